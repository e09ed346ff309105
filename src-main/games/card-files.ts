import { z } from 'zod';
import type { Card } from '../cards/card.js';
import { cardSet, type CardSet } from '../cards/card-set.js';
import { deck, type Deck } from '../cards/deck.js';
import { damaged, openFile, type FileReading } from '../cards/envelope.js';
import { faultIn } from '../cards/model-fault.js';
import { anyCard, asOfToday, checkCard, checkedDeck, unknownGameIn } from './cards.js';

/**
 * Raised when a file's shape changes so that an older program would misread it. Version 1 knew no looks, sets, favourites
 * and planned reserves; a file of it is read as one that has none. Before version 3 cards and decks named no game, and decks
 * named their edition by its number.
 */
export const FORMAT_VERSION = 3;

/** The first version whose cards and decks name their game. */
const NAMES_GAMES = 3;

export const cardFile = () =>
  z.strictObject({
    format: z.literal('cardwright-card'),
    version: z.literal(FORMAT_VERSION),
    card: anyCard(),
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
 * What reading a card, deck or set came to. `foreign`: it is of a game that this program does not know; it is never written.
 * Of a card what every card has is understood.
 */
export type KeptReading<T> = FileReading<T> | { kind: 'foreign'; game: string; content: T | null };

/** Checks what stands in a file under its key. */
type Check<T> = (data: unknown) => z.ZodSafeParseResult<T>;

/** What a file of the library holds, beside its format and version. */
function readFileText<T>(json: string, key: 'card' | 'deck' | 'set', check: Check<T>): KeptReading<T> {
  const opened = openFile(json, { format: `cardwright-${key}`, version: FORMAT_VERSION, word: key });
  if (opened.kind === 'damaged') return opened;
  const given = opened.data[key];
  const data = key !== 'set' && opened.version < NAMES_GAMES ? asOfToday(key, given) : given;
  const game = key === 'set' ? null : unknownGameIn(data);
  const content = check(data);
  if (game !== null) return { kind: 'foreign', game, content: content.success ? content.data : null };
  if (opened.kind === 'newer') {
    return { kind: 'newer', version: opened.version, content: content.success ? content.data : null };
  }
  return content.success ? { kind: 'good', content: content.data } : damaged(faultIn(content.error));
}

export const readCardFile = (json: string): KeptReading<Card> => readFileText(json, 'card', checkCard);

export const readDeckFile = (json: string): KeptReading<Deck> =>
  readFileText(json, 'deck', (data) => checkedDeck.safeParse(data));

export const readCardSetFile = (json: string): KeptReading<CardSet> =>
  readFileText(json, 'set', (data) => cardSet.safeParse(data));

/** Why a file is left as it is that holds something of a game that the program does not know. @param to what one needs that game for */
export const ofUnknownGame = (game: string, to: 'open' | 'change' = 'open'): string =>
  `It is of a game that this Cardwright does not know (“${game}”) and is left as it is. Update the program to ${to} it.`;

/** Stable, indented, ending in a newline: made for people and for version control. */
export const writeCardFile = (content: Card): string =>
  toText({ format: 'cardwright-card', version: FORMAT_VERSION, card: content });

export const writeDeckFile = (content: Deck): string =>
  toText({ format: 'cardwright-deck', version: FORMAT_VERSION, deck: content });

export const writeCardSetFile = (content: CardSet): string =>
  toText({ format: 'cardwright-set', version: FORMAT_VERSION, set: content });

const toText = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;
