import { describe, expect, test } from 'vitest';
import { blankCard, type KotcCard as Card } from '../../../../../src-main/games/kotc/cards/card.js';
import type { RulesEdition } from '../../../../../src-main/games/kotc/cards/editions.js';
import { judgeCard } from '../../../../../src-main/games/kotc/cards/law/card-law.js';
import { hasPadlock } from '../../../../../src-main/games/kotc/cards/restrictions.js';
import { vocabularyOf } from '../../../../../src-main/games/kotc/cards/vocabulary/vocabulary.js';
import { worded } from '../../../../../src-main/games/kotc/cards/vocabulary/phrase.js';
import { designOf } from '../../../../../src-main/games/kotc/rules/components/design.js';
import { kotcRuleSets } from '../../../../../src-main/games/kotc/rules/rule-set.js';
import { termsOf } from '../../../../../src-main/games/kotc/rules/texts/terms.js';
import { broken, costOf, judged, rulesOf } from '../../cards/judging.js';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { play, spell } from '../../scene.js';
import { byEdition } from './wordings.js';

/** Open questions about what may be built, and what comes of it in play. */
describe('components of an ability', () => {
  test('[K06-RUL-52] [K09-RUL-52] [K11-GLO-20] every sentence that says to target something is a target selection, and no other is', () => {
    for (const rules of [6, 9, 10, 11] as const) {
      for (const { kind, phrase } of vocabularyOf(rules).entries) {
        const saysToTarget = /\btarget (?:up to|this card)/.test(phrase.template);
        expect([phrase.template, kind === 'target']).toEqual([phrase.template, saysToTarget]);
      }
    }
  });

  test('[K06-Q-62] [K09-Q-64] a total of damage is redacted, a total of offense is not', () => {
    for (const rules of [6, 9] as const) {
      const target = 'Target up to 2 cards in play.';
      expect(judged(rules, rules, `${target} Inflict a total of 10 damage to targets.`).status).toBe(
        'banned',
      );
      expect(judged(rules, rules, `${target} Decrease targets' offense by a total of 2.`).status).toBe(
        'legal',
      );
    }
  });

  test('[K06-Q-60] [K09-Q-60] [K11-Q-67] an effect on targets without a target selection is not legal', () => {
    for (const [rules, id] of [
      [6, 'K06-Q-60'],
      [9, 'K09-Q-60'],
      [10, 'K11-Q-67'],
      [11, 'K11-Q-67'],
    ] as const) {
      for (const effect of ['Destroy all targets.', "Increase targets' offense by a total of 2."]) {
        expect(broken(rules, 'spell', effect)).toEqual([id]);
        expect(judged(rules, rules, effect)).toMatchObject({ status: 'invalid', playable: false });
        expect(judged(rules, rules, `Target up to 1 card in play. ${effect}`).status).toBe('legal');
      }
    }
  });

  test('[K06-Q-94] [K09-Q-79] [K11-Q-91] [K11-Q-92] the same effect twice is legal and priced twice, and so are more targets than are looked at', () => {
    for (const rules of [6, 9, 10, 11] as const) {
      const once = 'Increase your hitpoints by 3.';
      expect(judged(rules, rules, `${once} ${once}`).status).toBe('legal');
      expect(Number(costOf(rules, 'spell', `${once} ${once}`))).toBe(
        2 * Number(costOf(rules, 'spell', once)),
      );
      const looking = (targets: number): string =>
        `Have one opponent look at exactly 2 cards on top of your deck and target up to ${targets} of those cards selected by that player. Place 1 counter on each target.`;
      expect(judged(rules, rules, looking(6)).status).toBe('legal');
      expect(Number(costOf(rules, 'spell', looking(6)))).toBeGreaterThan(
        Number(costOf(rules, 'spell', looking(2))),
      );
    }
  });

  test('[K06-Q-93] [K09-Q-78] what a type of card can never use is legal on it all the same', () => {
    for (const rules of [6, 9] as const) {
      const text = 'Remove 1 counter from this card. Increase your hitpoints by 3.';
      const cost = Number(costOf(rules, 'spell', text));
      expect(judged(rules, null, text, { cost })).toMatchObject({ status: 'legal', reasons: [] });
    }
    const never = 'Activate when this card is damaged, but not destroyed. Increase your hitpoints by 3.';
    expect(judged(9, null, never).status).toBe('legal');
  });

  sceneInEditions(
    '[K06-Q-93] [K09-Q-78] a cost that a spell can never pay is not paid, and there is no effect',
    {
      cards: { spell: spell('Remove 1 counter from this card. Increase your hitpoints by 3.', 0) },
      players: [{ name: 'A', hp: 10, hand: ['spell'] }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'spell' },
        { resolve: true },
        { expect: { players: { A: { hp: 10, grave: ['spell'] } }, log: [{ type: 'fail' }] } },
      ],
    },
  );

  sceneInEditions('[K09-Q-78] a condition that a trap can never meet never lets it be used', {
    cards: {
      spell: spell('Activate when this card is damaged, but not destroyed. Increase your hitpoints by 3.', 0),
      stones: spell(
        'Target up to 1 card in play. Roll 1 six-sided die and inflict the result of each die as damage to one target.',
        0,
      ),
    },
    players: [{ name: 'A', hp: 10, hand: ['stones'], traps: ['spell'] }, { name: 'B' }],
    steps: [
      { by: 'A', cast: 'stones' },
      { by: 'A', choose: ['spell'] },
      { by: 'A', activate: 'spell', refused: 'K09-ABL-09' },
      { expect: { players: { A: { hp: 10, traps: ['spell'] } } } },
    ],
  });

  test('[K11-Q-61] the rulebook’s example is an illustration: one text is in no list, the other is redacted', () => {
    const raise = 'Reveal this card, then you may summon this card (paying the usual costs).';
    expect(broken(11, 'spell', raise)).toEqual(['K11-BLD-12']);
    expect(judged(11, 11, raise).status).toBe('invalid');
    const ruling = judged(11, 11, 'Pay 2 hitpoints. Draw 3 cards.');
    expect([ruling.status, rulesOf(ruling).includes('K11-BAN-13')]).toEqual(['banned', true]);
  });

  test('[K09-Q-63] “Immortal Phoenix” is banned for its target selection; its condition is legal', () => {
    const condition = 'REBIRTH: Activate when this in-play card is destroyed.';
    const rest =
      'Reveal all targets, then summon or cast any number of targets that are not in play (paying the usual costs).';
    const phoenix = (target: string) =>
      judgeCard(
        { type: 'creature', edition: 9, offense: 1, defense: 1, text: `${condition} ${target} ${rest}` },
        9,
      );
    expect(phoenix('Target up to 1 card in your graveyard.')).toMatchObject({
      status: 'banned',
      playable: false,
      reasons: [{ rule: 'K09-BAN-14' }],
    });
    expect(phoenix('Target up to 1 card in your hand.').status).toBe('legal');
  });

  test('[K11-Q-64] exhausting own cards in play, and not creatures, to summon is an unknown text', () => {
    const caveat = 'You must exhaust 2 of your unexhausted cards in play to summon this creature.';
    const text = `${caveat}\nThis card has no abilities.`;
    expect(broken(11, 'creature', text)).toEqual(['K11-BLD-12']);
    expect(broken(11, 'creature', text.replace('cards in', 'creatures in'))).toEqual([]);
  });
});

