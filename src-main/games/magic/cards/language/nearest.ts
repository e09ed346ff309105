import type { Ability } from '../components/abilities.js';
import type { About } from './about.js';
import { Source } from './engine/source.js';
import { writeParagraph } from './write.js';

/** Words tried in the place of one, and repairs of one paragraph. */
const MOST_TRIES = 24;
const MOST_REPAIRS = 3;

/** How many letters are to be changed, added or left out to make one word of another (Damerau and Levenshtein, neighbors swapped count once). */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, nth) => nth);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) best = Math.min(best, (before[column - 2] ?? 0) + 1);
      now.push(best);
    }
    before = last;
    last = now;
  }
  return last[other.length] ?? 0;
}

/** Where a text stops to make sense: a character, and the words that could go on there. */
interface Stop {
  readonly start: number;
  readonly end: number;
  readonly found: string;
  readonly wanted: readonly string[];
}

export function stopOf(source: Source): Stop {
  const token = source.tokens[source.furthest];
  const end = source.text.trimEnd().length;
  return {
    start: token?.start ?? end,
    end: token?.end ?? end,
    found: token?.word ?? '',
    wanted: [...source.expected].filter((word) => word !== ''),
  };
}

/** The text with another word in that place, or with a word more or less: the likeliest first. */
function* tries(text: string, { start, end, found, wanted }: Stop): Generator<string> {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const byLikeness = wanted
    .map((word) => ({ word, far: distance(found, word) / Math.max(found.length, word.length, 1) }))
    .toSorted((a, b) => a.far - b.far || a.word.localeCompare(b.word));
  const alike = byLikeness.filter(({ far }) => far < 0.6).slice(0, 6);
  for (const { word } of alike) yield `${before}${word}${after}`;
  if (found !== '') yield `${before}${after.trimStart()}`;
  for (const { word } of byLikeness.slice(0, 12)) yield `${before}${word} ${text.slice(start)}`;
  for (const { word } of byLikeness.slice(alike.length, 12)) yield `${before}${word}${after}`;
}

/**
 * The paragraph as it could be meant, in canonical words: a word is changed where it stops to make sense, and another where it stops
 * then. Null: nothing near it can be read.
 * @param read a paragraph, with what was expected where it stops
 */
export function repair(
  source: Source,
  about: About,
  read: (text: string) => { readonly ability: Ability | null; readonly source: Source },
): string | null {
  let [text, stop] = [source.text, stopOf(source)];
  for (let nth = 0; nth < MOST_REPAIRS; nth += 1) {
    let furthest: { readonly text: string; readonly stop: Stop } | null = null;
    let count = 0;
    for (const changed of tries(text, stop)) {
      const again = read(changed);
      if (again.ability) return writeParagraph({ ability: again.ability }, about);
      const next = stopOf(again.source);
      // As far as to the end of the text: what is behind the place counts, not the words put in.
      const isFurther =
        changed.length - next.start <
        (furthest ? furthest.text.length - furthest.stop.start : text.length - stop.start);
      if (isFurther) furthest = { text: changed, stop: next };
      count += 1;
      if (count === MOST_TRIES) break;
    }
    if (!furthest) return null;
    [text, stop] = [furthest.text, furthest.stop];
  }
  return null;
}
