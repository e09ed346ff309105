import { describe, expect, test } from 'vitest';
import { readText, type CardType } from '../../../../src-main/games/kotc/cards/language/read.js';
import { vocabularyOf } from '../../../../src-main/games/kotc/cards/vocabulary/vocabulary.js';
import { abilityCosts, classicEditions, costOf } from './judging.js';
import type { GuideEdition } from '../../../../src-main/games/kotc/cards/editions.js';
import type { Ability, SubAbility, Use } from '../../../../src-main/games/card-components.js';
import { toText } from '../../../../src-main/games/kotc/cards/price/fraction.js';
import { priceCard, type PricedCard } from '../../../../src-main/games/kotc/cards/price/price.js';

/** Prices that the checklists give, card by card: edition, type, text, cost, offense, defense. */
const offenseCounters =
  'Place 3 offense counters on each target; you can remove an offense counter from a card at any time to increase its offense by 1.';
const mourning =
  'Activate when at least 1 of your cards in play (excluding this card) is destroyed. Target up to 2 cards on the top of one player’s deck. Reveal all targets, then summon or cast any number of targets that are not in play (paying the usual costs).';
const fifths = `Target up to 1 card in play with at least 4 counters. ${offenseCounters} Place all targets on top of owner's deck in any order.`;
const sacrifice = 'You must sacrifice 1 card in play to summon this creature.';

type Case = readonly [
  id: string,
  edition: GuideEdition,
  type: CardType,
  text: string,
  cost: string,
  offense?: number,
  defense?: number,
];

const cases: readonly Case[] = [
  ['K06-BLD-27', 6, 'creature', '', '5', 3, 10],
  ['K06-BLD-27', 6, 'creature', '', '1', 0, 0],
  ['K09-BLD-28', 9, 'creature', '', '5', 3, 10],
  ['K09-BLD-28', 9, 'creature', '', '1', 0, 0],
  ['K06-BLD-28', 6, 'creature', '', '4', 2, 6],
  ['K06-BLD-28', 6, 'creature', sacrifice, '2', 2, 6],
  ['K09-BLD-29', 9, 'creature', '', '4', 2, 6],
  ['K09-BLD-29', 9, 'creature', sacrifice, '2', 2, 6],
  ['K06-BLD-29', 6, 'spell', 'Draw 2 cards.', '8'],
  ['K09-BLD-30', 9, 'spell', 'Draw 2 cards.', '4'],
  ['K06-BLD-52', 6, 'spell', fifths, '3'],
  ['K09-BLD-53', 9, 'spell', fifths, '3'],
  ['K06-BLD-53', 6, 'creature', 'This card has no abilities.', '3', 2, 5],
  ['K09-BLD-54', 9, 'creature', 'This card has no abilities.', '3', 2, 5],
  ['K11-BLD-28', 11, 'creature', 'This card has no abilities.', '3', 2, 5],
  [
    'K06-BLD-54',
    6,
    'spell',
    'Activate when another of your cards in play is destroyed. Target up to 2 cards in your hand. Reveal all targets, then summon or cast any number of targets that are not in play (paying the usual costs).',
    '5',
  ],
  ['K09-BLD-55', 9, 'spell', mourning, '5'],
  ['K11-BLD-29', 11, 'spell', mourning, '5'],
  ['K06-BLD-55', 6, 'spell', 'Target up to 5 cards in play. Increase your hitpoints by 2.', '4'],
  ['K09-BLD-56', 9, 'spell', 'Target up to 5 cards in play. Increase your hitpoints by 2.', '4'],
  ['K11-BLD-40', 11, 'spell', 'Target up to 5 cards in play. Increase your hitpoints by 2.', '4'],
  ['K11-BLD-41', 11, 'spell', 'Target this card. Place 1 counter on each target.', '1'],
  ['K11-BLD-42', 11, 'spell', 'Target up to 2 cards in play. Destroy all targets.', '6'],
  [
    'K11-BLD-43',
    11,
    'spell',
    "Target up to 2 cards in play. Increase targets' defense by a total of 10.",
    '1',
  ],
  [
    'K11-BLD-43',
    11,
    'spell',
    "Target up to 2 cards in play. Increase targets' defense by a total of 11.",
    '2',
  ],
  [
    'K11-BLD-44',
    11,
    'spell',
    'Target up to 1 card in play. Roll 4 six-sided dice and inflict the result of each die as damage to one target.',
    '2',
  ],
  ['K11-BLD-45', 11, 'creature', 'This creature cannot attack.', '1', 1, 6],
];

