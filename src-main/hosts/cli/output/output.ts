import { createHash, type Hash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Command } from 'commander';
import { writeThrough } from '../../../files/output-stream.js';
import { replaceWhole, type Sink } from '../../../files/whole-file.js';
import { fileTrouble } from '../../../library/errors.js';
import { makeFolder } from '../../../library/make-folder.js';
import { Failure } from '../failure.js';
import type { Terminal } from '../terminal.js';
import { isAsMade, rememberMade } from './made-outputs.js';
import { placeOf, type OutputPlace } from './output-place.js';

export interface OutputFlags {
  readonly out: string;
  readonly force?: boolean;
}

/** The options of every verb that makes one file. @param what "the PDF to write" */
export const addOutputOptions = (command: Command, what: string): Command =>
  command
    .requiredOption('-o, --out <file>', `${what}; - is standard output`)
    .option('--force', 'replace a file that this verb did not make');

/**
 * The one file that a verb makes. Nothing that was read is ever written onto, and a file that stands is replaced only when
 * this verb made it and nobody has changed it since, or with `--force`.
 */
export class Output {
  private constructor(
    private readonly place: OutputPlace,
    private readonly verb: string,
    private readonly out: string,
    private readonly terminal: Terminal,
  ) {}

  /** Looks before any work is done. @throws Failure when nothing may be written there */
  static async at({ out, force = false }: OutputFlags, verb: string, terminal: Terminal): Promise<Output> {
    const place = await placeOf(out);
    if (place.kind === 'file' && place.stands && !force && !(await isAsMade(place.path, verb))) {
      throw new Failure(
        `${out} is there already, and not as “${verb}” wrote it; choose another name, or replace it with --force.`,
      );
    }
    return new Output(place, verb, out, terminal);
  }

  /**
   * Makes the whole file or leaves the old one as it was; missing folders are made.
   * @param read files that the verb has read, and folders of which nothing may be written into
   * @returns where it was written, for people
   * @throws Failure, or what `make` throws
   */
  async write(read: Iterable<string>, make: (sink: Sink) => Promise<unknown>): Promise<string> {
    await this.#refuseWhatWasRead(read);
    const { place } = this;
    try {
      switch (place.kind) {
        case 'standard-output':
          await make((bytes) => this.terminal.bytes(bytes));
          return 'standard output';
        case 'stream':
          await writeThrough(place.path, make);
          return place.path;
        case 'file':
          await this.#replace(place.path, make);
          return place.path;
      }
    } catch (error) {
      if (error instanceof Error && 'syscall' in error) {
        throw new Failure(`${this.out} cannot be written: ${fileTrouble(error)}.`);
      }
      throw error;
    }
  }

  async #refuseWhatWasRead(read: Iterable<string>): Promise<void> {
    if (this.place.kind !== 'file') return;
    const own = new Set<string>();
    for (let path = this.place.path; path !== dirname(path); path = dirname(path)) {
      const identity = await identityOf(path);
      if (identity !== null) own.add(identity);
    }
    for (const file of read) {
      const identity = await identityOf(file);
      if (identity === null || !own.has(identity)) continue;
      throw new Failure(`${this.out} is among what is read for it; choose another name for --out.`);
    }
  }

  async #replace(path: string, make: (sink: Sink) => Promise<unknown>): Promise<void> {
    const hash = createHash('sha256');
    await makeFolder(dirname(path));
    await replaceWhole(path, (sink) => make(hashing(hash, sink)));
    await rememberMade(path, this.verb, hash.digest('hex'));
  }
}

const hashing =
  (hash: Hash, sink: Sink): Sink =>
  async (bytes) => {
    for (const piece of bytes instanceof Uint8Array ? [bytes] : bytes) hash.update(piece);
    await sink(bytes);
  };

/** Which file a path leads to, whatever it is called; null where there is none. */
async function identityOf(path: string): Promise<string | null> {
  const found = await stat(path, { bigint: true }).catch(() => null);
  return found && `${found.dev}:${found.ino}`;
}
