/** How a mana cost can be paid: MC-MANA-05 to MC-MANA-08, MC-PLAY-23. Exact, whatever the sources make. */
import { manaKinds, type ManaKind, type Pool } from '../state/state.js';
import { kindBit } from './abilities-of.js';
import type { Need } from './need.js';
import { meansFrom, reachOf, type ManaObject, type Means, type Source } from './sources.js';

/** A mana ability that is played, and what it makes. */
export interface Tap {
  readonly source: Source;
  readonly makes: readonly ManaKind[];
}
export interface Payment {
  readonly taps: readonly Tap[];
  /** What is spent then. */
  readonly spends: readonly ManaKind[];
  /** Another payment would leave something else: which one is the player's choice (MC-MANA-07). */
  readonly isChoice: boolean;
}

/** One mana that there is, or could be. */
interface Unit {
  readonly kinds: number;
  readonly worth: number;
  /** Null: it floats in the pool. */
  readonly object: ManaObject | null;
  /** Its place among what the object makes. */
  readonly place: number;
  /** Units of one class are the same to the player. */
  readonly like: string;
}

/** Whether a need can be met. */
export function canMeet(means: Means, need: Need): boolean {
  if (!seemsMet(means, need)) return false;
  return !means.objects.some(({ isTied }) => isTied) || solve(means, need) !== null;
}

/** Enough of each set of colours (Hall), as far as units are independent. */
function seemsMet(means: Means, need: Need): boolean {
  const { colored } = need;
  if (need.amount > means.total) return false;
  let asked = 0;
  for (let nth = 0; nth < 5; nth += 1) if (colored[nth]! > 0) asked |= 1 << nth;
  for (let set = asked; set !== 0; set = (set - 1) & asked) {
    let sum = 0;
    for (let nth = 0; nth < 5; nth += 1) if (set & (1 << nth)) sum += colored[nth]!;
    if (sum > reachOf(means, set)) return false;
  }
  return true;
}

/** What a player would rather keep. */
export interface Preference {
  /** Objects that are the same to the player have the same words. */
  readonly like: (object: ManaObject) => string;
  /** How much else the kinds of a unit are good for. */
  readonly use: (kinds: number) => number;
}
const none: Preference = { like: ({ no }) => `${no}`, use: () => 0 };

export function solve(means: Means, need: Need, preference = none): Payment | null {
  if (!seemsMet(means, need)) return null;
  const tied = means.objects.find(({ isTied }) => isTied);
  return tied ? solveTied(means, need, tied, preference) : matched(means, need, preference);
}

/** Each way in which the object's units hang together is tried, leaving it alone first. */
function solveTied(
  { pool, objects }: Means,
  need: Need,
  tied: ManaObject,
  preference: Preference,
): Payment | null {
  const rest = objects.filter(({ no }) => no !== tied.no);
  const without = solve(meansFrom(pool, rest), need, preference);
  if (without) return { ...without, isChoice: true };
  for (const source of tied.abilities) {
    for (const makes of waysOf(source)) {
      const filled = { ...pool };
      for (const kind of makes) filled[kind] += 1;
      const found = solve(meansFrom(filled, rest), need, preference);
      if (found) return { ...found, taps: [{ source, makes }, ...found.taps], isChoice: true };
    }
  }
  return null;
}

const kindsIn = (bits: number): ManaKind[] => manaKinds.filter((kind) => bits & kindBit[kind]);

/** All that an ability can make; of units that are alike one kind. */
export function waysOf({ makes: { units, alike } }: Source): ManaKind[][] {
  if (alike) return kindsIn(units[0] ?? 0).map((kind) => units.map(() => kind));
  let ways: ManaKind[][] = [[]];
  for (const unit of units) ways = ways.flatMap((way) => kindsIn(unit).map((kind) => [...way, kind]));
  return ways;
}

/** Units and slots matched, the least useful units first: so the sum of what is used up is least. */
function matched(means: Means, need: Need, preference: Preference): Payment | null {
  const units = unitsOf(means, preference);
  const slots = slotsOf(need);
  const filledBy = Array<number>(slots.length).fill(-1);
  const used: number[] = [];
  for (const place of units.keys()) {
    if (used.length === slots.length) break;
    if (augment(units, slots, filledBy, place, new Set())) used.push(place);
  }
  if (used.length < slots.length) return null;
  return paymentFrom(units, slots, filledBy, isChoice(units, slots, used));
}

