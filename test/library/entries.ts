import type { Kept } from '../../src-main/library/file-kinds.js';
import { FileIndex } from '../../src-main/library/file-index.js';
import type { WholeEntry } from '../../src-main/library/read-entry.js';

let inode = 0;

/** A file of a library as it was read. @param fields what is otherwise than with any file */
export function entryOf<T extends Kept>(content: T, fields: Partial<WholeEntry<T>> = {}): WholeEntry<T> {
  inode += 1;
  return {
    file: `${content.id}.card.json`,
    stamp: { changed: 1_000, size: 100, inode },
    revision: JSON.stringify(content),
    content,
    readOnly: null,
    problem: null,
    ...fields,
  };
}

/** An index of a folder with these files, that has been read as a whole. */
export function indexOf<T extends Kept>(contents: readonly T[], ending = '.card.json'): FileIndex<T> {
  const index = new FileIndex<T>(ending);
  for (const content of contents) index.set(entryOf(content));
  index.established = true;
  return index;
}
