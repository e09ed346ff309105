import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Card } from '../cards/card.js';
import { reservesOfEntry, type Deck } from '../cards/deck.js';
import { readCardFile, readDeckFile, ofUnknownGame, type KeptReading } from '../games/card-files.js';
import { pictureId } from '../cards/picture.js';
import { unreadable } from './errors.js';

/** A card read from a file that need not lie in a library. */
export interface LooseCard {
  readonly card: Card;
  readonly file: string;
  readonly copies: number;
  /** How many of them the deck means as reserves; absent: none. */
  readonly reserves?: number;
  /** The back of the deck that named it; absent for a card by itself. */
  readonly back?: Deck['back'];
}

export interface LooseFiles {
  /** In the order of the files and of the decks' entries; ids are unique to a file. */
  readonly cards: readonly LooseCard[];
  /** The decks' name, or the first card's. */
  readonly title: string;
  /** The decks' backs, each once; empty when only cards were given. */
  readonly backs: readonly Deck['back'][];
  /** The decks themselves, in the order of the files. */
  readonly decks: readonly Deck[];
  /** Where each picture that a card or a back names was found; those not found are missing. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** A file that cannot be used; the message is a sentence for people. */
export class LooseFileError extends Error {
  override readonly name = 'LooseFileError';
}

/**
 * Reads card and deck files wherever they lie. A deck's cards are looked for beside it and in the folder "cards"
 * next to its own; pictures in "pictures" beside a file or next to its folder: that is how a library is laid out.
 * @throws LooseFileError
 */
export async function readLooseFiles(files: readonly string[]): Promise<LooseFiles> {
  const search = new LooseSearch();
  for (const file of files) await search.add(resolve(file), file);
  return search.finish();
}

/** Every file that was read for these, and those in which a picture lies. @param given as they were named */
export const filesRead = ({ cards, pictures }: LooseFiles, given: readonly string[]): readonly string[] => [
  ...given,
  ...cards.map(({ file }) => file),
  ...pictures.values(),
];

class LooseSearch {
  readonly #cards: LooseCard[] = [];
  readonly #titles: string[] = [];
  readonly #backs = new Set<Deck['back']>();
  readonly #decks: Deck[] = [];
  readonly #pictures = new Map<string, string>();
  /** Cards by id of a folder's files, read once. */
  readonly #folders = new Map<string, Promise<ReadonlyMap<string, LooseCard>>>();
  readonly #listings = new Map<string, Promise<ReadonlySet<string>>>();

  async add(path: string, called: string): Promise<void> {
    const text = await readText(path, called);
    if (formatOf(text) === 'cardwright-deck') {
      await this.#addDeck(content(readDeckFile(text), called), path, called);
      return;
    }
    const card = content(readCardFile(text), called);
    this.#titles.push(card.name);
    await this.#addCard({ card, file: path, copies: 1 });
  }

  finish(): LooseFiles {
    return {
      cards: this.#cards,
      title: this.#titles.find((title) => title !== '') ?? 'Cards',
      backs: [...this.#backs],
      decks: this.#decks,
      pictures: this.#pictures,
    };
  }

  async #addDeck(deck: Deck, path: string, called: string): Promise<void> {
    this.#titles.unshift(deck.name);
    this.#decks.push(deck);
    this.#backs.add(deck.back);
    await this.#findPicture(deck.back, path);
    const folder = dirname(path);
    const places = [folder, join(folder, 'cards'), join(folder, '..', 'cards')];
    for (const entry of deck.entries) {
      const found = await this.#cardIn(places, entry.card);
      if (!found) {
        throw new LooseFileError(
          `${called} names the card “${entry.name}”, which is neither beside it nor in a folder "cards"; put its file there.`,
        );
      }
      await this.#addCard({
        ...found,
        copies: entry.copies,
        reserves: reservesOfEntry(entry),
        back: deck.back,
      });
    }
  }

  /** Two different files with one id (a copy made by hand) are two cards: the later gets an id of its own. */
  async #addCard(loose: LooseCard): Promise<void> {
    const other = this.#cards.find(({ card }) => card.id === loose.card.id);
    const id = other && other.file !== loose.file ? randomUUID() : loose.card.id;
    this.#cards.push({ ...loose, card: { ...loose.card, id } });
    if (loose.card.picture) await this.#findPicture(loose.card.picture.id, loose.file);
  }

  async #findPicture(id: string, besideFile: string): Promise<void> {
    if (!pictureId.safeParse(id).success || this.#pictures.has(id)) return;
    const folder = dirname(besideFile);
    for (const place of [join(folder, 'pictures'), join(folder, '..', 'pictures'), folder]) {
      if ((await this.#listing(place)).has(id)) {
        this.#pictures.set(id, join(place, id));
        return;
      }
    }
  }

  async #cardIn(places: readonly string[], id: string): Promise<LooseCard | null> {
    for (const place of places) {
      let cards = this.#folders.get(place);
      if (!cards) this.#folders.set(place, (cards = this.#readFolder(place)));
      const found = (await cards).get(id);
      if (found) return found;
    }
    return null;
  }

  async #readFolder(folder: string): Promise<ReadonlyMap<string, LooseCard>> {
    const cards = new Map<string, LooseCard>();
    for (const name of [...(await this.#listing(folder))].sort()) {
      if (!name.endsWith('.card.json')) continue;
      const file = join(folder, name);
      const reading = readCardFile(await readText(file, name));
      const card = reading.kind === 'good' || reading.kind === 'newer' ? reading.content : null;
      if (card && !cards.has(card.id)) cards.set(card.id, { card, file, copies: 1 });
    }
    return cards;
  }

  #listing(folder: string): Promise<ReadonlySet<string>> {
    let names = this.#listings.get(folder);
    if (!names) {
      names = readdir(folder).then(
        (list) => new Set(list),
        () => new Set<string>(),
      );
      this.#listings.set(folder, names);
    }
    return names;
  }
}

async function readText(path: string, called: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    throw new LooseFileError(unreadable(called, error));
  });
}

/** What kind of file it says to be; anything unreadable is left to the card reader's sentence. */
function formatOf(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null && 'format' in data ? data.format : null;
  } catch {
    return null;
  }
}

function content<T>(reading: KeptReading<T>, called: string): T {
  if (reading.kind === 'good') return reading.content;
  if (reading.kind === 'newer' && reading.content !== null) return reading.content;
  const name = basename(called);
  switch (reading.kind) {
    case 'newer':
      throw new LooseFileError(`${name} was made by a newer Cardwright; update this program to use it.`);
    case 'foreign':
      throw new LooseFileError(`${name} cannot be used: ${ofUnknownGame(reading.game)}`);
    case 'damaged':
      throw new LooseFileError(`${name} cannot be used: ${reading.because}`);
  }
}
