import type { AssignDecision, Share, SharesTogether } from '../decision.js';

type Sharing = Pick<AssignDecision, 'shares' | 'total' | 'together'>;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

/** What some of them have together. */
const sumAt = (given: readonly number[], { places }: SharesTogether): number =>
  places.reduce((sum, place) => sum + (given[place] ?? 0), 0);

const none: readonly SharesTogether[] = [];

/** Whether all shares before a place have enough, each and together, or as much as they can have. */
export const haveEnough = (
  { shares, total, together = none }: Sharing,
  given: readonly number[],
  place: number,
): boolean =>
  shares
    .slice(0, place)
    .every(({ least, most, enough = least }, at) => (given[at] ?? 0) >= Math.min(enough, most)) &&
  together.every(
    (some) => some.places.some((at) => at >= place) || sumAt(given, some) >= Math.min(some.enough, total),
  );

/** How much some of them still lack of what they have to have together. */
export const lackedTogether = ({ together = none }: Sharing, given: readonly number[]): number =>
  together.reduce((lacked, some) => Math.max(lacked, some.least - sumAt(given, some)), 0);

/**
 * Shares of an amount as they mostly are: the least for each, then enough for one after the other, and what is left for the last
 * that can have it, such as the player behind the blockers.
 */
export function leastShares(sharing: Sharing): number[] {
  const { shares, total, together = none } = sharing;
  const given = shares.map(({ least }) => least);
  let left = total - sumOf(given);
  const raise = (place: number, { after }: Share, to: number): void => {
    if (after && !haveEnough(sharing, given, place)) return;
    const more = Math.max(0, Math.min(left, to - (given[place] ?? 0)));
    given[place] = (given[place] ?? 0) + more;
    left -= more;
  };
  const raiseTogether = (place: number, share: Share, by: 'least' | 'enough'): void => {
    for (const some of together) {
      if (Math.max(...some.places) !== place) continue;
      raise(place, share, Math.min(share.most, (given[place] ?? 0) + some[by] - sumAt(given, some)));
    }
  };
  for (const [place, share] of shares.entries()) raiseTogether(place, share, 'least');
  for (const [place, share] of shares.entries()) {
    raise(place, share, Math.min(share.enough ?? share.least, share.most));
    raiseTogether(place, share, 'enough');
  }
  for (const [place, share] of [...shares.entries()].toReversed()) raise(place, share, share.most);
  return given;
}

/** The places of the shares that can be one more, as the others stand. */
export const placesForOneMore = (sharing: Sharing, given: readonly number[]): number[] => {
  const { shares, total, together } = sharing;
  const left = total - sumOf(given);
  if (left <= 0) return [];
  return [...shares.keys()].filter((place) => {
    const share = shares[place];
    if (!share || (given[place] ?? 0) >= share.most) return false;
    if (share.after && !haveEnough(sharing, given, place)) return false;
    return !together || lackedTogether(sharing, given.with(place, (given[place] ?? 0) + 1)) < left;
  });
};

/** Whether nobody has something before those have enough for whom they wait, and all have together what they have to. */
const isFair = (sharing: Sharing, given: readonly number[]): boolean =>
  lackedTogether(sharing, given) === 0 &&
  sharing.shares.every(({ after }, at) => !after || (given[at] ?? 0) === 0 || haveEnough(sharing, given, at));

/** One thing of one goes to another; null where that may not be. */
function moved(sharing: Sharing, given: readonly number[], from: number, to: number): number[] | null {
  const { shares } = sharing;
  const [now = 0, then = 0] = [given[from], given[to]];
  if (from === to || now <= (shares[from]?.least ?? 0) || then >= (shares[to]?.most ?? 0)) return null;
  const other = given.with(from, now - 1).with(to, then + 1);
  return isFair(sharing, other) ? other : null;
}

/** Legal shares that differ from the given ones in that one thing of one goes to another; null where there are none. */
export function otherShares(sharing: Sharing, given: readonly number[]): number[] | null {
  for (const from of sharing.shares.keys()) {
    for (const to of sharing.shares.keys()) {
      const other = moved(sharing, given, from, to);
      if (other) return other;
    }
  }
  return null;
}

/**
 * The shares with one more for one of them: of what is left, or else of what the last other one has that can spare it. The same
 * where that is not possible.
 */
export function withOneMore(sharing: Sharing, given: readonly number[], place: number): readonly number[] {
  if (placesForOneMore(sharing, given).includes(place)) return given.with(place, (given[place] ?? 0) + 1);
  for (let from = given.length - 1; from >= 0; from -= 1) {
    const other = moved(sharing, given, from, place);
    if (other) return other;
  }
  return given;
}
