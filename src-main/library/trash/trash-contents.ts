import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { LibraryError } from '../errors.js';
import { storeNames, type StoreName } from '../file-kinds.js';
import type { Place } from '../place.js';
import type { FileStores } from '../file-stores.js';
import { originalNameOf, removedAt, type Trash } from './trash.js';
import type { Versions } from '../versions/versions.js';
import type { Writer } from '../writer.js';

/** A card, a deck or a set that was removed. */
export interface TrashedThing {
  /** Its name in the trash, to hand to `restore` and `erase`. */
  readonly trash: string;
  readonly kind: StoreName;
  /** Its id; null when its file cannot be read. It can be brought back all the same. */
  readonly id: string | null;
  /** What it was called, or the name of its file where that cannot be read. */
  readonly name: string;
  /** When it was removed, milliseconds since 1970. */
  readonly when: number;
}

/** So many files are read in one go; a few milliseconds. */
const READ_AT_ONCE = 64;

/** What lies in a library's trash: looked through, brought back, or deleted for good. */
export class TrashContents {
  /** What was read once: a file in the trash never changes, and its name never comes again. */
  private read = new Map<string, TrashedThing>();

  constructor(
    private readonly place: Place,
    private readonly writer: Writer,
    private readonly stores: FileStores,
    private readonly trash: Trash,
    private readonly versions: Versions,
  ) {}

  /** Newest first. */
  async list(): Promise<TrashedThing[]> {
    const files = await readdir(this.place.trash).catch(() => []);
    const known = new Map<string, TrashedThing>();
    let unread = 0;
    for (const file of files) {
      const thing = this.read.get(file) ?? this.thingIn(file);
      if (!thing) continue;
      known.set(file, thing);
      if (this.read.has(file)) continue;
      unread += 1;
      if (unread % READ_AT_ONCE === 0) await setImmediate();
    }
    this.read = known;
    return [...known.values()].sort((a, b) => b.when - a.when || (a.trash < b.trash ? 1 : -1));
  }

  /**
   * Brings things back, of whatever kinds.
   * @returns their ids
   * @throws LibraryError NOT_FOUND, READ_ONLY, STORAGE
   */
  async restore(names: readonly string[]): Promise<string[]> {
    const ids: string[] = [];
    for (const [kind, some] of this.byKind(names))
      ids.push(...(await this.trash.restore(this.stores[kind], some)));
    return ids;
  }

  /**
   * Deletes things for good, with all that is kept of what they were. Nothing brings them back.
   * @throws LibraryError NOT_FOUND before anything is deleted, READ_ONLY, STORAGE
   */
  async erase(names: readonly string[]): Promise<void> {
    const kinds = this.byKind(names);
    const rows = new Map((await this.list()).map((thing) => [thing.trash, thing]));
    await this.writer.exclusively('What is in the trash could not be deleted', async () => {
      const gone = names.flatMap((name) => rows.get(name)?.id ?? []);
      for (const name of names) await rm(join(this.place.trash, name), { force: true });
      const left = new Set((await this.list()).map(({ id }) => id));
      for (const kind of kinds.keys()) {
        const store = this.stores[kind];
        const nowhere = gone.filter((id) => !left.has(id) && !store.index.byId(id));
        await this.versions.forget(store.kind.word, nowhere);
      }
    });
  }

  private byKind(names: readonly string[]): Map<StoreName, string[]> {
    const kinds = new Map<StoreName, string[]>();
    for (const name of new Set(names)) {
      const kind = this.kindOf(name);
      if (kind === null || !existsSync(join(this.place.trash, name))) {
        throw new LibraryError(
          'NOT_FOUND',
          'This is not in the trash any more. It may have been restored or deleted already.',
        );
      }
      kinds.set(kind, [...(kinds.get(kind) ?? []), name]);
    }
    return kinds;
  }

  private kindOf(trash: string): StoreName | null {
    const original = originalNameOf(trash)?.toLowerCase();
    return storeNames.find((name) => original?.endsWith(this.stores[name].kind.ending)) ?? null;
  }

  private thingIn(trash: string): TrashedThing | null {
    const kind = this.kindOf(trash);
    if (kind === null) return null;
    const found = this.stores[kind].readElsewhere(join(this.place.trash, trash), trash);
    const name = found ? found.name : (originalNameOf(trash) ?? trash);
    return { trash, kind, id: found?.id ?? null, name, when: removedAt(trash) };
  }
}
