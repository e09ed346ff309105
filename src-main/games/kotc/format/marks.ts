/** The marks of texts, with the game's own words for the signs of a card. */
import * as edits from '../../../cards/mark-edits.js';
import * as marks from '../../../cards/marks.js';
import * as paragraphs from '../../../layout/paragraphs.js';
import type { SymbolWords } from '../../../cards/symbols.js';

export const symbolWords: SymbolWords = new Map([
  ['sp', 'star'],
  ['offense', 'star'],
  ['level', 'disc'],
  ['cost', 'disc'],
  ['hp', 'square'],
  ['defense', 'square'],
]);

export const unmarked = (text: string): string => marks.unmarked(text, symbolWords);
export const asMarked = (words: string): string => marks.asMarked(words, symbolWords);
export const parseMarks = (marked: string): marks.MarkedText => marks.parseMarks(marked, symbolWords);
export const markedParagraph = (paragraph: string): paragraphs.MarkedParagraph =>
  paragraphs.markedParagraph(paragraph, symbolWords);
export const keepMarks = (before: string, after: string): string =>
  edits.keepMarks(before, after, symbolWords);
