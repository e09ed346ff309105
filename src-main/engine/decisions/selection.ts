import type { Constraints } from '../decision.js';

/** How many of a list are to be chosen, and what else has to hold of them. */
export interface SelectionLimits {
  readonly least: number;
  readonly most: number;
  readonly constraints?: Constraints;
}

/**
 * The first legal choice of a list, with as few as there have to be.
 *
 * @throws Error where there is none, which rules do not ask
 */
export function firstSelection(list: readonly number[], limits: SelectionLimits): readonly number[] {
  const { least, most, constraints } = limits;
  if (!constraints) return list.slice(0, least);
  if (constraints.orNone) return [];
  for (let count = least; count <= most; count += 1) {
    const places = selectionOf(count, [...list.keys()], constraints);
    if (places) return places.map((place) => list[place] as number);
  }
  throw new Error('What is asked has no answer.');
}

/**
 * So many places of a list that meet its constraints: the first ones in the order in which they are to be tried.
 *
 * @param order all places of the list
 * @returns null where there are none
 */
export function selectionOf(
  count: number,
  order: readonly number[],
  { sum, groups }: Constraints,
): readonly number[] | null {
  const valueAt = (place: number): number => sum?.values[place] ?? 0;
  const { least = 0, most = Infinity } = sum ?? {};
  // What of the rest has led to nothing before is not gone through again.
  const dead = new Set<string>();
  const used = new Map<number, number>();
  const chosen: number[] = [];
  const goOn = (at: number, total: number): boolean => {
    const missing = count - chosen.length;
    if (missing === 0) return total >= least && total <= most;
    if (order.length - at < missing || total > most) return false;
    const key = `${at} ${missing} ${total} ${[...used].join(';')}`;
    if (dead.has(key)) return false;
    const place = order[at] as number;
    const group = groups?.groups[place] ?? null;
    const ofGroup = group === null ? 0 : (used.get(group) ?? 0);
    if (group === null || !groups || ofGroup < groups.most) {
      chosen.push(place);
      if (group !== null) used.set(group, ofGroup + 1);
      if (goOn(at + 1, total + valueAt(place))) return true;
      chosen.pop();
      if (group !== null && ofGroup > 0) used.set(group, ofGroup);
      else if (group !== null) used.delete(group);
    }
    if (goOn(at + 1, total)) return true;
    dead.add(key);
    return false;
  };
  return goOn(0, 0) ? chosen : null;
}
