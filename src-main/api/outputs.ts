import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTempFolder } from '../files/temp-folder.js';
import { makeWhole } from '../files/whole-file.js';
import { errnoOf, LibraryError, reasonOf } from '../library/errors.js';

/** A finished file that waits for its person, in a folder that goes away with the program. */
export interface Output {
  /** As it is to be called; never part of `path`. */
  readonly name: string;
  readonly type: string;
  readonly path: string;
  /** In bytes. */
  readonly size: number;
}

/** Enough for a person who makes a file and takes it; a long print is hundreds of megabytes. */
const KEPT = 3;

/** Finished files, the latest few, until the person has taken them. */
export class Outputs {
  readonly #files = new Map<string, Output>();
  #folder: Promise<string> | null = null;

  /** Keeps what is in memory already. @returns the id under which it is kept */
  async keep({ bytes, ...file }: { name: string; type: string; bytes: Uint8Array }): Promise<string> {
    const { output } = await this.make(file, (path) => makeWhole(path, (write) => write(bytes)));
    return output;
  }

  /**
   * Has a file made where there is none yet, and keeps it.
   * @param make leaves no file behind when it fails
   * @throws LibraryError STORAGE for what the file system says, else what `make` throws
   */
  async make<T>(
    file: Pick<Output, 'name' | 'type'>,
    make: (path: string) => Promise<T>,
  ): Promise<{ output: string; result: T; bytes: number }> {
    const id = randomUUID();
    const path = join(await this.#place(file.name), id);
    const result = await make(path).catch((error: unknown) => {
      throw outputTrouble(error, file.name);
    });
    const { size } = await stat(path);
    this.#files.set(id, { ...file, path, size });
    const [oldest] = this.#files;
    if (this.#files.size > KEPT && oldest) {
      this.#files.delete(oldest[0]);
      await rm(oldest[1].path, { force: true }).catch(() => undefined);
    }
    return { output: id, result, bytes: size };
  }

  /** The folder for files, which is made where the first one failed too. @throws LibraryError STORAGE */
  async #place(name: string): Promise<string> {
    this.#folder ??= makeTempFolder('output');
    return this.#folder.catch((error: unknown) => {
      this.#folder = null;
      throw outputTrouble(error, name);
    });
  }

  get(id: string): Output | null {
    return this.#files.get(id) ?? null;
  }

  /** Removes what was kept. */
  async close(): Promise<void> {
    const folder = await this.#folder?.catch(() => null);
    this.#files.clear();
    this.#folder = null;
    if (folder) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** In use elsewhere, as some systems say it, or locked by rights. */
const locked = new Set(['EBUSY', 'EPERM', 'EACCES', 'ETXTBSY']);

/** What the file system says while a file is written, in sentences that say what to do; every other error as it is. */
export function outputTrouble(error: unknown, name: string): unknown {
  if (!(error instanceof Error && 'syscall' in error)) return error;
  const options = { cause: error };
  const errno = errnoOf(error);
  if (errno === 'ENOSPC' || errno === 'EDQUOT') {
    return new LibraryError(
      'STORAGE',
      `“${name}” could not be written: the disk is full. Free some space and try again, or make fewer cards at once.`,
      options,
    );
  }
  const [because, advice] = locked.has(errno)
    ? ['another program has it open, or you may not write there', 'Close it there']
    : [reasonOf(error), 'Try again'];
  return new LibraryError(
    'STORAGE',
    `“${name}” could not be written: ${because}. ${advice}, or choose another name or folder.`,
    options,
  );
}
