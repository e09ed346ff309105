/** What a creature with trample owes its blockers where others with trample that they block as well deal their damage after it (MC-Q-126). */
import type { SharesTogether } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';

/** Blockers that several tramplers have in common are counted on from each other up to so many; every set of them is looked at. */
const MOST_IN_COMMON = 8;

interface Owing {
  readonly blockers: readonly CardNo[];
  /** Of whom somebody has dealt on to the player already: they have to get what they lack. */
  readonly owed: ReadonlySet<CardNo>;
  /** Those that come after it, which could make good what is missing. */
  readonly later: readonly { readonly blockers: readonly CardNo[]; readonly total: number }[];
  /** What is still to be dealt to a blocker before it is enough to destroy it. */
  readonly lackOf: (blocker: CardNo) => number;
}

interface Owed {
  /** By the places of the blockers. */
  readonly of: readonly { readonly least: number; readonly enough: number }[];
  readonly together: readonly SharesTogether[];
}

/**
 * What is left for those after it can be made good if no set of blockers lacks more than all that can hit one of them have to deal: so
 * much of it each set has to get now.
 */
export function oweTogether({ blockers, owed, later, lackOf }: Owing): Owed {
  const shared = new Set(later.flatMap((one) => one.blockers));
  const counts = shared.size <= MOST_IN_COMMON;
  const common = counts ? [...new Set([...blockers, ...owed])].filter((one) => shared.has(one)) : [];
  const bounds = new Map<string, SharesTogether>();
  const raise = (places: readonly number[], least: number, enough: number): void => {
    const key = places.join();
    const known = bounds.get(key) ?? { places, least: 0, enough: 0 };
    bounds.set(key, { places, least: Math.max(known.least, least), enough: Math.max(known.enough, enough) });
  };
  for (const [place, blocker] of blockers.entries()) {
    const lacks = common.includes(blocker) ? 0 : lackOf(blocker);
    raise([place], owed.has(blocker) ? lacks : 0, lacks);
  }
  for (const some of subsetsOf(common)) {
    const places = [...blockers.keys()].filter((place) => some.includes(blockers[place]!));
    if (places.length === 0) continue;
    const coming = later
      .filter((one) => one.blockers.some((blocker) => some.includes(blocker)))
      .reduce((sum, { total }) => sum + total, 0);
    const lacks = some.reduce((sum, blocker) => sum + lackOf(blocker), 0) - coming;
    raise(places, some.every((blocker) => owed.has(blocker)) ? lacks : 0, lacks);
  }
  const of = [...blockers.keys()].map((place) => bounds.get(String(place))!);
  const alone = (places: readonly number[], by: 'least' | 'enough'): number =>
    places.reduce((sum, place) => sum + of[place]![by], 0);
  return {
    of: of.map(({ least, enough }) => ({ least, enough })),
    together: [...bounds.values()].filter(
      ({ places, least, enough }) =>
        places.length > 1 && (least > alone(places, 'least') || enough > alone(places, 'enough')),
    ),
  };
}

/** All that are not empty. */
const subsetsOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: 2 ** all.length - 1 }, (_, nth) => all.filter((__, at) => ((nth + 1) >> at) & 1));
