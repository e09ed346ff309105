import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/**
 * All chance of a game: plain data inside its state, so that a state and the answers give the same game again. What is
 * scripted comes first, in its order: faces of dice, and the places (from 0) of a random pick or a shuffle.
 */
export interface Chance {
  generator: number[];
  dice: number[];
  /** Each is the picks of one random selection: places in the zone as it then is, lowest ones for the first card. */
  picks: number[][];
}

export const chanceFrom = (seed: number): Chance => ({
  generator: [...xoroshiro128plus(seed).getState()],
  dice: [],
  picks: [],
});

/** A whole number from `least` to `most`, all equally likely. */
export function draw(chance: Chance, least: number, most: number): number {
  const generator = xoroshiro128plusFromState(chance.generator);
  const number = uniformInt(generator, least, most);
  chance.generator = [...generator.getState()];
  return number;
}

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

/** Faces of that many six-sided dice. */
export function roll(chance: Chance, count: number): number[] {
  const scripted = chance.dice.splice(0, count);
  return [...scripted, ...drawEach(chance, count - scripted.length, (random) => random(5) + 1)];
}

/** A list in a random order (Fisher and Yates); the given list stays as it is. */
export function shuffled<T>(chance: Chance, list: readonly T[]): T[] {
  const scripted = chance.picks.length > 0 ? chance.picks.shift() : undefined;
  if (scripted) return byPlaces(list, scripted);
  const order = [...list];
  drawEach(chance, Math.max(0, order.length - 1), (random, nth) => {
    const last = order.length - 1 - nth;
    const other = random(last);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  });
  return order;
}

/** That many of a list (all of it if it has fewer), chosen at random, without looking. */
export const pickedFrom = <T>(chance: Chance, list: readonly T[], count: number): T[] =>
  shuffled(chance, list).slice(0, count);

/** The named places first, in that order, then the rest as it lies. */
function byPlaces<T>(list: readonly T[], places: readonly number[]): T[] {
  const first = places.filter((place) => place in list).map((place) => list[place] as T);
  return [...first, ...list.filter((_, place) => !places.includes(place))];
}
