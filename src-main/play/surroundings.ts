import type { Bots } from './bots/bot-pool.js';
import type { GamesFolder } from './games/games-folder.js';
import type { LoadedGame } from './games/loaded-game.js';
import type { StoredGame } from './games/stored-game.js';
import type { ChosenReserves } from './new-game/chosen-reserves.js';
import type { Guide } from './table/guide.js';

/** What a running game needs of its surroundings. */
export interface Surroundings {
  readonly folder: GamesFolder;
  readonly bots: Bots;
  readonly guide: Guide | null;
  /** Reads the game anew, since another copy of the program went on with it. @throws LibraryError, TableRefusal */
  readonly reload: () => Promise<LoadedGame>;
  /** @throws LibraryError */
  readonly saveTable: (stored: StoredGame) => Promise<void>;
  /** Keeps which reserves a person chose with a deck. @throws LibraryError */
  readonly keepReserves: (noted: ChosenReserves) => Promise<void>;
  readonly onChange: () => void;
}
