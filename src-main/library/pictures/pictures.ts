import { hash } from 'node:crypto';
import { join } from 'node:path';
import { pictureId } from '../../cards/picture.js';
import { variantOf } from '../../cards/picture-variant.js';
import { readPlain } from '../../files/read-plain.js';
import { errnoOf, LibraryError, reasonOf } from '../errors.js';
import { colorsOfPicture } from './picture-colors.js';
import { adoptPicture, takePicture } from './picture-intake.js';
import { kindOf } from './picture-kinds.js';
import { PictureVariants } from './picture-variants.js';
import type { Place } from '../place.js';
import type { KeptPicture } from '../types.js';
import type { Writer } from '../writer.js';

/** Pictures, each kept once under the name of its content. They are never changed and never removed. */
export class Pictures {
  private readonly known = new Map<string, KeptPicture>();
  private readonly variants: PictureVariants;

  constructor(
    private readonly place: Place,
    private readonly writer: Writer,
  ) {
    this.variants = new PictureVariants(place.variants, () => writer.readOnly === null);
  }

  /**
   * Takes PNG, JPEG, WebP, AVIF, TIFF, GIF (its first frame) or SVG. A picture of the library itself is
   * recognised and loses nothing by being added again.
   * @throws LibraryError BAD_INPUT, READ_ONLY, STORAGE
   */
  add(bytes: Uint8Array): Promise<KeptPicture> {
    return this.take(bytes, takePicture);
  }

  /** The same for a picture of another library: it keeps its name where it is as a library keeps it. */
  adopt(bytes: Uint8Array): Promise<KeptPicture> {
    return this.take(bytes, adoptPicture);
  }

  private async take(bytes: Uint8Array, intake: typeof takePicture): Promise<KeptPicture> {
    const doing = 'The picture could not be added';
    if (this.writer.readOnly !== null)
      throw new LibraryError('READ_ONLY', `${doing}. ${this.writer.readOnly}`);
    const own = await this.alreadyKept(bytes);
    if (own) return own;
    const taken = await intake(bytes);
    const id = pictureNameOf(taken.bytes, taken.ending);
    const picture = { id, width: taken.width, height: taken.height };
    await this.writer.exclusively(doing, async () => {
      const there = await this.bytesOf(id).catch(() => null);
      // Missing, or damaged: the name says what it has to be.
      if (!there || pictureNameOf(there, taken.ending) !== id)
        await this.writer.files.write(this.pathOf(id), taken.bytes);
    });
    this.known.set(id, picture);
    return picture;
  }

  /** Of a picture, or of a variant of one. @throws LibraryError NOT_FOUND, STORAGE */
  async info(id: string): Promise<KeptPicture> {
    const known = this.known.get(id);
    if (known) return known;
    const bytes = await this.read(id);
    try {
      const { default: sharp } = await import('sharp');
      const { width, height } = await sharp(bytes).metadata();
      const picture = { id, width, height };
      this.known.set(id, picture);
      return picture;
    } catch (error) {
      throw damaged(id, error);
    }
  }

  /**
   * The bytes of a PNG or JPEG file, as the id says: a picture of the library, or a variant of one, made when it is first
   * asked for.
   * @throws LibraryError NOT_FOUND for an id that is none, is not there, or whose file holds something else; STORAGE
   */
  async read(id: string): Promise<Uint8Array> {
    const variant = variantOf(id);
    if (!variant || variant.id === id) return this.readKept(id);
    try {
      return await this.variants.get(id, variant, () => this.readKept(variant.id));
    } catch (error) {
      throw error instanceof LibraryError ? error : damaged(variant.id, error);
    }
  }

  /**
   * The colours that a picture is mostly made of, "#rrggbb", the largest part first.
   * @throws LibraryError NOT_FOUND, STORAGE
   */
  async colors(id: string): Promise<string[]> {
    const bytes = await this.read(id);
    return colorsOfPicture(bytes).catch((error: unknown) => {
      throw damaged(id, error);
    });
  }

  /** Throws away the variants that were not used for longest, where they have become many. */
  pruneVariants(): Promise<void> {
    return this.variants.prune();
  }

  private async readKept(id: string): Promise<Uint8Array> {
    const bytes = await this.bytesOf(id);
    if (kindOf(bytes) !== (id.endsWith('.png') ? 'png' : 'jpeg')) throw damaged(id);
    return bytes;
  }

  private async alreadyKept(bytes: Uint8Array): Promise<KeptPicture | null> {
    const kind = kindOf(bytes);
    if (kind !== 'png' && kind !== 'jpeg') return null;
    const id = pictureNameOf(bytes, kind === 'png' ? 'png' : 'jpg');
    const there = await this.bytesOf(id).catch(() => null);
    return there && Buffer.compare(there, bytes) === 0 ? this.info(id) : null;
  }

  /** Does not follow links and does not wait for pipes: a library may come from anyone. */
  private async bytesOf(id: string): Promise<Uint8Array> {
    const path = this.pathOf(id);
    try {
      return await readPlain(path);
    } catch (error) {
      if (errnoOf(error) === 'ENOENT' || errnoOf(error) === 'ELOOP') throw missing(id, error);
      throw new LibraryError('STORAGE', `The picture ${id} cannot be read: ${reasonOf(error)}. Try again.`, {
        cause: error,
      });
    }
  }

  private pathOf(id: string): string {
    if (!pictureId.safeParse(id).success) throw missing(id);
    return join(this.place.pictures, id);
  }
}

/** A picture is named by what it holds. */
export const pictureNameOf = (bytes: Uint8Array, ending: 'png' | 'jpg'): string =>
  `${hash('sha256', bytes, 'hex').slice(0, 32)}.${ending}`;

const missing = (id: string, cause?: unknown): LibraryError =>
  new LibraryError(
    'NOT_FOUND',
    `The picture ${id.slice(0, 40)} is not in the library. Choose another picture for the card.`,
    { cause },
  );

const damaged = (id: string, cause?: unknown): LibraryError =>
  new LibraryError(
    'NOT_FOUND',
    `The picture file ${id} is damaged. Put back the right file or choose another picture for the card.`,
    { cause },
  );
