import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { writeWhole } from '../../files/whole-file.js';
import { fileTrouble } from '../../library/errors.js';
import { Failure } from './failure.js';

/** Writes a whole file or leaves the old one as it was; missing folders are made. @throws Failure */
export async function writeOutput(file: string, bytes: Uint8Array): Promise<string> {
  const path = resolve(file);
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeWhole(path, bytes, { followLink: true });
  } catch (error) {
    throw new Failure(`${file} cannot be written: ${fileTrouble(error)}.`);
  }
  return path;
}
