/**
 * The one place where the program changes files. A file is replaced as a whole or stays as it was: what is new is written
 * beside it until all bytes are out, brought to the disk, measured, and only then given the name.
 */
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
  type Stats,
} from 'node:fs';
import { lstat, open, realpath, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkLength, diskError, FileInMaking, writeAll } from './file-in-making.js';

/** What an interrupted write leaves behind, in the folder of the file that it was to become. */
export const leftover = /^\.cardwright-[0-9a-f]{16}\.part$/;

/** Takes bytes in their order, in one piece or several; resolves when more may come. */
export type Sink = (bytes: Uint8Array | readonly Uint8Array[]) => Promise<void>;

export interface WriteOptions {
  /** False for a cache, which is made anew when a crash loses it. */
  readonly durable?: boolean;
  /** Whether the name, too, is on the disk at the end; false for who calls `syncFolder` after several files. */
  readonly folder?: boolean;
  /** Whether a link in place of the file is kept and what it leads to is replaced; a link is replaced otherwise. */
  readonly followLink?: boolean;
}

/** Replaces a file as a whole, or leaves it as it was. @throws the file system's error */
export const writeWhole = (
  path: string,
  content: string | Uint8Array,
  options?: WriteOptions,
): Promise<void> => replaceWhole(path, (write) => write(Buffer.from(content)), options);

/**
 * Replaces a file by one that is made bit by bit, or leaves it as it was.
 * @throws the file system's error, or what `make` throws
 */
export async function replaceWhole<T>(
  named: string,
  make: (write: Sink) => Promise<T>,
  { durable = true, folder = durable, followLink = false }: WriteOptions = {},
): Promise<T> {
  const path = followLink ? await realpath(named).catch(() => named) : named;
  const file = await FileInMaking.begin(besides(path), await modeOf(path));
  try {
    const result = await make(sinkOf(file));
    await file.finish(durable);
    await rename(file.path, path);
    if (folder) await syncFolder(dirname(path));
    return result;
  } catch (error) {
    await file.giveUp();
    throw error;
  }
}

/** A file that lies beside the one whose place it is to take, with all its bytes on the disk. */
export interface StagedFile {
  /** Takes the place, in one step; the folder is left to `syncFolder`. @param path in the folder for which it was made @throws the file system's error */
  take(path: string): Promise<void>;
  /** Goes, where it has taken no place. */
  drop(): Promise<void>;
}

/**
 * Writes a file beside the one that it is to replace. Who replaces many makes all of them first: a full disk is found before anything
 * changes, and ext4 makes no file quickly while thousands of others have just gone.
 * @param path what is replaced, or where there is no file yet
 * @throws the file system's error
 */
export async function stageWhole(path: string, content: string | Uint8Array): Promise<StagedFile> {
  const file = await FileInMaking.begin(besides(path), await modeOf(path));
  try {
    await file.write([Buffer.from(content)]);
    await file.finish();
  } catch (error) {
    await file.giveUp();
    throw error;
  }
  return { take: (to) => rename(file.path, to), drop: () => rm(file.path, { force: true }) };
}

/**
 * Makes a file of the program's own bit by bit where there is none, to be copied or sent from there: it need not last, so the disk is not
 * waited for. When making it fails or is aborted, no file is left.
 * @throws the file system's error, or what `make` throws
 */
export async function makeWhole<T>(path: string, make: (write: Sink) => Promise<T>): Promise<T> {
  const file = await FileInMaking.begin(path);
  try {
    const result = await make(sinkOf(file));
    await file.finish(false);
    return result;
  } catch (error) {
    await file.giveUp();
    throw error;
  }
}

/**
 * Cuts a file to a length and adds to it; when it returns, that is on the disk (unless it is a file that need not last). What fails leaves the file at that length.
 * Neither links nor pipes are written to.
 * @throws the file system's error
 */
export async function appendWhole(
  path: string,
  length: number,
  content: string | Uint8Array,
  { durable = true }: Pick<WriteOptions, 'durable'> = {},
): Promise<void> {
  const file = await open(path, constants.O_RDWR | constants.O_CREAT | plain, 0o666);
  try {
    const before = await file.stat();
    if (!before.isFile()) throw diskError('ENOTFILE', `${path} is no plain file`);
    if (before.size < length) throw diskError('EIO', `the disk kept ${before.size} of ${length} bytes`);
    const bytes = Buffer.from(content);
    if (before.size > length) await file.truncate(length);
    try {
      await writeAll(file, bytes, length);
      if (durable) await file.sync();
      await checkLength(file, length + bytes.length);
    } catch (error) {
      await file.truncate(length).catch(() => undefined);
      throw error;
    }
  } finally {
    await file.close();
  }
}

/** Copies a file of any length over an older one, which stays as it was when that fails. @throws the file system's error */
export async function copyWhole(from: string, to: string, options?: WriteOptions): Promise<void> {
  const source = await open(from, 'r');
  try {
    const copy = async (write: Sink) => {
      for await (const part of source.createReadStream({ autoClose: false })) await write(part as Buffer);
    };
    await replaceWhole(to, copy, options);
  } finally {
    await source.close();
  }
}

/** Gives a file another name, in one step. The folders are left to `syncFolder`. @throws the file system's error */
export const moveWhole = (from: string, to: string): Promise<void> => rename(from, to);

/** Brings the names in a folder to the disk. Systems that cannot do that for a folder do it by themselves. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null);
  if (!folder) return;
  try {
    await folder.sync();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && unable.has(String(error.code)))) throw error;
  } finally {
    await folder.close();
  }
}

const unable = new Set(['EINVAL', 'EPERM', 'EISDIR', 'EBADF', 'ENOTSUP', 'EACCES']);

/** `writeWhole` for a program that is about to end. */
export function writeWholeNow(path: string, content: string): void {
  const beside = besides(path);
  const bytes = Buffer.from(content);
  const file = openSync(beside, 'wx');
  try {
    try {
      for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at) || full();
      fsyncSync(file);
      if (fstatSync(file).size !== bytes.length) full();
    } finally {
      closeSync(file);
    }
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

function full(): never {
  throw diskError('ENOSPC', 'the disk takes no more bytes');
}

const plain = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** In the same folder, so that the change of name is one step. */
const besides = (path: string): string =>
  join(dirname(path), `.cardwright-${randomBytes(8).toString('hex')}.part`);

/** A file that is replaced keeps its permissions. */
async function modeOf(path: string): Promise<number | undefined> {
  const old: Stats | null = await lstat(path).catch(() => null);
  return old?.isFile() ? old.mode & 0o777 : undefined;
}

const sinkOf =
  (file: FileInMaking): Sink =>
  (bytes) =>
    file.write(bytes instanceof Uint8Array ? [bytes] : bytes);
