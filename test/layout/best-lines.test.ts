/** Lines that are found over the whole paragraph, and words that are divided. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shapeParagraph } from '../../src-main/layout/items.js';
import { breakLines, type Line } from '../../src-main/layout/lines/line-breaks.js';
import { bestLines } from '../../src-main/layout/lines/best-lines.js';
import { hyphenPlaces } from '../../src-main/layout/lines/hyphens.js';
import { fonts } from './support.js';

const shaped = (text: string, hyphens = false) =>
  shapeParagraph(text, { font: 'condensed', color: '#000000', hyphens }, fonts);
const words = ({ items }: Line): string => items.map(({ shaped: { text } }) => text).join('');
/** The most that a line but the last leaves free, em. */
const loosest = (lines: readonly Line[], width: number): number =>
  Math.max(0, ...lines.slice(0, -1).map(({ advance }) => width - advance));

const text =
  'When this card attacks, each player reveals the top card of a deck; place a counter on it for every minion of that colour, then shuffle it in.';

const widths = Array.from({ length: 40 }, (_, nth) => 12 + nth * 0.5);
const both = widths.map((width) => ({
  width,
  greedy: breakLines(shaped(text), width),
  best: bestLines(shaped(text), width, false) ?? [],
}));

test('have no line as loose as those that are filled one after the other', () => {
  const sound = both.filter(
    ({ width, greedy, best }) =>
      greedy.length === best.length && (greedy.at(-1)?.advance ?? 0) > 0.18 * width,
  );
  const looser = sound.filter(
    ({ width, greedy, best }) => loosest(best, width) > loosest(greedy, width) + 0.01,
  );
  const tighter = sound.filter(
    ({ width, greedy, best }) => loosest(best, width) < loosest(greedy, width) - 0.01,
  );
  expect(looser).toEqual([]);
  expect(tighter.length).toBeGreaterThan(5);
});

test('leave a last word alone more seldom', () => {
  const alone = (which: 'greedy' | 'best'): number =>
    both.filter((one) => (one[which].at(-1)?.advance ?? Infinity) < 0.18 * one.width).length;
  expect(alone('greedy')).toBeGreaterThan(2);
  expect(alone('best')).toBeLessThan(alone('greedy') / 2);
});

test('every line fits, and together they read as the paragraph, with hyphens where words are divided', () => {
  const word = fc.stringMatching(/^[a-z]{1,12}$/);
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 40 }),
      fc.double({ min: 9, max: 40, noNaN: true }),
      fc.boolean(),
      (all, width, hyphens) => {
        const lines = bestLines(shaped(all.join(' '), hyphens), width, true);
        for (const line of lines ?? []) expect(line.advance).toBeLessThanOrEqual(width + 1e-6);
        if (!lines) return;
        const joined = lines.map(words).join(' ');
        expect(hyphens ? joined.replaceAll('- ', '') : joined).toBe(all.join(' '));
        expect(lines.map(({ last }) => last)).toEqual(lines.map((_, nth) => nth === lines.length - 1));
      },
    ),
    { numRuns: 60 },
  );
});

test('a word that is wider than a line has no way', () => {
  expect(bestLines(shaped('a honorificabilitudinitatibus b'), 5, false)).toBeNull();
});

describe('words are divided after the rules of English', () => {
  test.each([
    ['counter', 'counter'],
    ['minions', 'min-ions'],
    ['(formation),', '(for-ma-tion),'],
    ['Resources.', 'Re-sources.'],
    ['card', 'card'],
    ['BERZERK', 'BERZERK'],
    ['+1/+1', '+1/+1'],
    ['Überraschung2', 'Überraschung2'],
  ])('%s', (word, divided) => {
    const places = hyphenPlaces(word);
    const parts = [0, ...places].map((from, nth) => word.slice(from, places[nth]));
    expect(parts.join('-')).toBe(divided);
  });
});
