/** The proof by random games: so many of one kind, of which some are looked at closely. */
import { expect, test } from 'vitest';
import type { Stock } from './lineups.js';
import { playRandomGame, type Played } from './random-play.js';

/** A run takes its games from here on. */
const SEED = Number(process.env['CARDWRIGHT_SEED'] ?? 1999) * 10_000;
/** Of each kind; every fortieth is played to its end, looked at wherever somebody is asked, and played again. */
const GAMES = Number(process.env['CARDWRIGHT_GAMES'] ?? 2000);
const CLOSE = 40;

function play(stock: Stock, seed: number, isClose: boolean): Played {
  try {
    return playRandomGame(stock, seed, isClose);
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error);
    throw new Error(`The random game with the seed ${seed}: ${because}`, { cause: error });
  }
}

/** @param stockFrom the cards of a run, by its first seed */
export function testRandomGames(kind: string, stockFrom: (seed: number) => Stock): void {
  test(
    `${GAMES} random games with ${kind} keep all that must hold, and the same record gives the same game`,
    () => {
      const stock = stockFrom(SEED);
      const played = Array.from({ length: GAMES }, (_, nth) => play(stock, SEED + nth, nth % CLOSE === 0));
      const over = played.filter(({ result }) => result !== null).length;
      expect(over).toBeGreaterThan(GAMES * 0.1);
      expect(Math.max(...played.map(({ turns }) => turns))).toBeGreaterThan(5);
    },
    60_000 + GAMES * 100,
  );
}
