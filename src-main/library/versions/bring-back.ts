import { join } from 'node:path';
import { LibraryError } from '../errors.js';
import type { Kept } from '../file-kinds.js';
import { fileNameFor, freeName } from '../file-names.js';
import type { Place } from '../place.js';
import { revisionOf } from '../read-entry.js';
import type { FileStore } from '../file-store.js';
import { trashNameOf } from '../trash/trash.js';
import type { Stored } from '../types.js';
import type { Writer } from '../writer.js';

/**
 * Writes a thing anew whose own file is damaged or gone. The damaged file is not lost: it lies in the trash afterwards.
 * @throws LibraryError NOT_FOUND where the thing is there after all, READ_ONLY, STORAGE
 */
export function bringBack<T extends Kept>(
  place: Place,
  writer: Writer,
  store: FileStore<T>,
  content: T,
): Promise<Stored<T>> {
  const { kind, folder } = store;
  const doing = `The ${kind.word} “${content.name}” could not be brought back`;
  return writer.exclusively(doing, async () => {
    await store.catchUp();
    if (store.index.byId(content.id))
      throw new LibraryError('NOT_FOUND', `${doing}: it has come back by itself. Look at it and try again.`);
    const damaged = store.damagedFile(content.id);
    const file =
      damaged ?? freeName(fileNameFor(content.name, content.id, kind.ending), await store.takenNames());
    const path = join(folder, file);
    const trash = join(place.trash, trashNameOf(file));
    const text = kind.write(content);
    if (damaged !== null) await writer.files.rename(path, trash);
    try {
      await writer.files.write(path, text);
    } catch (error) {
      if (damaged !== null) await writer.files.rename(trash, path);
      throw error;
    } finally {
      store.look([file]);
    }
    return { content, revision: revisionOf(text), readOnly: null };
  });
}
