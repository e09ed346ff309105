import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LibraryError } from '../library/errors.js';
import { originalNameOf, trashNameOf } from '../library/trash.js';
import { INPUTS_ENDING, TABLE_ENDING, type GamesFolder } from './games-folder.js';

/** Removed games lie in the library's trash, both files under one stamp, until someone brings them back. */
export class GameTrash {
  constructor(private readonly folder: GamesFolder) {}

  /** @returns the names that the first files have in the trash */
  remove(ids: readonly string[]): Promise<string[]> {
    return this.folder.exclusively('The game could not be removed', async () => {
      const trash: string[] = [];
      for (const id of new Set(ids)) {
        if (!existsSync(this.folder.table(id))) continue;
        const name = trashNameOf(`${id}${TABLE_ENDING}`);
        await this.#move(this.folder.inputs(id), this.#inTrash(inputsBeside(name)));
        await this.#move(this.folder.table(id), this.#inTrash(name));
        trash.push(name);
      }
      return trash;
    });
  }

  /** @returns the ids @throws LibraryError NOT_FOUND before anything is moved */
  restore(names: readonly string[]): Promise<string[]> {
    return this.folder.exclusively('The game could not be restored', async () => {
      const known = [...new Set(names)].map((name) => [name, this.#idOf(name)] as const);
      for (const [name, id] of known) {
        await this.#move(this.#inTrash(inputsBeside(name)), this.folder.inputs(id));
        await this.#move(this.#inTrash(name), this.folder.table(id));
      }
      return known.map(([, id]) => id);
    });
  }

  #idOf(name: string): string {
    const original = originalNameOf(name);
    const id = original?.endsWith(TABLE_ENDING) ? original.slice(0, -TABLE_ENDING.length) : null;
    if (id !== null && existsSync(this.#inTrash(name)) && !existsSync(this.folder.table(id))) return id;
    throw new LibraryError(
      'NOT_FOUND',
      'What you want to bring back is not in the trash any more. It may have been restored already.',
    );
  }

  async #move(from: string, to: string): Promise<void> {
    if (existsSync(from)) await this.folder.files.rename(from, to);
  }

  #inTrash(name: string): string {
    return join(this.folder.place.trash, name);
  }
}

const inputsBeside = (name: string): string => `${name.slice(0, -TABLE_ENDING.length)}${INPUTS_ENDING}`;
