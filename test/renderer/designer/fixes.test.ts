import { describe, expect, it } from 'vitest';
import { blankCard } from '../../../src-main/games/kotc/cards/card.js';
import { readCard } from '../../../src-main/games/kotc/plug/card-reading.js';
import { markedPieces } from '../../../src-renderer/rooms/designer/fields/faults.js';
import { mendings, otherFixes } from '../../../src-renderer/rooms/designer/law/fix-list.js';
import { otherEditions } from '../../../src-renderer/rooms/designer/law/other-editions.js';

const card = { ...blankCard('a'), name: 'Tinder Fox', edition: 14, offense: 1, defense: 3, cost: 7 } as const;

describe('words at fault', () => {
  it('are marked once, the longest where two overlap', () => {
    const faults = [
      { start: 4, end: 4 },
      { start: 4, end: 9 },
      { start: 6, end: 12 },
    ];
    const pieces = markedPieces('One word at fault', faults);
    expect(pieces.map(({ words }) => words)).toEqual(['One ', 'word ', 'at fault']);
    expect(pieces.map(({ fault }) => fault)).toEqual([null, 4, null]);
  });

  it('are the next word where something is missing before it, and nothing at the end', () => {
    expect(markedPieces('Draw', [{ start: 0, end: 0 }])).toEqual([{ words: 'Draw', fault: 0 }]);
    expect(markedPieces('Draw', [{ start: 4, end: 4 }])).toEqual([{ words: 'Draw', fault: null }]);
    expect(markedPieces('Draw', [{ start: 9, end: 12 }])).toEqual([{ words: 'Draw', fault: null }]);
  });
});

describe('fixes', () => {
  const { problems, fixes } = readCard({ ...card, text: 'GREED: Draw 3 crads.\nRUST: Draw 2 card.' });

  it('begin at the cursor, and at the first problem where it is elsewhere', () => {
    const [first, second] = problems;
    expect(mendings(problems, 30)[0]).toBe(second);
    expect(mendings(problems, null)[0]).toBe(first);
    expect(mendings(problems, 2)).toBe(problems);
    expect(mendings(problems, 30)).toHaveLength(problems.length);
  });

  it('of the card as a whole are not offered twice', () => {
    const offered = problems.flatMap((one) => one.fixes);
    expect(otherFixes([...fixes, ...offered.slice(0, 1)], problems)).toEqual(fixes);
  });
});

describe('the other editions', () => {
  it('stand together where they say the same, without the own one and without what speaks for the card', () => {
    const read = readCard({ ...card, text: 'GREED: Draw 2 cards.' });
    const groups = otherEditions(read.law, read.edition);
    expect(groups.map(({ editions, tone }) => [editions, tone])).toEqual([
      [['kotc-17', 'kotc-16', 'kotc-15'], 'legal'],
      [['kotc-13'], 'other'],
      [['kotc-12'], 'other'],
      [['kotc-11', 'kotc-10', 'kotc-09'], 'other'],
      [['kotc-06'], 'other'],
    ]);
    expect(groups[3]?.because).toMatch(/^The printed resource cost is 7/);
  });

  it('say of another language only that it is one, and how it is lifted', () => {
    const text = 'When this card attacks, after Attack Formation (ghost-play): Draw 1 card.';
    const modern = readCard({ ...card, text: `GREED: ${text}` });
    expect(otherEditions(modern.law, modern.edition)).toMatchObject([
      { editions: ['kotc-17', 'kotc-16', 'kotc-15'], status: 'invalid' },
      { editions: ['kotc-13'], status: 'invalid' },
      { editions: ['kotc-12'], status: 'invalid' },
      { editions: ['kotc-11', 'kotc-10', 'kotc-09', 'kotc-06'], status: 'another language', fixes: [] },
    ]);
    const old = readCard({ ...card, edition: 11, text: 'Draw 2 cards.' });
    const [newest] = otherEditions(old.law, old.edition);
    expect(newest).toMatchObject({
      editions: ['kotc-17', 'kotc-16', 'kotc-15', 'kotc-14', 'kotc-13'],
      status: 'pruned',
    });
    expect(newest?.fixes.map(({ title }) => title)).toEqual(['Lift it to the 17th Edition']);
  });
});
