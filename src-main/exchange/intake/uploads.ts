import { randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
    this.#folder ??= mkdtemp(join(tmpdir(), 'cardwright-import-'));
    const id = randomUUID();
    const path = join(await this.#folder, id);
    await writeFile(path, '', { mode: 0o600 });
    this.#files.set(id, { name: shown, path, bytes: 0, announced });
    return id;
  }

  /** @throws ExchangeRefusal for more bytes than were announced */
  async put(id: string, part: Uint8Array): Promise<void> {
    const file = this.#find(id);
    file.bytes += part.byteLength;
    if (file.bytes > file.announced)
      throw new ExchangeRefusal(`${file.name} has changed meanwhile. Choose it again.`);
    await appendFile(file.path, part);
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
  return readStart(path, bytes);
}

/** A file's first bytes. */
export async function readStart(path: string, length: number): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