/** The kinds that a slot takes. */
function slotsOf({ colored, generic }: Need): number[] {
  const slots: number[] = [];
  for (const [nth, count] of colored.entries())
    for (let left = count; left > 0; left -= 1) slots.push(1 << nth);
  for (let left = generic; left > 0; left -= 1) slots.push(63);
  return slots;
}

function unitsOf({ pool, objects }: Means, { like, use }: Preference): Unit[] {
  const units: Unit[] = [];
  for (const kind of manaKinds) {
    for (let left = pool[kind]; left > 0; left -= 1) {
      units.push({ kinds: kindBit[kind], worth: -1, object: null, place: 0, like: kind });
    }
  }
  for (const object of objects) {
    const its = like(object);
    for (const [place, kinds] of object.units.entries()) {
      const worth = object.worth + use(kinds);
      units.push({ kinds, worth, object, place, like: `${its} ${kinds}` });
    }
  }
  return units.sort((one, other) => one.worth - other.worth);
}

/** Finds a slot for a unit, where need be by moving others (Kuhn). */
function augment(
  units: readonly Unit[],
  slots: readonly number[],
  filledBy: number[],
  place: number,
  seen: Set<number>,
): boolean {
  for (const [slot, takes] of slots.entries()) {
    if (seen.has(slot) || !(takes & units[place]!.kinds)) continue;
    seen.add(slot);
    const other = filledBy[slot]!;
    if (other < 0 || augment(units, slots, filledBy, other, seen)) {
      filledBy[slot] = place;
      return true;
    }
  }
  return false;
}

/** Whether a unit that is left could stand for one that is used and is not the same to the player; what floats is always spent first. */
function isChoice(units: readonly Unit[], slots: readonly number[], used: readonly number[]): boolean {
  const kept = units.filter((_, place) => !used.includes(place));
  const triedKept = new Set<string>();
  for (const unit of kept) {
    if (triedKept.has(unit.like)) continue;
    triedKept.add(unit.like);
    const tried = new Set<string>();
    for (const out of used) {
      const { like, object } = units[out]!;
      if (like === unit.like || tried.has(like) || (object === null) !== (unit.object === null)) continue;
      tried.add(like);
      if (fits([...used.filter((one) => one !== out).map((one) => units[one]!), unit], slots)) return true;
    }
  }
  return false;
}

function fits(units: readonly Unit[], slots: readonly number[]): boolean {
  const filledBy = Array<number>(slots.length).fill(-1);
  for (const place of units.keys()) if (!augment(units, slots, filledBy, place, new Set())) return false;
  return true;
}

/** What is tapped for it, and as what each unit is spent. */
function paymentFrom(
  units: readonly Unit[],
  slots: readonly number[],
  filledBy: readonly number[],
  choice: boolean,
): Payment {
  const spends: ManaKind[] = [];
  const made = new Map<ManaObject, Map<number, ManaKind>>();
  for (const [slot, takes] of slots.entries()) {
    const { kinds, object, place } = units[filledBy[slot]!]!;
    const [kind = 'C'] = kindsIn(takes & kinds);
    spends.push(kind);
    if (!object) continue;
    const its = made.get(object) ?? new Map<number, ManaKind>();
    made.set(object, its.set(place, kind));
  }
  const taps = [...made].map(([object, kinds]) => tapOf(object, kinds));
  return { taps, spends, isChoice: choice };
}

/** Untied: it has one ability, or each of its abilities makes one mana. */
function tapOf({ abilities, units }: ManaObject, kinds: ReadonlyMap<number, ManaKind>): Tap {
  const makes = units.map((unit, place) => kinds.get(place) ?? (kindsIn(unit)[0] as ManaKind));
  const source = abilities.find((one) => one.makes.units.every((unit, nth) => unit & kindBit[makes[nth]!]));
  return { source: source ?? abilities[0]!, makes };
}

/** Whether what floats is enough. */
export const isInPool = (pool: Pool, need: Need): boolean => canMeet(meansFrom(pool, noObjects), need);
const noObjects: readonly ManaObject[] = [];
