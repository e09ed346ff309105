import { describe, expect, test } from 'vitest';
import { judgeCard } from '../../../../src-main/games/kotc/cards/law/card-law.js';
import { classicEditions, judged, rulesOf } from './judging.js';

describe('revised texts', () => {
  const effect = ' Increase your hitpoints by 9.';
  const caveat =
    'You must exhaust 2 of your unexhausted cards in play chosen by an opponent of your choice to summon this creature.';
  const table = [
    [
      6,
      'K06-REV-03',
      `Exhaust 2 of your unexhausted cards in play.${effect}`,
      `Exhaust 2 of your unexhausted creatures in play.${effect}`,
    ],
    [
      6,
      'K06-REV-04',
      `Exhaust 2 of your unexhausted cards in play chosen by an opponent of your choice.${effect}`,
      `Exhaust 2 of your unexhausted creatures in play chosen by an opponent of your choice.${effect}`,
    ],
    [6, 'K06-REV-05', `Target up to 2 resources.${effect}`, `Target up to 2 of your resources.${effect}`],
    [
      9,
      'K09-REV-03',
      `Activate when a card in your deck is destroyed.${effect}`,
      `Activate when at least 1 card in your deck is destroyed.${effect}`,
    ],
    [
      9,
      'K09-REV-04',
      `Activate when a card in your hand is destroyed.${effect}`,
      `Activate when at least 1 card in your hand is destroyed.${effect}`,
    ],
    [
      9,
      'K09-REV-05',
      `Activate when another of your cards in play is damaged, but not destroyed.${effect}`,
      `Activate when at least 1 of your cards in play (excluding this card) is damaged, but not destroyed.${effect}`,
    ],
    [
      9,
      'K09-REV-06',
      `Activate when another of your cards in play is destroyed.${effect}`,
      `Activate when at least 1 of your cards in play (excluding this card) is destroyed.${effect}`,
    ],
    [
      9,
      'K09-REV-07',
      `Activate when this card as a resource is destroyed.${effect}`,
      `Activate when this card as a resource is destroyed by paying this card's resource cost.${effect}`,
    ],
    [
      9,
      'K09-REV-08',
      `Activate when this card in your deck is destroyed.${effect}`,
      `Activate when this card in your deck is destroyed by paying this card's resource cost.${effect}`,
    ],
    [
      9,
      'K09-REV-09',
      `Activate when this card in your hand is destroyed.${effect}`,
      `Activate when this card in your hand is destroyed by paying this card's resource cost.${effect}`,
    ],
    [
      9,
      'K09-REV-10',
      `Activate when you take damage.${effect}`,
      `Activate when you take at least 5 damage.${effect}`,
    ],
    [
      9,
      'K09-REV-11',
      `Exhaust 2 of your unexhausted cards in play.${effect}`,
      `Exhaust 2 of your unexhausted creatures in play.${effect}`,
    ],
    [
      9,
      'K09-REV-12',
      `Exhaust 2 of your unexhausted cards in play chosen by an opponent of your choice.${effect}`,
      `Exhaust 2 of your unexhausted creatures in play chosen by an opponent of your choice.${effect}`,
    ],
    [9, 'K09-REV-13', `Target up to 1 resource.${effect}`, `Target up to 1 of your resources.${effect}`],
    [
      9,
      'K09-REV-14',
      'You may re-roll up to 2 dice for the rest of this turn (excluding the current chain) up to 1 time each.',
      'You may re-roll up to 2 dice for the rest of this turn up to 1 time each.',
    ],
    [
      11,
      'K11-REV-03',
      `Activate when this card as a resource is destroyed.${effect}`,
      `Activate when this card as a resource is destroyed by paying this card's resource cost.${effect}`,
    ],
    [
      11,
      'K11-REV-04',
      `Activate when this card in your deck is destroyed.${effect}`,
      `Activate when this card in your deck is destroyed by paying this card's resource cost.${effect}`,
    ],
    [
      11,
      'K11-REV-05',
      `Activate when this card in your hand is destroyed.${effect}`,
      `Activate when this card in your hand is destroyed by paying this card's resource cost.${effect}`,
    ],
    [
      11,
      'K11-REV-06',
      `Activate when you take damage.${effect}`,
      `Activate when you take at least 5 damage.${effect}`,
    ],
    [
      11,
      'K11-REV-07',
      `Exhaust 2 of your unexhausted cards in play.${effect}`,
      `Exhaust 2 of your unexhausted creatures in play.${effect}`,
    ],
    [
      11,
      'K11-REV-08',
      `Exhaust 2 of your unexhausted cards in play chosen by an opponent of your choice.${effect}`,
      `Exhaust 2 of your unexhausted creatures in play chosen by an opponent of your choice.${effect}`,
    ],
    [11, 'K11-REV-09', `Target up to 2 resources.${effect}`, `Target up to 2 of your resources.${effect}`],
    [
      11,
      'K11-REV-10',
      'You may re-roll up to 3 dice for the rest of this turn (excluding the current chain) up to 2 times each.',
      'You may re-roll up to 3 dice for the rest of this turn up to 2 times each.',
    ],
    [
      11,
      'K11-Q-62',
      `Activate when a card in your hand is destroyed.${effect}`,
      `Activate when at least 1 card in your hand is destroyed.${effect}`,
    ],
  ] as const;

  /** The 10th Edition has the list of the 9th. */
  const with10th = table.flatMap(([rules, ...row]) =>
    (rules === 9 ? ([9, 10] as const) : [rules]).map((edition) => [edition, ...row] as const),
  );

  test.each(with10th)('under the %ith, [%s] “%s” is read as “%s”', (rules, id, old, now) => {
    const ruling = judged(rules, null, old);
    expect([ruling.status, ruling.text, ruling.playable]).toEqual(['refurbished', now, true]);
    expect(rulesOf(ruling)).toEqual([id]);
    expect(judged(rules, null, now)).toMatchObject({ status: 'legal', text: now });
  });

  test.each([
    [6, 'K06-REV-06'],
    [9, 'K09-REV-15'],
    [10, 'K09-REV-15'],
    [11, 'K11-REV-11'],
  ] as const)('under the %ith, [%s] the caveat is read with creatures', (rules, id) => {
    const ruling = judgeCard(
      { type: 'creature', text: caveat, edition: null, offense: 3, defense: 3 },
      rules,
    );
    expect([ruling.status, rulesOf(ruling)]).toEqual(['refurbished', [id]]);
    expect(ruling.text).toBe(`${caveat.replace('cards', 'creatures')}\nThis card has no abilities.`);
  });

  test('[K06-REV-01] [K06-REV-02] [K09-REV-01] [K09-REV-02] [K11-REV-01] it stays usable with its numbers', () => {
    for (const rules of classicEditions) {
      const text = `Exhaust 7 of your unexhausted cards in play.${effect}`;
      const ruling = judged(rules, null, text, { cost: 4 });
      expect([ruling.status, ruling.playable]).toEqual(['refurbished', true]);
      expect(ruling.text).toContain('Exhaust 7 of your unexhausted creatures');
    }
  });

  test('[K11-REV-02] the table matches by template, whatever the numbers', () => {
    for (const x of [1, 2, 30]) {
      expect(judged(11, null, `Target up to ${x} resource${x > 1 ? 's' : ''}.${effect}`).text).toBe(
        `Target up to ${x} of your resources.${effect}`,
      );
    }
  });

  test('[K11-REV-12] [K11-REV-13] [K11-REV-14] what follows stands in the text as read', () => {
    expect(judged(11, null, `Activate when this card in your deck is destroyed.${effect}`).text).toContain(
      "by paying this card's resource cost",
    );
    expect(judged(11, null, `Exhaust 1 of your unexhausted cards in play.${effect}`).text).toContain(
      'creatures',
    );
    expect(
      judged(11, null, `Activate when you take damage.${effect}`).reading.abilities[0]?.condition?.values,
    ).toEqual({ x: 5 });
  });

  test('the 6th still has the texts that the 8th revised', () => {
    const text = `Activate when you take damage.${effect}`;
    expect(judged(6, null, text)).toMatchObject({ status: 'legal', text });
  });

  test('the printed cost of an old text is checked by the formula of the new one', () => {
    expect(judged(11, null, `Activate when you take damage.${effect}`, { cost: 17 }).status).toBe(
      'refurbished',
    );
    expect(judged(11, null, `Activate when you take damage.${effect}`, { cost: 18 }).status).toBe('invalid');
  });
});