test.each(
  cases.map(([id, edition, type, text, cost, offense = 0, defense = 0]) => {
    return { id, edition, type, text, cost, offense, defense };
  }),
)('[$id] in the $edition a $type $offense $defense “$text” costs $cost', (one) => {
  const { edition, type, text, cost, offense, defense } = one;
  expect(readText(text, type, edition).problems).toEqual([]);
  expect(costOf(edition, type, text, offense, defense)).toBe(cost);
});

describe('the arithmetic of abilities, 6th to 11th', () => {
  const selection = 'Target up to 4 cards in play.';

  test('[K06-BLD-19] [K09-BLD-20] [K11-BLD-19] the cost of the selection is t in every effect', () => {
    for (const edition of classicEditions) {
      expect(
        costOf(edition, 'spell', `${selection} Place all targets on top of owner's deck in any order.`),
      ).toBe('12');
      const two = `${selection} Exhaust all targets. Place all targets on top of owner's deck in any order.`;
      expect(costOf(edition, 'spell', two)).toBe('20');
    }
  });

  test('[K06-BLD-20] [K09-BLD-21] [K11-BLD-20] the selection adds nothing by itself', () => {
    for (const edition of classicEditions) {
      const [with4, without] = [
        `${selection} Increase your hitpoints by 3.`,
        'Increase your hitpoints by 3.',
      ];
      expect(costOf(edition, 'spell', with4)).toBe(costOf(edition, 'spell', without));
    }
  });

  test('[K06-BLD-21] [K09-BLD-22] [K11-BLD-21] relief is that of the condition plus that of the cost', () => {
    for (const edition of classicEditions) {
      const [condition, cost] = [
        'Activate when this in-play card is destroyed. ',
        'Exhaust 3 of your resources. ',
      ];
      const effect = 'Increase your hitpoints by 5.';
      const paid = (text: string): string[] => abilityCosts(edition, 'spell', text);
      expect(paid(effect)).toEqual(['10']);
      expect(paid(condition + effect)).toEqual(['8']);
      expect(paid(cost + effect)).toEqual(['17/2']);
      expect(paid(condition + cost + effect)).toEqual(['13/2']);
    }
  });

  test('[K06-BLD-22] [K09-BLD-23] [K11-BLD-22] [K11-BLD-27] each ability counts at least 1', () => {
    for (const edition of classicEditions) {
      const cheap = 'Exhaust 8 of your resources. Increase your hitpoints by 1.';
      expect(abilityCosts(edition, 'creature', `${cheap}\n${cheap}\nIncrease your hitpoints by 1.`)).toEqual([
        '1',
        '1',
        '2',
      ]);
      expect(costOf(edition, 'creature', `${cheap}\n${cheap}`, 0, 0)).toBe('2');
    }
  });

  test('[K06-BLD-23] [K09-BLD-24] [K11-BLD-23] [K11-BLD-24] a creature costs its body plus its abilities, rounded up once', () => {
    for (const edition of classicEditions) {
      const half = 'Exhaust 1 of your resources. Increase your hitpoints by 1.';
      expect(abilityCosts(edition, 'creature', `${half}\n${half}`)).toEqual(['3/2', '3/2']);
      expect(costOf(edition, 'creature', `${half}\n${half}`, 1, 0)).toBe('4');
      expect(costOf(edition, 'creature', `${half}\n${half}`, 1, 1)).toBe('5');
      expect(costOf(edition, 'creature', '', 0, 1)).toBe('1');
    }
  });

  test('[K06-BLD-24] [K09-BLD-25] [K11-BLD-23] relief of a caveat beyond the body is lost', () => {
    for (const edition of classicEditions) {
      const caveat = 'You must sacrifice 9 cards in play to summon this creature.';
      expect(costOf(edition, 'creature', `${caveat}\nIncrease your hitpoints by 5.`, 3, 5)).toBe('10');
    }
  });

  test('[K06-BLD-25] [K09-BLD-26] [K11-BLD-25] a spell costs its ability rounded up, and 1 at least', () => {
    for (const edition of classicEditions) {
      expect(costOf(edition, 'spell', 'Exhaust 1 of your resources. Increase your hitpoints by 2.')).toBe(
        '4',
      );
      expect(costOf(edition, 'spell', 'Exhaust 9 of your resources. Increase your hitpoints by 2.')).toBe(
        '1',
      );
    }
  });

  test('[K06-BLD-26] [K09-BLD-27] [K11-BLD-26] fractions are kept until the end', () => {
    for (const edition of classicEditions) {
      const half = 'Exhaust 1 of your resources. Increase your hitpoints by 1.';
      const text = [half, half, half].join('\n');
      expect(costOf(edition, 'creature', text, 0, 0)).toBe('5');
    }
  });

  test('[K06-BLD-30] [K06-BLD-31] [K06-BLD-32] abilities of the 6th', () => {
    const costs = (text: string): string[] => abilityCosts(6, 'spell', text);
    expect(costs('Target this card. Place 1 counter on each target.')).toEqual(['1']);
    expect(
      costs(
        "Remove 2 counters from this card. Target up to 2 cards in one player's graveyard randomly. Reveal all targets, then summon or cast any number of targets that are not in play (paying the usual costs).",
      ),
    ).toEqual(['2']);
    expect(costs('Roll 2 six-sided dice and increase your hitpoints by the result.')).toEqual(['8']);
  });

  test('[K09-BLD-31] [K09-BLD-32] [K09-BLD-33] abilities of the 9th', () => {
    const costs = (text: string): string[] => abilityCosts(9, 'spell', text);
    expect(costs('Target this card. Place 1 counter on each target.')).toEqual(['1']);
    expect(
      costs(
        "Remove 2 counters from this card. Target up to 2 cards in one player's graveyard randomly. Reveal all targets, then summon or cast any number of targets that are not in play (paying the usual costs).",
      ),
    ).toEqual(['2']);
    expect(costs('Roll 2 six-sided dice and increase your hitpoints by the result.')).toEqual(['8']);
  });

  test.each([
    ['K11-BLD-31', 'effect-destroy-targets', '3t', '8t'],
    ['K11-BLD-32', 'effect-increase-offense', '(x+t)/2', 'x+t'],
    ['K11-BLD-33', 'effect-increase-defense', '(x+t)/12', 'x/5+t'],
    ['K11-BLD-34', 'effect-decrease-offense', '(x+t)/2', 'x+t'],
    ['K11-BLD-35', 'effect-roll-damage-each-die', '(x+t)/4', 'x+t'],
  ])('[%s] %s costs %s in the 11th, %s before', (_id, component, now, before) => {
    expect(vocabularyOf(11).byId.get(component)?.price.text).toBe(now);
    expect(vocabularyOf(11).byId.get(component)?.repriced?.was.text).toBe(before);
    for (const older of [9, 10] as const)
      expect(vocabularyOf(older).byId.get(component)?.price.text).toBe(before);
  });
});

