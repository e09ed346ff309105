import type { Kind, OfferedComponent, VocabularyAnswer } from '../../src-main/api/language-answers.js';

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
