import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readPlain } from '../../files/read-plain.js';
import { writeWhole } from '../../files/whole-file.js';
import type { Place } from '../place.js';

/** Painted cards by the card's revision: a cache that may be thrown away at any time and never stands in the way. */
export class Thumbnails {
  private readonly painting = new Map<string, Promise<Uint8Array>>();

  constructor(
    private readonly place: Place,
    private readonly writable: () => boolean,
  ) {}

  /**
   * @param variant tells apart paintings of one revision (size, version of the painter): letters and digits
   * @throws what `paint` throws
   */
  get(revision: string, variant: string, paint: () => Promise<Uint8Array>): Promise<Uint8Array> {
    if (!/^[0-9a-f]{32}$/.test(revision) || !/^[a-z0-9]{1,20}$/.test(variant)) return paint();
    const file = `${revision}-${variant}.png`;
    const begun = this.painting.get(file);
    if (begun) return begun;
    const done = this.readOrPaint(file, paint).finally(() => this.painting.delete(file));
    this.painting.set(file, done);
    return done;
  }

  /** Removes the thumbnails of revisions that no card has, and those whose variant ends with another mark than the card's. */
  async prune(marks: ReadonlyMap<string, string>): Promise<void> {
    if (!this.writable()) return;
    const files = await readdir(this.place.thumbnails).catch(() => []);
    const stale = files.filter((file) => ownName.test(file) && marks.get(file.slice(0, 32)) !== markIn(file));
    for (const file of stale)
      await rm(join(this.place.thumbnails, file), { force: true }).catch(() => undefined);
  }

  private async readOrPaint(file: string, paint: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const path = join(this.place.thumbnails, file);
    const kept = await readPlain(path).catch(() => null);
    if (kept && isWholePng(kept)) return kept;
    const bytes = await paint();
    // Without waiting for the disk: what a crash loses is painted again. A failure costs nothing but time.
    if (this.writable()) await writeWhole(path, bytes, { durable: false }).catch(() => undefined);
    return bytes;
  }
}

/** What stands here under another name is somebody else's: the folder may be a link to one of theirs. */
const ownName = /^[0-9a-f]{32}-[a-z0-9]{1,20}\.png(\.[0-9a-f-]{36})?$/;

/** The mark at the end of "<revision>-<variant><mark>.png", "m1f0c93ab", or nothing. */
const markIn = (file: string): string => /m[0-9a-f]{8}(?=\.png$)/.exec(file)?.[0] ?? '';

/** A power cut may leave a file cut short. Source: PNG specification, 5.6: the last chunk is IEND. */
const isWholePng = (bytes: Buffer): boolean =>
  bytes.length > 20 && bytes.toString('latin1', bytes.length - 8, bytes.length - 4) === 'IEND';
