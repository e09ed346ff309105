import { describe, expect, test } from 'vitest';
import { judgeCard } from '../../../../src-main/games/kotc/cards/law/card-law.js';
import { vocabularyOf } from '../../../../src-main/games/kotc/cards/vocabulary/vocabulary.js';
import { costOf, judged, rulesOf } from './judging.js';

describe('revised costs', () => {
  const nine = [
    ['spell', 'Draw 2 cards.', 'K09-COST-06', 'K11-COST-09'],
    ['spell', 'Target this card. Place 2 counters on each target.', 'K09-COST-07', 'K11-COST-12'],
    ['spell', 'Target up to 2 cards in play. See all targets.', 'K09-COST-08', 'K11-COST-14'],
    ['creature', 'This creature cannot attack.', 'K09-COST-09', 'K11-COST-15'],
    ['creature', 'This creature cannot defend.', 'K09-COST-10', 'K11-COST-16'],
  ] as const;
  const eleven = [
    ["Target up to 2 cards in play. Decrease targets' offense by a total of 3.", 'K11-COST-07'],
    ['Target up to 2 cards in play. Destroy all targets.', 'K11-COST-08'],
    ["Target up to 2 cards in play. Increase targets' defense by a total of 3.", 'K11-COST-10'],
    ["Target up to 2 cards in play. Increase targets' offense by a total of 3.", 'K11-COST-11'],
    [
      'Target up to 2 cards in play. Roll 3 six-sided dice and inflict the result of each die as damage to one target.',
      'K11-COST-13',
    ],
  ] as const;

  test.each(nine)('%s “%s” needs an indicator of the 9th: [%s] [%s]', (type, text, inThe9th, inThe11th) => {
    const status = (rules: 9 | 10 | 11, edition: number | null): string =>
      judgeCard({ type, text, edition }, rules).status;
    for (const [rules, id] of [
      [9, inThe9th],
      [10, inThe9th],
      [11, inThe11th],
    ] as const) {
      expect([null, 1, 8, 9, 10, 11, 14, 17].map((edition) => status(rules, edition))).toEqual([
        'banned',
        'banned',
        'banned',
        ...Array.from({ length: 5 }, () => 'legal'),
      ]);
      expect(rulesOf(judgeCard({ type, text, edition: 8 }, rules))).toContain(id);
    }
    expect(judgeCard({ type, text, edition: null }, 6).status).toBe('legal');
  });

  test.each(eleven)('“%s” needs an indicator of the 11th: [%s]', (text, id) => {
    expect([null, 9, 10, 11, 12].map((edition) => judged(11, edition, text).status)).toEqual([
      'banned',
      'banned',
      'banned',
      'legal',
      'legal',
    ]);
    expect(rulesOf(judged(11, 10, text))).toContain(id);
    for (const older of [9, 10] as const) expect(judged(older, null, text).status).toBe('legal');
  });

  test('[K09-COST-01] [K11-COST-01] without an indicator it is banned', () => {
    for (const rules of [9, 10] as const)
      expect(rulesOf(judged(rules, null, 'Draw 1 card.'))).toContain('K09-COST-01');
    expect(rulesOf(judged(11, null, 'Draw 1 card.'))).toContain('K11-COST-01');
  });

  test('[K09-COST-02] [K11-COST-02] with an older one it is banned', () => {
    for (const rules of [9, 10] as const)
      expect(rulesOf(judged(rules, 8, 'Draw 1 card.'))).toContain('K09-COST-02');
    expect(rulesOf(judged(11, 8, 'Draw 1 card.'))).toContain('K11-COST-02');
  });

  test('[K09-COST-03] [K11-COST-03] [K11-COST-04] with that of the revision or a later one it is legal', () => {
    expect(judged(9, 9, 'Draw 1 card.')).toMatchObject({ status: 'legal' });
    for (const rules of [9, 10] as const)
      expect(rulesOf(judged(rules, 10, 'Draw 1 card.'))).toEqual(['K09-COST-03']);
    expect(rulesOf(judged(11, 9, 'Draw 1 card.'))).toEqual(['K11-COST-03']);
  });

  test('[K09-COST-04] [K11-COST-05] of several such texts each is to be satisfied', () => {
    const text = 'Target up to 1 card in play. Destroy all targets. Draw 1 card.';
    expect([8, 9, 10, 11].map((edition) => judged(11, edition, text).status)).toEqual([
      'banned',
      'banned',
      'banned',
      'legal',
    ]);
    expect(rulesOf(judged(11, 8, text))).toEqual(expect.arrayContaining(['K11-COST-08', 'K11-COST-09']));
    expect(rulesOf(judged(11, 10, text))).not.toContain('K11-COST-09');
    const both = 'Target up to 1 card in play. See all targets. Draw 1 card.';
    expect(rulesOf(judged(9, 8, both))).toEqual(expect.arrayContaining(['K09-COST-06', 'K09-COST-08']));
  });

  test('[K09-COST-05] [K11-COST-06] [K06-COST-01] other cards need none, and in the 6th no card does', () => {
    expect(judged(9, null, 'Increase your hitpoints by 2.').status).toBe('legal');
    expect(judged(11, null, 'Increase your hitpoints by 2.').status).toBe('legal');
    expect(judged(6, null, 'Draw 2 cards.', { cost: 8 }).status).toBe('legal');
    expect(vocabularyOf(6).entries.every(({ repriced }) => repriced === null)).toBe(true);
  });

  test('[K09-COST-07] [K11-COST-17] longer texts are not meant', () => {
    const counters =
      'Target this card. Place 2 offense counters on each target; you can remove an offense counter from a card at any time to increase its offense by 1.';
    expect(judged(9, null, counters).status).toBe('legal');
    expect(judged(11, null, counters).status).toBe('legal');
    expect(judged(11, null, 'All players draw 2 cards.').status).toBe('legal');
  });
});

