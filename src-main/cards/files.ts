import { z } from 'zod';
import { card, type Card } from './card.js';
import { deck, type Deck } from './deck.js';

/** Raised when a file's shape changes so that an older program would misread it. */
export const FORMAT_VERSION = 1;

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

/**
 * What reading a file came to. `newer` is a file of a later program: its content is shown as far as it is
 * understood and never written. `damaged` says in a sentence what is wrong.
 */
export type FileReading<T> =
  | { kind: 'good'; content: T }
  | { kind: 'newer'; version: number; content: T | null }
  | { kind: 'damaged'; because: string };

const envelope = z.looseObject({ format: z.string(), version: z.number().int().min(1) });

function readFileText<T>(json: string, format: string, key: string, model: z.ZodType<T>): FileReading<T> {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch (error) {
    return { kind: 'damaged', because: `It is not valid JSON: ${(error as Error).message}.` };
  }
  const outer = envelope.safeParse(data);
  if (!outer.success || outer.data.format !== format) {
    return { kind: 'damaged', because: `It does not say "format": "${format}".` };
  }
  const content = model.safeParse(outer.data[key]);
  if (outer.data.version > FORMAT_VERSION) {
    return { kind: 'newer', version: outer.data.version, content: content.success ? content.data : null };
  }
  if (!content.success) return { kind: 'damaged', because: sentence(content.error) };
  return { kind: 'good', content: content.data };
}

function sentence(error: z.ZodError): string {
  const [first] = error.issues;
  if (!first) return 'Its content is not as expected.';
  const where = first.path.join('.') || 'its content';
  return `${where}: ${first.message}`;
}

export const readCardFile = (json: string): FileReading<Card> =>
  readFileText(json, 'cardwright-card', 'card', card);

export const readDeckFile = (json: string): FileReading<Deck> =>
  readFileText(json, 'cardwright-deck', 'deck', deck);

/** Stable, indented, ending in a newline: made for people and for version control. */
export const writeCardFile = (content: Card): string =>
  toText({ format: 'cardwright-card', version: FORMAT_VERSION, card: content });

export const writeDeckFile = (content: Deck): string =>
  toText({ format: 'cardwright-deck', version: FORMAT_VERSION, deck: content });

const toText = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;
