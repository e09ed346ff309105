/** Texts with symbols in braces, in lines on a canvas: "{T}: Add {G}". */
import type { Point } from '../scene/box.js';
import { fitText } from './fit-text.js';
import type { TableColors } from './table-colors.js';

/** A symbol is a disc of this share of the font's size around its letters. */
const DISC = 0.52;
const isSymbol = (piece: string): boolean => piece.startsWith('{');
const lettersOf = (symbol: string): string => symbol.slice(1, -1);
/** A word and the symbols in it. */
const piecesOf = (word: string): string[] => word.split(/(\{[^{}\s]+\})/u).filter((piece) => piece !== '');

/** In the context's font. */
const widthOf = (context: CanvasRenderingContext2D, text: string, size: number): number =>
  piecesOf(text).reduce(
    (sum, piece) => sum + (isSymbol(piece) ? size * 2 * DISC + 1 : context.measureText(piece).width),
    0,
  );

/** At most so many lines in the context's font, which is so large; the last ends in an ellipsis where something is left out. */
export function wrapRich(
  context: CanvasRenderingContext2D,
  text: string,
  width: number,
  size: number,
  most: number,
): string[] {
  const lines = text.split('\n').flatMap((paragraph) => {
    const laid: string[] = [];
    for (const word of paragraph.split(' ')) {
      const longer = laid.length === 0 ? word : `${laid.at(-1)} ${word}`;
      if (laid.length > 0 && widthOf(context, longer, size) <= width) laid[laid.length - 1] = longer;
      else laid.push(word);
    }
    return laid;
  });
  if (lines.length <= most) return lines;
  const last = fitText(context, `${lines[most - 1] ?? ''} …`, width);
  return [...lines.slice(0, most - 1), last.endsWith('…') ? last : `${last}…`];
}

/** A line from the left in the context's font; `y` is its base. */
export function drawRich(
  context: CanvasRenderingContext2D,
  line: string,
  { x, y }: Point,
  size: number,
  { card, font }: TableColors,
): void {
  let at = x;
  for (const piece of piecesOf(line)) {
    if (!isSymbol(piece)) {
      context.fillText(piece, at, y);
      at += context.measureText(piece).width;
      continue;
    }
    const letters = lettersOf(piece);
    context.save();
    context.beginPath();
    context.arc(at + size * DISC, y - size * 0.34, size * DISC, 0, 2 * Math.PI);
    context.fillStyle = card.line;
    context.fill();
    context.fillStyle = card.ink;
    context.textAlign = 'center';
    context.font = `700 ${size * (letters.length > 1 ? 0.55 : 0.74)}px ${font}`;
    context.fillText(letters, at + size * DISC, y - size * 0.07);
    context.restore();
    at += size * 2 * DISC + 1;
  }
}
