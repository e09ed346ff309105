/** So many versions of a thing are kept; when there are more, they are thinned down to four fifths of them. */
export const MOST_VERSIONS = 100;

/** The newest are never thinned. */
const NEWEST = 20;

/**
 * Which versions stay when there are too many: the newest and the first, and of the others those that lie far apart
 * for their age, so that an hour is told from the next in what is young, and a month in what is old.
 * @param times when each was made, ms since 1970, oldest first
 * @returns places in `times`, ascending
 */
export function thinned(times: readonly number[], now: number, most = MOST_VERSIONS): number[] {
  const left = times.map((_, at) => at);
  if (left.length <= most) return left;
  const target = Math.floor(most * 0.8);
  while (left.length > target) {
    let crowded = 1;
    let least = Infinity;
    for (let at = 1; at < left.length - Math.min(NEWEST, target - 1); at += 1) {
      const time = (place: number): number => times[left[place] ?? 0] ?? 0;
      const apart = (time(at + 1) - time(at - 1)) / Math.max(1, now - time(at));
      if (apart >= least) continue;
      least = apart;
      crowded = at;
    }
    left.splice(crowded, 1);
  }
  return left;
}
