import { open, rm, type FileHandle } from 'node:fs/promises';

/** Takes bytes in their order, in one piece or several; resolves when more may come. */
export type Sink = (bytes: Uint8Array | readonly Uint8Array[]) => Promise<void>;

/**
 * Makes a file bit by bit. When making it fails or is aborted, no file is left.
 *
 * @param path where there is no file yet
 * @throws the file system's error, or what `make` throws
 */
export async function intoNewFile<T>(path: string, make: (write: Sink) => Promise<T>): Promise<T> {
  const file = await open(path, 'wx');
  try {
    const result = await make((bytes) => writeAll(file, bytes instanceof Uint8Array ? [bytes] : bytes));
    await file.close();
    return result;
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(path, { force: true });
    throw error;
  }
}

/** Writes the pieces as they lie, without copying them together; a file system may take less at once. */
async function writeAll(file: FileHandle, pieces: readonly Uint8Array[]): Promise<void> {
  let { bytesWritten } = await file.writev(pieces);
  for (const piece of pieces) {
    const from = Math.min(piece.length, bytesWritten);
    bytesWritten -= from;
    for (let at = from; at < piece.length;) at += (await file.write(piece, at)).bytesWritten;
  }
}
