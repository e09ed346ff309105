import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { variantOf } from '../../cards/picture-variant.js';
import type { LooseFiles } from '../../library/loose-files.js';
import { PictureVariants } from '../../library/pictures/picture-variants.js';
import type { Card } from '../../cards/card.js';
import type { Deck } from '../../cards/deck.js';
import { layoutBack } from '../../layout/back-layout.js';
import { layoutCard } from '../../games/card-layouts.js';
import type { DisplayList } from '../../layout/display-list.js';
import type { Fonts } from '../../layout/fonts.js';
import type { PictureSize } from '../../layout/picture-size.js';
import { fileTrouble } from '../../library/errors.js';
import { Failure } from './failure.js';
import { findFrames, type FoundFrames } from './output/find-frames.js';

/** Lays out the cards of loose files and reads their pictures. */
export class Faces {
  readonly #files: LooseFiles;
  readonly #fonts: Fonts;
  readonly #sizes: ReadonlyMap<string, PictureSize>;
  readonly #frames: FoundFrames;
  readonly #notices: string[] = [];
  readonly #variants = new PictureVariants(null);

  private constructor(
    files: LooseFiles,
    fonts: Fonts,
    sizes: ReadonlyMap<string, PictureSize>,
    frames: FoundFrames,
  ) {
    this.#files = files;
    this.#frames = frames;
    this.#fonts = fonts;
    this.#sizes = sizes;
  }

  /** Measures every picture first: the layout must know their sizes. @throws Failure naming a picture that cannot be read */
  static async of(files: LooseFiles, fonts: Fonts): Promise<Faces> {
    const sizes = new Map<string, PictureSize>();
    for (const [id, file] of files.pictures) {
      try {
        const { width, height } = await sharp(file).metadata();
        sizes.set(id, { width, height });
      } catch (error) {
        throw new Failure(`The picture ${file} cannot be read: ${fileTrouble(error)}.`);
      }
    }
    return new Faces(files, fonts, sizes, await findFrames(files));
  }

  /** What the layout could not do as a card's maker may have wished, each sentence once. */
  get notices(): readonly string[] {
    return [...new Set(this.#notices)];
  }

  face(card: Card): DisplayList {
    const sizeOf = (id: string) => this.#sizes.get(id) ?? null;
    const list = layoutCard(card, this.#fonts, sizeOf, null, this.#frames.frames);
    const name = card.name || 'The unnamed card';
    this.#notices.push(...list.notices.map((notice) => `${name}: ${notice.message}`));
    return list;
  }

  back(back: Deck['back']): DisplayList {
    return layoutBack(back, this.#fonts, (id) => this.#sizes.get(id) ?? null);
  }

  async picture(id: string): Promise<Uint8Array> {
    const variant = variantOf(id);
    if (!variant || variant.id === id) return this.#kept(id);
    return this.#variants.get(id, variant, () => this.#kept(variant.id));
  }

  async #kept(id: string): Promise<Uint8Array> {
    const ofFrame = this.#frames.pictures.get(id);
    if (ofFrame) return ofFrame;
    const file = this.#files.pictures.get(id);
    if (file === undefined)
      throw new Failure(`The picture ${id} is missing; put it into a folder "pictures".`);
    return readFile(file);
  }
}
