import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFirst } from '../../files/read-plain.js';
import { makeTempFolder } from '../../files/temp-folder.js';
import { appendWhole } from '../../files/whole-file.js';
import { reasonOf } from '../../library/errors.js';
import { ExchangeRefusal } from '../refusal.js';
import { lastPart } from '../zip/entry-name.js';
import { MB } from '../zip/limits.js';

/** Bytes of one chosen file, and of all that wait. */
const MOST_FILE = 1024 * MB;
const MOST_ALL = 2048 * MB;
const MOST_FILES = 5000;

/** A file that came in whole, in a folder of the program's own. */
export interface Upload {
  /** As the person knows it, without folders. */
  readonly name: string;
  /** Where it lies; the name there is the program's. */
  readonly path: string;
  readonly bytes: number;
}

interface Receiving extends Upload {
  bytes: number;
  readonly announced: number;
}

/** Files on their way in, part by part, so that none has to stand in memory. What a file is called never becomes a path. */
export class Uploads {
  readonly #files = new Map<string, Receiving>();
  #folder: Promise<string> | null = null;

  /** @throws ExchangeRefusal for a file that is larger than any is taken */
  async begin(name: string, announced: number): Promise<string> {
    const shown = lastPart(name).slice(0, 200) || 'Unnamed file';
    if (announced > MOST_FILE) {
      throw new ExchangeRefusal(
        `${shown} is larger than 1 GB, which is the most. Divide it into several files.`,
      );
    }
    const waiting = [...this.#files.values()].reduce((sum, file) => sum + file.announced, announced);
    if (waiting > MOST_ALL || this.#files.size >= MOST_FILES) {
      throw new ExchangeRefusal('These are too many files at once. Bring them in a part at a time.');
    }
    const id = randomUUID();
    const path = await onDisk(shown, async () => {
      this.#folder ??= makeTempFolder('import');
      const folder = await this.#folder.catch((error: unknown) => {
        this.#folder = null;
        throw error;
      });
      await appendWhole(join(folder, id), 0, '', { durable: false });
      return join(folder, id);
    });
    this.#files.set(id, { name: shown, path, bytes: 0, announced });
    return id;
  }

  /** @throws ExchangeRefusal for more bytes than were announced, and when the disk does not take them */
  async put(id: string, part: Uint8Array): Promise<void> {
    const file = this.#find(id);
    if (file.bytes + part.byteLength > file.announced)
      throw new ExchangeRefusal(`${file.name} has changed meanwhile. Choose it again.`);
    await onDisk(file.name, () => appendWhole(file.path, file.bytes, part, { durable: false }));
    file.bytes += part.byteLength;
  }

  /** A file that has come in. @throws ExchangeRefusal when it has not, or not to its end */
  whole(id: string): Upload {
    const file = this.#find(id);
    if (file.bytes !== file.announced)
      throw new ExchangeRefusal(`${file.name} did not come in whole. Choose it again.`);
    return file;
  }

  async drop(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const file = this.#files.get(id);
      this.#files.delete(id);
      if (file) await rm(file.path, { force: true });
    }
  }

  async close(): Promise<void> {
    this.#files.clear();
    const folder = await this.#folder?.catch(() => null);
    this.#folder = null;
    if (folder) await rm(folder, { recursive: true, force: true });
  }

  #find(id: string): Receiving {
    const file = this.#files.get(id);
    if (!file) throw new ExchangeRefusal('This file is no longer kept. Choose it again.');
    return file;
  }
}

/** All of a file's bytes. @throws ExchangeRefusal when it has more than `most` */
export async function readUpload({ name, path, bytes }: Upload, most: number): Promise<Buffer> {
  if (bytes > most)
    throw new ExchangeRefusal(`${name} is larger than ${Math.ceil(most / MB)} MB, which are the most.`);
  return readFirst(path, bytes);
}

/** @throws ExchangeRefusal for what the file system says */
async function onDisk<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const because = reasonOf(error);
    throw new ExchangeRefusal(
      `${name} could not be taken in: ${because} where files wait until they are imported (${tmpdir()}). Nothing was changed. Free some space there and choose the file again.`,
    );
  }
}
