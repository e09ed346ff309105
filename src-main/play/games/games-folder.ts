import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { appendWhole } from '../../files/whole-file.js';
import { errnoOf } from '../../library/errors.js';
import { makeFolder } from '../../library/make-folder.js';
import { moveAll, type Move } from '../../library/moves.js';
import { placeOf, type Place } from '../../library/place.js';
import type { FileActions } from '../../library/file-actions.js';
import { Writer } from '../../library/writer.js';

/** How games change their files. Replaceable, so that full disks can be tried out. */
export interface GameFileActions extends Pick<FileActions, 'write' | 'rename'> {
  /** Cuts a file to a length and adds to it; when it returns, that is on the disk. */
  append(path: string, length: number, text: string): Promise<void>;
}

/** What the names of a game's two files end in; they begin with its id. */
export const TABLE_ENDING = '.table.json';
export const INPUTS_ENDING = '.inputs.jsonl';
/** Of a file that can be made anew from the two. */
const SUMMARY_ENDING = '.summary.json';

/** The folder of a library in which its games lie. All changes of them go through here. */
export class GamesFolder {
  readonly place: Place;
  readonly path: string;
  readonly files: GameFileActions;
  readonly #writer: Writer;

  /** @param root folder of the library */
  constructor(root: string, files: Partial<GameFileActions> = {}) {
    this.place = placeOf(root);
    this.path = join(root, 'games');
    this.#writer = new Writer(this.place, files);
    this.files = { append: appendWhole, ...files, ...this.#writer.files };
  }

  table(id: string): string {
    return join(this.path, `${id}${TABLE_ENDING}`);
  }

  inputs(id: string): string {
    return join(this.path, `${id}${INPUTS_ENDING}`);
  }

  summary(id: string): string {
    return join(this.path, `${id}${SUMMARY_ENDING}`);
  }

  /**
   * Runs a change while no other copy of the program changes the library.
   * @param doing begins the sentence of a failure: "The game could not be saved"
   * @throws LibraryError READ_ONLY, STORAGE, or what the action throws
   */
  exclusively<R>(doing: string, action: () => Promise<R>): Promise<R> {
    return this.#writer.exclusively(doing, async () => {
      await makeFolder(this.path);
      return action();
    });
  }

  /** Moves files, all or none, also when the program dies on the way. For callers that hold the turn. @throws the file system's error */
  moveAll(moves: readonly Move[]): Promise<void> {
    return moveAll(this.place, this.#writer, moves);
  }

  /** Resolves when all changes begun so far are over. */
  settled(): Promise<void> {
    return this.#writer.settled();
  }
}

/** Bytes of a file; null when there is none. */
export async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await lstat(path)).size;
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return null;
    throw error;
  }
}
