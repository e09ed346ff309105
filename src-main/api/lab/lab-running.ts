/** How the laboratory runs beside all else that the program does. */
import { usualThreads } from '../../lab/run/block-threads.js';

/** The same card or deck is always tried in the same games. */
export const SEED = 1;
/** ms between two answers of how far it is. */
export const PAUSE = 250;
/** Whoever sits at the machine is left a part of it. */
export const threads = (): number => Math.max(1, usualThreads() - 1);
/** Of so many decks, and of so many cards, it is kept what was played, until the program ends: of more cards, since whole sets are tried. */
export const MOST_KEPT_DECKS = 16;
export const MOST_KEPT_CARDS = 400;
