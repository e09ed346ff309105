/** How the laboratory runs beside all else that the program does. */
import { usualThreads } from '../../lab/run/block-threads.js';

/** The same card or deck is always tried in the same games. */
export const SEED = 1;
/** ms between two answers of how far it is. */
export const PAUSE = 250;
/** Whoever sits at the machine is left a part of it. */
export const threads = (): number => Math.max(1, usualThreads() - 1);
/** Of so many cards and decks it is kept what was played, until the program ends. */
export const MOST_KEPT = 16;
