import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { LibraryError } from '../errors.js';
import type { FileKind, Kept } from '../file-kinds.js';
import { clashKey, fileNameFor, freeName } from '../file-names.js';
import { moveAll, type Move } from '../moves.js';
import type { Place } from '../place.js';
import type { FileIndex } from '../file-index.js';
import type { FileStore } from '../file-store.js';
import type { Removed } from '../types.js';
import type { Writer } from '../writer.js';

/** `<when>-<random>.<file name>`: sorted by time for people, and never twice the same. */
const trashName = /^\d{8}-\d{6}-[0-9a-f]{8}\.([^/\\\0]+)$/;

/** The name under which a file lies in the trash: another each time. */
export const trashNameOf = (file: string): string =>
  `${stamp(new Date())}-${randomUUID().slice(0, 8)}.${file}`;

/** The name that a file in the trash had; null for a name that is none there. */
export const originalNameOf = (name: string): string | null => trashName.exec(name)?.[1] ?? null;

/** When something came into the trash by its name there, milliseconds since 1970. */
export const removedAt = (name: string): number => {
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-/.exec(name) ?? [];
  return Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`) || 0;
};

/** Bytes of a file name that still leave room for the stamp within 255. */
const LONGEST = 220;

/** The file's own name, or a shorter one where the stamp would make it too long for the disk. */
export const keptNameOf = (file: string, content: Kept, ending: string): string =>
  Buffer.byteLength(file) > LONGEST ? fileNameFor(content.name, content.id, ending) : file;

/** A store, of whatever kind, to which files come back. */
type Target = Pick<FileStore<Kept>, 'folder' | 'takenNames' | 'look' | 'separateTwins'> & {
  readonly kind: Pick<FileKind<Kept>, 'word' | 'ending'>;
  readonly index: Pick<FileIndex<Kept>, 'byFile'>;
};

/** Removed files lie in a folder until someone brings them back or empties it by hand. Files move whole and unread. */
export class Trash {
  constructor(
    private readonly place: Place,
    private readonly writer: Writer,
  ) {}

  /**
   * Moves all of them or, if one cannot be moved, none. Ids that are not there any more are passed over.
   * @throws LibraryError READ_ONLY, STORAGE
   */
  async remove<T extends Kept>(store: FileStore<T>, ids: readonly string[]): Promise<Removed> {
    return this.writer.exclusively(`The ${store.kind.word} could not be removed`, async () => {
      const moved = (await store.freshAll(ids)).map(({ file, content }) => ({
        file,
        trash: trashNameOf(keptNameOf(file, content, store.kind.ending)),
      }));
      try {
        await this.moveAll(
          moved.map(({ file, trash }) => [join(store.folder, file), join(this.place.trash, trash)]),
        );
      } finally {
        store.look(moved.map(({ file }) => file));
      }
      return { trash: moved.map(({ trash }) => trash) };
    });
  }

  /**
   * Brings files back, under another name if theirs is taken and with a fresh id if theirs lives again.
   * @returns the ids
   * @throws LibraryError NOT_FOUND before anything is moved, READ_ONLY, STORAGE
   */
  async restore(store: Target, names: readonly string[]): Promise<string[]> {
    return this.writer.exclusively(`The ${store.kind.word} could not be restored`, async () => {
      const unique = [...new Set(names)];
      const originals = await Promise.all(unique.map((name) => this.originalName(store, name)));
      const taken = await store.takenNames();
      const restored = unique.map((name, at) => {
        const file = freeName(originals[at] ?? name, taken);
        taken.add(clashKey(file));
        return file;
      });
      try {
        await this.moveAll(
          unique.map((name, at) => [join(this.place.trash, name), join(store.folder, restored[at] ?? name)]),
        );
      } finally {
        store.look(restored);
        await store.separateTwins();
      }
      return restored.flatMap((file) => store.index.byFile(file)?.content?.id ?? []);
    });
  }

  private moveAll(moves: readonly Move[]): Promise<void> {
    return moveAll(this.place, this.writer, moves);
  }

  private async originalName(store: Target, name: string): Promise<string> {
    const original = originalNameOf(name);
    const path = join(this.place.trash, name);
    const known = original?.toLowerCase().endsWith(store.kind.ending) && existsSync(path);
    if (original !== null && known && (await lstat(path)).isFile()) return original;
    throw new LibraryError(
      'NOT_FOUND',
      `What you want to bring back is not in the trash any more. It may have been restored already.`,
    );
  }
}

/** 20261121-013000, in UTC. */
const stamp = (now: Date): string => now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
