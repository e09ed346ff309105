/** The marks of texts, with the game's own words for the signs of a card. */
import * as edits from '../../../cards/mark-edits.js';
import * as marks from '../../../cards/marks.js';
import * as paragraphs from '../../../layout/paragraphs.js';
import type { SymbolWords } from '../../../cards/symbols.js';
import type { Edition } from '../cards/editions.js';

const defenseWords = ['hp', 'defense'] as const;

export const symbolWords: SymbolWords = new Map([
  ['sp', 'star'],
  ['offense', 'star'],
  ['level', 'disc'],
  ['cost', 'disc'],
  ...defenseWords.map((word) => [word, 'square'] as const),
]);

export const unmarked = (text: string): string => marks.unmarked(text, symbolWords);
export const asMarked = (words: string): string => marks.asMarked(words, symbolWords);
export const parseMarks = (marked: string): marks.MarkedText => marks.parseMarks(marked, symbolWords);

/** A paragraph with its symbols as the edition's cards have them: the sign for HP is what the HP stand on. */
export function markedParagraph(
  paragraph: string,
  { defenseSign }: Pick<Edition, 'defenseSign'>,
): paragraphs.MarkedParagraph {
  const words = new Map(symbolWords);
  for (const word of defenseWords) words.set(word, defenseSign);
  return paragraphs.markedParagraph(paragraph, words);
}

export const keepMarks = (before: string, after: string): string =>
  edits.keepMarks(before, after, symbolWords);
