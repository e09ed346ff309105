import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { textOrNothing } from '../../files/read-plain.js';
import { LibraryError } from '../../library/errors.js';
import type { Move } from '../../library/moves.js';
import { originalNameOf, removedAt, trashNameOf } from '../../library/trash/trash.js';
import { INPUTS_ENDING, TABLE_ENDING, type GamesFolder } from './games-folder.js';
import { readTableFile } from './table-file.js';

/** A game in the trash. */
export interface RemovedGame {
  /** The name that its first file has there. */
  readonly trash: string;
  readonly name: string;
  /** When it was removed, milliseconds since 1970. */
  readonly when: number;
}

/** Whether a name in the trash is that of a game's first file. */
export const isOfGame = (name: string): boolean => originalNameOf(name)?.endsWith(TABLE_ENDING) ?? false;

/** Removed games lie in the library's trash, both files under one stamp, until someone brings them back. */
export class GameTrash {
  constructor(private readonly folder: GamesFolder) {}

  /** Moves all of them or, if one cannot be moved, none. @returns the names that the first files have in the trash */
  remove(ids: readonly string[]): Promise<string[]> {
    return this.folder.exclusively('The game could not be removed', async () => {
      const there = [...new Set(ids)].filter((id) => existsSync(this.folder.table(id)));
      const named = there.map((id) => [id, trashNameOf(`${id}${TABLE_ENDING}`)] as const);
      await this.#moveAll(
        named.flatMap(([id, name]) => [
          [this.folder.inputs(id), this.#inTrash(inputsBeside(name))],
          [this.folder.table(id), this.#inTrash(name)],
        ]),
      );
      // It is made anew when the game is brought back.
      for (const id of there) await rm(this.folder.summary(id), { force: true });
      return named.map(([, name]) => name);
    });
  }

  /** Brings all of them back, or none. @returns the ids @throws LibraryError NOT_FOUND before anything is moved */
  restore(names: readonly string[]): Promise<string[]> {
    return this.folder.exclusively('The game could not be restored', async () => {
      const known = [...new Set(names)].map((name) => [name, this.#idOf(name)] as const);
      await this.#moveAll(
        known.flatMap(([name, id]) => [
          [this.#inTrash(inputsBeside(name)), this.folder.inputs(id)],
          [this.#inTrash(name), this.folder.table(id)],
        ]),
      );
      return known.map(([, id]) => id);
    });
  }

  /** What lies in the trash, for people. Games that cannot be read are there under the name of their file. */
  async list(): Promise<RemovedGame[]> {
    const names = await readdir(this.folder.place.trash).catch(() => []);
    return Promise.all(names.filter(isOfGame).map((name) => this.#removed(name)));
  }

  /** Deletes games for good, both files of each. @throws LibraryError READ_ONLY, STORAGE */
  erase(names: readonly string[]): Promise<void> {
    return this.folder.exclusively('The game could not be deleted', async () => {
      for (const name of names.filter(isOfGame)) {
        await rm(this.#inTrash(inputsBeside(name)), { force: true });
        await rm(this.#inTrash(name), { force: true });
      }
    });
  }

  async #removed(name: string): Promise<RemovedGame> {
    const text = await textOrNothing(this.#inTrash(name));
    const table = readTableFile(text);
    const title = 'because' in table ? (originalNameOf(name) ?? name) : table.stored.title;
    return { trash: name, name: title, when: removedAt(name) };
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

  /** A game whose second file is missing is moved without it. */
  #moveAll(moves: readonly Move[]): Promise<void> {
    return this.folder.moveAll(moves.filter(([path]) => existsSync(path)));
  }

  #inTrash(name: string): string {
    return join(this.folder.place.trash, name);
  }
}

const inputsBeside = (name: string): string => `${name.slice(0, -TABLE_ENDING.length)}${INPUTS_ENDING}`;
