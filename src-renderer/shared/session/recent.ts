import type { Settings } from '../../../src-main/api/settings.js';
import { limits } from '../../../src-main/cards/limits.js';

/** A card or a deck that was opened, with the folder of its library. */
export type RecentThing = Settings['recent'][number];

/** Of one library as many are remembered. */
const MOST_IN_LIBRARY = 12;

/** The list with what is opened now at its beginning; the same list where it is there already. */
export function withOpened(recent: readonly RecentThing[], opened: RecentThing): readonly RecentThing[] {
  const isSame = (one: RecentThing): boolean =>
    one.kind === opened.kind && one.id === opened.id && one.library === opened.library;
  const [first] = recent;
  if (first && isSame(first)) return recent;
  let here = 0;
  const kept = [opened, ...recent.filter((one) => !isSame(one))].filter(
    ({ library }) => library !== opened.library || (here += 1) <= MOST_IN_LIBRARY,
  );
  return kept.slice(0, limits.recent);
}

export const recentIn = (recent: readonly RecentThing[], library: string): readonly RecentThing[] =>
  recent.filter((one) => one.library === library);
