import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { variantOf } from '../../cards/picture-variant.js';
import { pokerSize } from '../../cards/size.js';
import type { DisplayList } from '../../layout/display-list.js';
import type { Library } from '../../library/library.js';
import { paintPng, type PngOptions } from '../../print/images/png.js';
import { lookOf, printedList, type PrintedLook } from '../../print/cards/printed-look.js';
import type { Faces } from '../cards/faces.js';
import { LastFirst } from '../last-first.js';
import { Painted } from '../cards/painted.js';

/** A file that the app serves to its own pages. */
export interface Asset {
  readonly type: string;
  readonly body: Uint8Array;
  /** Its address names its content: it may be kept for good. */
  readonly immutable: boolean;
}

/** Thumbnails are 500 px wide: sharp at the grid's largest size on most screens. */
const THUMBNAIL_DPI = 200;
/** Tiles are 313 px wide, for grids that show cards no larger, and are painted in two thirds of the time. */
const TILE_DPI = 125;
/** Name of a thumbnail's look in the cache; raise the number when the painting changes. */
const variantAt = (dpi: number): string => `v3x${dpi}`;
/** Densities of faces as they are printed: for whole sheets, and for a closer look. */
const PRINTED_DPI = [200, 400] as const;
/** Longest side of such a picture in px, however large a card is. */
const PRINTED_SIDE = 2400;
/** One for each core, within the four threads that Node has for such work. */
const PAINTED_AT_ONCE = Math.min(4, Math.max(2, availableParallelism()));

export const pictureAddress = (id: string): string => `/picture/${id}`;
/** @param mark the tag of what the card shows of its set */
export const thumbnailAddress = (card: string, revision: string, mark?: string): string =>
  `/thumbnail/${card}/${[revision, mark].filter(Boolean).join('-')}.png`;

/** Whether an address of the app's origin names one of `Assets`, there or not; every other is a file of its pages. */
export const isAssetAddress = (pathname: string): boolean =>
  /^\/(?:picture|thumbnail|tile|back|printed)\//.test(pathname);

/** A card's front or a back, before it is painted. */
interface Face {
  readonly side: 'front' | 'back';
  readonly list: () => Promise<DisplayList>;
  /** Whether its address names what it is now, for good. */
  readonly immutable: boolean;
}

/** The pictures that the app's pages show, by their address. */
export class Assets {
  readonly #painting = new LastFirst(PAINTED_AT_ONCE);
  readonly #painted = new Painted();

  constructor(
    private readonly library: () => Library,
    private readonly faces: Faces,
  ) {}

  async get(pathname: string): Promise<Asset | null> {
    const [, kind, ...named] = pathname.split('/');
    try {
      if (kind === 'picture') return await this.#picture(named);
      if (kind === 'thumbnail') return await this.#thumbnail(named, THUMBNAIL_DPI);
      if (kind === 'tile') return await this.#thumbnail(named, TILE_DPI);
      if (kind === 'back') return await this.#back(named);
      if (kind === 'printed') return await this.#printed(named);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'NOT_FOUND') return null;
      throw error;
    }
    return null;
  }

  async #picture([id = '', ...rest]: readonly string[]): Promise<Asset | null> {
    if (rest.length > 0 || !variantOf(id)) return null;
    const body = await this.faces.picture(id);
    return { type: id.endsWith('.png') ? 'image/png' : 'image/jpeg', body, immutable: true };
  }

  async #thumbnail(named: readonly string[], dpi: number): Promise<Asset | null> {
    const face = await this.#front(named);
    const [card = ''] = named;
    if (!face) return null;
    const paint = () => this.#paint(face.list, { dpi, quick: true });
    const body = await this.library().thumbnail(card, paint, variantAt(dpi));
    return { type: 'image/png', body, immutable: face.immutable };
  }

  async #back(named: readonly string[]): Promise<Asset | null> {
    const face = backNamed(named, this.faces);
    if (!face) return null;
    const paint = () => this.#paint(face.list, { dpi: THUMBNAIL_DPI, quick: true });
    const body = await this.#painted.get(`back ${named.join()}`, paint);
    return { type: 'image/png', body, immutable: face.immutable };
  }

  /** A front or a back as a print of that look makes it, with its bleed: "<look>/<dpi>" and the address of the face. */
  async #printed([key = '', density = '', kind, ...named]: readonly string[]): Promise<Asset | null> {
    const look = lookOf(key);
    const dpi = PRINTED_DPI.find((each) => String(each) === density);
    if (!look || !dpi || (kind !== 'thumbnail' && kind !== 'back')) return null;
    if (isDesign(look) && dpi === THUMBNAIL_DPI) return this.get(['', kind, ...named].join('/'));
    const face = kind === 'back' ? backNamed(named, this.faces) : await this.#front(named);
    if (!face) return null;
    const { card, bleed } = look;
    const most = (25.4 * PRINTED_SIDE) / (Math.max(card.width, card.height) + 2 * bleed);
    const list = async () => printedList(await face.list(), face.side, look, this.faces.fonts);
    const paint = () => this.#paint(list, { dpi: Math.min(dpi, most), bleed, card });
    const isKept = face.immutable || face.side === 'back';
    const name = [key, density, kind, ...named].join('/');
    const body = await (isKept ? this.#painted.get(name, paint) : paint());
    return { type: 'image/png', body, immutable: face.immutable };
  }

  /** A card's front, by its id and "<revision, -mark of its set>.png". */
  async #front([card = '', file = '', ...rest]: readonly string[]): Promise<Face | null> {
    const [, revision, mark] = /^([0-9a-f]{32})(?:-([0-9a-f]{8}))?\.png$/.exec(file) ?? [];
    if (rest.length > 0 || !revision || !z.uuid().safeParse(card).success) return null;
    const library = this.library();
    const stored = await library.cards.get(card);
    return {
      side: 'front',
      list: () => this.faces.front(stored.content),
      immutable: stored.revision === revision && library.lookTagOf(stored.content) === mark,
    };
  }

  /** Laid out when its turn comes: meanwhile others are painted. */
  #paint(list: Face['list'], options: Omit<PngOptions, 'picture'>): Promise<Uint8Array> {
    const picture = (id: string) => this.faces.picture(id);
    return this.#painting.run(async () => paintPng(await list(), { ...options, picture }));
  }
}

/** A back by "<standard or picture id>.png". Its picture may be missing now and come later. */
function backNamed([file = '', ...rest]: readonly string[], faces: Faces): Face | null {
  const name = /^(standard|[0-9a-f]{32}\.(?:png|jpg))\.png$/.exec(file)?.[1];
  if (rest.length > 0 || name === undefined) return null;
  return { side: 'back', list: () => faces.back(name), immutable: false };
}

/** Whether cards of a look are as they were designed: what every other room of the app shows. */
const isDesign = ({ card, bleed, ink, watermark, proof, foil }: PrintedLook): boolean =>
  card.width === pokerSize.width &&
  card.height === pokerSize.height &&
  bleed === 0 &&
  ink === 'colour' &&
  watermark === '' &&
  proof === null &&
  foil === 'metal';