describe('old texts', () => {
  const effect = ' Draw 3 cards.';

  test('[K11-Q-62] four that the 11th Edition’s table omits are read as the new ones with x = 1', () => {
    for (const [old, now] of [
      [
        'another of your cards in play is damaged, but not destroyed',
        'at least 1 of your cards in play (excluding this card) is damaged, but not destroyed',
      ],
      [
        'another of your cards in play is destroyed',
        'at least 1 of your cards in play (excluding this card) is destroyed',
      ],
      ['a card in your hand is destroyed', 'at least 1 card in your hand is destroyed'],
      ['a card in your deck is destroyed', 'at least 1 card in your deck is destroyed'],
    ] as const) {
      const ruling = judged(11, 11, `Activate when ${old}.${effect}`);
      expect(ruling).toMatchObject({ status: 'refurbished', playable: true });
      expect(ruling.text).toBe(`Activate when ${now}.${effect}`);
    }
  });

  test('[K09-Q-80] [K11-Q-63] the printed cost of an old text is that of the new one, which the 6th has for its own', () => {
    for (const [old, now, relief] of [
      ['you take damage', 'you take at least 5 damage', 1],
      ['a card in your hand is destroyed', 'at least 1 card in your hand is destroyed', 1],
      [
        'another of your cards in play is destroyed',
        'at least 1 of your cards in play (excluding this card) is destroyed',
        1,
      ],
    ] as const) {
      for (const rules of [9, 10, 11] as const) {
        const right = Number(costOf(rules, 'spell', effect)) - relief;
        expect(costOf(rules, 'spell', `Activate when ${old}.${effect}`)).toBe(String(right));
        expect(costOf(rules, 'spell', `Activate when ${now}.${effect}`)).toBe(String(right));
        const printed = (cost: number) =>
          judged(rules, 11, `Activate when ${old}.${effect}`, { cost }).status;
        expect([printed(right), printed(right + 1)]).toEqual(['refurbished', 'invalid']);
      }
      const before = Number(costOf(6, 'spell', effect)) - relief;
      expect(costOf(6, 'spell', `Activate when ${old}.${effect}`)).toBe(String(before));
    }
  });
});

