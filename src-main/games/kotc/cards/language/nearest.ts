import { inTheGuide } from '../vocabulary/phrase.js';
import { asPrinted, type Vocabulary } from '../vocabulary/vocabulary.js';

const trigramsOf = (text: string): ReadonlySet<string> => {
  const padded = `  ${text.toLowerCase().replace(/-?\d+/g, 'x')} `;
  const trigrams = new Set<string>();
  for (let at = 0; at <= padded.length - 3; at += 1) trigrams.add(padded.slice(at, at + 3));
  return trigrams;
};

/** The phrases of a guide by what they are made of. */
interface PhraseIndex {
  readonly phrases: readonly { readonly phrase: string; readonly size: number }[];
  /** Places of the phrases that have a trigram. */
  readonly having: ReadonlyMap<string, readonly number[]>;
}

const indexes = new Map<Vocabulary, PhraseIndex>();

function indexOf(vocabulary: Vocabulary): PhraseIndex {
  const known = indexes.get(vocabulary);
  if (known) return known;
  const having = new Map<string, number[]>();
  const phrases = vocabulary.entries.map((entry, place) => {
    const phrase = asPrinted(inTheGuide(entry.phrase), entry.kind, vocabulary.era);
    const trigrams = trigramsOf(phrase);
    for (const trigram of trigrams) {
      const places = having.get(trigram);
      if (places) places.push(place);
      else having.set(trigram, [place]);
    }
    return { phrase, size: trigrams.size };
  });
  const index = { phrases, having };
  indexes.set(vocabulary, index);
  return index;
}

/** Less alike than this, and naming a phrase would only mislead. */
const LEAST_LIKENESS = 0.35;

/**
 * The phrase of the guide that is most like a text which is none, as the guide prints it; null when none is like it. Only phrases that
 * share something with the text are looked at, since a text without any phrase has hundreds of stretches to compare.
 */
export function nearestPhrase(text: string, vocabulary: Vocabulary): string | null {
  const { phrases, having } = indexOf(vocabulary);
  const wanted = trigramsOf(text);
  const shared = new Map<number, number>();
  for (const trigram of wanted) {
    for (const place of having.get(trigram) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1);
  }
  let best: { readonly phrase: string; readonly likeness: number; readonly place: number } | null = null;
  for (const [place, count] of shared) {
    const { phrase = '', size = 0 } = phrases[place] ?? {};
    const likeness = (2 * count) / (wanted.size + size);
    // Of two that are as like the guide's first is named.
    const isBetter = best
      ? likeness > best.likeness || (likeness === best.likeness && place < best.place)
      : likeness > LEAST_LIKENESS;
    if (isBetter) best = { phrase, likeness, place };
  }
  return best?.phrase ?? null;
}
