import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kept } from './file-kinds.js';
import type { Entry } from './read-entry.js';
import type { FileIndex } from './file-index.js';

/** Where a damaged file lies, and what is known beside it. */
export interface Around<T extends Kept> {
  readonly folder: string;
  readonly index: Pick<FileIndex<T>, 'byId'>;
  /** The whole id of something of which versions are kept, by the eight signs with which it begins. */
  readonly idBeginning: (eight: string) => string | null;
}

const found = new WeakMap<Entry<Kept>, string | null>();

/**
 * The id of the thing whose file is damaged, as far as its text or its name still tells it; null where they do not, or where
 * another file speaks for that id.
 */
export function damagedId<T extends Kept>(entry: Entry<T>, around: Around<T>): string | null {
  if (entry.content !== null || entry.revision === '') return null;
  let id = found.get(entry);
  if (id === undefined) {
    id = idIn(join(around.folder, entry.file)) ?? around.idBeginning(eightOf(entry.file));
    found.set(entry, id);
  }
  return id !== null && around.index.byId(id) ? null : id;
}

/** The first id that stands in a file: its own, since a file begins with it. */
function idIn(path: string): string | null {
  try {
    const text = readFileSync(path, 'latin1');
    return /"id"\s*:\s*"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/.exec(text)?.[1] ?? null;
  } catch {
    return null;
  }
}

const eightOf = (file: string): string => /\.([0-9a-f]{8})\.\w+\.json$/.exec(file)?.[1] ?? '';
