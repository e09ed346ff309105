import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { replaceWhole, type Sink } from '../../files/whole-file.js';
import { fileTrouble } from '../../library/errors.js';
import { Failure } from './failure.js';

/** Makes a whole file or leaves the old one as it was; missing folders are made. @throws Failure, or what `make` throws */
export async function overwrite(file: string, make: (write: Sink) => Promise<unknown>): Promise<string> {
  const path = resolve(file);
  try {
    await mkdir(dirname(path), { recursive: true });
    await replaceWhole(path, make, { followLink: true });
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) {
      throw new Failure(`${file} cannot be written: ${fileTrouble(error)}.`);
    }
    throw error;
  }
  return path;
}
