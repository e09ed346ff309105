import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { fromBufferPromise, getFileNameLowLevel, openPromise, type Entry, type ZipFile } from 'yauzl';
import { ExchangeRefusal } from '../refusal.js';
import { nameKey, objectionTo } from './entry-name.js';
import { MB, type ZipLimits } from './limits.js';

/** A file in a zip. */
export interface ZipMember {
  /** Its path within the zip. */
  readonly name: string;
  /** Size unpacked, as the zip says; reading ends where this is exceeded. */
  readonly bytes: number;
}

const STORED = 0;
const DEFLATED = 8;
const SYMLINK = 0o120000;
const FILE_KIND = 0o170000;

/**
 * A zip file from anyone. It is looked through before anything is unpacked: names, links, encryption, sizes as they are
 * declared. While unpacking, the real size is held against the declared one. Nothing is ever written to a disk.
 */
export class SafeZip {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #called: string;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>, called: string) {
    this.#zip = zip;
    this.#entries = entries;
    this.#called = called;
  }

  /**
   * @param source path of a file, or its bytes
   * @param called the file's name, for sentences
   * @throws ExchangeRefusal
   */
  static async open(source: string | Buffer, called: string, limits: ZipLimits): Promise<SafeZip> {
    // Names are decoded here, so that a sentence can say what is wrong with one.
    const options = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: true };
    let zip;
    try {
      zip =
        typeof source === 'string'
          ? await openPromise(source, options)
          : await fromBufferPromise(source, options);
    } catch (error) {
      throw broken(called, error);
    }
    try {
      return new SafeZip(zip, await lookThrough(zip, called, limits), called);
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  /** The files, without folders, in the zip's order. */
  get members(): readonly ZipMember[] {
    return [...this.#entries].map(([name, { uncompressedSize: bytes }]) => ({ name, bytes }));
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /**
   * Unpacks one file.
   * @param most bytes that it may have
   * @throws ExchangeRefusal when it is too large, damaged or not there
   */
  async read(name: string, most: number): Promise<Buffer> {
    const entry = this.#entries.get(name);
    if (!entry) throw new ExchangeRefusal(`${this.#called} has no file ${name}.`);
    if (entry.uncompressedSize > most) {
      throw new ExchangeRefusal(`${name} in ${this.#called} is larger than ${inMegabytes(most)}.`);
    }
    const parts: Buffer[] = [];
    let bytes = 0;
    try {
      for await (const part of await this.#zip.openReadStreamPromise(entry)) {
        const piece: Buffer = part;
        bytes += piece.length;
        // The library checks this too; a size that lies must not depend on one check.
        if (bytes > entry.uncompressedSize) throw new Error('more bytes than declared');
        parts.push(piece);
      }
      const whole = Buffer.concat(parts, bytes);
      if (bytes !== entry.uncompressedSize || crc32(whole) !== entry.crc32) throw new Error('wrong checksum');
      return whole;
    } catch (error) {
      throw new ExchangeRefusal(`${name} in ${this.#called} is damaged. Get the file again.`, {
        cause: error,
      });
    }
  }

  close(): void {
    this.#zip.close();
  }
}

async function lookThrough(zip: ZipFile, called: string, limits: ZipLimits): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  const keys = new Set<string>();
  let total = 0;
  let packed = 0;
  if (zip.entryCount > limits.entries) throw tooMany(called, limits);
  try {
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry);
      const fault = objectionTo(name);
      if (fault !== null) throw holds(called, `a file ${fault}`);
      const key = nameKey(name);
      if (keys.has(key)) throw holds(called, `${name} twice`);
      keys.add(key);
      if (keys.size > limits.entries) throw tooMany(called, limits);
      checkEntry(entry, name, called, limits);
      total += entry.uncompressedSize;
      packed += entry.compressedSize;
      if (total > limits.total) {
        throw new ExchangeRefusal(
          `${called} would be larger than ${inMegabytes(limits.total)} unpacked, so it was not opened.`,
        );
      }
      if (!name.endsWith('/')) entries.set(name, entry);
    }
  } catch (error) {
    throw error instanceof ExchangeRefusal ? error : broken(called, error);
  }
  // Files that lie over each other are how a small zip unpacks to a huge one.
  if (packed > zip.fileSize) throw broken(called);
  return entries;
}

/** Backslashes, as old programs write them, are slashes. */
const nameOf = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string =>
  getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);

function checkEntry(entry: Entry, name: string, called: string, limits: ZipLimits): void {
  const { uncompressedSize, compressedSize, compressionMethod } = entry;
  if (((entry.externalFileAttributes >>> 16) & FILE_KIND) === SYMLINK)
    throw holds(called, `a link to another file (${name})`);
  if (entry.isEncrypted()) {
    throw new ExchangeRefusal(
      `${called} is protected by a password. Unpack it, and choose the files in it instead.`,
    );
  }
  if (compressionMethod !== STORED && compressionMethod !== DEFLATED) {
    throw new ExchangeRefusal(
      `${called} is packed in a way that Cardwright does not know. Pack it again as an ordinary zip file.`,
    );
  }
  const bomb = uncompressedSize > MB && uncompressedSize > compressedSize * limits.ratio;
  if (uncompressedSize > limits.perEntry || bomb) {
    throw new ExchangeRefusal(
      `${called} was not opened: ${name} in it would be ${inMegabytes(uncompressedSize)} unpacked.`,
    );
  }
}

const holds = (called: string, what: string): ExchangeRefusal =>
  new ExchangeRefusal(`${called} was not opened, because it may not be what it seems: it holds ${what}.`);

const tooMany = (called: string, { entries }: ZipLimits): ExchangeRefusal =>
  new ExchangeRefusal(
    `${called} holds more than ${entries.toLocaleString('en')} files, which are the most. Divide it.`,
  );

const broken = (called: string, cause?: unknown): ExchangeRefusal =>
  new ExchangeRefusal(`${called} is damaged or no zip file. Get it again, or ask who made it.`, { cause });

const inMegabytes = (bytes: number): string => `${Math.ceil(bytes / MB).toLocaleString('en')} MB`;

/** SHA-256 in hexadecimal digits. */
export const sha256 = (bytes: Uint8Array): string => hash('sha256', bytes, 'hex');
