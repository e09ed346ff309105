import type { NamedValue } from '../../games/card-fields.js';
import type { GivenNames } from './field.js';
import { beginsWord, fold, wordsOf } from './fold.js';

interface Folded {
  readonly id: string;
  readonly words: string;
}

/** A game's names are the same as long as the program runs. */
const folded = new WeakMap<NamedValue, Folded>();

function foldedOf(value: NamedValue): Folded {
  let known = folded.get(value);
  if (!known) folded.set(value, (known = { id: value.id, words: ` ${value.wordings.map(fold).join(' ')}` }));
  return known;
}

/** Ids of those that somebody means: by the id or its beginning, else by words of any wording. */
export function idsCalled(names: GivenNames, typed: string): readonly string[] {
  const wanted = fold(typed).trim();
  const known = names.known().map(foldedOf);
  const exactly = known.filter(({ id }) => id === wanted);
  if (exactly.length > 0) return exactly.map(({ id }) => id);
  const words = wordsOf(wanted);
  return known
    .filter(
      (one) =>
        one.id.startsWith(wanted) || (words.length > 0 && words.every((word) => beginsWord(one.words, word))),
    )
    .map(({ id }) => id);
}