describe('no price', () => {
  const draw = { id: 'effect-draw', values: { x: 1 } };
  const onTargets = { id: 'effect-destroy', values: {} };
  const some = { id: 'target-in-play', values: { x: 1 } };
  const part = (target: Use | null, ...effects: Use[]): SubAbility => ({
    target,
    effects,
    joiners: effects.slice(1).map(() => 'then'),
  });
  const ability = (more: Partial<Ability>): Ability => ({
    name: null,
    condition: null,
    costs: [],
    parts: [part(null, draw)],
    ...more,
  });
  const priced = (more: Partial<PricedCard>): string | null => {
    const spell: PricedCard = { type: 'spell', offense: null, defense: null, caveat: null, abilities: [] };
    const price = priceCard({ ...spell, ...more }, 14);
    return price && toText(price.cost);
  };
  const whole = (...parts: SubAbility[]): string | null => priced({ abilities: [ability({ parts })] });
  const incomplete: [what: string, use: Use][] = [
    ['of another edition', { id: 'effect-switch-control', values: {} }],
    ['without its number', { id: 'effect-draw', values: {} }],
    ['with 0 for its number', { id: 'effect-draw', values: { x: 0 } }],
  ];

  test.each(incomplete)('has a card with a component %s, wherever that stands', (_, wrong) => {
    expect(whole(part(null, draw))).toBe('2');
    expect(whole(part(null, wrong))).toBeNull();
    expect(whole(part(null, draw, wrong))).toBeNull();
    expect(whole(part(null, wrong, draw))).toBeNull();
    expect(whole(part(null, draw), part(some, onTargets, wrong))).toBeNull();
    expect(whole(part(some, onTargets))).not.toBeNull();
    expect(whole(part({ ...some, values: {} }, onTargets))).toBeNull();
    expect(whole(part(null, draw), part(wrong, draw))).toBeNull();
    expect(priced({ abilities: [ability({}), ability({ condition: wrong })] })).toBeNull();
    const paid = { id: 'cost-self-exhaust-resources', values: { x: 1 } };
    expect(priced({ abilities: [ability({ costs: [paid] })] })).not.toBeNull();
    expect(priced({ abilities: [ability({ costs: [paid, wrong] })] })).toBeNull();
    const body = { type: 'creature', offense: 1, defense: 1 } as const;
    expect(priced(body)).toBe('2');
    expect(priced({ ...body, caveat: wrong })).toBeNull();
  });

  test('[K14-LVL-09] has a creature without offense or without defense', () => {
    expect(priced({ type: 'creature', offense: 0, defense: 0 })).toBe('0');
    expect(priced({ type: 'creature', offense: null, defense: 1 })).toBeNull();
    expect(priced({ type: 'creature', offense: 1, defense: null })).toBeNull();
  });
});
