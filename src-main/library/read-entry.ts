import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, readSync, readFileSync } from 'node:fs';
import { ofUnknownGame } from '../games/card-files.js';
import { errnoOf, readTrouble, reasonOf } from './errors.js';
import type { FileKind, Kept } from './file-kinds.js';

/** A card file holds a few kilobytes; what is larger is something else. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Tells whether a file may have changed without reading it. */
export interface Stamp {
  readonly changed: number;
  readonly size: number;
  readonly inode: number;
}

/** One file of a store as it was last read. `content` is null for a file that is set aside. */
export interface Entry<T> {
  readonly file: string;
  readonly stamp: Stamp;
  readonly revision: string;
  readonly content: T | null;
  /** Why it is never written, or null. */
  readonly readOnly: string | null;
  /** What to tell people about the file, or null. */
  readonly problem: string | null;
}

/** An entry of a file that was understood. */
export type WholeEntry<T> = Entry<T> & { readonly content: T };

export const isWhole = <T>(entry: Entry<T>): entry is WholeEntry<T> => entry.content !== null;

export const sameStamp = (a: Stamp, b: Stamp): boolean =>
  a.changed === b.changed && a.size === b.size && a.inode === b.inode;

/** Revision of a file's content: 32 hexadecimal digits of its SHA-256. */
export const revisionOf = (bytes: Uint8Array | string): string => hash('sha256', bytes, 'hex').slice(0, 32);

const buffer = Buffer.allocUnsafe(64 * 1024);

/** Links are not followed and a pipe is not waited for: a library may come from anyone. */
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Reads one file; null if it is not there. Never throws: what cannot be read is an entry with a problem.
 * Synchronous on purpose: for ten thousand small files this takes a tenth of the time of promises, and the
 * caller reads in short slices.
 */
export function readEntry<T extends Kept>(path: string, file: string, kind: FileKind<T>): Entry<T> | null {
  let handle: number;
  try {
    handle = openSync(path, FLAGS);
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return null;
    if (errnoOf(error) === 'ELOOP') return aside(file, 'It is a link; put a copy of the file itself here.');
    return aside(file, `It cannot be read: ${readTrouble(error)}. Check its permissions.`);
  }
  try {
    const stat = fstatSync(handle);
    const stamp = { changed: stat.mtimeMs, size: stat.size, inode: stat.ino };
    if (!stat.isFile()) return aside(file, 'It is not a file. Move it elsewhere.', stamp);
    if (stat.size > MAX_BYTES) {
      return aside(file, `It is too large for a ${kind.word} file. Move it elsewhere.`, stamp);
    }
    return entryOf(file, stamp, readBytes(handle, stat.size), kind);
  } catch (error) {
    return aside(file, `It cannot be read: ${reasonOf(error)}.`);
  } finally {
    closeSync(handle);
  }
}

/** Asks for one byte more than there should be: a short answer says that this was all, in one call. */
function readBytes(handle: number, size: number): Buffer {
  if (size >= buffer.length) return readFileSync(handle);
  const length = readSync(handle, buffer, 0, size + 1, null);
  return length === size
    ? buffer.subarray(0, length)
    : Buffer.concat([buffer.subarray(0, length), readFileSync(handle)]);
}

/** Reads the bytes of a file's content. */
function entryOf<T extends Kept>(file: string, stamp: Stamp, bytes: Buffer, kind: FileKind<T>): Entry<T> {
  const revision = revisionOf(bytes);
  const reading = isUtf8(bytes) ? kind.read(textOf(bytes)) : notUtf8;
  switch (reading.kind) {
    case 'good':
      return { file, stamp, revision, content: reading.content, readOnly: null, problem: null };
    case 'newer': {
      const message = `It was made by a newer Cardwright (format ${reading.version}) and is never written by this one. Update the program to change it.`;
      return { file, stamp, revision, content: reading.content, readOnly: message, problem: message };
    }
    case 'foreign': {
      const { game, content } = reading;
      const message = ofUnknownGame(game, content ? 'change' : 'open');
      return { file, stamp, revision, content, readOnly: message, problem: message };
    }
    case 'damaged': {
      const problem = `It is damaged and was set aside untouched (${reading.because.replace(/\.$/, '')}). Repair it in a text editor or take it out of the folder.`;
      return { file, stamp, revision, content: null, readOnly: null, problem };
    }
  }
}

/** Reading other encodings would put replacement signs where letters were, and the next save would keep them. */
const notUtf8 = { kind: 'damaged', because: 'its text is not UTF-8' } as const;

function textOf(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

const noStamp: Stamp = { changed: 0, size: -1, inode: 0 };

function aside<T>(file: string, problem: string, stamp = noStamp): Entry<T> {
  return { file, stamp, revision: '', content: null, readOnly: null, problem };
}
