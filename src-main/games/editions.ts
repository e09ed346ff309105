/** The editions of all games. They are asked for when they are needed, since tests add games. */
import type { GameEdition } from './edition.js';
import type { Game } from './game.js';
import { gameById, gameOf, games } from './registry.js';

export type { EditionTerms, GameEdition } from './edition.js';

/** The editions that cards can be designed for, game by game, newest first, as lists show them. */
export const editions = (): readonly GameEdition[] => games().flatMap(({ cards }) => cards.editions);

/** An edition that has an id. */
export type KnownEdition = GameEdition & { readonly id: string };

const hasId = (edition: GameEdition): edition is KnownEdition => edition.id !== null;

/** Undefined for an id that no game knows. */
export const findEdition = (id: string): KnownEdition | undefined =>
  editions().find((one): one is KnownEdition => hasId(one) && one.id === id);

/** @throws RangeError for an id that no game knows */
export function editionById(id: string): KnownEdition {
  const found = findEdition(id);
  if (!found) throw new RangeError(`There is no edition “${id}”.`);
  return found;
}

/** @throws RangeError for an id that no game knows */
export const gameOfEdition = (id: string): Game => gameById(editionById(id).game);

/** The editions of a game by whose law cards and decks are judged and games are played, newest first. */
export const playedEditions = (game: string): readonly KnownEdition[] =>
  gameOf({ game })
    .cards.editions.filter(hasId)
    .filter(({ isPlayed }) => isPlayed);
