import { z } from 'zod';
import { pictureId } from '../cards/picture.js';
import type { DisplayList } from '../layout/display-list.js';
import type { Library } from '../library/library.js';
import { paintPng } from '../print/png.js';
import type { Faces } from './faces.js';

/** A file that the app serves to its own pages. */
export interface Asset {
  readonly type: string;
  readonly body: Uint8Array;
  /** Its address names its content: it may be kept for good. */
  readonly immutable: boolean;
}

/** Thumbnails are 500 px wide: sharp at the grid's largest size on most screens. */
const THUMBNAIL_DPI = 200;
/** Name of a thumbnail's look in the cache; raise the number when the painting changes. */
const THUMBNAIL_VARIANT = `v1x${THUMBNAIL_DPI}`;
/** A scroll through a large library asks for hundreds; the window's own calls must still be answered. */
const PAINTED_AT_ONCE = 2;

export const pictureAddress = (id: string): string => `/picture/${id}`;
export const thumbnailAddress = (card: string, revision: string): string =>
  `/thumbnail/${card}/${revision}.png`;

/** Whether an address of the app's origin names one of `Assets`, there or not; every other is a file of its pages. */
export const isAssetAddress = (pathname: string): boolean => /^\/(?:picture|thumbnail|back)\//.test(pathname);

/** The pictures that the app's pages show, by their address. */
export class Assets {
  #painting = 0;
  readonly #waiting: (() => void)[] = [];
  readonly #backs = new Map<string, Promise<Uint8Array>>();

  constructor(
    private readonly library: () => Library,
    private readonly faces: Faces,
  ) {}

  async get(pathname: string): Promise<Asset | null> {
    const [, kind, first = '', second = '', ...rest] = pathname.split('/');
    if (rest.length > 0) return null;
    try {
      if (kind === 'picture' && second === '') return await this.#picture(first);
      if (kind === 'thumbnail') return await this.#thumbnail(first, second);
      if (kind === 'back' && second === '') return await this.#back(first);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'NOT_FOUND') return null;
      throw error;
    }
    return null;
  }

  async #picture(id: string): Promise<Asset | null> {
    if (!pictureId.safeParse(id).success) return null;
    const body = await this.faces.picture(id);
    return { type: id.endsWith('.png') ? 'image/png' : 'image/jpeg', body, immutable: true };
  }

  async #thumbnail(card: string, file: string): Promise<Asset | null> {
    const revision = /^([0-9a-f]{32})\.png$/.exec(file)?.[1];
    if (!revision || !z.uuid().safeParse(card).success) return null;
    const library = this.library();
    const stored = await library.cards.get(card);
    const body = await library.thumbnail(
      card,
      async () => this.#paint(await this.faces.front(stored.content)),
      THUMBNAIL_VARIANT,
    );
    return { type: 'image/png', body, immutable: stored.revision === revision };
  }

  async #back(file: string): Promise<Asset | null> {
    const name = /^(standard|[0-9a-f]{32}\.(?:png|jpg))\.png$/.exec(file)?.[1];
    if (!name) return null;
    let painted = this.#backs.get(name);
    if (!painted) {
      painted = this.faces.back(name).then((list) => this.#paint(list));
      this.#backs.set(name, painted);
      painted.catch(() => this.#backs.delete(name));
    }
    return { type: 'image/png', body: await painted, immutable: false };
  }

  async #paint(list: DisplayList): Promise<Uint8Array> {
    if (this.#painting >= PAINTED_AT_ONCE) await new Promise<void>((go) => this.#waiting.push(go));
    else this.#painting += 1;
    try {
      return await paintPng(list, {
        dpi: THUMBNAIL_DPI,
        picture: (id) => this.faces.picture(id),
      });
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#painting -= 1;
    }
  }
}
