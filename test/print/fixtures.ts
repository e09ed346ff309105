import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { blankCard, type KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import type { DisplayList } from '../../src-main/layout/display-list.js';
import { derivePicture } from '../../src-main/library/pictures/derive-picture.js';
import { variantOf } from '../../src-main/cards/picture-variant.js';
import { layoutCard } from '../../src-main/games/kotc/format/card-layout.js';
import { loadFonts } from '../../src-main/print/images/font-files.js';
import { printJob, type PrintJob } from '../../src-main/print/job.js';
import { makePdf } from '../../src-main/print/pdf/make-pdf.js';
import type { PdfRequest } from '../../src-main/print/pdf/request.js';
import { planSheets } from '../../src-main/print/sheets/sheet-plan.js';

export const fonts = await loadFonts();

export const cardId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** A grainy picture, the same for the same seed. */
export function noise(width: number, height: number, seed: number, channels: 3 | 4 = 3): Sharp {
  const raw = Buffer.alloc(width * height * channels);
  let state = seed * 2654435761 + 1;
  for (let at = 0; at < raw.length; at++) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    raw[at] = (((at % (width * channels)) / 8 + seed * 37) & 0x7f) + ((state >> 16) & 0x7f);
  }
  return sharp(raw, { raw: { width, height, channels } });
}

export const pictureIdOf = (bytes: Uint8Array, kind: 'png' | 'jpg'): string =>
  `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${kind}`;

/** Pictures by id, with their sizes in px, as the library would have them. */
export class Pictures {
  readonly #files = new Map<string, { bytes: Uint8Array; width: number; height: number }>();
  readonly asked: string[] = [];

  async add(image: Sharp, kind: 'png' | 'jpg'): Promise<string> {
    const coded = kind === 'png' ? image.png() : image.jpeg({ quality: 85 });
    return this.addFile(await coded.toBuffer(), kind);
  }

  async addFile(bytes: Uint8Array, kind: 'png' | 'jpg'): Promise<string> {
    const { width, height } = await sharp(bytes).metadata();
    const id = pictureIdOf(bytes, kind);
    this.#files.set(id, { bytes, width, height });
    return id;
  }

  readonly sizes = (id: string): { width: number; height: number } | null => this.#files.get(id) ?? null;

  readonly read = (id: string): Promise<Uint8Array> => {
    this.asked.push(id);
    const variant = variantOf(id);
    const file = this.#files.get(variant?.id ?? id);
    if (!file) return Promise.reject(new Error(`no picture ${id}`));
    if (!variant || variant.id === id) return Promise.resolve(file.bytes);
    return derivePicture(file.bytes, variant.change, id.endsWith('.png') ? 'png' : 'jpg');
  };
}

export function card(n: number, fields: Partial<Card> = {}): Card {
  return {
    ...blankCard(cardId(n)),
    name: `Card number ${n}`,
    cost: n,
    offense: 4,
    defense: 6,
    text: 'CLAW: When this minion attacks, deal 2 damage to target creature. It cannot block until the end of turn.',
    flavor: 'The forest was quiet.',
    licence: 'Words and picture: CC0',
    ...fields,
  };
}

export const placed = (id: string): Card['picture'] => ({
  id,
  fit: 'cover',
  zoom: 1,
  x: 0,
  y: 0,
  crop: { left: 0, top: 0, right: 0, bottom: 0 },
});

export const noPictures = new Pictures();

export const lay = (it: Card, pictures = noPictures): DisplayList => layoutCard(it, fonts, pictures.sizes);

export function job(copies: number[], sheet: Record<string, unknown> = {}): PrintJob {
  return printJob.parse({ items: copies.map((count, n) => ({ card: cardId(n), copies: count })), sheet });
}

/** A plain back: a dark ground that bleeds, and an arrow that points up. */
export const arrowBack: DisplayList = {
  width: 63.5,
  height: 88.9,
  bleed: 5,
  steps: [
    {
      kind: 'shape',
      element: 'background',
      path: 'M-5 -5L68.5 -5L68.5 93.9L-5 93.9Z',
      fill: '#204838',
    },
    { kind: 'shape', element: 'frame', path: 'M31.75 10L50 40L13.5 40Z', fill: '#ffffff' },
  ],
  outlines: {},
  unitsPerEm: 2048,
  notices: [],
  boxes: {},
};

/** What a sink is given, piece by piece. */
export const piecesOf = (bytes: Uint8Array | readonly Uint8Array[]): readonly Uint8Array[] =>
  bytes instanceof Uint8Array ? [bytes] : bytes;

/** Gathers what is written, to look at it. */
export async function inMemory(request: PdfRequest): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  const length = await makePdf(request, async (bytes) => void parts.push(...piecesOf(bytes)));
  const all = new Uint8Array(Buffer.concat(parts));
  if (all.length !== length) throw new Error(`${all.length} bytes were written, ${length} are told.`);
  return all;
}

/** Prints the cards, as many copies of each as said. */
export function print(
  cards: readonly { list: DisplayList; copies: number }[],
  sheet: Record<string, unknown> = {},
  rest: Partial<PdfRequest> = {},
): Promise<Uint8Array> {
  return inMemory({
    plan: planSheets(
      job(
        cards.map((entry) => entry.copies),
        sheet,
      ),
    ),
    faces: async (id) => {
      const list = cards[Number(id.slice(-12))]?.list;
      if (!list) throw new Error(`no card ${id}`);
      return list;
    },
    backs: async () => arrowBack,
    picture: noPictures.read,
    fonts,
    title: 'Forest deck',
    author: '',
    date: new Date('2026-01-02T03:04:05Z'),
    ...rest,
  });
}

export const noMargins = { left: 0, top: 0, right: 0, bottom: 0 };
