import { LibraryError } from './errors.js';
import type { Kept } from './file-kinds.js';
import type { Shelf } from './shelf.js';
import type { Stored } from './types.js';
import type { Version, Versions } from './versions.js';

/** What can be asked of the former versions of one shelf's things. */
export const versionDoor = <T extends Kept>(versions: Versions, shelf: Shelf<T>) => ({
  /** Newest first; also of what is in the trash now. The latest is left out while the thing is just like it. */
  list: async (id: string): Promise<Version<T>[]> => {
    const { kind } = shelf;
    const kept = (await versions.list(kind, id)).reverse();
    const [entry] = await shelf.freshAll([id]);
    const [latest, ...older] = kept;
    const isNow = latest && entry && kind.write(latest.content) === kind.write(entry.content);
    return isNow ? older : kept;
  },

  /** @throws LibraryError NOT_FOUND */
  get: (id: string, version: string): Promise<Version<T>> => versions.get(shelf.kind, id, version),

  /**
   * Makes a thing what it was; what it is now becomes a version in turn.
   * @throws LibraryError NOT_FOUND, READ_ONLY, STORAGE
   */
  restore: async (id: string, version: string): Promise<Stored<T>> => {
    const { content } = await versions.get(shelf.kind, id, version);
    const { revision } = await shelf.fresh(id);
    const outcome = await shelf.save(content, revision, 'restore');
    if (outcome.kind === 'saved') return { content, revision: outcome.revision, readOnly: null };
    throw new LibraryError(
      'STORAGE',
      `The ${shelf.kind.word} was changed elsewhere at this very moment. Look at it and try again.`,
    );
  },
});
