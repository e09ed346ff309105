import type { Step } from './display-list.js';
import { placedPath } from './paths.js';
import type { SetMark, SetSymbol } from './set-mark.js';
import type { Sheet } from './sheet.js';
import { displayPath } from './svg-path.js';
import type { MarkLine } from './measures.js';
import { setTextBlock } from './text-block.js';

/** Side of the symbol, and its distance from the text, in em of the line. */
const SYMBOL = 1.5;
const GAP = 0.4;

/** Draws what a card shows of its set at the right end of the edition indicator's line: the symbol, then the text. */
export function placeSetMark(sheet: Sheet, mark: SetMark, indicator: MarkLine, color: string): void {
  const { box, middle, size, markRight } = indicator;
  const side = SYMBOL * size;
  const gap = mark.text === '' ? 0 : GAP * size;
  const left = box.x + box.width;
  const room = markRight - left - (mark.symbol ? side + gap : 0);
  const block = setTextBlock(
    mark.text === '' ? [] : [{ text: mark.text }],
    { x: left, y: box.y, width: room, height: Infinity },
    {
      element: 'set-mark',
      font: 'condensed',
      color,
      align: 'left',
      largest: size,
      smallest: size / 2,
      pitch: 1,
      maxLines: 1,
    },
    sheet.fonts,
  );
  const ends = block.steps.map((step) => (step.kind === 'text' ? step.x + step.width : left));
  const width = Math.max(left, ...ends) - left;
  const { ascent, capHeight } = sheet.fonts.metrics('condensed');
  const down = middle - box.y - (ascent - capHeight / 2) * block.size;
  sheet.place('set-mark', block, { right: markRight - width - left, down }, 'set mark');
  if (mark.symbol) {
    const corner = { x: markRight - width - gap - side, y: middle - side / 2 };
    sheet.steps.push(symbolStep(mark.symbol, corner, side, color));
  }
}

/** The symbol of a set in a square. @param side of the square, mm */
export function symbolStep(
  symbol: SetSymbol,
  { x, y }: { readonly x: number; readonly y: number },
  side: number,
  color: string,
): Step {
  if ('path' in symbol) {
    const path = placedPath(displayPath(symbol.path), x, y, side / symbol.size);
    return { kind: 'shape', element: 'set-mark', path, fill: color };
  }
  const scale = side / Math.max(symbol.width, symbol.height);
  const [width, height] = [symbol.width * scale, symbol.height * scale];
  const place = { x: x + (side - width) / 2, y: y + (side - height) / 2, width, height };
  return { kind: 'picture', element: 'set-mark', picture: symbol.picture, place, clip: place };
}
