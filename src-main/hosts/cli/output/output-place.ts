import { lstat, readlink, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { errnoOf, fileTrouble } from '../../../library/errors.js';
import { Failure } from '../failure.js';

/** Where the bytes of an output go. */
export type OutputPlace =
  /** A file that is replaced as a whole; `path` has no link at its end. */
  | { readonly kind: 'file'; readonly path: string; readonly stands: boolean }
  /** A pipe or a device: written into, never replaced. */
  | { readonly kind: 'stream'; readonly path: string }
  | { readonly kind: 'standard-output' };

/** Names of the own standard output. Opened as files they would be cut to nothing below what is already written. */
const standardOutput = new Set(['-', '/dev/stdout', '/dev/fd/1', '/proc/self/fd/1']);

/** Names of other open files, which stand for what they are open on. */
const openFiles = /^\/(?:dev\/(?:fd\/|stderr$)|proc\/(?:self|\d+)\/fd\/)/;

export const isStandardOutput = (out: string): boolean => standardOutput.has(out);

/** Finds out what a name for an output means; links are followed. @throws Failure for a folder or a circle of links */
export async function placeOf(out: string): Promise<OutputPlace> {
  if (isStandardOutput(out)) return { kind: 'standard-output' };
  try {
    const given = resolve(out);
    if (openFiles.test(given)) return { kind: 'stream', path: given };
    const path = await followed(given);
    const found = await stat(path).catch((error: unknown) => {
      if (errnoOf(error) === 'ENOENT') return null;
      throw error;
    });
    if (found?.isDirectory()) throw new Failure(`${out} is a folder; name a file in it.`);
    return found === null || found.isFile()
      ? { kind: 'file', path, stands: found !== null && found.size > 0 }
      : { kind: 'stream', path };
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(`${out} cannot be written: ${fileTrouble(error)}.`);
  }
}

/** As many links as Linux follows. */
const MOST_LINKS = 40;

/** The path at the end of links, also where nothing is there yet. */
async function followed(given: string): Promise<string> {
  let path = given;
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
  throw new Failure(`${given} is a link that leads in a circle; name another file.`);
}
