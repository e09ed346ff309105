import type {
  Kind,
  OfferedComponent,
  VocabularyAnswer,
} from '../../../../src-main/api/answers/language-answers.js';
import { begins, wordsOf } from '../palette/words.js';

export interface PaletteGroup {
  readonly kind: Kind;
  readonly components: readonly OfferedComponent[];
}

/**
 * The blocks that have all words of a search in their phrase, their meaning or among the words that people use for them, redacted ones
 * only where asked for; groups without any are left out.
 */
export function paletteGroups(
  vocabulary: VocabularyAnswer | null,
  query: string,
  withRedacted: boolean,
): readonly PaletteGroup[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ kind, phrase, says, also, redacted }: OfferedComponent): boolean => {
    if (redacted !== null && !withRedacted) return false;
    const text = `${kind} ${phrase}`.toLowerCase();
    const meant = wordsOf(`${says} ${also}`);
    return wanted.every((word) => text.includes(word) || begins(meant, word));
  };
  return (vocabulary?.groups ?? [])
    .map(({ kind, components }) => ({ kind, components: components.filter(fits) }))
    .filter(({ components }) => components.length > 0);
}

/** How well a block fits a search: its whole phrase, its beginning, whole words in a row or a word that people use, beginnings of words, anything else. */
function fitOf({ phrase, also }: OfferedComponent, query: string): number {
  const text = wordsOf(phrase);
  const wanted = wordsOf(query);
  const [said, meant, asked] = [` ${text.join(' ')} `, ` ${wordsOf(also).join(' ')} `, wanted.join(' ')];
  if (said === ` ${asked} `) return 0;
  if (said.startsWith(` ${asked}`)) return 1;
  if (said.includes(` ${asked} `) || meant.includes(` ${asked} `)) return 2;
  if (wanted.every((word) => begins(text, word))) return 3;
  return 4;
}

/** The block that is meant by a search: the one that fits it best, of equals the first: effects, and what is used most. */
export function bestOf(groups: readonly PaletteGroup[], query: string): OfferedComponent | null {
  const ranked = groups
    .flatMap(({ components }) => components)
    .map((component) => ({ component, fit: fitOf(component, query) }))
    .toSorted((a, b) => a.fit - b.fit);
  return ranked[0]?.component ?? null;
}
