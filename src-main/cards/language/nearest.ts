import { inTheGuide } from '../vocabulary/phrase.js';
import { asPrinted, type Vocabulary } from '../vocabulary/vocabulary.js';

const trigramsOf = (text: string): ReadonlySet<string> => {
  const padded = `  ${text.toLowerCase().replace(/-?\d+/g, 'x')} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)));
};

const trigramsByVocabulary = new Map<Vocabulary, readonly (readonly [string, ReadonlySet<string>])[]>();

/** Less alike than this, and naming a phrase would only mislead. */
const LEAST_LIKENESS = 0.35;

/** The phrase of the guide that is most like a text which is none, as the guide prints it; null when none is like it. */
export function nearestPhrase(text: string, vocabulary: Vocabulary): string | null {
  let phrases = trigramsByVocabulary.get(vocabulary);
  if (!phrases) {
    phrases = vocabulary.entries.map((entry) => {
      const phrase = asPrinted(inTheGuide(entry.phrase), entry.kind, vocabulary.era);
      return [phrase, trigramsOf(phrase)] as const;
    });
    trigramsByVocabulary.set(vocabulary, phrases);
  }
  const wanted = trigramsOf(text);
  let best: { phrase: string; likeness: number } | null = null;
  for (const [phrase, trigrams] of phrases) {
    const shared = [...wanted].filter((trigram) => trigrams.has(trigram)).length;
    const likeness = (2 * shared) / (wanted.size + trigrams.size);
    if (likeness > (best?.likeness ?? LEAST_LIKENESS)) best = { phrase, likeness };
  }
  return best?.phrase ?? null;
}
