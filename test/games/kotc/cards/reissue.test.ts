import { expect, test } from 'vitest';
import { blankCard, type KotcCard } from '../../../../src-main/games/kotc/cards/card.js';
import { guideNumberOf, rulesNumberOf } from '../../../../src-main/games/kotc/cards/game-editions.js';
import { reissue } from '../../../../src-main/games/kotc/cards/upgrade/reissue.js';

type Edition = KotcCard['edition'];

const made = (edition: Edition, fields: Partial<KotcCard>): KotcCard => ({
  ...blankCard('x', edition),
  ...fields,
});
const spell = (edition: Edition, cost: number | null, text: string): KotcCard =>
  made(edition, { type: 'spell', cost, text });
const creature = (edition: Edition, cost: number | null, text: string): KotcCard =>
  made(edition, { cost, text, offense: 3, defense: 4 });

const draw = 'GREED: Draw 2 cards.';
const paid = 'PAY: Self-exhaust 1 resource→Draw 2 cards.';
const strange = 'Paint the moon.';
const destroy = 'Target up to 1 card in play. Destroy all targets.';
const hurt = 'Activate when you take damage. Draw 2 cards.';
const nothing = 'This card has no abilities.';
const unlike = (words: string): string =>
  `“${words}” has no like in the 14th Edition. The 14th Edition has nothing like it.`;

interface Came {
  readonly kind: string;
  /** Where it is another one. */
  readonly text?: string;
  readonly cost?: number;
  readonly notes?: readonly string[];
}

const cases: readonly (readonly [card: KotcCard, to: Edition, came: Came])[] = [
  [
    creature(14, 9, draw),
    3,
    {
      kind: 'unchanged',
      notes: ['The guide of the 3rd Edition is not known here: the text stays as it is.'],
    },
  ],
  [creature(14, 9, draw), null, { kind: 'unchanged' }],
  [creature(14, 9, draw), 11, { kind: 'relevelled', cost: 8 }],
  [creature(14, null, draw), 11, { kind: 'unchanged' }],
  [creature(14, 5, draw), 11, { kind: 'unchanged' }],
  [creature(12, 9, draw), 14, { kind: 'unchanged' }],
  [creature(14, 9, strange), null, { kind: 'unchanged' }],
  [
    creature(14, 9, paid),
    null,
    {
      kind: 'cannot',
      notes: ['A card without an edition is read by the older guides, which do not know its text.'],
    },
  ],
  [
    creature(14, 9, strange),
    9,
    {
      kind: 'cannot',
      text: nothing,
      cost: 4,
      notes: ['Its text is not all in the guide of the 14th Edition, so it has no other words.'],
    },
  ],
  [creature(14, 5, '  '), 9, { kind: 'relevelled', cost: 4 }],
  [creature(14, 5, ''), 9, { kind: 'relevelled', cost: 4 }],
  [creature(9, 4, nothing), 14, { kind: 'reworded', text: '', cost: 5 }],
  [spell(9, 4, 'Draw 2 cards.'), 14, { kind: 'unchanged' }],
  [spell(9, 4, '**Draw** 2 cards'), 6, { kind: 'reworded', text: '**Draw** 2 cards.', cost: 8 }],
  [
    spell(6, 4, hurt),
    11,
    {
      kind: 'reworded',
      text: 'Activate when you take at least 5 damage. Draw 2 cards.',
      notes: ['The new text has a number, which was set to 5.'],
    },
  ],
  [spell(6, 4, hurt), 14, { kind: 'reworded', text: 'When you take damage: Draw 2 cards.' }],
  [spell(6, 8, destroy), 11, { kind: 'relevelled', cost: 3 }],
  [
    spell(6, 8, destroy),
    14,
    { kind: 'reworded', text: 'Target 1 in-play card; destroy the target.', cost: 2 },
  ],
  [
    spell(9, 6, 'Draw 2 cards. Increase your hitpoints by 2.'),
    14,
    { kind: 'cannot', text: 'Draw 2 cards.', notes: [unlike('Increase your hitpoints by 2')] },
  ],
  [
    spell(9, 6, 'Increase your hitpoints by 2. Target up to 2 cards in play. Exhaust all targets.'),
    14,
    {
      kind: 'cannot',
      text: '',
      notes: [unlike('Increase your hitpoints by 2'), unlike('Exhaust all targets')],
    },
  ],
  [
    creature(6, 3, 'A41: Remove 1 counter from this card. Inflict 3 damage to any one player.'),
    11,
    {
      kind: 'cannot',
      text: nothing,
      notes: [
        '“Inflict 3 damage to any one player” has no like in the 11th Edition. It was redacted in the 2nd Edition; cards with it are banned.',
      ],
    },
  ],
];

test.each(cases.map(([card, to, came]) => [card.edition, to, card.text, card, came] as const))(
  'from the %s to the %s Edition: “%s”',
  (_from, to, _text, card, came) => {
    const { kind, card: now, notes } = reissue(card, to);
    expect({ kind, notes, ...now }).toEqual({
      ...card,
      edition: to,
      kind: came.kind,
      notes: came.notes ?? [],
      text: came.text ?? card.text,
      cost: came.cost ?? card.cost,
    });
  },
);

test('a card that could be played and may not be in its new edition says why', () => {
  const huge = made(14, { cost: 202, offense: 200, defense: 4, text: '' });
  expect(reissue(huge, 9).notes.join(' ')).toMatch(/99/);
  const wrong = { ...huge, cost: 1 };
  expect(reissue(wrong, 9).notes).toEqual([]);
});

test('editions by their ids: those with a guide, and those that are played', () => {
  expect([guideNumberOf('kotc-06'), rulesNumberOf('kotc-14')]).toEqual([6, 14]);
  for (const of of [guideNumberOf, rulesNumberOf])
    for (const id of ['kotc-03', 'kotc-99', 'x']) expect(() => of(id)).toThrow(RangeError);
});
