import { guideEditions } from '../../games/kotc/cards/editions.js';
import { vocabularyOf } from '../../games/kotc/cards/vocabulary/vocabulary.js';
import { capitalised, inTheGuide } from '../../games/kotc/cards/vocabulary/phrase.js';
import { beginsWord, fold, wordsOf } from './fold.js';

/** A component of any guide, as a search finds it. */
export interface KnownComponent {
  readonly id: string;
  /** As the newest guide that has it prints it: "Draw x cards". */
  readonly phrase: string;
  readonly folded: string;
}

let known: readonly KnownComponent[] | null = null;

/** The components of all guides, each id once, the newest edition's first. */
export function knownComponents(): readonly KnownComponent[] {
  if (known) return known;
  const byId = new Map<string, KnownComponent>();
  for (const edition of guideEditions.toReversed()) {
    for (const { id, phrase } of vocabularyOf(edition).entries) {
      const words = inTheGuide(phrase);
      const before = byId.get(id);
      const folded = `${before?.folded ?? ''} ${fold(words)}`;
      byId.set(id, { id, phrase: before?.phrase ?? capitalised(words), folded });
    }
  }
  return (known = [...byId.values()]);
}

/** A component as the newest guide that has it prints it. */
export const phraseOf = (id: string): string => knownById().get(id)?.phrase ?? id;

let byIdNow: ReadonlyMap<string, KnownComponent> | null = null;

const knownById = (): ReadonlyMap<string, KnownComponent> =>
  (byIdNow ??= new Map(knownComponents().map((one) => [one.id, one])));

/** Ids of the components that somebody means: by the id or its beginning, else by words of any edition's phrase. */
export function componentsCalled(typed: string): readonly string[] {
  const folded = fold(typed).trim();
  const byId = knownComponents().filter(({ id }) => id === folded);
  if (byId.length > 0) return byId.map(({ id }) => id);
  const words = wordsOf(folded);
  return knownComponents()
    .filter(
      (one) =>
        one.id.startsWith(folded) ||
        (words.length > 0 && words.every((word) => beginsWord(one.folded, word))),
    )
    .map(({ id }) => id);
}
