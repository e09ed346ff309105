import { lstat, readdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureVariant } from '../../cards/picture-variant.js';
import { readPlain } from '../../files/read-plain.js';
import { writeWhole } from '../../files/whole-file.js';
import { derivePicture } from './derive-picture.js';
import { kindOf } from './picture-kinds.js';

/** Bytes of variants that are held in memory, and that are kept on the disk. */
const IN_MEMORY = 48 * 1024 * 1024;
const ON_DISK = 400 * 1024 * 1024;

/** A variant's file. The number is raised when variants are made another way: those of before are then made anew. */
const fileOf = (key: string): string => key.replace('~', '~2-');

/** Names of variants, finished or half written: whatever else lies in the folder is left alone. */
const ownName = /^[0-9a-f]{32}~[a-z0-9-]+\.(?:png|jpg)(?:\.[0-9a-f-]{36})?$/;

/** Variants of pictures, each made once: a cache that may be thrown away at any time and never stands in the way. */
export class PictureVariants {
  readonly #making = new Map<string, Promise<Uint8Array>>();
  readonly #held = new Map<string, Uint8Array>();

  /** @param folder where they are kept, or null to hold them in memory alone */
  constructor(
    private readonly folder: string | null,
    private readonly writable: () => boolean = () => true,
  ) {}

  /**
   * A variant's file, out of the cache or made of its picture now.
   * @param read gives the picture's own file
   * @throws what `read` throws, and where the file is no picture
   */
  get(key: string, variant: PictureVariant, read: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const held = this.#held.get(key);
    if (held) {
      this.#hold(key, held);
      return Promise.resolve(held);
    }
    const begun = this.#making.get(key);
    if (begun) return begun;
    const made = this.#find(key, variant, read).finally(() => this.#making.delete(key));
    this.#making.set(key, made);
    return made;
  }

  /** Keeps of the files on the disk those used last. */
  async prune(most = ON_DISK): Promise<void> {
    const { folder } = this;
    if (folder === null || !this.writable()) return;
    const names = (await readdir(folder).catch(() => [])).filter((name) => ownName.test(name));
    const files = await Promise.all(
      names.map(async (name) => {
        const { size, mtimeMs } = await lstat(join(folder, name)).catch(() => ({ size: 0, mtimeMs: 0 }));
        return { name, size, mtimeMs };
      }),
    );
    let bytes = 0;
    for (const { name, size } of files.toSorted((a, b) => b.mtimeMs - a.mtimeMs)) {
      bytes += size;
      if (bytes > most) await rm(join(folder, name), { force: true }).catch(() => undefined);
    }
  }

  async #find(key: string, variant: PictureVariant, read: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const ending = key.endsWith('.png') ? 'png' : 'jpg';
    const kept = await this.#kept(key, ending);
    if (kept) return this.#hold(key, kept);
    const bytes = await derivePicture(await read(), variant.change, ending);
    await this.#keep(key, bytes);
    return this.#hold(key, bytes);
  }

  #hold(key: string, bytes: Uint8Array): Uint8Array {
    this.#held.delete(key);
    this.#held.set(key, bytes);
    let total = [...this.#held.values()].reduce((sum, { length }) => sum + length, 0);
    for (const [oldest, { length }] of this.#held) {
      if (total <= IN_MEMORY || oldest === key) break;
      this.#held.delete(oldest);
      total -= length;
    }
    return bytes;
  }

  /** Does not follow links; the file's modification time says when it was used last. */
  async #kept(key: string, ending: 'png' | 'jpg'): Promise<Uint8Array | null> {
    if (this.folder === null) return null;
    const path = join(this.folder, fileOf(key));
    try {
      const bytes = await readPlain(path);
      if (!isWhole(bytes, ending)) return null;
      const now = new Date();
      if (this.writable()) await utimes(path, now, now).catch(() => undefined);
      return bytes;
    } catch {
      return null;
    }
  }

  /** Without waiting for the disk: what a crash loses is made again. A failure costs nothing but time. */
  async #keep(key: string, bytes: Uint8Array): Promise<void> {
    if (this.folder === null || !this.writable()) return;
    await writeWhole(join(this.folder, fileOf(key)), bytes, { durable: false }).catch(() => undefined);
  }
}

/** A power cut may leave a file cut short. The last chunk of a PNG is IEND, the last marker of a JPEG FF D9. */
function isWhole(bytes: Buffer, ending: 'png' | 'jpg'): boolean {
  if (kindOf(bytes) !== (ending === 'png' ? 'png' : 'jpeg')) return false;
  return ending === 'png'
    ? bytes.toString('latin1', bytes.length - 8, bytes.length - 4) === 'IEND'
    : bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9;
}
