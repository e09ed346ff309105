/** Texts with symbols in braces, in lines on a canvas: "{T}: Add {G}". */
import type { Point } from '../../scene/box.js';
import { symbolParts } from '../../view/table-symbols.svelte.js';
import { fitText } from './fit-text.js';
import { ADVANCE, drawSymbol } from './symbol-painter.js';
import type { TableColors } from './table-colors.js';

/** A symbol is larger than the text around it, in shares of the font's size. */
const SYMBOL = 1.14;

/** In the context's font. */
const widthOf = (context: CanvasRenderingContext2D, text: string, size: number): number =>
  symbolParts(text).reduce(
    (sum, { word, text: piece }) =>
      sum + (word === null ? context.measureText(piece).width : size * SYMBOL * ADVANCE),
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
      const isLong = widthOf(context, word, size) > width;
      // A word that is wider than a line is broken at its hyphens.
      for (const [at, part] of (isLong ? word.split(/(?<=-)/) : [word]).entries()) {
        const longer = `${laid.at(-1)}${at === 0 ? ' ' : ''}${part}`;
        if (laid.length > 0 && widthOf(context, longer, size) <= width) laid[laid.length - 1] = longer;
        else laid.push(part);
      }
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
  colors: TableColors,
): void {
  let at = x;
  for (const { word, text } of symbolParts(line)) {
    if (word === null) {
      context.fillText(text, at, y);
      at += context.measureText(text).width;
    } else {
      drawSymbol(context, word, { x: at, y: y + size * 0.06 }, size * SYMBOL, colors);
      at += size * SYMBOL * ADVANCE;
    }
  }
}
