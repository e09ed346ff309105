import { z } from 'zod';
import { card, type Card } from './card.js';
import { cardSet, type CardSet } from './card-set.js';
import { deck, type Deck } from './deck.js';
import { damaged, openFile, type DamagedFile } from './envelope.js';
import { faultIn } from './model-fault.js';

/**
 * Raised when a file's shape changes so that an older program would misread it. Version 1 knew no looks, sets, favourites
 * and planned reserves; a file of it is read as one that has none.
 */
export const FORMAT_VERSION = 2;

export const cardFile = z.strictObject({
  format: z.literal('cardwright-card'),
  version: z.literal(FORMAT_VERSION),
  card,
});
export const deckFile = z.strictObject({
  format: z.literal('cardwright-deck'),
  version: z.literal(FORMAT_VERSION),
  deck,
});
export const cardSetFile = z.strictObject({
  format: z.literal('cardwright-set'),
  version: z.literal(FORMAT_VERSION),
  set: cardSet,
});

/**
 * What reading a file came to. `newer` is a file of a later program: its content is shown as far as it is
 * understood and never written. `damaged` says in a sentence what is wrong.
 */
export type FileReading<T> =
  | { kind: 'good'; content: T }
  | { kind: 'newer'; version: number; content: T | null }
  | DamagedFile;

/** What a file of the library holds, beside its format and version. */
function readFileText<T>(json: string, format: string, key: string, model: z.ZodType<T>): FileReading<T> {
  const opened = openFile(json, { format, version: FORMAT_VERSION, word: key });
  if (opened.kind === 'damaged') return opened;
  const content = model.safeParse(opened.data[key]);
  if (opened.kind === 'newer') {
    return { kind: 'newer', version: opened.version, content: content.success ? content.data : null };
  }
  return content.success ? { kind: 'good', content: content.data } : damaged(faultIn(content.error));
}

export const readCardFile = (json: string): FileReading<Card> =>
  readFileText(json, 'cardwright-card', 'card', card);

export const readDeckFile = (json: string): FileReading<Deck> =>
  readFileText(json, 'cardwright-deck', 'deck', deck);

export const readCardSetFile = (json: string): FileReading<CardSet> =>
  readFileText(json, 'cardwright-set', 'set', cardSet);

/** Stable, indented, ending in a newline: made for people and for version control. */
export const writeCardFile = (content: Card): string =>
  toText({ format: 'cardwright-card', version: FORMAT_VERSION, card: content });

export const writeDeckFile = (content: Deck): string =>
  toText({ format: 'cardwright-deck', version: FORMAT_VERSION, deck: content });

export const writeCardSetFile = (content: CardSet): string =>
  toText({ format: 'cardwright-set', version: FORMAT_VERSION, set: content });

const toText = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;
