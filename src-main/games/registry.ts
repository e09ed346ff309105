import type { Game } from './game.js';
import { kotc } from './kotc/game.js';

/** The games that the program knows, in the order in which they are offered. */
const known: Game[] = [kotc];

export const games = (): readonly Game[] => known;

/** The game of an id, if the program knows it. */
export const findGame = (id: string): Game | undefined => known.find((one) => one.id === id);

/** @throws RangeError for a game that the program does not know */
export function gameById(id: string): Game {
  const game = findGame(id);
  if (!game) throw new RangeError(`There is no game “${id}”.`);
  return game;
}

/** Adds a game to those that come with the program, for tests of the plug. Before anything else is asked. */
export function addGame(game: Game): void {
  if (known.some(({ id }) => id === game.id)) throw new RangeError(`There is a game “${game.id}” already.`);
  known.push(game);
}
