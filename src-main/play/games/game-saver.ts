import { LibraryError } from '../../library/errors.js';
import type { Input } from '../../engine/game.js';
import type { LoadedGame } from './loaded-game.js';
import type { GamesFolder } from './games-folder.js';
import { Journal, JournalMoved } from './journal.js';

/** Keeps a running game on the disk. What cannot be saved now is saved with what follows. */
export class GameSaver {
  /** Why the game is not on the disk as it stands, and what to do; null when it is. */
  trouble: string | null = null;
  #journal: Journal;

  /** @param reload reads the game anew @throws LibraryError, TableRefusal */
  constructor(
    private readonly folder: GamesFolder,
    loaded: LoadedGame,
    private readonly reload: () => Promise<LoadedGame>,
  ) {
    this.#journal = new Journal(folder, loaded.stored.id, loaded.journal);
  }

  /** Adds what is not saved yet. @returns the game as another copy of the program went on with it, if one did */
  save(inputs: readonly Input[]): Promise<LoadedGame | null> {
    return this.#keep(() => this.#journal.save(inputs));
  }

  /** Inputs were taken back. @returns as `save` */
  replace(inputs: readonly Input[]): Promise<LoadedGame | null> {
    return this.#keep(() => this.#journal.replace(inputs));
  }

  async #keep(write: () => Promise<void>): Promise<LoadedGame | null> {
    try {
      await write();
      this.trouble = null;
      return null;
    } catch (error) {
      if (error instanceof JournalMoved) return this.#reloaded();
      if (!(error instanceof LibraryError)) throw error;
      this.trouble = `${error.message} The game goes on meanwhile, and all of it is saved as soon as that can be done.`;
      return null;
    }
  }

  async #reloaded(): Promise<LoadedGame | null> {
    try {
      const loaded = await this.reload();
      this.#journal = new Journal(this.folder, loaded.stored.id, loaded.journal);
      this.trouble =
        'Another copy of Cardwright has gone on with this game. Here it is as it stands there; play it in one of them only.';
      return loaded;
    } catch (error) {
      this.trouble = `What happens here is not saved any more. ${(error as Error).message}`;
      return null;
    }
  }
}
