import { describe, expect, test } from 'vitest';
import { readText } from '../../../../src-main/games/kotc/cards/language/read.js';
import { writeText } from '../../../../src-main/games/kotc/cards/language/write.js';
import { hasPadlock, restrictionsIn } from '../../../../src-main/games/kotc/cards/restrictions.js';
import { setupOf } from '../../../../src-main/games/kotc/cards/setup.js';
import { upgradeCard } from '../../../../src-main/games/kotc/cards/upgrade/upgrade.js';
import { vocabularyOf } from '../../../../src-main/games/kotc/cards/vocabulary/vocabulary.js';
import { bearsSeal, broken, costOf, idsIn, judged, rulesOf } from './judging.js';

/**
 * The 10th Edition is the guide between those of the 9th and the 11th, played by the rulebook of the 9th. Its whole
 * guide, component by component, is compared in vocabulary.test.ts; what sets it apart from its neighbours stands here.
 */
const guide = vocabularyOf(10);

describe('the guide of the 10th Edition', () => {
  test.each([
    ['caveat', 25, 4],
    ['condition', 11, 3],
    ['cost', 12, 3],
    ['target', 16, 2],
    ['effect', 25, 5],
  ])('lists as many of the kind %s: %i in use, %i redacted', (kind, inUse, redacted) => {
    const ofKind = guide.entries.filter((entry) => entry.kind === kind);
    const standing = ofKind.filter((entry) => entry.redacted === null);
    expect([standing.length, ofKind.length - standing.length]).toEqual([inUse, redacted]);
  });

  test('has all of the 9th as it stands there, and 13 caveats more', () => {
    const nine = vocabularyOf(9);
    expect(nine.entries.map(({ id }) => guide.byId.get(id))).toEqual(nine.entries);
    const added = guide.entries.filter(({ id }) => !nine.byId.has(id)).map(({ id }) => id);
    expect(added).toHaveLength(13);
    expect(added.filter((id) => !id.startsWith('caveat-action-'))).toEqual(['caveat-destroy-if-unexhausted']);
  });

  test('lacks three effects of the 11th and has five at their former cost', () => {
    const eleven = vocabularyOf(11);
    const missing = eleven.entries.filter(({ id }) => !guide.byId.has(id)).map(({ id }) => id);
    expect(missing.toSorted()).toEqual([
      'effect-all-draw',
      'effect-not-unexhausted',
      'effect-place-immortality-counters',
    ]);
    const otherwise = guide.entries.filter(
      (entry) => entry.price.text !== eleven.byId.get(entry.id)?.price.text,
    );
    expect(otherwise.map(({ id, price }) => [id, price.text])).toEqual([
      ['effect-destroy-targets', '8t'],
      ['effect-increase-offense', 'x+t'],
      ['effect-increase-defense', 'x/5+t'],
      ['effect-decrease-offense', 'x+t'],
      ['effect-roll-damage-each-die', 'x+t'],
    ]);
  });

  test.each([
    ['Draw 2 cards.', '4'],
    ['Target up to 2 cards in play. Destroy all targets.', '16'],
    ["Target up to 2 cards in play. Increase targets' offense by a total of 3.", '5'],
    ["Target up to 2 cards in play. Decrease targets' offense by a total of 3.", '5'],
    ["Target up to 2 cards in play. Increase targets' defense by a total of 11.", '5'],
    [
      'Target up to 1 card in play. Roll 4 six-sided dice and inflict the result of each die as damage to one target.',
      '5',
    ],
    ['Target this card. Place 4 counters on each target.', '2'],
    ['Target up to 4 cards in play. See all targets.', '2'],
    [
      'Have one opponent look at exactly 3 cards on top of your deck and target up to 3 of those cards selected by that player. Exhaust all targets.',
      '6',
    ],
  ])('“%s” costs %s', (text, cost) => {
    expect(broken(10, 'spell', text)).toEqual([]);
    expect(costOf(10, 'spell', text)).toBe(cost);
  });

  test.each([
    'Target this card. Place 1 immortality counter on each target; you can remove an immortality counter from a creature at any time to prevent it from being destroyed or moved to another zone by an effect that would explicitly do so.',
    'All players draw 2 cards.',
    "Target up to 1 card in play. Target in-play cards will not be unexhausted during this turn's Recovery Phase.",
  ])('[K11-BLD-12] does not have “%s”', (text) => {
    expect(broken(11, 'spell', text)).toEqual([]);
    expect(broken(10, 'spell', text)).toContain('K11-BLD-12');
    expect(judged(10, 10, text)).toMatchObject({ status: 'invalid', playable: false });
  });
});

