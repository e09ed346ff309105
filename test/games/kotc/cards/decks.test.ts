import { describe, expect, test } from 'vitest';
import { guideEditions, type GuideEdition } from '../../../../src-main/games/kotc/cards/editions.js';
import { judgeDeck, type JudgedEntry } from '../../../../src-main/games/kotc/cards/law/deck-law.js';
import { deckAfterSetup, setupOf } from '../../../../src-main/games/kotc/cards/setup.js';

const copies = (count: number, status: JudgedEntry['status'] = 'legal', name = 'Wolf'): JudgedEntry => ({
  name,
  copies: count,
  status,
});
const rules = (edition: GuideEdition, ...entries: JudgedEntry[]): string[] =>
  judgeDeck(entries, edition).reasons.map(({ rule }) => rule);

describe('the size of a deck', () => {
  test('[K06-DECK-01] [K06-DECK-02] [K06-DECK-03] the 6th accepts every size from 40 to 60', () => {
    for (let size = 40; size <= 60; size += 1) expect(rules(6, copies(size))).toEqual([]);
  });

  test('[K06-DECK-04] [K06-DECK-05] and refuses 39 and 61', () => {
    expect([rules(6, copies(39)), rules(6, copies(61))]).toEqual([['K06-DECK-04'], ['K06-DECK-05']]);
  });

  test('[K09-DECK-01] [K09-DECK-02] [K09-DECK-03] the 9th and the 10th accept 40, neither 39 nor 41', () => {
    for (const edition of [9, 10] as const) {
      expect([40, 39, 41].map((size) => rules(edition, copies(size)))).toEqual([
        [],
        ['K09-DECK-02'],
        ['K09-DECK-03'],
      ]);
    }
  });

  test('[K11-SET-01] the 11th accepts 40 and no other size', () => {
    expect([40, 39, 41, 30].map((size) => rules(11, copies(size)))).toEqual([
      [],
      ['K11-SET-01'],
      ['K11-SET-01'],
      ['K11-SET-01'],
    ]);
  });

  test('[K14-SET-01] [K14-SET-02] the 14th accepts 40 to 60, neither 39 nor 61', () => {
    expect([40, 60, 39, 61].map((size) => rules(14, copies(size)))).toEqual([
      [],
      [],
      ['K14-SET-01'],
      ['K14-SET-02'],
    ]);
  });

  test('[K09-DECK-04] [K11-SET-02] the reserves are 10 of the 40', () => {
    for (const edition of [9, 10, 11] as const) {
      const { size, reserves, legal } = judgeDeck([copies(40)], edition);
      expect([size, reserves, legal, judgeDeck([copies(50)], edition).legal]).toEqual([40, 10, true, false]);
    }
  });
});

describe('what a deck holds', () => {
  test('[K06-DECK-06] [K09-DECK-05] [K11-SET-04] [K11-SET-05] [K14-SET-03] copies are not limited', () => {
    expect(rules(6, copies(50))).toEqual([]);
    for (const edition of [9, 10, 11, 14] as const) expect(rules(edition, copies(40))).toEqual([]);
  });

  test('[K06-DECK-07] [K09-DECK-06] [K14-SET-04] types are not looked at', () => {
    for (const edition of guideEditions) {
      const entries = Array.from({ length: 40 }, (_, index) => copies(1, 'legal', `Spell ${index}`));
      expect(rules(edition, ...entries)).toEqual([]);
    }
  });

  test.each([
    [6, 'K06-DECK-08'],
    [9, 'K09-DECK-07'],
    [10, 'K09-DECK-07'],
    [11, 'K11-SET-06'],
    [14, 'K14-SET-05'],
  ] as const)('in the %ith, [%s] one card that may not be used makes it refused', (edition, id) => {
    for (const status of ['banned', 'pruned', 'invalid'] as const) {
      const { legal, reasons } = judgeDeck([copies(39), copies(1, status, 'Phoenix')], edition);
      expect([legal, reasons.map(({ rule }) => rule)]).toEqual([false, [id]]);
      expect(reasons[0]?.because).toContain('Phoenix');
    }
    expect(rules(edition, copies(39), copies(1, 'refurbished'))).toEqual([]);
  });
});

