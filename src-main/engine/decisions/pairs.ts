import type { PairDecision } from '../decision.js';

/** For each option how many more can be paired with it; below 0 where there are too many. */
export function roomLeft(pairs: readonly (number | null)[], room: readonly number[]): number[] {
  const left = [...room];
  for (const option of pairs) if (option !== null) left[option] = (left[option] ?? 0) - 1;
  return left;
}

type Pairs = readonly (number | null)[];
type Limits = Pick<PairDecision, 'pairings' | 'room' | 'fewest'>;

/** The place of an option with which some cards are paired, but fewer than have to be; -1 where there is none. */
export const shortOption = (pairs: Pairs, { fewest = [] }: Pick<PairDecision, 'fewest'>): number =>
  fewest.findIndex((least, option) => {
    const many = pairs.filter((one) => one === option).length;
    return many > 0 && many < least;
  });

/** Whether a card that can be paired several times is paired with the same thing already, by another of its places. */
export const isPairedElsewhere = (
  pairs: Pairs,
  place: number,
  option: number,
  { pairings }: Pick<PairDecision, 'pairings'>,
): boolean =>
  pairs.some((one, at) => one === option && at !== place && pairings[at]?.card === pairings[place]?.card);

/** Whether a card that is paired with none, and has to be paired, could be: with others that have to be, where one is not enough. */
export function isMissing(pairs: Pairs, place: number, { pairings, room, fewest = [] }: Limits): boolean {
  const { to = [], must } = pairings[place] ?? {};
  if (!must || (pairs[place] ?? null) !== null) return false;
  const left = roomLeft(pairs, room);
  return to.some((option) => {
    if ((left[option] ?? 0) < 1 || isPairedElsewhere(pairs, place, option, { pairings })) return false;
    const free = new Set(
      pairings.flatMap((one, at) =>
        one.must &&
        (pairs[at] ?? null) === null &&
        one.to.includes(option) &&
        !isPairedElsewhere(pairs, at, option, { pairings })
          ? [one.card]
          : [],
      ),
    );
    const more = Math.min(free.size, left[option] ?? 0);
    return pairs.filter((one) => one === option).length + more >= (fewest[option] ?? 1);
  });
}

/** Only the cards that have to be paired are, each with the first of its options that has room. */
export function leastPairs(limits: Limits): Pairs {
  const { pairings, room } = limits;
  const closed = new Set<number>();
  for (;;) {
    const left = [...room];
    const pairs: (number | null)[] = pairings.map(() => null);
    for (const [place, { to, must }] of pairings.entries()) {
      const option = (must ? to : []).find(
        (one) =>
          !closed.has(one) && (left[one] ?? 0) > 0 && !isPairedElsewhere(pairs, place, one, { pairings }),
      );
      if (option === undefined) continue;
      left[option] = (left[option] ?? 0) - 1;
      pairs[place] = option;
    }
    const short = shortOption(pairs, limits);
    if (short < 0) return pairs;
    closed.add(short);
  }
}

/** The options with which one of the cards can be paired, as the others are; also the one with which it is. */
export function optionsFor(
  { pairings, room }: Pick<PairDecision, 'pairings' | 'room'>,
  pairs: readonly (number | null)[],
  place: number,
): number[] {
  const left = roomLeft(pairs, room);
  return (pairings[place]?.to ?? []).filter(
    (one) =>
      (pairs[place] === one || (left[one] ?? 0) > 0) && !isPairedElsewhere(pairs, place, one, { pairings }),
  );
}
