import { parseMarks } from '../cards/marks.js';
import type { TextSpan } from './items.js';

/** One paragraph a line; empty lines are no paragraphs. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n|\u2028|\u2029/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A paragraph as it is typed, with what its marks say of its words. */
export function markedParagraph(paragraph: string): { text: string; spans: TextSpan[] } {
  const { text, spans } = parseMarks(paragraph);
  return {
    text,
    spans: spans.map(({ start, end, as }) => ({
      start,
      end,
      ...(as === 'bold' ? { bold: true } : as === 'italic' ? { italic: true } : { symbol: as }),
    })),
  };
}
