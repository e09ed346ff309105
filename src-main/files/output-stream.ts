import { lstat, open, readlink, realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Sink } from './whole-file.js';

/** Writes into a pipe or device as its reader takes it; it is never replaced. @throws the file system's error, or what `make` throws */
export async function writeThrough(path: string, make: (sink: Sink) => Promise<unknown>): Promise<void> {
  const file = await open(path, 'w');
  try {
    await make(async (bytes) => {
      for (const piece of bytes instanceof Uint8Array ? [bytes] : bytes) await file.writeFile(piece);
    });
  } finally {
    await file.close();
  }
}

/** As many links as Linux follows. */
const MOST_LINKS = 40;

/** The path at the end of links, also where nothing is there yet; null where they lead in a circle. */
export async function followLinks(given: string): Promise<string | null> {
  let path = resolve(given);
  for (let links = 0; links < MOST_LINKS; links += 1) {
    const folder = await realpath(dirname(path)).catch(() => dirname(path));
    path = join(folder, basename(path));
    const isLink = await lstat(path).then(
      (found) => found.isSymbolicLink(),
      () => false,
    );
    if (!isLink) return path;
    path = resolve(folder, await readlink(path));
  }
  return null;
}
