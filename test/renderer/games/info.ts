import { gameInfo } from '../../../src-main/api/game-info.js';
import type { GameEdition } from '../../../src-main/api/answers/answers.js';
import { gameById } from '../../../src-main/games/registry.js';

/** What the app's information says of the game that comes with the program. */
export const kotcInfo = gameInfo(gameById('kotc'));

/** An edition of it, with all its words. */
export function editionIn(id: string | null): GameEdition {
  const found = kotcInfo.editions.find((edition) => edition.id === id);
  if (!found) throw new Error(`There is no edition ${String(id)}.`);
  return found;
}