describe('caveats that came with the 10th Edition', () => {
  const act = 'to attack with, defend with, or use an ability of this creature.';

  /** The text with 1, the text with 2, and the cost of a creature of 20 offense and no defense with the latter. */
  const caveats = [
    [
      `You must remove 1 counter from this card ${act}`,
      `You must remove 2 counters from this card ${act}`,
      '16',
    ],
    [`You must exhaust 1 of your resources ${act}`, `You must exhaust 2 of your resources ${act}`, '19'],
    [
      `You must exhaust 1 of your other unexhausted creatures in play ${act}`,
      `You must exhaust 2 of your other unexhausted creatures in play ${act}`,
      '16',
    ],
    [
      `You must exhaust 1 of your unexhausted creatures in play chosen by an opponent of your choice ${act}`,
      `You must exhaust 2 of your unexhausted creatures in play chosen by an opponent of your choice ${act}`,
      '12',
    ],
    [
      `You must sacrifice 1 random card in your hand ${act}`,
      `You must sacrifice 2 random cards in your hand ${act}`,
      '14',
    ],
    [`You must sacrifice 1 card in play ${act}`, `You must sacrifice 2 cards in play ${act}`, '12'],
    [
      `You must sacrifice 1 card in play chosen by an opponent of your choice ${act}`,
      `You must sacrifice 2 cards in play chosen by an opponent of your choice ${act}`,
      '8',
    ],
    [
      `You must destroy 1 random card in your hand ${act}`,
      `You must destroy 2 random cards in your hand ${act}`,
      '17',
    ],
    [
      `You must destroy 1 of your other cards in play ${act}`,
      `You must destroy 2 of your other cards in play ${act}`,
      '16',
    ],
    [
      `You must destroy 1 of your other cards in play chosen by an opponent of your choice ${act}`,
      `You must destroy 2 of your other cards in play chosen by an opponent of your choice ${act}`,
      '14',
    ],
    [`You must destroy 1 of your resources ${act}`, `You must destroy 2 of your resources ${act}`, '16'],
    [
      `You must destroy 1 of your resources chosen by an opponent of your choice ${act}`,
      `You must destroy 2 of your resources chosen by an opponent of your choice ${act}`,
      '14',
    ],
  ] as const;
  const unexhausted =
    'If this in-play creature is unexhausted at the end of your own Battle Phase, destroy this creature.';

  test.each([...caveats, [unexhausted, unexhausted, '18'] as const])('“%s”', (one, two, cost) => {
    for (const caveat of [one, two]) {
      const text = `${caveat}\nThis card has no abilities.`;
      const reading = readText(text, 'creature', 10);
      expect([reading.problems, reading.caveat === null]).toEqual([[], false]);
      expect(writeText(reading, 'creature', 10)).toBe(text);
      expect(bearsSeal(text, 'creature', 10)).toBe(true);
      expect(broken(9, 'creature', text)).toEqual(['K09-BLD-11']);
      expect(hasPadlock({ type: 'creature', edition: 10, text })).toBe(false);
      expect(restrictionsIn(caveat, { type: 'creature', edition: 10 })).toEqual([]);
    }
    expect(costOf(10, 'creature', two, 20, 0)).toBe(cost);
  });

  test('are 13, each with a text of its own', () => {
    const ids = [...caveats.map(([text]) => text), unexhausted].flatMap((text) =>
      idsIn(10, 'creature', text),
    );
    expect(new Set(ids).size).toBe(13);
  });
});

describe('cards between the editions', () => {
  const destroy = 'Target up to 2 cards in play. Destroy all targets.';

  test('[K11-COST-02] [K11-COST-08] a card of the 10th that destroys is banned under the 11th', () => {
    expect(judged(10, 10, destroy, { cost: 16 })).toMatchObject({ status: 'legal', playable: true });
    const ruling = judged(11, 10, destroy);
    expect([ruling.status, rulesOf(ruling)]).toEqual(['banned', ['K11-COST-02', 'K11-COST-08']]);
  });

  test('[K11-COST-03] [K11-COST-09] one that draws is as good under the 11th', () => {
    const ruling = judged(11, 10, 'Draw 2 cards.', { cost: 4 });
    expect([ruling.status, rulesOf(ruling)]).toEqual(['legal', ['K11-COST-03']]);
  });

  test('a card of the 11th is judged by the costs of the 10th', () => {
    expect(judged(10, 11, destroy, { cost: 16 }).status).toBe('legal');
    const ruling = judged(10, 11, destroy, { cost: 6 });
    expect([ruling.status, rulesOf(ruling)]).toEqual(['invalid', ['K11-BLD-38']]);
  });

  test('[K09-BAN-11] [K11-BLD-14] a redacted text beyond its limit breaks the rulebook and the guide', () => {
    const ruling = judged(10, 10, 'Pay 15 hitpoints. Increase your hitpoints by 9.');
    expect([ruling.status, rulesOf(ruling)]).toEqual(['banned', ['K09-BAN-11', 'K11-BLD-14']]);
  });

  test('[K14-REF-02] under the 14th it is pruned', () => {
    expect(rulesOf(judged(14, 10, 'Draw 2 cards.'))).toEqual(['K14-REF-02']);
  });

  const upgrade = (text: string, from: 9 | 10 | 11 | 14, to: 10 | 11 | 14) =>
    upgradeCard({ type: 'spell', text, offense: null, defense: null }, from, to);

  test.each([
    [9, 10, destroy, destroy, 16],
    [10, 11, destroy, destroy, 6],
    [11, 10, destroy, destroy, 16],
    [10, 14, destroy, 'Target up to 2 in-play cards; destroy the targets.', 4],
    [14, 10, 'Target 1 in-play card; destroy it.', 'Target up to 1 card in play. Destroy all targets.', 8],
  ] as const)('re-issued from the %ith for the %ith: “%s”', (from, to, before, after, cost) => {
    const { text, cost: now, ruling, steps } = upgrade(before, from, to);
    expect([text, now, ruling.status]).toEqual([after, cost, 'legal']);
    expect(steps.every((step) => step.after !== null)).toBe(true);
  });

  test('what only the 11th has is lost in the 10th, and said so', () => {
    const { text, steps } = upgrade('All players draw 2 cards. Draw 1 card.', 11, 10);
    expect(text).toBe('Draw 1 card.');
    expect(steps[0]).toEqual({
      before: 'All players draw 2 cards',
      after: null,
      notes: ['The 10th Edition has nothing like it.'],
    });
  });
});

test('a game of the 10th starts as one of the 9th does', () => {
  expect(setupOf(10)).toEqual(setupOf(9));
});
