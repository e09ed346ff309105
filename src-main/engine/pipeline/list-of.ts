const MOST_KEPT = 1024;
const lists: (readonly number[])[] = [];
let lastList: readonly [number] = [-1];

/** A list of one whole number, not to be changed: of small ones always the same list, and of others where the same is asked for again. */
export function listOf(number: number): readonly number[] {
  if (number < 0 || number >= MOST_KEPT) {
    if (lastList[0] !== number) lastList = [number];
    return lastList;
  }
  return (lists[number] ??= [number]);
}
