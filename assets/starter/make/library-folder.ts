import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Card } from '../../../src-main/cards/card.js';
import type { CardSet } from '../../../src-main/cards/card-set.js';
import type { Deck } from '../../../src-main/cards/deck.js';
import { writeCardFile, writeCardSetFile, writeDeckFile } from '../../../src-main/games/card-files.js';
import { margin } from '../../paint/brush.js';
import { authors, type DeckDesign, type IconPath } from '../design/design.js';

/** A folder of `assets/starter`, laid out like a library, that is written anew. */
export class LibraryFolder {
  readonly #root: string;
  /** Ids of the cards that are written, by their names. */
  readonly #ids = new Map<string, string>();
  /** Pictures that stay, by the names of their cards. */
  readonly #pictures: ReadonlyMap<string, string>;

  /** @param keepsPictures cards that stand there with a picture keep it, so that only what is written on them is made anew */
  constructor(
    readonly name: string,
    keepsPictures: boolean,
    kinds: readonly ('cards' | 'decks' | 'sets')[] = ['cards', 'decks'],
  ) {
    this.#root = join(import.meta.dirname, '..', name);
    this.#pictures = keepsPictures ? picturesIn(join(this.#root, 'cards')) : new Map();
    for (const kind of keepsPictures ? kinds : [...kinds, 'pictures']) {
      rmSync(join(this.#root, kind), { recursive: true, force: true });
      mkdirSync(join(this.#root, kind), { recursive: true });
    }
  }

  /** @returns the id of a card's picture, which is painted unless it is kept */
  async pictureOf(card: string, paint: () => Promise<Buffer>): Promise<string> {
    return this.#pictures.get(card) ?? this.#addPicture(await paint());
  }

  #addPicture(bytes: Buffer): string {
    const id = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.jpg`;
    writeFileSync(join(this.#root, 'pictures', id), bytes);
    return id;
  }

  addCard(card: Card): void {
    this.#ids.set(card.name, card.id);
    this.#write('card', card, writeCardFile(card));
  }

  addSet(set: CardSet): void {
    this.#write('set', set, writeCardSetFile(set));
  }

  /** @throws Error for a card that is not there */
  addDeck({ name, notes, play, cards, reserves = {} }: DeckDesign, of: Pick<Deck, 'game' | 'edition'>): void {
    const id = idOf(`${this.name} deck ${name}`);
    const entries = [...new Set([...Object.keys(cards), ...Object.keys(reserves)])].map((card) => {
      const found = this.#ids.get(card);
      if (found === undefined) throw new Error(`The deck ${name} wants ${card}, which is not designed.`);
      const meant = reserves[card] ?? 0;
      const copies = (cards[card] ?? 0) + meant;
      return { card: found, name: card, copies, ...(meant > 0 && { reserves: meant }) };
    });
    const { game, edition } = of;
    const made = { id, game, name, edition, ...(play !== undefined && { play }) };
    const deck: Deck = { ...made, entries, back: 'standard', notes };
    this.#write('deck', deck, writeDeckFile(deck));
  }

  #write(kind: 'card' | 'deck' | 'set', { name, id }: { name: string; id: string }, content: string): void {
    writeFileSync(join(this.#root, `${kind}s`, `${slug(name)}.${id.slice(0, 8)}.${kind}.json`), content);
  }
}

function picturesIn(folder: string): ReadonlyMap<string, string> {
  const pictures = new Map<string, string>();
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const { card } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { card: Card };
    if (card.picture) pictures.set(card.name, card.picture.id);
  }
  return pictures;
}

export function credit(path: IconPath): string {
  const [author, icon] = path.split('/') as [keyof typeof authors, string];
  return `${icon.replaceAll('-', ' ')} by ${authors[author].name}, game-icons.net, CC BY 3.0.`;
}

/** The same name makes the same picture. */
export const seedOf = (name: string): number => createHash('sha256').update(name).digest().readUInt16BE();

export interface JpegSize {
  /** Of the painter's canvas, which has 600 dpi. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly quality: number;
}

export async function jpegOf(svg: string, { scale, width, height, quality }: JpegSize): Promise<Buffer> {
  const edge = Math.round(margin * scale);
  return sharp(Buffer.from(svg), { density: 72 * scale })
    .extract({ left: edge, top: edge, width, height })
    .removeAlpha()
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}

/** A version 8 UUID made from a name, so that a card stays the same card when everything is made anew. */
export function idOf(name: string): string {
  const hex = createHash('sha256').update(`Cardwright starter: ${name}`).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