describe('the printed cost', () => {
  test.each([
    [6, 'K06-Q-61', '8'],
    [9, 'K09-Q-61', '4'],
    [10, 'K11-BLD-38', '4'],
    [11, 'K11-BLD-38', '4'],
    [14, 'K14-LVL-12', '4'],
  ] as const)('under the %ith, [%s] it is the computed one', (rules, id, right) => {
    const edition = rules === 6 ? null : rules;
    expect(costOf(rules, 'spell', 'Draw 2 cards.')).toBe(right);
    expect(judged(rules, edition, 'Draw 2 cards.', { cost: Number(right) }).status).toBe('legal');
    for (const cost of [Number(right) + 1, Number(right) - 1, null]) {
      const ruling = judged(rules, edition, 'Draw 2 cards.', { cost });
      expect([ruling.status, rulesOf(ruling).includes(id)]).toEqual(['invalid', true]);
    }
  });
});

describe('what is said of the cost', () => {
  const because = (rules: 9 | 14, printed: number | null | undefined): string[] =>
    judged(rules, rules, 'Draw 2 cards.', { cost: printed })
      .reasons.filter(({ rule }) => ['K09-Q-61', 'K14-LVL-12'].includes(rule))
      .map((reason) => reason.because);

  test('[K09-Q-61] [K14-LVL-12] which one is printed, or that none is, and which it should be', () => {
    expect(because(14, 3)).toEqual(["The printed level is 3, but the card's is 4."]);
    expect(because(14, 0)).toEqual(["The printed level is 0, but the card's is 4."]);
    expect(because(14, null)).toEqual(['No level is printed; it is 4.']);
    expect(because(9, 3)).toEqual(["The printed resource cost is 3, but the card's is 4."]);
    expect(because(9, null)).toEqual(['No resource cost is printed; it is 4.']);
    for (const right of [4, undefined]) expect([because(14, right), because(9, right)]).toEqual([[], []]);
  });

  test.each([
    ['offense', { offense: 1.5, defense: 2 }],
    ['defense', { offense: 1, defense: 2.5 }],
    ['offense', { offense: -1, defense: 2 }],
    ['defense', { offense: 1, defense: -2 }],
    ['offense', { offense: null, defense: 2 }],
    ['defense', { offense: 1, defense: null }],
  ] as const)('[K14-Q-90] none is computed where %s is no whole number from 0: %j', (_, stats) => {
    const minion = { type: 'creature', cost: 5, ...stats } as const;
    const ruling = judged(14, 14, '', minion);
    expect([ruling.cost, ruling.status]).toEqual([null, 'invalid']);
    expect(rulesOf(ruling)).not.toContain('K14-LVL-12');
    expect(judged(14, 14, '', { ...minion, offense: 0, defense: 2 }).cost).toBe(1);
    expect(judged(14, 14, '', { ...minion, offense: 3, defense: 0 }).cost).toBe(3);
  });

  test('a spell without numbers of its own has one, and what is not understood has none', () => {
    expect(judged(14, 14, 'Draw 2 cards.').cost).toBe(4);
    expect(judged(14, 14, 'Draw 2 cards. Win the game.').cost).toBeNull();
  });
});

