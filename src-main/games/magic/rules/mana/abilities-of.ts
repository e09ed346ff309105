/** Which abilities are mana abilities, and what they make: MC-MANA-18, 19, MC-GR-03, MC-GR-10, MC-Q-30, MC-Q-31. */
import type { Color } from '../../cards/colors.js';
import type { Ability } from '../../cards/components/abilities.js';
import type { Cost } from '../../cards/components/costs.js';
import type { AddedMana, Effect } from '../../cards/components/effects.js';
import type { Amount, Filter } from '../../cards/components/filters.js';
import { readIn, TAPPED } from '../objects/hangs-on.js';
import type { ManaKind } from '../state/state.js';

export type Activated = Extract<Ability, { is: 'activated' }>;

const addsMana = (effects: readonly Effect[]): boolean => effects.some((effect) => effect.do === 'addMana');

const manaAbilities = new WeakMap<object, boolean>();
/** Whatever else its text does (MC-Q-31). */
export function isManaAbility(ability: Ability): boolean {
  if (ability.is !== 'activated' && ability.is !== 'triggered') return false;
  let known = manaAbilities.get(ability);
  if (known === undefined) {
    known = addsMana(ability.effects);
    manaAbilities.set(ability, known);
  }
  return known;
}

/** What an effect adds to the pool of "you", whatever is chosen or counted; null: that is not settled. */
export const settledMana = ({ mana, who }: Extract<Effect, { do: 'addMana' }>): readonly ManaKind[] | null =>
  who.is === 'you' && mana.is === 'symbols' && mana.times === undefined && mana.symbols.length > 0
    ? mana.symbols
    : null;

/** What payments can count on of a mana ability: each unit of mana as a set of kinds, of which it is one. */
export interface Yield {
  /** Bit n is the nth of W, U, B, R, G, C. */
  readonly units: readonly number[];
  /** All units are of the same kind, or else each is by itself. */
  readonly alike: boolean;
  /** Nothing but tapping is paid, and nothing else happens. */
  readonly isFree: boolean;
  /** What it is sacrificed for is gone. */
  readonly isSpent: boolean;
  /** More is paid than tapping and the object itself, or it cannot be played at any time. */
  readonly isCostly: boolean;
  /** How much a player would rather not pay for it. */
  readonly price: number;
  /** The only spells that it may be spent on (MC-GR-28). */
  readonly onlyFor?: Filter;
}

const ANY = 0b11111;
export const kindBit: Readonly<Record<ManaKind, number>> = { W: 1, U: 2, B: 4, R: 8, G: 16, C: 32 };

const yields = new WeakMap<Activated, Yield | null>();
/** Null: how much it makes is known only then; players use it by hand. */
export function yieldOf(ability: Activated): Yield | null {
  let known = yields.get(ability);
  if (known === undefined) {
    known = foundYield(ability);
    yields.set(ability, known);
  }
  return known;
}

const chosenYields = new WeakMap<Activated, Map<Color, Yield | null>>();
/** What it makes where it gives mana of the color that was chosen for its permanent. */
export function yieldWith(ability: Activated, chosen: Color): Yield | null {
  const known = chosenYields.get(ability) ?? new Map<Color, Yield | null>();
  chosenYields.set(ability, known);
  let found = known.get(chosen);
  if (found === undefined) {
    found = foundYield(ability, chosen);
    known.set(chosen, found);
  }
  return found;
}

/** How often the symbols of an ability are added, or how much of a color, where something is counted for it that paying does not change; null: nothing is. */
export function countIn(ability: Activated): Exclude<Amount, number> | null {
  let known = counts.get(ability);
  if (known === undefined) {
    known = foundCount(ability);
    counts.set(ability, known);
  }
  return known;
}
const counts = new WeakMap<Activated, Exclude<Amount, number> | null>();

function foundCount({ costs, effects, limits }: Activated): Exclude<Amount, number> | null {
  const adding = effects.find((effect) => effect.do === 'addMana');
  if (!adding || limits.length > 0 || costs.some(({ is }) => is !== 'tapThis')) return null;
  const { mana } = adding;
  const amount = mana.is === 'symbols' ? mana.times : mana.mixed ? undefined : mana.count;
  if (amount === undefined || typeof amount === 'number') return null;
  return asksForX(amount) || (readIn(amount) & TAPPED) !== 0 ? null : amount;
}

/** What it makes where something is counted for it. */
export const yieldCounted = (ability: Activated, count: number, chosen?: Color): Yield | null =>
  foundYield(ability, chosen, count);

function foundYield(
  { costs, effects, limits, worksIn }: Activated,
  chosen?: Color,
  count?: number,
): Yield | null {
  const adding = effects.filter((effect) => effect.do === 'addMana');
  const [only] = adding;
  if (!only || adding.length > 1 || only.who.is !== 'you' || worksIn) return null;
  if (costs.length === 0 || asksForX(costs)) return null;
  const units = unitsOf(only.mana, chosen, count);
  if (!units) return null;
  const isSpent = costs.some(({ is }) => is === 'sacrificeThis');
  const isCostly = limits.length > 0 || costs.some(({ is }) => is !== 'tapThis' && is !== 'sacrificeThis');
  const price = costs.reduce((sum, { is }) => sum + prices[is], effects.length === 1 ? 0 : 20);
  const { onlyFor } = only;
  return { ...units, isFree: price === 0, isSpent, isCostly, price, ...(onlyFor && { onlyFor }) };
}
const prices: Readonly<Record<Cost['is'], number>> = {
  tapThis: 0,
  mana: 1,
  reveal: 1,
  tap: 5,
  life: 20,
  removeCounters: 25,
  putCounters: 25,
  tapEnchanted: 30,
  remove: 30,
  returnThis: 40,
  return: 40,
  sacrificeThis: 50,
  sacrificeEnchanted: 60,
  discard: 50,
  discardThis: 50,
  removeThis: 60,
  sacrifice: 60,
};

const asking = new WeakMap<object, boolean>();
/** Whether some costs speak of X. */
export function asksForX(costs: object): boolean {
  let known = asking.get(costs);
  if (known === undefined) {
    known = speaksOfX(costs);
    asking.set(costs, known);
  }
  return known;
}

function speaksOfX(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if ('is' in part && part.is === 'x') return true;
  if ('generic' in part && 'x' in part && typeof part.x === 'number') return part.x > 0;
  return Object.values(part).some(speaksOfX);
}

function unitsOf(mana: AddedMana, chosen?: Color, counted?: number): Pick<Yield, 'units' | 'alike'> | null {
  const said = mana.is === 'symbols' ? (mana.times ?? 1) : mana.count;
  const count = typeof said === 'number' ? said : counted;
  if (count === undefined) return null;
  if (mana.is === 'symbols') {
    const kinds = mana.symbols.map((symbol) => kindBit[symbol]);
    return { units: Array.from({ length: count }, () => kinds).flat(), alike: false };
  }
  if (mana.among === 'chosen') {
    return chosen ? { units: Array<number>(count).fill(kindBit[chosen]), alike: false } : null;
  }
  const kinds = mana.among.length === 5 ? ANY : mana.among.reduce((bits, color) => bits | kindBit[color], 0);
  return { units: Array<number>(count).fill(kinds), alike: !mana.mixed && count > 1 };
}
