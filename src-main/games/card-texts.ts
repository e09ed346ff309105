/**
 * The card language of a game whose texts are sentences of a grammar and not rows of a guide: they are read and written, without blocks
 * and without prices. The answers are plain data, worded for people.
 */
import type { Card } from '../cards/card.js';
import type { CardReading } from './card-language.js';

/** One part of the grammar. */
export interface TextPart {
  /** Id in the rule checklist. */
  readonly id: string;
  /** What kind of part it is: "cost", "effect". */
  readonly kind: string;
  readonly name: string;
  /** Its words: "Destroy F." */
  readonly template: string;
  /** A text that uses it. */
  readonly example: string;
}

/** What a text comes to; the law of the card stands beside it. */
export type TextReading = Pick<CardReading, 'understood' | 'paragraphs' | 'problems' | 'fixes'>;

export interface CardTexts<C = Card> {
  /** Reads a card as it stands in the editor, saved or not. */
  read(card: C): TextReading;
  /** Each part once, kinds together. */
  readonly parts: readonly TextPart[];
  /** What the letters of the templates stand for, in a sentence. */
  readonly letters: string;
}
