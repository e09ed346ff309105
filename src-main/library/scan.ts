import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { Turns } from '../common/turns.js';
import { errnoOf, reasonOf } from './errors.js';
import type { FileKind, Kept } from './file-kinds.js';
import { readEntry, sameStamp, type Stamp } from './read-entry.js';
import type { FileIndex } from './file-index.js';

/** One folder of the library and what is known of it. */
export interface Scanned<T extends Kept> {
  readonly root: string;
  readonly folder: string;
  readonly kind: FileKind<T>;
  readonly index: FileIndex<T>;
}

/** So often a folder is listed at most while another program goes on renaming its files. */
const MOST_LISTINGS = 20;

/**
 * Brings the index up to the whole folder; reads only what changed since the last time. A file that was listed and is gone when it is read may
 * have another name by now, so the folder is listed again.
 * @returns why the folder could not be listed (the index then stays as it was), or null
 */
export async function scanAll<T extends Kept>(scanned: Scanned<T>): Promise<string | null> {
  for (let nth = 1; ; nth += 1) {
    const found = await scanOnce(scanned);
    if (typeof found === 'string') return found;
    if (found.isWhole || nth === MOST_LISTINGS) return null;
  }
}

async function scanOnce<T extends Kept>(
  scanned: Scanned<T>,
): Promise<string | { readonly isWhole: boolean }> {
  const { root, folder, kind, index } = scanned;
  const listing = list(root, folder);
  if (typeof listing === 'string') return listing;
  const files = listing.filter((file) => isOfKind(file, kind));
  const gone = new Set(index.files());
  for (const file of files) gone.delete(file);
  for (const file of gone) index.delete(file);
  const turns = new Turns();
  let isWhole = true;
  for (const file of files) {
    if (turns.isOver) await turns.others();
    if (!look(scanned, file)) isWhole = false;
  }
  return { isWhole };
}

const isOfKind = <T extends Kept>(file: string, kind: FileKind<T>): boolean =>
  file.toLowerCase().endsWith(kind.ending);

/** Brings the index up to some files of the folder, in one step. */
export function scanSome<T extends Kept>(scanned: Scanned<T>, files: Iterable<string>): void {
  for (const file of files) if (isOfKind(file, scanned.kind)) look(scanned, file);
}

/** @returns whether the file is there */
function look<T extends Kept>({ root, folder, kind, index }: Scanned<T>, file: string): boolean {
  const path = folder + sep + file;
  const known = index.byFile(file);
  const stamp = known && stampOf(path);
  if (known && stamp && sameStamp(known.stamp, stamp)) return true;
  const entry = readEntry(path, file, kind);
  if (!entry) {
    // A library that is gone as a whole is not one whose cards were removed.
    if (existsSync(root)) index.delete(file);
    return false;
  }
  const owner = entry.content ? index.byId(entry.content.id) : undefined;
  if (owner && owner.file !== file && !existsSync(join(folder, owner.file))) index.delete(owner.file);
  if (known && known.revision === entry.revision && known.problem === entry.problem) {
    index.set({ ...entry, content: known.content });
  } else {
    index.set(entry);
  }
  return true;
}

function list(root: string, folder: string): string[] | string {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (errnoOf(error) === 'ENOENT' && existsSync(root)) return [];
    return `It cannot be listed: ${reasonOf(error)}. What was read before is still shown.`;
  }
}

function stampOf(path: string): Stamp | null {
  try {
    const { mtimeMs, size, ino } = lstatSync(path);
    return { changed: mtimeMs, size, inode: ino };
  } catch {
    return null;
  }
}
