import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureId } from '../../cards/picture.js';
import { variantOf } from '../../cards/picture-variant.js';
import type { PictureSize } from '../../layout/picture-size.js';
import { PictureVariants } from '../../library/pictures/picture-variants.js';
import type { PictureSource } from '../cards/faces.js';

/**
 * The pictures of the cards that come with the program, for lessons and puzzles with them: a library that has not taken those
 * cards in does not have them.
 */
export class ProgramPictures implements PictureSource {
  #files: Promise<ReadonlyMap<string, string>> | null = null;
  readonly #variants = new PictureVariants(null);

  /** @param starters folder of the starter sets, each laid out like a library */
  constructor(private readonly starters: string) {}

  async read(id: string): Promise<Uint8Array> {
    const variant = variantOf(id);
    if (!variant || variant.id === id) return this.#kept(id);
    return this.#variants.get(id, variant, () => this.#kept(variant.id));
  }

  async #kept(id: string): Promise<Uint8Array> {
    const file = (await this.#found()).get(id);
    if (file === undefined) throw new RangeError(`The program has no picture ${id}.`);
    return readFile(file);
  }

  async info(id: string): Promise<PictureSize> {
    const { default: sharp } = await import('sharp');
    const { width, height } = await sharp(await this.read(id)).metadata();
    return { width, height };
  }

  #found(): Promise<ReadonlyMap<string, string>> {
    this.#files ??= filesIn(this.starters);
    return this.#files;
  }
}

async function filesIn(starters: string): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const set of await readdir(starters)) {
    const folder = join(starters, set, 'pictures');
    const names = await readdir(folder).catch(() => []);
    for (const name of names) if (pictureId.safeParse(name).success) files.set(name, join(folder, name));
  }
  return files;
}

/** Looks in the second where the first does not have a picture; what is wrong is said of the first. */
export const eitherPicture = (first: PictureSource, second: PictureSource): PictureSource => ({
  info: (id) => first.info(id).catch((because: unknown) => orThrow(second.info(id), because)),
  read: (id) => first.read(id).catch((because: unknown) => orThrow(second.read(id), because)),
});

const orThrow = <T>(found: Promise<T>, because: unknown): Promise<T> =>
  found.catch(() => {
    throw because;
  });
