import type { Card } from '../cards/card.js';
import type { CardSet } from '../cards/card-set.js';
import { cardSet } from '../cards/card-set.js';
import type { Deck } from '../cards/deck.js';
import { checkedDeck, knownCard } from '../games/cards.js';
import {
  readCardFile,
  readCardSetFile,
  readDeckFile,
  writeCardFile,
  writeCardSetFile,
  writeDeckFile,
  type KeptReading,
} from '../games/card-files.js';
import type { z } from 'zod';

/** What every kept thing has; the store needs no more of it. */
export interface Kept {
  readonly id: string;
  readonly name: string;
}

/** How one kind of content lies on the disk. */
export interface FileKind<T extends Kept> {
  /** Folder within the library. */
  readonly folder: StoreName;
  /** For sentences: "card". */
  readonly word: string;
  readonly ending: string;
  readonly model: z.ZodType<T>;
  read(json: string): KeptReading<T>;
  write(content: T): string;
}

export const cardKind: FileKind<Card> = {
  folder: 'cards',
  word: 'card',
  ending: '.card.json',
  model: knownCard,
  read: readCardFile,
  write: writeCardFile,
};

export const deckKind: FileKind<Deck> = {
  folder: 'decks',
  word: 'deck',
  ending: '.deck.json',
  model: checkedDeck,
  read: readDeckFile,
  write: writeDeckFile,
};

export const cardSetKind: FileKind<CardSet> = {
  folder: 'sets',
  word: 'set',
  ending: '.set.json',
  model: cardSet,
  read: readCardSetFile,
  write: writeCardSetFile,
};

/** The folders of a library in which each file is one thing that people made. */
export const storeNames = ['cards', 'decks', 'sets'] as const;
export type StoreName = (typeof storeNames)[number];
