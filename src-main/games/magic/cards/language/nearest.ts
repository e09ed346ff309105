import type { Ability } from '../components/abilities.js';
import { EXAMPLE_NAME, parts } from '../components/parts.js';
import { isSpell, type About } from './about.js';
import { distance } from './engine/distance.js';
import type { Source } from './engine/source.js';
import { plural, singular } from './grammar/words.js';
import { writeParagraph } from './write.js';

/** Words tried in the place of one, and repairs of one paragraph. */
const MOST_TRIES = 24;
const MOST_REPAIRS = 3;

const trigramsOf = (text: string): ReadonlySet<string> => {
  const padded = `  ${text.toLowerCase()} `;
  const trigrams = new Set<string>();
  for (let at = 0; at <= padded.length - 3; at += 1) trigrams.add(padded.slice(at, at + 3));
  return trigrams;
};

/** Of how much two texts are the same: 0 to 1. */
const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  let shared = 0;
  for (const trigram of one) if (other.has(trigram)) shared += 1;
  return (2 * shared) / (one.size + other.size);
};

/** A repair that changes more than this says something else. */
const LEAST_REPAIRED = 0.6;

/** As good as the same text, or but for two letters. */
const isNear = (one: string, other: string): boolean =>
  likeness(trigramsOf(one), trigramsOf(other)) >= LEAST_REPAIRED ||
  distance(one.toLowerCase(), other.trim().toLowerCase()) <= 2;

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
  // The word before could be meant for many, or for one.
  const last = /\p{L}+$/u.exec(before.trimEnd())?.[0] ?? '';
  const other = last === '' ? null : (singular(last) ?? plural(last));
  if (other !== null) yield `${before.trimEnd().slice(0, -last.length)}${other} ${text.slice(start)}`;
  const alike = byLikeness.filter(({ far }) => far < 0.6).slice(0, 6);
  for (const { word } of alike) yield `${before}${word} ${after}`;
  for (const mark of wanted.filter((word) => /^[,.:;]$/u.test(word)))
    yield `${before.trimEnd()}${mark} ${text.slice(start)}`;
  if (found !== '') yield `${before}${after.trimStart()}`;
  for (const { word } of byLikeness.slice(0, 12)) yield `${before}${word} ${text.slice(start)}`;
  for (const { word } of byLikeness.slice(alike.length, 12)) yield `${before}${word} ${after}`;
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
      if (again.ability) {
        const found = writeParagraph({ ability: again.ability }, about);
        return isNear(found, source.text) ? found : null;
      }
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

/** Less alike than this, and naming an example would only mislead. */
const LEAST_LIKENESS = 0.5;

/** Where nothing near can be read, the example of a part of the grammar that is most like it, as this card would say it. */
export function alikeExample(words: string, { name, typeLine }: About): string | null {
  const wanted = trigramsOf(name === '' ? words : words.replaceAll(name, EXAMPLE_NAME));
  let best: { readonly text: string; readonly how: number } | null = null;
  for (const { example } of parts) {
    const isOfSpell = /^(?:Instant|Sorcery)/u.test(example.typeLine);
    if (isOfSpell !== isSpell(typeLine)) continue;
    for (const text of example.text.split('\n')) {
      const how = likeness(trigramsOf(text), wanted);
      if (how > (best?.how ?? LEAST_LIKENESS)) best = { text, how };
    }
  }
  return best && best.text.replaceAll(EXAMPLE_NAME, name === '' ? 'this' : name);
}
