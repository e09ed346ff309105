import type { OfferedGrammar, OfferedPart } from '../../../../src-main/api/answers/language-answers.js';
import { begins, wordsOf } from '../palette/words.js';

export interface PartGroup {
  readonly kind: string;
  readonly title: string;
  readonly parts: readonly OfferedPart[];
}

/** The parts that a card can say and that have all words of a search, or that people call so; groups without any are left out. */
export function partGroups(
  { kinds, parts }: OfferedGrammar,
  query: string,
  says: string | null,
): readonly PartGroup[] {
  const wanted = query.toLowerCase().split(/\s+/u).filter(Boolean);
  const fits = (part: OfferedPart, title: string): boolean => {
    const own = says === null ? undefined : part.texts[says];
    if (own === undefined) return false;
    const text = `${title} ${part.name} ${part.template} ${own}`.toLowerCase();
    const meant = wordsOf(`${part.says} ${part.also}`);
    return wanted.every((word) => text.includes(word) || begins(meant, word));
  };
  return kinds
    .map(({ kind, title }) => ({
      kind,
      title,
      parts: parts.filter((part) => part.kind === kind && fits(part, title)),
    }))
    .filter((group) => group.parts.length > 0);
}

/** How well a part fits a search: by its name, by the beginning of it, by its words, by a word that people use, by anything. */
function fitOf({ name, template, also }: OfferedPart, query: string): number {
  const [called, said, asked] = [name.toLowerCase(), template.toLowerCase(), query.trim().toLowerCase()];
  if (called === asked) return 0;
  if (called.startsWith(asked)) return 1;
  if (said.startsWith(asked)) return 2;
  if (called.includes(asked) || said.includes(asked)) return 3;
  return ` ${also} `.includes(` ${wordsOf(query).join(' ')} `) ? 3 : 4;
}

/** The part that is meant by a search: the one that fits it best, of equals the first. */
export function bestPart(groups: readonly PartGroup[], query: string): OfferedPart | null {
  const ranked = groups
    .flatMap(({ parts }) => parts)
    .map((part) => ({ part, fit: fitOf(part, query) }))
    .toSorted((a, b) => a.fit - b.fit);
  return ranked[0]?.part ?? null;
}
