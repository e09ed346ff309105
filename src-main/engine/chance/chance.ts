import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { Writable } from '../pipeline/writable.js';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/**
 * All chance of a game: plain data inside its state, so that a state and the answers give the same game again. What is
 * scripted comes first, in its order: faces of dice, and for each shuffle or random pick what comes first in it.
 */
export interface KeptChance {
  readonly generator: readonly number[];
  readonly dice: readonly number[];
  /** Each is for one shuffle or random pick: the numbers that come first, as far as they are in the list. */
  readonly picks: readonly (readonly number[])[];
}

/** The same, to draw from. */
export type Chance = Writable<KeptChance>;

export const chanceFrom = (seed: number): Chance => ({
  generator: [...xoroshiro128plus(seed).getState()],
  dice: [],
  picks: [],
});

/** Another text whenever chance was used in between. */
export const placeIn = ({ generator, dice, picks }: KeptChance): string =>
  `${generator.join()} ${dice.length} ${picks.length}`;

/** Several numbers, at the price of one look into the state. */
function drawEach<T>(
  chance: Chance,
  count: number,
  take: (draw: (most: number) => number, nth: number) => T,
): T[] {
  const generator = xoroshiro128plusFromState(chance.generator);
  const results: T[] = [];
  for (let nth = 0; nth < count; nth += 1) results.push(take((most) => uniformInt(generator, 0, most), nth));
  if (count > 0) chance.generator = [...generator.getState()];
  return results;
}

/** A whole number from 0 to the given one. */
export const randomTo = (chance: Chance, most: number): number =>
  drawEach(chance, 1, (random) => random(most))[0] as number;

/** Of a die of which nothing else is said. */
export const USUAL_SIDES = 6;

/**
 * Faces of that many dice.
 * @throws RangeError where a face is scripted that the dice do not have
 */
export function roll(chance: Chance, count: number, sides = USUAL_SIDES): number[] {
  const scripted = chance.dice.splice(0, count);
  const impossible = scripted.find((face) => face > sides);
  if (impossible !== undefined) throw new RangeError(`A die of ${sides} sides cannot show ${impossible}`);
  return [...scripted, ...drawEach(chance, count - scripted.length, (random) => random(sides - 1) + 1)];
}

/** A list in a random order (Fisher and Yates); the given list stays as it is. */
export function shuffled(chance: Chance, list: readonly number[]): number[] {
  const scripted = chance.picks.length > 0 ? chance.picks.shift() : undefined;
  if (scripted) return withFirst(list, scripted);
  const order = [...list];
  drawEach(chance, Math.max(0, order.length - 1), (random, nth) => {
    const last = order.length - 1 - nth;
    const other = random(last);
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  });
  return order;
}

/** That many of a list (all of it if it has fewer), chosen at random, without looking. */
export const pickedFrom = (chance: Chance, list: readonly number[], count: number): number[] =>
  shuffled(chance, list).slice(0, count);

function withFirst(list: readonly number[], first: readonly number[]): number[] {
  const found = first.filter((item) => list.includes(item));
  return [...found, ...list.filter((item) => !found.includes(item))];
}
