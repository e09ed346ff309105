import type { CardId, PairDecision, Pairing } from '../decision.js';

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

const isPaired = (pairs: Pairs, place: number): boolean => (pairs[place] ?? null) !== null;

/** The place of a card that is paired alone, or beside others, and must not be so; -1 where there is none. */
export function inWrongCompany(pairs: Pairs, { pairings }: Pick<PairDecision, 'pairings'>): number {
  if (!pairings.some(({ alone }) => alone)) return -1;
  const cards = new Set(pairings.flatMap(({ card }, place) => (isPaired(pairs, place) ? [card] : [])));
  const wrong = cards.size > 1 ? 'only' : 'never';
  return pairings.findIndex(({ alone }, place) => alone === wrong && isPaired(pairs, place));
}

/** Whether a card that has to be paired is let off: by another that has to be, which it could not be paired beside, or since it would be alone. */
function isLetOff(pairs: Pairs, place: number, { pairings }: Pick<PairDecision, 'pairings'>): boolean {
  const { card, alone } = pairings[place]!;
  const bound = pairings.filter((one, at) => one.must && one.card !== card && isPaired(pairs, at));
  if (bound.some((one) => alone === 'only' || one.alone === 'only')) return true;
  if (alone !== 'never' || pairings.some((one, at) => one.card !== card && isPaired(pairs, at))) return false;
  return !pairings.some((one) => one.must && one.card !== card && one.alone !== 'only');
}

/** Whether a card that is paired with none, and has to be paired, could be: with others that have to be, where one is not enough. */
export function isMissing(pairs: Pairs, place: number, { pairings, room, fewest = [] }: Limits): boolean {
  const { to = [], must } = pairings[place] ?? {};
  if (!must || isPaired(pairs, place) || isLetOff(pairs, place, { pairings })) return false;
  const left = roomLeft(pairs, room);
  return to.some((option) => {
    if ((left[option] ?? 0) < 1 || isPairedElsewhere(pairs, place, option, { pairings })) return false;
    const free = new Set(
      pairings.flatMap((one, at) =>
        one.must &&
        !isPaired(pairs, at) &&
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
    const good = inGoodCompany(pairs, limits);
    const short = [pairs, good].map((one) => shortOption(one, limits)).find((option) => option >= 0);
    if (short === undefined) return good;
    closed.add(short);
  }
}

/** As many of those that are paired as go together: those that bear others, or else one that does not. */
export function inGoodCompany(pairs: Pairs, { pairings }: Pick<PairDecision, 'pairings'>): Pairs {
  if (inWrongCompany(pairs, { pairings }) < 0) return pairs;
  const without = pairs.map((option, place) => (pairings[place]?.alone === 'only' ? null : option));
  const isGood = without.some((option) => option !== null) && inWrongCompany(without, { pairings }) < 0;
  if (isGood) return without;
  const single = pairings.find(({ alone }, place) => alone === 'only' && isPaired(pairs, place))?.card;
  return pairs.map((option, place) => (pairings[place]?.card === single ? option : null));
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

/** A card, and what is said of its pairing: without the fields of which nothing is said. */
export function pairingFor(
  { to, must, alone }: Pick<Pairing, 'to' | 'must' | 'alone'>,
  card: CardId,
): Pairing {
  if (alone) return must ? { card, to, must, alone } : { card, to, alone };
  return must ? { card, to, must } : { card, to };
}
