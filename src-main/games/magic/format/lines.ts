import type { Box, CardElement, FontId } from '../../../layout/display-list.js';
import type { Sheet } from '../../../layout/sheet.js';
import type { OpticalTable } from '../../../layout/lines/optical.js';
import { setTextBlock } from '../../../layout/text-block.js';

interface LineStyle {
  readonly largest: number;
  readonly smallest: number;
  readonly font: FontId;
  readonly color: string;
  readonly optical?: OpticalTable;
  /** Left out: one. */
  readonly maxLines?: number;
}

/** Words that begin at the left of their box and shrink to fit; those of one line stand with their capitals in the middle of its height. */
export function lineAt(
  sheet: Sheet,
  element: CardElement,
  text: string,
  box: Box,
  style: LineStyle,
  called: string,
): void {
  sheet.boxes[element] = box;
  const words = text.replaceAll(/\s+/g, ' ').trim();
  if (words === '') return;
  const block = setTextBlock(
    [{ text: words }],
    { ...box, height: Infinity },
    { element, align: 'left', pitch: 1.15, maxLines: 1, ...style },
    sheet.fonts,
  );
  const { ascent, descent, capHeight } = sheet.fonts.metrics(block.font);
  const below = block.height - (ascent + descent) * block.size;
  const middle = (ascent - capHeight / 2) * block.size + below / 2;
  sheet.place(element, block, { down: box.height / 2 - middle }, called);
}
