const MOST_KEPT = 1024;
const lists: (readonly number[])[] = [];

/** A list of one whole number, not to be changed: of small ones always the same list. */
export function listOf(number: number): readonly number[] {
  if (number < 0 || number >= MOST_KEPT) return [number];
  return (lists[number] ??= [number]);
}
