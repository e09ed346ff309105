import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import lockfile from 'proper-lockfile';
import writeFileAtomic from 'write-file-atomic';
import { asLibraryError, LibraryError } from './errors.js';
import { ensure, type Place } from './place.js';

/** The two ways in which the library changes a file. Replaceable, so that full disks can be tried out. */
export interface FileActions {
  /** Replaces a file as a whole, or leaves it as it was. */
  write(path: string, content: string | Uint8Array): Promise<void>;
  rename(from: string, to: string): Promise<void>;
}

const onDisk: FileActions = {
  write: (path, content) =>
    writeFileAtomic(path, typeof content === 'string' ? content : Buffer.from(content), { fsync: true }),
  rename,
};

/** A lock that was not refreshed for this long belonged to a program that has died. */
const STALE_MS = 8000;

/** What an interrupted atomic write leaves beside the file that it was to become. */
const leftover = /\.(json|jsonl|png|jpg)\.\d+$/;

/** The one door for changing files: one change at a time in this program, and one program at a time in the folder. */
export class Writer {
  readonly files: FileActions;
  /** Why nothing can be written, or null. */
  readOnly: string | null = null;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly place: Place,
    files: Partial<FileActions> = {},
  ) {
    this.files = { ...onDisk, ...files };
  }

  /**
   * Runs a change while no other copy of the program changes the folder.
   * @param doing begins the sentence of a failure: "The card could not be saved"
   * @param patience whether to wait for another copy of the program, some 12 seconds at most
   * @throws LibraryError READ_ONLY, STORAGE, or what the action throws
   */
  exclusively<R>(doing: string, action: () => Promise<R>, patience = true): Promise<R> {
    const turn = this.last.then(() => this.locked(doing, action, patience));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  /** Resolves when all changes begun so far are over. */
  async settled(): Promise<void> {
    await this.last;
  }

  private async locked<R>(doing: string, action: () => Promise<R>, patience: boolean): Promise<R> {
    if (this.readOnly !== null) throw new LibraryError('READ_ONLY', `${doing}. ${this.readOnly}`);
    if (!existsSync(this.place.root)) {
      throw new LibraryError(
        'STORAGE',
        `${doing}: the library folder ${this.place.root} is no longer there. Put it back or open it where it is now.`,
      );
    }
    try {
      await ensure(this.place);
      const release = await lockfile.lock(this.place.root, {
        lockfilePath: this.place.lock,
        realpath: false,
        stale: STALE_MS,
        retries: patience ? { retries: 400, factor: 1, minTimeout: 20, maxTimeout: 40, randomize: true } : 0,
        // Taken over after a long sleep of this computer: every file is replaced as a whole, so none is harmed.
        onCompromised: () => undefined,
      });
      try {
        return await action();
      } finally {
        await release().catch(() => undefined);
      }
    } catch (error) {
      throw asLibraryError(error, doing);
    }
  }

  /**
   * Clears what killed programs left. Under the lock nobody else is writing, so every temporary file is an orphan.
   * Another program that is writing now is not waited for. Where the system does not tell beforehand that nothing
   * can be written, this finds out.
   */
  async tidy(): Promise<void> {
    const clear = async () => {
      const { cards, decks, sets, pictures, versions, batches } = this.place;
      for (const folder of [cards, decks, sets, pictures, versions, batches]) {
        for (const file of await readdir(folder)) {
          if (leftover.test(file)) await rm(join(folder, file), { force: true });
        }
      }
    };
    try {
      await this.exclusively('The library could not be tidied', clear, false);
    } catch (error) {
      if (error instanceof LibraryError && error.code === 'READ_ONLY') this.readOnly ??= error.message;
    }
  }
}
