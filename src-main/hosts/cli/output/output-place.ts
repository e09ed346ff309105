import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { followLinks } from '../../../files/output-stream.js';
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
    const path = await followLinks(given);
    if (path === null) throw new Failure(`${out} is a link that leads in a circle; name another file.`);
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
