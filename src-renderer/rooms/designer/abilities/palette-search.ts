import type {
  Kind,
  OfferedComponent,
  VocabularyAnswer,
} from '../../../../src-main/api/answers/language-answers.js';

export interface PaletteGroup {
  readonly kind: Kind;
  readonly components: readonly OfferedComponent[];
}

/** The blocks that have all words of a search, redacted ones only where asked for; groups without any are left out. */
export function paletteGroups(
  vocabulary: VocabularyAnswer | null,
  query: string,
  withRedacted: boolean,
): readonly PaletteGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ kind, phrase, redacted }: OfferedComponent): boolean => {
    const text = `${kind} ${phrase}`.toLowerCase();
    return (withRedacted || redacted === null) && words.every((word) => text.includes(word));
  };
  return (vocabulary?.groups ?? [])
    .map(({ kind, components }) => ({ kind, components: components.filter(fits) }))
    .filter(({ components }) => components.length > 0);
}

/** How well a phrase fits a search: all of it, its beginning, whole words in a row, beginnings of words, anything else. */
function fitOf(phrase: string, query: string): number {
  const text = wordsOf(phrase);
  const wanted = wordsOf(query);
  const [said, asked] = [` ${text.join(' ')} `, wanted.join(' ')];
  if (said === ` ${asked} `) return 0;
  if (said.startsWith(` ${asked}`)) return 1;
  if (said.includes(` ${asked} `)) return 2;
  if (wanted.every((word) => text.some((one) => one.startsWith(word)))) return 3;
  return 4;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The block that is meant by a search: the one that fits it best; of equals the first, the shorter phrase before the longer. */
export function bestOf(groups: readonly PaletteGroup[], query: string): OfferedComponent | null {
  const found = groups.flatMap(({ components }) => components);
  const ranked = found
    .map((component) => ({ component, fit: fitOf(component.phrase, query) }))
    .toSorted((a, b) => a.fit - b.fit || a.component.phrase.length - b.component.phrase.length);
  return ranked[0]?.component ?? null;
}
