/** So many versions of a thing are kept; when there are more, they are thinned down to four fifths of them. */
const MOST_VERSIONS = 100;

/** The newest are never thinned. */
const NEWEST = 20;

/** What is asked of a version here. */
interface Dated {
  /** When it was made, ms since 1970. */
  readonly made: number;
  /** What a person called it; those that have a name always stay. */
  readonly name: string | null;
}

/**
 * Which versions stay when there are too many: the newest, the first and those with a name, and of the others those that lie far
 * apart for their age, so that an hour is told from the next in what is young, and a month in what is old.
 * @param versions oldest first
 */
export function thinned<V extends Dated>(versions: readonly V[], now: number, most = MOST_VERSIONS): V[] {
  const left = [...versions];
  if (left.length <= most) return left;
  const target = Math.floor(most * 0.8);
  while (left.length > target) {
    let crowded = 0;
    let least = Infinity;
    for (let at = 1; at < left.length - Math.min(NEWEST, target - 1); at += 1) {
      const time = (place: number): number => left[place]?.made ?? 0;
      const apart = (time(at + 1) - time(at - 1)) / Math.max(1, now - time(at));
      if (apart >= least || left[at]?.name != null) continue;
      least = apart;
      crowded = at;
    }
    if (crowded === 0) break;
    left.splice(crowded, 1);
  }
  return left;
}
