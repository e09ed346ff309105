import { describe, expect, test } from 'vitest';
import { lay, rows } from './support.js';

const long = 'Draw 2 cards, then 1-dice-heal yourself, then 2-dice-heal yourself, then draw 3 cards.';
const abilities = (count: number) =>
  Array.from({ length: count }, (_, nth) => `SONG ${'I'.repeat(nth + 1)}: ${long}`).join('\n');

/** How far one baseline lies below the one before, in lines of the text's own pitch. */
const distances = (edition: 12 | 13 | 14 | 15 | 16 | 17, text: string): number[] => {
  const steps = rows(lay({ edition, text }), 'text').map(([first]) => first);
  const pitch = (steps[0]?.size ?? 0) * 1.225;
  return steps
    .slice(1)
    .map((step, before) => Math.round((100 * ((step?.y ?? 0) - (steps[before]?.y ?? 0))) / pitch) / 100);
};

describe('between two abilities', () => {
  test.each([12, 13, 15, 16, 17] as const)(
    '[K17-LAY-16] a card of the %ith Edition has one blank line',
    (edition) => {
      const found = distances(edition, abilities(3));
      expect(found.filter((lines) => lines === 2)).toHaveLength(2);
      expect(found.filter((lines) => lines === 1)).toHaveLength(found.length - 2);
    },
  );

  test('a card of the 14th Edition has none, as it always was', () => {
    expect(new Set(distances(14, abilities(3)))).toEqual(new Set([1]));
  });

  test('blank lines give way where the abilities have no room with them', () => {
    const crowded = Array.from({ length: 7 }, (_, nth) => `SONG ${'I'.repeat(nth + 1)}: Draw 2 cards.`);
    expect(lay({ edition: 17, text: crowded.join('\n') }).notices).toEqual([]);
    expect(new Set(distances(17, crowded.join('\n')))).toEqual(new Set([1]));
  });
});
