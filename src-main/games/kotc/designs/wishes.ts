import type { Kind } from '../../card-components.js';
import { searchedAs } from '../cards/explained/meaning.js';
import { asTemplate, inTheGuide } from '../cards/vocabulary/phrase.js';
import type { Entry, Vocabulary } from '../cards/vocabulary/vocabulary.js';

/** What somebody asked for in words, and the components that are meant: one of them is to be on the card. */
export interface Wanted {
  readonly words: string;
  readonly kind: Kind | null;
  readonly entries: readonly Entry[];
}

/** Words say nothing of what a card does. */
const fillers = new Set(
  'a an the that which it its one some something someone any all card cards and or then to of for from on in with by can do does should must you your'.split(
    ' ',
  ),
);

/** Which kinds words are looked for in, the first that has any decides; "when …" and "cannot …" say theirs. */
const kindsInOrder: readonly Kind[] = ['effect', 'condition', 'target', 'cost', 'caveat'];

/** What words mean in an edition's guide; what it has withdrawn is not meant. */
export function understand(words: string, vocabulary: Vocabulary, type: 'creature' | 'spell'): Wanted {
  const known = vocabulary.entries.filter(
    ({ redacted, kind }) => redacted === null && (kind !== 'caveat' || type === 'creature'),
  );
  const exact = known.find((entry) => entry.id === words || sameWords(entry, words));
  if (exact) return { words, kind: exact.kind, entries: [exact] };
  const conditional = /^\s*(?:when|activate)\b/i.test(words);
  const said = conditional ? words.replaceAll(/\bit\b/gi, 'this') : words;
  const wished = tokens(said).filter((word) => !fillers.has(word) && word !== 'when' && word !== 'activate');
  if (wished.length === 0) return { words, kind: null, entries: [] };
  for (const kind of conditional ? (['condition'] as const) : kindsInOrder) {
    const found = known.filter((entry) => entry.kind === kind && fits(entry, wished, vocabulary));
    if (found.length > 0) return { words, kind, entries: found };
  }
  return { words, kind: null, entries: [] };
}

const sameWords = ({ phrase }: Entry, words: string): boolean => {
  const said = words
    .trim()
    .toLowerCase()
    .replace(/[.:;→]$/, '');
  return [inTheGuide(phrase), asTemplate(phrase)].some((text) => text.toLowerCase() === said);
};

/** All the words are in the first clause of a phrase, for what follows a semicolon only explains it, or people say them for it. */
function fits(entry: Entry, wished: readonly string[], vocabulary: Vocabulary): boolean {
  const said = tokens(inTheGuide(entry.phrase).split(';')[0] ?? '');
  const also = tokens(searchedAs(entry.id, vocabulary));
  return wished.every((word) => [...said, ...also].some((other) => other.startsWith(stem(word))));
}

const tokens = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** "destroys", "destroying" and "destroy" are one word. */
const stem = (word: string): string =>
  word.length > 4 ? word.replace(/(?:ing|ies|es|ed|s|e|y)$/, '') : word;