describe('the 14th Edition', () => {
  test('[K14-REF-01] without an indicator a card is invalid', () => {
    expect(judged(14, null, 'Draw 2 cards.')).toMatchObject({ status: 'invalid' });
    expect(rulesOf(judged(14, null, 'Draw 2 cards.'))).toEqual(['K14-REF-01']);
  });

  test('[K14-REF-02] designed before the 13th it is pruned, whatever it says', () => {
    for (let edition = 1; edition < 13; edition += 1) {
      const ruling = judged(14, edition, 'Activate when you take damage. Draw 2 cards.', { cost: 1 });
      expect([ruling.status, rulesOf(ruling), ruling.playable]).toEqual(['pruned', ['K14-REF-02'], false]);
      expect(ruling.text).toBe('Activate when you take damage. Draw 2 cards.');
    }
  });

  test('[K14-REF-03] designed for the 13th it is not pruned, and not computed anew', () => {
    // A spell of level 0 in the 14th, and of level 1 by the guide that made it.
    const text = 'Self-bury 1 in-play card→Draw 1 card.';
    const ruling = judged(14, 13, text, { cost: 1 });
    expect([ruling.status, rulesOf(ruling), ruling.playable]).toEqual(['legal', ['K14-REF-03'], true]);
    expect(judged(14, 14, text, { cost: 1 }).status).toBe('invalid');
    expect(judged(14, 13, 'Remove 2 counters from this card; Draw 1 card.')).toMatchObject({
      status: 'invalid',
      playable: false,
    });
  });

  const old = 'When this card as a resource is destroyed (ghost-play, must pay resource cost): Draw 2 cards.';
  const now = 'When this card as a resource is destroyed (hex-play): Draw 2 cards.';

  test('[K14-REF-04] [K14-REF-05] [K14-REF-07] the old words are read as hex-play, and the card stays valid', () => {
    for (const edition of [13, 14]) {
      const ruling = judged(14, edition, old, { cost: 4 });
      expect([ruling.status, ruling.text, ruling.playable]).toEqual(['refurbished', now, true]);
      expect(rulesOf(ruling)).toContain('K14-REF-05');
    }
    expect(judged(14, 14, now).status).toBe('legal');
    expect(judged(14, 14, old.replace('must', 'may')).status).toBe('invalid');
  });

  test('[K14-REF-06] nothing else is refurbished, redacted or repriced', () => {
    for (const { redacted, repriced, older, limits } of vocabularyOf(14).entries) {
      expect([redacted, repriced, limits]).toEqual([null, null, {}]);
      for (const { phrase } of older) expect(phrase.template).toContain('must pay resource cost');
    }
  });

  test('a later design edition is unknown to it', () => {
    for (const edition of [15, 16, 17])
      expect(rulesOf(judged(14, edition, 'Draw 2 cards.'))).toEqual(['K14-Q-93']);
  });
});
