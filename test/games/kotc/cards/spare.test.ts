import { expect, test } from 'vitest';
import type { GuideEdition } from '../../../../src-main/games/kotc/cards/editions.js';
import { readText } from '../../../../src-main/games/kotc/cards/language/read.js';
import type { PricedCard } from '../../../../src-main/games/kotc/cards/price/price.js';
import { spareUses } from '../../../../src-main/games/kotc/cards/price/spare.js';

const nothing = 'This card has no abilities.';

type Stats = readonly [offense: number, defense: number];
type Case = readonly [edition: GuideEdition, stats: Stats | null, text: string, uses: readonly string[]];

/** What could be more or less for nothing: place, letter, from, to, and what stays unused then. */
const cases: readonly Case[] = [
  [14, [2, 5], '', ['defense 5 6 0']],
  [14, [0, 1], '', ['defense 1 2 0']],
  [14, [3, 4], 'GREED: Draw 2 cards.', []],
  [11, [99, 3], nothing, ['defense 3 5 0']],
  [11, [98, 99], nothing, []],
  [11, [0, 4], nothing, ['defense 4 5 0']],
  [9, [1, 7], 'A883: Draw 3 cards.', ['defense 7 10 0']],
  [14, null, 'Draw 2 cards.', []],
  [
    6,
    [0, 3],
    `You must exhaust 1 of your unexhausted creatures in play to summon this creature.\n${nothing}`,
    ['defense 3 10 0', 'offense 0 1 2/5'],
  ],
  [
    9,
    [1, 3],
    `You must destroy 30 random card in your hand to summon this creature.\n${nothing}`,
    ['0 caveat-summon-destroy-random-hand x 30 1 3/20', 'offense 1 22 9/10', 'defense 3 43 139/10'],
  ],
  [
    6,
    [0, 7],
    'A41: Remove 1 counter from this card. Inflict 3 damage to any one player.',
    ['1 effect-inflict-player-damage x 3 7 1/10', 'defense 7 10 3/2'],
  ],
  [
    9,
    [1, 7],
    'A515: Activate when at least 1 card in your hand is destroyed. Target up to 1 of your resources. Increase targets’ defense by a total of 2.',
    ['2 effect-increase-defense x 2 8 0', '1 target-your-resources x 1 2 1/5', 'defense 7 10 3/5'],
  ],
  [
    11,
    null,
    'Target up to 1 card in play selected by an opponent of your choice. Decrease targets’ offense by a total of 2.',
    ['0 target-in-play-opponent-selected x 1 4 0', '1 effect-decrease-offense x 2 3 1/4'],
  ],
  [
    6,
    null,
    'Destroy 5 of your resources. You may re-roll up to 1 die for the rest of this turn (excluding the current chain) up to 1 time each. Draw 1 card.',
    [
      '0 cost-destroy-resources x 5 2 0',
      '1 effect-re-roll-rest-of-turn x 1 7 0',
      '1 effect-re-roll-rest-of-turn y 1 7 0',
      '2 effect-draw x 1 2 2',
    ],
  ],
  [
    14,
    null,
    'Self-destroy 3 in-play cards and self-destroy 1 in-play card→Excavate 2 cards and target up to 3 excavated cards; place 1 Shield Counter on each target.',
    [
      '2 target-excavate x 2 28 0',
      '2 target-excavate y 3 9 2/5',
      '0 cost-self-destroy-in-play x 3 1 6/5',
      '3 effect-place-shield-counters x 1 2 12/5',
    ],
  ],
  [
    14,
    [3, 7],
    'A379: When a card(s) in your deck is destroyed: self-destroy 1 random card in your hand→1-dice-heal yourself.',
    ['2 effect-dice-heal x 1 2 1/2', 'defense 7 8 1'],
  ],
];

function priced(edition: GuideEdition, stats: Stats | null, text: string): PricedCard {
  const type = stats ? 'creature' : 'spell';
  const { caveat, abilities, understood } = readText(text, type, edition, { hints: false });
  expect(understood).toBe(true);
  return { type, offense: stats?.[0] ?? null, defense: stats?.[1] ?? null, caveat, abilities };
}

test.each(cases)('in the %ith edition, %j: “%s”', (edition, stats, text, uses) => {
  const found = spareUses(priced(edition, stats, text), edition);
  expect(
    found.map(({ where, id, variable, from, to, unused }) =>
      [where, ...(id === null ? [] : [id, variable]), from, to, unused].join(' '),
    ),
  ).toEqual(uses);
  expect(found.every(({ id, variable }) => (id === null) === (variable === null))).toBe(true);
});

test('a creature with blank figures may have some', () => {
  const blank = { ...priced(14, [0, 0], ''), offense: null, defense: null };
  expect(spareUses(blank, 14)).toEqual(spareUses(priced(14, [0, 0], ''), 14));
});

test('a card without a price has none', () => {
  // The 6th Edition knows none of these components.
  const modern = priced(14, null, 'Self-bury 1 in-play card→Draw 1 card.');
  expect(spareUses(modern, 6)).toEqual([]);
});
