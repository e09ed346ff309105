/** Counters that lie on objects: each by itself, so that they keep the order in which they came. */
import type { PlayerNo } from '../decision.js';
import type { BaseCounter } from '../state.js';

interface Host {
  readonly counters?: readonly BaseCounter[];
}

/** Whether a counter of a kind lies on an object that the player placed. */
export const hasCounter = ({ counters }: Host, kind: string, owner: PlayerNo): boolean =>
  counters?.some((one) => one.kind === kind && one.owner === owner) ?? false;

/** How many counters of a kind lie on an object, whoever placed them. */
export const counterCount = ({ counters = [] }: Host, kind: string): number =>
  counters.filter((one) => one.kind === kind).length;

/** Places counters on an object. */
export function placeCounters<K extends string>(
  host: { counters?: { kind: K; owner: PlayerNo }[] },
  kind: K,
  owner: PlayerNo,
  count: number,
): void {
  const counters = (host.counters ??= []);
  for (let nth = 0; nth < count; nth += 1) counters.push({ kind, owner });
}

/** Removes one counter from an object. @throws RangeError where it has none of them */
export function removeCounter(
  host: { readonly counters?: BaseCounter[] },
  kind: string,
  owner: PlayerNo,
): void {
  const place = host.counters?.findIndex((one) => one.kind === kind && one.owner === owner) ?? -1;
  if (place < 0) throw new RangeError(`There is no ${kind} counter of player ${owner} to be removed.`);
  host.counters?.splice(place, 1);
}
