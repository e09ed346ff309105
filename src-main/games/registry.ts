import type { CardGame, Game } from './game.js';
import { kotc } from './kotc/game.js';
import { magic } from './magic/game.js';
import { unknownGame } from './defaults/unknown-game.js';

/** The games that the program knows, in the order in which they are offered. */
const known: Game[] = [kotc, magic];

/** Another number whenever a game has been added. */
let revision = 0;

export const games = (): readonly Game[] => known;

/** What is made of all games: when it is first asked for, and anew once another game has been added. */
export function ofAllGames<T>(make: (all: readonly Game[]) => T): () => T {
  let made: { readonly revision: number; readonly value: T } | null = null;
  return () => {
    if (made?.revision !== revision) made = { revision, value: make(known) };
    return made.value;
  };
}

/** The game of an id, if the program knows it. */
export const findGame = (id: string): Game | undefined => known.find((one) => one.id === id);

/** @throws RangeError for a game that the program does not know */
export function gameById(id: string): Game {
  const game = findGame(id);
  if (!game) throw new RangeError(`There is no game “${id}”.`);
  return game;
}

/** What the game of a card, or of a row about one, says of it; of a game that the program does not know, what every card has. */
export const gameOf = ({ game }: { readonly game: string }): CardGame => findGame(game) ?? unknownGame(game);

/** Adds a game to those that come with the program, for tests of the plug. Before anything else is asked. */
export function addGame(game: Game): void {
  if (known.some(({ id }) => id === game.id)) throw new RangeError(`There is a game “${game.id}” already.`);
  known.push(game);
  revision += 1;
}
