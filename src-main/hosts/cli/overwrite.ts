import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { intoNewFile, type Sink } from '../../print/new-file.js';
import { fileTrouble } from '../../library/errors.js';
import { Failure } from './failure.js';

/** Makes a whole file or leaves the old one as it was; missing folders are made. @throws Failure, or what `make` throws */
export async function overwrite(file: string, make: (write: Sink) => Promise<unknown>): Promise<string> {
  const path = resolve(file);
  const beside = `${path}.${randomUUID().slice(0, 8)}.part`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await intoNewFile(beside, make);
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true }).catch(() => undefined);
    if (error instanceof Error && 'syscall' in error) {
      throw new Failure(`${file} cannot be written: ${fileTrouble(error)}.`);
    }
    throw error;
  }
  return path;
}
