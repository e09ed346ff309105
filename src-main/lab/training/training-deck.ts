import { pickedFrom, randomTo, type Chance } from '../../engine/chance/chance.js';

/**
 * One of some decks, as they are or mixed by chance with another.
 * @param lists decks, as places in a list of designs
 * @param mixed of so many in a hundred chance mixes two
 */
export function trainingDeck(lists: readonly (readonly number[])[], mixed: number, chance: Chance): number[] {
  const one = lists[randomTo(chance, lists.length - 1)] ?? [];
  if (randomTo(chance, 99) >= mixed) return [...one];
  const other = lists[randomTo(chance, lists.length - 1)] ?? [];
  return pickedFrom(chance, [...one, ...other], one.length);
}
