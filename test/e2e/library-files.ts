import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blankCard, type KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { magicCards, type MagicCard } from '../../src-main/games/magic/cards/card.js';
import { cardSet, type CardSet } from '../../src-main/cards/card-set.js';
import type { Deck } from '../../src-main/cards/deck.js';
import {
  readCardFile,
  readDeckFile,
  writeCardFile,
  writeCardSetFile,
  writeDeckFile,
  type KeptReading,
} from '../../src-main/games/card-files.js';

export const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export function cardFile(library: string, name: string): string {
  mkdirSync(join(library, 'cards'), { recursive: true });
  return join(library, 'cards', `${name}.card.json`);
}

/** Writes a card into a library's folder as another program would. Answers the card. */
export function putCard(library: string, number: number, fields: Partial<Card> = {}): Card {
  const card = { ...blankCard(idOf(number)), name: `Card ${number}`, ...fields };
  writeFileSync(cardFile(library, `card-${number}`), writeCardFile(card));
  return card;
}

/** The same of Magic. */
export function putMagicCard(library: string, number: number, fields: Partial<MagicCard> = {}): MagicCard {
  const blank = magicCards.blank(idOf(number)) as MagicCard;
  const card = { ...blank, name: `Card ${number}`, ...fields };
  writeFileSync(cardFile(library, `card-${number}`), writeCardFile(card));
  return card;
}

/** Writes a PNG into a library's folder as another program would. Answers its id. */
export function putPicture(library: string, png: Uint8Array): string {
  const id = `${hash('sha256', png, 'hex').slice(0, 32)}.png`;
  mkdirSync(join(library, 'pictures'), { recursive: true });
  writeFileSync(join(library, 'pictures', id), png);
  return id;
}

/** Writes a deck into a library's folder as another program would. Answers the deck. */
export function putDeck(library: string, number: number, fields: Partial<Deck> = {}): Deck {
  const deck: Deck = {
    id: idOf(number),
    game: 'kotc',
    name: `Deck ${number}`,
    edition: 'kotc-14',
    entries: [],
    back: 'standard',
    notes: '',
    ...fields,
  };
  mkdirSync(join(library, 'decks'), { recursive: true });
  writeFileSync(join(library, 'decks', `deck-${number}.deck.json`), writeDeckFile(deck));
  return deck;
}

/** Writes a set into a library's folder as another program would. Answers the set. */
export function putSet(library: string, number: number, fields: Partial<CardSet> = {}): CardSet {
  const set: CardSet = cardSet.parse({ id: idOf(number), name: `Set ${number}`, ...fields });
  mkdirSync(join(library, 'sets'), { recursive: true });
  writeFileSync(join(library, 'sets', `set-${number}.set.json`), writeCardSetFile(set));
  return set;
}

/** The cards as they stand on the disk now. */
export const cardsOnDisk = (library: string): Card[] =>
  goodFiles(join(library, 'cards'), readCardFile) as Card[];

/** The decks as they stand on the disk now. */
export const decksOnDisk = (library: string): Deck[] => goodFiles(join(library, 'decks'), readDeckFile);

function goodFiles<T>(folder: string, read: (json: string) => KeptReading<T>): T[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const reading = read(readFileSync(join(folder, name), 'utf8'));
      return reading.kind === 'good' ? [reading.content] : [];
    });
}
