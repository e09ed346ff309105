/** What rule code leaves to chance. It is drawn from the one source inside the state, and told to who listens. */
import { pickedFrom, roll, shuffled, USUAL_SIDES } from './chance.js';
import type { GameContext } from '../rule-set.js';
import type { CardNo } from '../state.js';
import { writable } from '../pipeline/writable.js';

/** Faces of that many dice of one kind. */
export function rollFaces({ state, onDraw }: GameContext, count: number, sides = USUAL_SIDES): number[] {
  const dice = roll(writable(state.chance), count, sides);
  onDraw?.({ dice, sides });
  return dice;
}

/** Tosses coins: whether each shows heads. Scripted and noted, a coin is a die of two sides, of which 1 is heads. */
export const tossCoins = (game: GameContext, count: number): boolean[] =>
  rollFaces(game, count, 2).map((face) => face === 1);

/** The cards in a random order; the given list stays as it is. */
export function shuffleCards({ state, onDraw }: GameContext, cards: readonly CardNo[]): CardNo[] {
  const pick = shuffled(writable(state.chance), cards);
  onDraw?.({ pick });
  return pick;
}

/** That many of the cards (all of them if there are fewer), chosen at random, without looking. */
export function pickCards({ state, onDraw }: GameContext, cards: readonly CardNo[], count: number): CardNo[] {
  const pick = pickedFrom(writable(state.chance), cards, count);
  onDraw?.({ pick });
  return pick;
}
