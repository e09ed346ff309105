import type { AssignDecision, Share } from '../decision.js';

type Sharing = Pick<AssignDecision, 'shares' | 'total'>;

/** Whether all shares before a place have enough, or as much as they can have. */
export const haveEnough = (shares: readonly Share[], given: readonly number[], place: number): boolean =>
  shares
    .slice(0, place)
    .every(({ least, most, enough = least }, at) => (given[at] ?? 0) >= Math.min(enough, most));

/**
 * Shares of an amount as they mostly are: the least for each, then enough for one after the other, and what is left for the last
 * that can have it, such as the player behind the blockers.
 */
export function leastShares({ shares, total }: Sharing): number[] {
  const given = shares.map(({ least }) => least);
  let left = total - sumOf(given);
  const raise = (place: number, { after }: Share, to: number): void => {
    if (after && !haveEnough(shares, given, place)) return;
    const more = Math.max(0, Math.min(left, to - (given[place] ?? 0)));
    given[place] = (given[place] ?? 0) + more;
    left -= more;
  };
  for (const [place, share] of shares.entries()) {
    raise(place, share, Math.min(share.enough ?? share.least, share.most));
  }
  for (const [place, share] of [...shares.entries()].toReversed()) raise(place, share, share.most);
  return given;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

/** The places of the shares that can be one more, as the others stand. */
export const placesForOneMore = ({ shares, total }: Sharing, given: readonly number[]): number[] => {
  if (sumOf(given) >= total) return [];
  return [...shares.keys()].filter((place) => {
    const share = shares[place];
    return share && (given[place] ?? 0) < share.most && (!share.after || haveEnough(shares, given, place));
  });
};

/** Whether nobody has something before those have enough for whom they wait. */
const keepsOrder = ({ shares }: Sharing, given: readonly number[]): boolean =>
  shares.every(({ after }, at) => !after || (given[at] ?? 0) === 0 || haveEnough(shares, given, at));

/** Legal shares that differ from the given ones in that one thing of one goes to another; null where there are none. */
export function otherShares(sharing: Sharing, given: readonly number[]): number[] | null {
  for (const [from, share] of sharing.shares.entries()) {
    if ((given[from] ?? 0) <= share.least) continue;
    const fewer = given.with(from, (given[from] ?? 0) - 1);
    const to = keepsOrder(sharing, fewer)
      ? placesForOneMore(sharing, fewer).find((place) => place !== from)
      : undefined;
    if (to !== undefined) return fewer.with(to, (fewer[to] ?? 0) + 1);
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
    const now = given[from] ?? 0;
    if (from === place || now <= (sharing.shares[from]?.least ?? 0)) continue;
    const fewer = given.with(from, now - 1);
    const isLegal = keepsOrder(sharing, fewer) && placesForOneMore(sharing, fewer).includes(place);
    if (isLegal) return fewer.with(place, (given[place] ?? 0) + 1);
  }
  return given;
}
