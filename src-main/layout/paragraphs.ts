import { parseMarks } from '../cards/marks.js';
import type { SymbolWords } from '../cards/symbols.js';
import type { TextSpan } from './items.js';

/** A paragraph as it reads, with what its marks say of its words. */
export interface MarkedParagraph {
  readonly text: string;
  readonly spans: readonly TextSpan[];
}

/** One paragraph a line; empty lines are no paragraphs. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n|\u2028|\u2029/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** @param own the words for symbols of the text's game */
export function markedParagraph(paragraph: string, own: SymbolWords): MarkedParagraph {
  const { text, spans } = parseMarks(paragraph, own);
  return {
    text,
    spans: spans.map(({ start, end, as }) => ({
      start,
      end,
      ...(as === 'bold' ? { bold: true } : as === 'italic' ? { italic: true } : { symbol: as }),
    })),
  };
}
