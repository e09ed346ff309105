import { existsSync, mkdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errnoOf } from './errors.js';

/**
 * Makes a folder with all that is missing above it. Node's own recursive mkdir never ends where a file system answers that a
 * folder's parent is missing although it is there, as /proc does.
 * @throws the file system's error
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const code = errnoOf(error);
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || existsSync(dirname(path))) throw error;
    await makeFolder(dirname(path));
    await makeFolder(path);
  }
}

/** The same for a program that is about to begin. @throws the file system's error */
export function makeFolderNow(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    const code = errnoOf(error);
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || existsSync(dirname(path))) throw error;
    makeFolderNow(dirname(path));
    makeFolderNow(path);
  }
}
