/** How a mana cost can be paid: MC-MANA-05 to MC-MANA-08, MC-PLAY-23. Exact, whatever the sources make. */
import { emptyPool } from '../state/new-state.js';
import { manaIn } from '../state/reading.js';
import { manaKinds, type ManaKind, type Pool } from '../state/state.js';
import { kindBit } from './abilities-of.js';
import { isChoice, isPlaced, toFill, type Filling, type Slot, type Unit } from './match.js';
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

/** Whether a need can be met. */
export function canMeet(means: Means, need: Need): boolean {
  if (!seemsMet(means, need)) return false;
  return !means.isTied || solve(means, need) !== null;
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
  /** Objects that are the same to the player have the same number. */
  readonly like: (object: ManaObject) => number;
  /** How much else the kinds of a unit are good for. */
  readonly use: (kinds: number) => number;
}
const none: Preference = { like: ({ no }) => no, use: () => 0 };

/** @param activations that are played for it in this order */
export function solve(
  means: Means,
  need: Need,
  preference = none,
  activations: readonly Activation[] = noActivations,
): Payment | null {
  if (activations.length === 0 && !seemsMet(means, need)) return null;
  const tied = means.isTied ? means.objects.find(({ isTied }) => isTied) : undefined;
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

/** So many sets of kinds there are. */
const SETS = 64;
const kindsBySet: readonly (readonly ManaKind[])[] = Array.from({ length: SETS }, (_, bits) =>
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
  const slots: Slot[] = [];
  addSlots(slots, need, activations.length, true);
  for (let nth = 0; nth < activations.length; nth += 1) addSlots(slots, activations[nth]!.asks, nth, false);
  const units = unitsOf(means, preference, activations, slots.length);
  const filling = toFill(units, slots);
  const used: number[] = [];
  for (let place = 0; place < units.length && used.length < slots.length; place += 1) {
    if (isPlaced(filling, place)) used.push(place);
  }
  if (used.length < slots.length) return null;
  return paymentFrom(filling, activations, {
    isChoice: isChoice(filling, used, false),
    isPoolChoice: isChoice(filling, used, true),
  });
}

function addSlots(slots: Slot[], { colored, generic }: Need, before: number, isLast: boolean): void {
  for (let nth = 0; nth < colored.length; nth += 1)
    for (let left = colored[nth]!; left > 0; left -= 1) slots.push({ takes: 1 << nth, before, isLast });
  for (let left = generic; left > 0; left -= 1) slots.push({ takes: 63, before, isLast });
}

/** @param most that can be used: of each kind in the pool one more is enough to see that something of it is left */
function unitsOf(
  { pool, bound, objects }: Means,
  { like, use }: Preference,
  activations: readonly Activation[],
  most: number,
): Unit[] {
  const units: Unit[] = [];
  if (bound || manaIn(pool) > 0) addFloating(units, pool, bound, most);
  for (const [order, { units: made }] of activations.entries()) {
    for (const [place, kinds] of made.entries())
      units.push(unitThere(kinds, SETS + kinds, -1, order, place, false));
  }
  for (const object of objects) {
    const its = like(object);
    const { units: made, isBound } = object;
    const isFree = object.abilities.some(({ makes }) => makes.isFree);
    for (let place = 0; place < made.length; place += 1) {
      const kinds = made[place]!;
      const worth = object.worth + use(kinds);
      units.push({ kinds, order: -1, isBound, isFree, worth, object, place, like: its * SETS + kinds });
    }
  }
  // Mostly all are worth the same.
  const isInOrder = units.every(({ worth }, nth) => nth === 0 || units[nth - 1]!.worth <= worth);
  return isInOrder ? units : units.sort((one, other) => one.worth - other.worth);
}

function addFloating(units: Unit[], pool: Pool, bound: Pool | null, most: number): void {
  for (const kind of manaKinds) {
    for (let left = Math.min(bound?.[kind] ?? 0, most); left > 0; left -= 1)
      units.push(unitThere(kindBit[kind], kindBit[kind], -2, -1, 0, true));
    for (let left = Math.min(pool[kind], most + 1); left > 0; left -= 1)
      units.push(unitThere(kindBit[kind], kindBit[kind], -1, -1, 0, false));
  }
}

/** A unit that is in the pool, or that an activation puts there. */
const unitThere = (
  kinds: number,
  like: number,
  worth: number,
  order: number,
  place: number,
  isBound: boolean,
): Unit => ({ kinds, order, isBound, isFree: true, worth, object: null, place, like });

/** What is tapped for it, and as what each unit is spent. */
function paymentFrom(
  { units, slots, filledBy }: Filling,
  activations: readonly Activation[],
  choices: Pick<Payment, 'isChoice' | 'isPoolChoice'>,
): Payment {
  const spends: ManaKind[][] = [[]];
  while (spends.length <= activations.length) spends.push([]);
  /** What makes something of it, in the order of the slots, and what each makes at its places. */
  const makers: (ManaObject | Activation)[] = [];
  const made: ManaKind[][] = [];
  for (let slot = 0; slot < slots.length; slot += 1) {
    const { takes, before } = slots[slot]!;
    const { kinds, object, place, order } = units[filledBy[slot]!]!;
    const kind = kindsIn(takes & kinds)[0] ?? 'C';
    spends[before]!.push(kind);
    const by = object ?? activations[order];
    if (!by) continue;
    const nth = makers.indexOf(by);
    if (nth < 0) {
      const its: ManaKind[] = [];
      its[place] = kind;
      makers.push(by);
      made.push(its);
    } else made[nth]![place] = kind;
  }
  const taps: Tap[] = [];
  for (let nth = 0; nth < makers.length; nth += 1) {
    const by = makers[nth]!;
    if ('abilities' in by) taps.push(tapOf(by, made[nth]!));
  }
  const steps = activations.map((activation, nth) => ({
    source: activation.source,
    makes: withFirst(activation.units, made[makers.indexOf(activation)] ?? nothingMade),
    spends: spends[nth]!,
  }));
  return { taps, spends: spends[activations.length]!, steps, ...choices };
}
const nothingMade: readonly ManaKind[] = [];

/** What is not settled is of the first kind that it can be. */
const withFirst = (units: readonly number[], kinds: readonly ManaKind[]): ManaKind[] =>
  units.map((unit, place) => kinds[place] ?? kindsIn(unit)[0] ?? 'C');

/** Untied: it has one ability, or each of its abilities makes one mana. */
function tapOf({ abilities, units }: ManaObject, kinds: readonly ManaKind[]): Tap {
  const makes = withFirst(units, kinds);
  const first = abilities[0] as Source;
  if (abilities.length === 1) return { source: first, makes };
  const source = abilities.find((one) => one.makes.units.every((unit, nth) => unit & kindBit[makes[nth]!]));
  return { source: source ?? first, makes };
}

/** Whether what floats is enough. */
export const isInPool = ({ pool, bound }: Pick<Means, 'pool' | 'bound'>, need: Need): boolean =>
  manaIn(pool) + (bound ? manaIn(bound) : 0) >= need.amount &&
  canMeet(meansFrom(pool, noObjects, noSources, bound), need);
const noObjects: readonly ManaObject[] = [];
