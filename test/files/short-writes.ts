import { open, type FileHandle } from 'node:fs/promises';
import { onTestFinished } from 'vitest';

/** What the writer gets of the file system, in this process. */
async function handles(): Promise<FileHandle> {
  const file = await open(import.meta.filename, 'r');
  await file.close();
  return Object.getPrototypeOf(file) as FileHandle;
}

/** Has every write of the program take at most so many bytes, and refuse after so many in all, until the test ends. */
export async function shortWrites(atOnce: number): Promise<{ left: number }> {
  const disk = { left: Infinity };
  const handle = await handles();
  const { write, writev } = handle;
  onTestFinished(() => void Object.assign(handle, { write, writev }));
  const taken = (wanted: number): number => {
    if (disk.left === 0) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' });
    const some = Math.min(wanted, atOnce, disk.left);
    disk.left -= some;
    return some;
  };
  Object.assign(handle, {
    async write(this: FileHandle, bytes: Uint8Array, at: number, length: number, position: number) {
      return (await Reflect.apply(write, this, [bytes, at, taken(length), position])) as unknown;
    },
    async writev(this: FileHandle, [first = Buffer.alloc(0)]: Uint8Array[], position: number) {
      return (await Reflect.apply(write, this, [first, 0, taken(first.length), position])) as unknown;
    },
  });
  return disk;
}
