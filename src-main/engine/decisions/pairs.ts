import type { PairDecision } from '../decision.js';

/** For each option how many more can be paired with it; below 0 where there are too many. */
export function roomLeft(pairs: readonly (number | null)[], room: readonly number[]): number[] {
  const left = [...room];
  for (const option of pairs) if (option !== null) left[option] = (left[option] ?? 0) - 1;
  return left;
}

/** Only the cards that have to be paired are, each with the first of its options that has room. */
export function leastPairs({
  pairings,
  room,
}: Pick<PairDecision, 'pairings' | 'room'>): readonly (number | null)[] {
  const left = [...room];
  return pairings.map(({ to, must }) => {
    const option = must ? to.find((one) => (left[one] ?? 0) > 0) : undefined;
    if (option === undefined) return null;
    left[option] = (left[option] ?? 0) - 1;
    return option;
  });
}

/** The options with which one of the cards can be paired, as the others are; also the one with which it is. */
export function optionsFor(
  { pairings, room }: Pick<PairDecision, 'pairings' | 'room'>,
  pairs: readonly (number | null)[],
  place: number,
): number[] {
  const left = roomLeft(pairs, room);
  return (pairings[place]?.to ?? []).filter((one) => pairs[place] === one || (left[one] ?? 0) > 0);
}
