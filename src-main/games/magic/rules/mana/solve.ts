/** How a mana cost can be paid: MC-MANA-05 to MC-MANA-08, MC-PLAY-23. Exact, whatever the sources make. */
import { emptyPool } from '../state/new-state.js';
import { manaKinds, type ManaKind } from '../state/state.js';
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
  /** The costly abilities that were settled, in their order. */
  readonly steps: readonly Step[];
  /** Another payment would leave something else untapped: which one is the player's choice (MC-MANA-07). */
  readonly isChoice: boolean;
  /** Another payment would leave another kind of mana in the pool. */
  readonly isPoolChoice: boolean;
}

/** A costly ability that is played for the payment: what it makes, each unit as a set of kinds, and the mana that it costs. */
export interface Activation {
  readonly source: Source;
  readonly units: readonly number[];
  readonly asks: Need;
}
export interface Step extends Tap {
  /** What it is itself paid with. */
  readonly spends: readonly ManaKind[];
}

/** One mana that there is, or could be. */
interface Unit {
  readonly kinds: number;
  /** Which of the activations makes it: it pays only for what comes after that. */
  readonly order: number;
  /** It pays for nothing but the spell itself. */
  readonly isBound: boolean;
  readonly isFree: boolean;
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

/** @param activations that are played for it in this order */
export function solve(
  means: Means,
  need: Need,
  preference = none,
  activations: readonly Activation[] = noActivations,
): Payment | null {
  if (activations.length === 0 && !seemsMet(means, need)) return null;
  const tied = means.objects.find(({ isTied }) => isTied);
  return tied
    ? solveTied(means, need, tied, preference, activations)
    : matched(means, need, preference, activations);
}
const noActivations: readonly Activation[] = [];

/** Each way in which the object's units hang together is tried, leaving it alone first. */
function solveTied(
  { pool, bound, objects }: Means,
  need: Need,
  tied: ManaObject,
  preference: Preference,
  activations: readonly Activation[],
): Payment | null {
  const rest = objects.filter(({ no }) => no !== tied.no);
  const without = solve(meansFrom(pool, rest, noSources, bound), need, preference, activations);
  if (without) return { ...without, isChoice: true };
  for (const source of tied.abilities) {
    for (const makes of waysOf(source)) {
      const { pool: filled, bound: forIt } = withMana({ pool, bound }, source, makes);
      const found = solve(meansFrom(filled, rest, noSources, forIt), need, preference, activations);
      if (found) return { ...found, taps: [{ source, makes }, ...found.taps], isChoice: true };
    }
  }
  return null;
}

const noSources: readonly Source[] = [];

/** What there is to pay with once an ability has made some mana. */
export function withMana(
  { pool, bound }: Pick<Means, 'pool' | 'bound'>,
  { makes: { onlyFor } }: Source,
  makes: readonly ManaKind[],
): Pick<Means, 'pool' | 'bound'> {
  const filled = { ...(onlyFor ? (bound ?? emptyPool()) : pool) };
  for (const kind of makes) filled[kind] += 1;
  return onlyFor ? { pool, bound: filled } : { pool: filled, bound };
}

/** By sets of kinds. */
const kindsBySet: readonly (readonly ManaKind[])[] = Array.from({ length: 64 }, (_, bits) =>
  manaKinds.filter((kind) => bits & kindBit[kind]),
);
const kindsIn = (bits: number): readonly ManaKind[] => kindsBySet[bits] ?? [];

/** All that an ability can make; of units that are alike one kind. */
export function waysOf({ makes: { units, alike } }: Source): ManaKind[][] {
  if (alike) return kindsIn(units[0] ?? 0).map((kind) => units.map(() => kind));
  let ways: ManaKind[][] = [[]];
  for (const unit of units) ways = ways.flatMap((way) => kindsIn(unit).map((kind) => [...way, kind]));
  return ways;
}

/** Units and slots matched, the least useful units first: so the sum of what is used up is least. */
function matched(
  means: Means,
  need: Need,
  preference: Preference,
  activations: readonly Activation[],
): Payment | null {
  const slots = [
    ...slotsOf(need, activations.length, true),
    ...activations.flatMap(({ asks }, nth) => slotsOf(asks, nth, false)),
  ];
  const units = unitsOf(means, preference, activations, slots.length);
  const filledBy = Array<number>(slots.length).fill(-1);
  const used: number[] = [];
  for (const place of units.keys()) {
    if (used.length === slots.length) break;
    if (augment(units, slots, filledBy, place, new Set())) used.push(place);
  }
  if (used.length < slots.length) return null;
  return paymentFrom(units, slots, filledBy, activations, {
    isChoice: isChoice(units, slots, used, false),
    isPoolChoice: isChoice(units, slots, used, true),
  });
}

/** What has to be paid: the kinds that do, and before which of the activations (after them all: their number). */
interface Slot {
  readonly takes: number;
  readonly before: number;
  /** It is none of the activations that is paid for. */
  readonly isLast: boolean;
}

function slotsOf({ colored, generic }: Need, before: number, isLast: boolean): Slot[] {
  const slots: Slot[] = [];
  for (const [nth, count] of colored.entries())
    for (let left = count; left > 0; left -= 1) slots.push({ takes: 1 << nth, before, isLast });
  for (let left = generic; left > 0; left -= 1) slots.push({ takes: 63, before, isLast });
  return slots;
}

/** @param most that can be used: of each kind in the pool one more is enough to see that something of it is left */
function unitsOf(
  { pool, bound, objects }: Means,
  { like, use }: Preference,
  activations: readonly Activation[],
  most: number,
): Unit[] {
  const units: Unit[] = [];
  const there = { worth: -1, object: null, isFree: true, isBound: false };
  for (const kind of manaKinds) {
    for (let left = Math.min(bound?.[kind] ?? 0, most); left > 0; left -= 1) {
      units.push({
        kinds: kindBit[kind],
        ...there,
        isBound: true,
        worth: -2,
        order: -1,
        place: 0,
        like: kind,
      });
    }
    for (let left = Math.min(pool[kind], most + 1); left > 0; left -= 1) {
      units.push({ kinds: kindBit[kind], ...there, order: -1, place: 0, like: kind });
    }
  }
  for (const [order, { units: made }] of activations.entries()) {
    for (const [place, kinds] of made.entries()) {
      units.push({ kinds, ...there, order, place, like: `made ${kinds}` });
    }
  }
  for (const object of objects) {
    const its = like(object);
    const isFree = object.abilities.some(({ makes }) => makes.isFree);
    for (const [place, kinds] of object.units.entries()) {
      const worth = object.worth + use(kinds);
      units.push({
        kinds,
        order: -1,
        isBound: object.isBound,
        isFree,
        worth,
        object,
        place,
        like: `${its} ${kinds}`,
      });
    }
  }
  return units.sort((one, other) => one.worth - other.worth);
}

/** With so many one that is free is looked for before any is moved: no unit has to be moved by way of all others. */
const MANY_SLOTS = 60;

/** Finds a slot for a unit, where need be by moving others (Kuhn). */
function augment(
  units: readonly Unit[],
  slots: readonly Slot[],
  filledBy: number[],
  place: number,
  seen: Set<number>,
): boolean {
  const { kinds, order, isBound } = units[place]!;
  if (slots.length > MANY_SLOTS) {
    const free = slots.findIndex(
      ({ takes, before, isLast }, slot) =>
        filledBy[slot]! < 0 && (takes & kinds) !== 0 && order < before && (!isBound || isLast),
    );
    if (free >= 0) {
      filledBy[free] = place;
      return true;
    }
  }
  for (const [slot, { takes, before, isLast }] of slots.entries()) {
    if (seen.has(slot) || !(takes & kinds) || order >= before || (isBound && !isLast)) continue;
    seen.add(slot);
    const other = filledBy[slot]!;
    if (other < 0 || augment(units, slots, filledBy, other, seen)) {
      filledBy[slot] = place;
      return true;
    }
  }
  return false;
}

/**
 * Whether a unit that is left could stand for one that is used and is not the same to the player. What floats is always spent first, and what
 * is free before what is not.
 */
function isChoice(
  units: readonly Unit[],
  slots: readonly Slot[],
  used: readonly number[],
  inPool: boolean,
): boolean {
  const kept = units.filter(({ object }, place) => (object === null) === inPool && !used.includes(place));
  const triedKept = new Set<string>();
  for (const unit of kept) {
    if (triedKept.has(unit.like)) continue;
    triedKept.add(unit.like);
    const tried = new Set<string>();
    for (const out of used) {
      const { like, object, isFree } = units[out]!;
      if (like === unit.like || tried.has(like) || (object === null) !== inPool) continue;
      if (isFree && !unit.isFree) continue;
      tried.add(like);
      if (fits([...used.filter((one) => one !== out).map((one) => units[one]!), unit], slots)) return true;
    }
  }
  return false;
}

function fits(units: readonly Unit[], slots: readonly Slot[]): boolean {
  const filledBy = Array<number>(slots.length).fill(-1);
  for (const place of units.keys()) if (!augment(units, slots, filledBy, place, new Set())) return false;
  return true;
}

/** What is tapped for it, and as what each unit is spent. */
function paymentFrom(
  units: readonly Unit[],
  slots: readonly Slot[],
  filledBy: readonly number[],
  activations: readonly Activation[],
  choices: Pick<Payment, 'isChoice' | 'isPoolChoice'>,
): Payment {
  const spends = Array.from({ length: activations.length + 1 }, (): ManaKind[] => []);
  const made = new Map<ManaObject | Activation, Map<number, ManaKind>>();
  for (const [slot, { takes, before }] of slots.entries()) {
    const { kinds, object, place, order } = units[filledBy[slot]!]!;
    const [kind = 'C'] = kindsIn(takes & kinds);
    spends[before]!.push(kind);
    const by = object ?? activations[order];
    if (!by) continue;
    const its = made.get(by) ?? new Map<number, ManaKind>();
    made.set(by, its.set(place, kind));
  }
  const taps: Tap[] = [];
  for (const [by, kinds] of made) if ('abilities' in by) taps.push(tapOf(by, kinds));
  const steps = activations.map((activation, nth) => ({
    source: activation.source,
    makes: activation.units.map((unit, place) => made.get(activation)?.get(place) ?? firstOf(unit)),
    spends: spends[nth]!,
  }));
  return { taps, spends: spends.at(-1)!, steps, ...choices };
}
const firstOf = (unit: number): ManaKind => kindsIn(unit)[0] ?? 'C';

/** Untied: it has one ability, or each of its abilities makes one mana. */
function tapOf({ abilities, units }: ManaObject, kinds: ReadonlyMap<number, ManaKind>): Tap {
  const makes = units.map((unit, place) => kinds.get(place) ?? firstOf(unit));
  const source = abilities.find((one) => one.makes.units.every((unit, nth) => unit & kindBit[makes[nth]!]));
  return { source: source ?? abilities[0]!, makes };
}

/** Whether what floats is enough. */
export const isInPool = ({ pool, bound }: Pick<Means, 'pool' | 'bound'>, need: Need): boolean =>
  canMeet(meansFrom(pool, noObjects, noSources, bound), need);
const noObjects: readonly ManaObject[] = [];
