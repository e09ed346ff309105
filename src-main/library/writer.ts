import { existsSync } from 'node:fs';
import { lstat, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { clearWaiting, takeLock } from '../files/lock.js';
import { appendWhole, leftover, moveWhole, stageWhole, syncFolder, writeWhole } from '../files/whole-file.js';
import { asLibraryError, LibraryError } from './errors.js';
import type { FileActions, WritingTurn } from './file-actions.js';
import { finishMoves } from './moves.js';
import { ensure, type Place } from './place.js';

/** The names in the folders are brought to the disk at the end of a turn, once for all files. */
const onDisk: FileActions = {
  write: (path, content) => writeWhole(path, content, { folder: false }),
  rename: moveWhole,
  stage: stageWhole,
  async addTo(path, before, more) {
    const { size } = await lstat(path).catch(() => ({ size: 0 }));
    // What was not read byte for byte is written anew.
    if (size === Buffer.byteLength(before)) await appendWhole(path, size, more);
    else await onDisk.write(path, before + more);
  },
};

/** Who tries out how files are written means all that is written. */
const withOthers = ({ write, rename = moveWhole, ...others }: Partial<FileActions>): FileActions =>
  write
    ? {
        write,
        rename,
        stage: async (_, content) => ({ take: (path) => write(path, content), drop: async () => undefined }),
        addTo: (path, before, more) => write(path, before + more),
        ...others,
      }
    : { ...onDisk, rename, ...others };

/** How long another copy of the program is waited for, in ms. */
const PATIENCE_MS = 12_000;

/** What an interrupted write of a former version left beside the file that it was to become. */
const formerLeftover = /\.(json|jsonl|png|jpg)\.\d+$/;

/** The one way to change files: one change at a time in this program, and one program at a time in the folder. */
export class Writer implements WritingTurn {
  readonly files: FileActions;
  /** Why nothing can be written, or null. */
  readOnly: string | null = null;
  /** Puts right what a program that died left half done; called in each turn before anything else is done. */
  recovery: (() => Promise<void>) | null = null;
  private readonly oneByOne = pLimit(1);
  /** Folders in which names have changed since they were last brought to the disk. */
  private readonly touched = new Set<string>();

  constructor(
    private readonly place: Place,
    files: Partial<FileActions> = {},
  ) {
    const { write, rename, stage, addTo } = withOthers(files);
    this.files = {
      write: (path, content) => {
        this.touched.add(dirname(path));
        return write(path, content);
      },
      rename: (from, to) => {
        this.touched.add(dirname(from)).add(dirname(to));
        return rename(from, to);
      },
      stage: (path, content) => {
        this.touched.add(dirname(path));
        return stage(path, content);
      },
      addTo: (path, before, more) => {
        // Only a new file is a new name.
        if (before === '') this.touched.add(dirname(path));
        return addTo(path, before, more);
      },
    };
  }

  /**
   * Runs a change while no other copy of the program changes the folder. When it resolves, everything is on the disk.
   * @param doing begins the sentence of a failure: "The card could not be saved"
   * @param patience how long to wait for another copy of the program that is at work, in ms
   * @throws LibraryError READ_ONLY, STORAGE, or what the action throws
   */
  exclusively<R>(doing: string, action: () => Promise<R>, patience = PATIENCE_MS): Promise<R> {
    return this.oneByOne(() => this.locked(doing, action, patience));
  }

  /** Resolves when all changes begun so far are over. */
  async settled(): Promise<void> {
    await this.oneByOne(() => undefined);
  }

  /** Brings the names that have changed so far to the disk. For callers that hold the turn. @throws the file system's error */
  async syncFolders(): Promise<void> {
    const folders = [...this.touched];
    this.touched.clear();
    for (const folder of folders) await syncFolder(folder);
  }

  private async locked<R>(doing: string, action: () => Promise<R>, patience: number): Promise<R> {
    if (this.readOnly !== null) throw new LibraryError('READ_ONLY', `${doing}. ${this.readOnly}`);
    if (!existsSync(this.place.root)) {
      throw new LibraryError(
        'STORAGE',
        `${doing}: the library folder ${this.place.root} is no longer there. Put it back or open it where it is now.`,
      );
    }
    try {
      await ensure(this.place);
      const release = await takeLock(this.place.lock, patience);
      try {
        await finishMoves(this.place, this);
        await this.recovery?.();
        const result = await action();
        await this.syncFolders();
        return result;
      } finally {
        await release();
      }
    } catch (error) {
      throw asLibraryError(error, doing);
    }
  }

  /**
   * Clears what killed programs left. Under the lock nobody else is writing, so every temporary file is an orphan. Only
   * caches are written without it: there a fresh one may be somebody's at work, and is left for a later start.
   * Another program that is writing now is not waited for. Where the system does not tell beforehand that nothing
   * can be written, this finds out.
   */
  async tidy(): Promise<void> {
    const { root, cards, decks, sets, pictures, inner, versions, batches, moves } = this.place;
    const caches = [this.place.thumbnails, this.place.variants];
    const others = [join(root, 'games'), join(root, 'scenarios'), join(inner, 'prints')];
    const folders = [cards, decks, sets, pictures, inner, versions, batches, moves];
    const clear = async () => {
      for (const folder of [...folders, ...others]) {
        for (const file of await readdir(folder).catch(() => [])) {
          if (leftover.test(file) || formerLeftover.test(file)) await rm(join(folder, file), { force: true });
        }
      }
      for (const folder of caches) {
        for (const file of await readdir(folder).catch(() => [])) {
          const path = join(folder, file);
          if (leftover.test(file) && (await isOld(path))) await rm(path, { force: true });
        }
      }
      await clearWaiting(this.place.lock);
    };
    try {
      await this.exclusively('The library could not be tidied', clear, 0);
    } catch (error) {
      if (error instanceof LibraryError && error.code === 'READ_ONLY') this.readOnly ??= error.message;
    }
  }
}

/** No picture of a cache takes so long to be written, in ms. */
const LONGEST_WRITE = 3_600_000;

const isOld = async (path: string): Promise<boolean> => {
  const found = await lstat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > LONGEST_WRITE;
};
