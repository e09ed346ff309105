/** What rule code leaves to chance. It is drawn from the one source inside the state. */
import { pickedFrom, roll } from './chance.js';
import type { GameContext } from '../rule-set.js';
import type { CardNo } from '../state.js';
import { writable } from '../pipeline/writable.js';

/** Faces of that many six-sided dice. */
export const rollFaces = ({ state }: GameContext, count: number): number[] =>
  roll(writable(state.chance), count);

/** That many of the cards (all of them if there are fewer), chosen at random, without looking. */
export const pickCards = ({ state }: GameContext, cards: readonly CardNo[], count: number): CardNo[] =>
  pickedFrom(writable(state.chance), cards, count);
