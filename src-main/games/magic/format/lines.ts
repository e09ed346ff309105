import type { Box, CardElement, FontId } from '../../../layout/display-list.js';
import type { Sheet } from '../../../layout/sheet.js';
import { setTextBlock } from '../../../layout/text-block.js';

/** One line that begins at the left of its box and shrinks to fit; its capitals stand in the middle of the box's height. */
export function lineAt(
  sheet: Sheet,
  element: CardElement,
  text: string,
  box: Box,
  style: {
    readonly largest: number;
    readonly smallest: number;
    readonly font: FontId;
    readonly color: string;
  },
  called: string,
): void {
  sheet.boxes[element] = box;
  const words = text.replaceAll(/\s+/g, ' ').trim();
  if (words === '') return;
  const block = setTextBlock(
    [{ text: words }],
    { ...box, height: Infinity },
    { element, align: 'left', pitch: 1, maxLines: 1, ...style },
    sheet.fonts,
  );
  const { ascent, capHeight } = sheet.fonts.metrics(style.font);
  sheet.place(element, block, { down: box.height / 2 - (ascent - capHeight / 2) * block.size }, called);
}
