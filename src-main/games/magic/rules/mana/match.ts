/** Units of mana matched with what has to be paid: MC-MANA-05 to MC-MANA-08. */
import type { ManaObject } from './sources.js';

/** One mana that there is, or could be. */
export interface Unit {
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
  /** The class of the unit, a number: those of one class are the same to the player. What floats has classes of its own. */
  readonly like: number;
}

/** What has to be paid: the kinds that do, and before which of the activations (after them all: their number). */
export interface Slot {
  readonly takes: number;
  readonly before: number;
  /** It is none of the activations that is paid for. */
  readonly isLast: boolean;
}

const canFill = ({ kinds, order, isBound }: Unit, { takes, before, isLast }: Slot): boolean =>
  (takes & kinds) !== 0 && order < before && (!isBound || isLast);

/** Units as they come to fill slots. */
export interface Filling {
  readonly units: readonly Unit[];
  readonly slots: readonly Slot[];
  /** By slots the places of units; -1: none. */
  readonly filledBy: number[];
  /** By slots in which try each was looked at last, and how many there were. */
  readonly seen: number[];
  tries: number;
}

export function toFill(units: readonly Unit[], slots: readonly Slot[]): Filling {
  const filledBy: number[] = [];
  const seen: number[] = [];
  for (let slot = 0; slot < slots.length; slot += 1) {
    filledBy.push(-1);
    seen.push(0);
  }
  return { units, slots, filledBy, seen, tries: 0 };
}

/** With so many one that is free is looked for before any is moved: no unit has to be moved by way of all others. */
const MANY_SLOTS = 60;

/** Finds a slot for a unit, where need be by moving others (Kuhn). */
export function isPlaced(filling: Filling, place: number): boolean {
  filling.tries += 1;
  return augment(filling, place);
}

function augment(filling: Filling, place: number): boolean {
  const { units, slots, filledBy, seen, tries } = filling;
  const unit = units[place]!;
  if (slots.length > MANY_SLOTS) {
    const free = slots.findIndex((its, slot) => filledBy[slot]! < 0 && canFill(unit, its));
    if (free >= 0) {
      filledBy[free] = place;
      return true;
    }
  }
  for (let slot = 0; slot < slots.length; slot += 1) {
    if (seen[slot] === tries || !canFill(unit, slots[slot]!)) continue;
    seen[slot] = tries;
    const other = filledBy[slot]!;
    if (other < 0 || augment(filling, other)) {
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
export function isChoice(filling: Filling, used: readonly number[], inPool: boolean): boolean {
  const { units } = filling;
  const triedKept: number[] = [];
  for (let place = 0; place < units.length; place += 1) {
    const unit = units[place]!;
    if ((unit.object === null) !== inPool || used.includes(place) || triedKept.includes(unit.like)) continue;
    triedKept.push(unit.like);
    const tried: number[] = [];
    for (const out of used) {
      const { like, object, isFree } = units[out]!;
      if (like === unit.like || tried.includes(like) || (object === null) !== inPool) continue;
      if (isFree && !unit.isFree) continue;
      tried.push(like);
      if (fitsFor(filling, used, out, unit)) return true;
    }
  }
  return false;
}

/** Whether a unit fits in for one that is used: into its slot, or where others are moved. */
function fitsFor(
  { units, slots, filledBy }: Filling,
  used: readonly number[],
  out: number,
  unit: Unit,
): boolean {
  if (canFill(unit, slots[filledBy.indexOf(out)]!)) return true;
  const others = used.filter((one) => one !== out).map((one) => units[one]!);
  const anew = toFill([...others, unit], slots);
  return anew.units.every((_, place) => isPlaced(anew, place));
}
