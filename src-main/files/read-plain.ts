import { constants } from 'node:fs';
import { lstat, open, type FileHandle } from 'node:fs/promises';
import { diskError } from './file-in-making.js';

/** What the program reads of its own is never nearly as large, in bytes. */
const MOST = 256 * 1024 * 1024;

/**
 * Reads a file of a folder that may come from anyone: links are not followed, and no pipe or device is waited for.
 * @throws the file system's error: ELOOP for a link, ENOTFILE for what is no file, ETOOLARGE
 */
export async function readPlain(path: string, most = MOST): Promise<Buffer> {
  const file = await openPlain(path);
  try {
    const { size } = await file.stat();
    if (size > most) throw diskError('ETOOLARGE', `${path} has ${size} bytes`);
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/** The same as text; empty where there is none, which is not the same as a file that cannot be read now. @throws as `readPlain` */
export async function textIfThere(path: string): Promise<string> {
  try {
    return (await readPlain(path)).toString('utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

/** As text; empty where there is none, or it cannot be read: for what is only shown, and never written back. */
export const textOrNothing = (path: string): Promise<string> =>
  readPlain(path).then(
    (bytes) => bytes.toString('utf8'),
    () => '',
  );

/** A file's first bytes. @throws as `readPlain` */
export async function readFirst(path: string, length: number): Promise<Buffer> {
  const file = await openPlain(path);
  try {
    const bytes = Buffer.alloc(Math.min(length, (await file.stat()).size));
    let read = 0;
    while (read < bytes.length) {
      const { bytesRead } = await file.read(bytes, read, bytes.length - read, read);
      if (bytesRead === 0) break;
      read += bytesRead;
    }
    return bytes.subarray(0, read);
  } finally {
    await file.close();
  }
}

async function openPlain(path: string): Promise<FileHandle> {
  // Windows opens links without asking.
  if (constants.O_NOFOLLOW === undefined && (await lstat(path)).isSymbolicLink()) {
    throw diskError('ELOOP', `${path} is a link`);
  }
  const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
  const file = await open(path, flags);
  if ((await file.stat()).isFile()) return file;
  await file.close();
  throw diskError('ENOTFILE', `${path} is no plain file`);
}