describe('reserves', () => {
  const meant = (count: number, reserves: number): JudgedEntry => ({ ...copies(count), reserves });

  test('[K12-SET-21] [K12-SET-22] in the 12th lie beside the deck, up to 5, and do not count in its size', () => {
    expect([meant(40, 0), meant(45, 5), meant(65, 5), meant(60, 0)].map((deck) => rules(12, deck))).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect(rules(12, meant(44, 5))).toEqual(['K12-SET-01']);
    expect(rules(12, meant(65, 4))).toEqual(['K12-SET-02']);
    expect(rules(12, meant(46, 6))).toEqual(['K12-SET-21']);
    expect(rules(12, copies(40), meant(3, 3), meant(3, 3))).toEqual(['K12-SET-21']);
    expect(judgeDeck([meant(45, 5)], 12)).toMatchObject({ legal: true, size: 40, reserves: 5 });
  });

  test('[K12-SET-05] are legal cards as well', () => {
    expect(rules(12, copies(40), { ...copies(1, 'banned', 'Fox'), reserves: 1 })).toEqual(['K12-SET-05']);
  });

  test('[K11-SET-01] elsewhere they count in the deck', () => {
    expect([meant(40, 10), meant(50, 10)].map((deck) => rules(11, deck))).toEqual([[], ['K11-SET-01']]);
    expect(rules(13, meant(65, 5))).toEqual(['K13-SET-02']);
  });
});

describe('what a game starts with', () => {
  test('[K06-SET-01] [K09-SET-01] [K11-SET-07] [K14-SET-17] at least 2 players', () => {
    for (const edition of guideEditions) expect(setupOf(edition).leastPlayers).toBe(2);
  });

  test('[K06-SET-02] [K09-SET-02] [K11-SET-08] [K14-SET-18] no highest number of players', () => {
    for (const edition of guideEditions)
      expect(Object.keys(setupOf(edition)).join()).not.toMatch(/mostPlayers/);
  });

  test('[K06-SET-06] a hand of 5 everywhere', () => {
    for (const edition of guideEditions) expect(setupOf(edition).hand).toBe(5);
  });

  test('[K06-SET-07] [K09-SET-08] [K11-SET-18] what is left in the deck', () => {
    expect([deckAfterSetup(6, 40), deckAfterSetup(6, 60)]).toEqual([35, 55]);
    expect(([9, 10, 11, 14] as const).map((edition) => deckAfterSetup(edition, 40))).toEqual([
      25, 25, 25, 35,
    ]);
  });

  test('[K06-SET-08] [K09-SET-09] [K11-SET-19] [K14-SET-08] hitpoints', () => {
    expect(guideEditions.map((edition) => setupOf(edition).hitpoints)).toEqual([
      60, 20, 20, 20, 35, 35, 35, 35, 35, 35,
    ]);
  });

  test('[K06-SET-09] reserves of 10 cards in the 9th to 11th, at most 5 beside the deck in the 12th, none in the others', () => {
    expect(guideEditions.map((edition) => setupOf(edition).reserves)).toEqual([
      0, 10, 10, 10, 5, 0, 0, 0, 0, 0,
    ]);
    expect(guideEditions.filter((edition) => setupOf(edition).reservesBeside)).toEqual([12]);
  });

  test('[K06-SET-10] [K09-SET-10] [K11-SET-20] [K14-SET-20] six-sided dice', () => {
    for (const edition of guideEditions) expect(setupOf(edition).sidesOfDice).toBe(6);
  });

  test('[K11-SET-23] only the 13th and later redraw', () => {
    expect(guideEditions.filter((edition) => setupOf(edition).redraw)).toEqual([13, 14, 15, 16, 17]);
  });
});