describe('cards of other editions', () => {
  test('[K06-Q-100] in a 6th Edition game are legal with texts and costs of the 6th', () => {
    expect(judged(6, 9, 'Draw 2 cards.', { cost: 8 }).status).toBe('legal');
    expect(judged(6, 9, 'Draw 2 cards.', { cost: 4 })).toMatchObject({ status: 'invalid', playable: false });
    expect(judged(6, 11, 'All players draw 2 cards.').status).toBe('invalid');
  });

  test('[K09-Q-62] [K11-Q-66] with a later indicator are legal if texts and cost are those of the rules', () => {
    for (const rules of [9, 11] as const) {
      expect(judged(rules, 14, 'Draw 2 cards.', { cost: 4 }).status).toBe('legal');
      expect(judged(rules, 14, 'Draw 2 cards.', { cost: 8 }).status).toBe('invalid');
      expect(judged(rules, 14, 'Target 1 in-play card; bounce it.').status).toBe('invalid');
    }
    expect(judged(9, 11, 'All players draw 2 cards.').status).toBe('invalid');
  });

  inEditions('[K06-Q-61] [K09-Q-61] in play the printed cost is paid, right or wrong', (rules) => {
    const edition: RulesEdition = byEdition(rules, 6, 9, 11);
    expect(judged(edition, edition, 'Draw 2 cards.', { cost: 2 })).toMatchObject({ status: 'invalid' });
    play({
      rules,
      cards: { spell: spell('Draw 2 cards.', 2) },
      players: [
        {
          name: 'A',
          hand: ['spell'],
          granary: ['one', 'two', 'three'].map((as) => ({ card: 'filler', as })),
        },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', pay: ['one', 'three'] },
        {
          expect: {
            players: { A: { hand: 2, grave: ['spell'] } },
            cards: { one: { exhausted: true }, two: { exhausted: false }, three: { exhausted: true } },
          },
        },
      ],
    });
  });
});

describe('looks', () => {
  const printed = (rules: RulesEdition): Card => ({
    ...blankCard('00000000-0000-4000-8000-000000000000', rules),
    cost: 3,
    offense: 2,
    defense: 5,
    text: 'This card has no abilities.',
  });
  const noCrop = { left: 0, top: 0, right: 0, bottom: 0 };
  const changes: Partial<Card>[] = [
    { name: 'Raptor' },
    { picture: { id: `${'0'.repeat(32)}.png`, fit: 'cover', zoom: 1, x: 0, y: 0, crop: noCrop } },
    { flavor: 'It bites.' },
    { licence: 'CC0' },
    { tags: ['dinosaur'] },
  ];

  test('[K06-BLD-59] [K09-BLD-60] name, picture and the lines around it may be changed: law and play stay the same', () => {
    for (const rules of [6, 9] as const) {
      const plain = printed(rules);
      const { name: _, ...design } = designOf(plain, rules);
      for (const change of changes) {
        const other = { ...plain, ...change };
        expect(judgeCard(other, rules)).toEqual(judgeCard(plain, rules));
        expect(designOf(other, rules)).toMatchObject(design);
      }
      expect(judgeCard({ ...plain, cost: 4 }, rules).status).toBe('invalid');
    }
  });

  test('[K11-Q-69] the padlock stands on a creature for exactly the summon costs', () => {
    const wording = { dropsUpToOne: false, singleTarget: false };
    const caveats = vocabularyOf(11).entries.filter(({ kind }) => kind === 'caveat');
    const locked = caveats.filter(({ phrase }) => {
      const sentence = worded(phrase, { x: 2 }, wording);
      const text = `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.\nThis card has no abilities.`;
      return hasPadlock({ type: 'creature', edition: 11, text });
    });
    const summonCosts = caveats.filter(({ id }) => id.startsWith('caveat-summon-'));
    expect(locked.map(({ id }) => id)).toEqual(summonCosts.map(({ id }) => id));
    expect(summonCosts.length).toBeLessThan(caveats.length);
  });

  test('[K11-Q-68] the zones have the names of the text, not those of the figure', () => {
    const { zones } = termsOf(kotcRuleSets['kotc-11'].edition);
    expect([zones.battlefield, zones.traps, zones.granary]).toEqual([
      'Creature Zone',
      'Trap Zone',
      'Resource Zone',
    ]);
  });

  test('[K11-Q-65] a text new in the 11th Edition is legal on a card of an earlier one, with a warning', () => {
    const text = 'All players draw 2 cards.';
    const warned = ({ status, reasons }: ReturnType<typeof judgeCard>) => [
      status,
      reasons.map(({ rule }) => rule),
    ];
    for (const edition of [9, 10, null] as const) {
      expect(warned(judgeCard({ type: 'spell', text, edition, cost: 2 }, 11))).toEqual([
        'legal',
        ['K11-Q-65'],
      ]);
    }
    expect(warned(judgeCard({ type: 'spell', text, edition: 11, cost: 2 }, 11))).toEqual(['legal', []]);
  });

  inEditions('[K06-Q-26] [K09-Q-27] a cost for attacking or defending is no text of the guide', (rules) => {
    const text =
      'You must exhaust 1 of your resources to attack with, defend with, or use an ability of this creature.';
    // The 10th plays by the same rulebook, and its guide is the first to have it.
    const expected = rules === 'kotc-10' ? 'legal' : 'invalid';
    const { number } = kotcRuleSets[rules].edition;
    const card = { type: 'creature', edition: number, offense: 2, defense: 5, cost: 3 } as const;
    const ruling = judgeCard({ ...card, text: `${text}\nThis card has no abilities.` }, number);
    expect(ruling.status).toBe(expected);
    expect(ruling.playable).toBe(expected === 'legal');
  });
});
