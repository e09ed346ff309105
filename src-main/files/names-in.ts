import { readdir } from 'node:fs/promises';

/** Nothing is there, or something that is no folder. */
const isNone = new Set(['ENOENT', 'ENOTDIR']);

/** The names in a folder; none where there is no folder, which is not the same as one that cannot be read. @throws the file system's error */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && isNone.has(String(error.code))) return [];
    throw error;
  }
}
