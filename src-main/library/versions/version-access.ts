import { bringBack } from './bring-back.js';
import { LibraryError } from '../errors.js';
import type { Kept } from '../file-kinds.js';
import type { Place } from '../place.js';
import type { FileStore } from '../file-store.js';
import type { Stored } from '../types.js';
import type { Version, Versions } from './versions.js';
import type { Writer } from '../writer.js';

/** What the versions of a store's things need of the library. */
export interface VersionAccessParts<T extends Kept> {
  readonly place: Place;
  readonly writer: Writer;
  readonly versions: Versions;
  readonly store: FileStore<T>;
  /** Whether a thing lies in the trash. */
  readonly isInTrash: (id: string) => Promise<boolean>;
}

/** What can be asked of the former versions of one store's things. */
export const versionAccess = <T extends Kept>({
  place,
  writer,
  versions,
  store,
  isInTrash,
}: VersionAccessParts<T>) => ({
  /**
   * Newest first; also of what is in the trash now, or damaged. The latest is left out while the thing is just like it, unless
   * somebody kept it.
   */
  list: async (id: string): Promise<Version<T>[]> => {
    const { kind } = store;
    const kept = (await versions.list(kind, id)).reverse();
    const [entry] = await store.freshAll([id]);
    const [latest, ...older] = kept;
    const meant = latest?.reason === 'kept' || latest?.reason === 'added';
    const isNow = latest && entry && kind.write(latest.content) === kind.write(entry.content);
    return isNow && !meant ? older : kept;
  },

  /** @throws LibraryError NOT_FOUND */
  get: (id: string, version: string): Promise<Version<T>> => versions.get(store.kind, id, version),

  /** Whether the thing's file is there and cannot be read. */
  isDamaged: (id: string): boolean => store.damagedFile(id) !== null,

  /**
   * Keeps things as they are now, by hand under a name or because they have come into the library; ids that are nowhere are
   * left out.
   * @throws LibraryError READ_ONLY, STORAGE
   */
  keep: (ids: readonly string[], reason: 'kept' | 'added', name: string | null = null): Promise<void> =>
    writer.exclusively('This version could not be kept', async () =>
      versions.keep(store.kind, await store.freshAll(ids), reason, { name }),
    ),

  /**
   * Makes a thing what it was; what it is now becomes a version in turn. A thing whose file is damaged or gone is written anew.
   * @throws LibraryError NOT_FOUND also for what is in the trash, READ_ONLY, STORAGE
   */
  restore: async (id: string, version: string): Promise<Stored<T>> => {
    const { content } = await versions.get(store.kind, id, version);
    const [entry] = await store.freshAll([id]);
    if (!entry) {
      if (store.damagedFile(id) === null && (await isInTrash(id)))
        throw new LibraryError(
          'NOT_FOUND',
          `This ${store.kind.word} is in the trash. Restore it from there, then go back to the version.`,
        );
      return bringBack(place, writer, store, content);
    }
    const outcome = await store.save(content, entry.revision, 'restore');
    if (outcome.kind === 'saved') return { content, revision: outcome.revision, readOnly: null };
    throw new LibraryError(
      'STORAGE',
      `The ${store.kind.word} was changed elsewhere at this very moment. Look at it and try again.`,
    );
  },
});
