import { open, rm, type FileHandle } from 'node:fs/promises';

/** A file under a name that nobody knows yet. It is finished with all its bytes on the disk, or given up and gone. */
export class FileInMaking {
  #bytes = 0;

  private constructor(
    readonly path: string,
    private readonly handle: FileHandle,
  ) {}

  /**
   * @param path where there is no file yet
   * @param mode its permissions, where they are not the usual ones
   * @throws the file system's error
   */
  static async begin(path: string, mode?: number): Promise<FileInMaking> {
    const handle = await open(path, 'wx', mode);
    // Some disks know no permissions.
    if (mode !== undefined) await handle.chmod(mode).catch(() => undefined);
    return new FileInMaking(path, handle);
  }

  /** Adds the pieces as they lie, without copying them together. @throws the file system's error */
  async write(pieces: readonly Uint8Array[]): Promise<void> {
    let { bytesWritten: ahead } =
      pieces.length > 1 ? await this.handle.writev(pieces, this.#bytes) : { bytesWritten: 0 };
    for (const piece of pieces) {
      const from = Math.min(piece.length, ahead);
      ahead -= from;
      await writeAll(this.handle, piece.subarray(from), this.#bytes + from);
      this.#bytes += piece.length;
    }
  }

  /**
   * @param durable waits until the disk has it
   * @throws the file system's error, also when the file is not as long as what was written
   */
  async finish(durable = true): Promise<void> {
    if (durable) await this.handle.sync();
    await checkLength(this.handle, this.#bytes);
    await this.handle.close();
  }

  async giveUp(): Promise<void> {
    await this.handle.close().catch(() => undefined);
    await rm(this.path, { force: true });
  }
}

/** Writes until all bytes are out: a disk that is nearly full takes a part of them and refuses the rest only when it is asked again. */
export async function writeAll(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let at = 0; at < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, at, bytes.length - at, position + at);
    if (bytesWritten === 0) throw diskError('ENOSPC', 'the disk takes no more bytes');
    at += bytesWritten;
  }
}

/** @throws an error EIO when the file has another length */
export async function checkLength(file: FileHandle, length: number): Promise<void> {
  const { size } = await file.stat();
  if (size !== length) throw diskError('EIO', `the disk kept ${size} of ${length} bytes`);
}

/** An error as the file system makes them. */
export const diskError = (code: string, message: string): Error =>
  Object.assign(new Error(`${code}: ${message}`), { code, syscall: 'write' });
