import type { Box } from '../../../layout/display-list.js';
import { markedParagraph } from '../../../layout/paragraphs.js';
import { placedPath } from '../../../layout/paths.js';
import type { Sheet } from '../../../layout/sheet.js';
import { SYMBOL_ADVANCE, type OwnShapes } from '../../../layout/symbol-shapes.js';
import { setTextBlock } from '../../../layout/text-block.js';
import type { Color } from '../cards/colors.js';
import { symbolNamed, symbolWords } from '../cards/symbol-words.js';
import { DISC_PARTS } from './mana-symbols.js';

/** Of what in a cost is no symbol. */
const INK = '#191715';

/** A cost takes at most this share of its line; longer ones shrink. */
const SHARE = 0.6;

interface ManaLook {
  readonly symbols: OwnShapes;
  readonly largest: number;
  readonly smallest: number;
}

/**
 * Draws a mana cost at the right of a line.
 * @returns where it begins, mm
 */
export function placeManaCost(sheet: Sheet, cost: string, line: Box, look: ManaLook): number {
  const right = line.x + line.width;
  const { text, spans } = markedParagraph(cost, symbolWords);
  const room = { ...line, width: line.width * SHARE, height: Infinity };
  if (text === '') {
    sheet.boxes['manaCost'] = { ...line, x: right - line.height, width: line.height };
    return right;
  }
  const block = setTextBlock(
    [{ text, spans }],
    room,
    {
      element: 'manaCost',
      font: 'condensed-bold',
      color: INK,
      align: 'left',
      pitch: 1,
      maxLines: 1,
      ...look,
    },
    sheet.fonts,
  );
  const ends = block.steps.map((step) => (step.kind === 'text' ? step.x + step.width : line.x));
  const width = Math.max(...ends, line.x) - line.x;
  const left = right - width;
  const { ascent } = sheet.fonts.metrics('condensed-bold');
  const baseline = line.y + line.height / 2 + 0.365 * block.size;
  const down = baseline - (line.y + ascent * block.size);
  sheet.place('manaCost', block, { right: left - line.x, down }, 'mana cost');
  sheet.boxes['manaCost'] = { ...line, x: left, width };
  return left;
}

/**
 * A basic land's mana in the middle of its paper, which stands in for its disc where it is light.
 * @param height of the symbol, mm
 */
export function placeEmblem(
  sheet: Sheet,
  color: Color,
  box: Box,
  {
    height,
    symbols,
    isLight,
  }: { readonly height: number; readonly symbols: OwnShapes; readonly isLight: boolean },
): void {
  const parts = (symbols.get(symbolNamed(color)) ?? []).slice(isLight ? DISC_PARTS : 0);
  const scale = (height / 0.84) * 0.92;
  const x = box.x + box.width / 2 - (SYMBOL_ADVANCE / 2) * scale;
  const y = box.y + box.height / 2 + 0.365 * scale;
  for (const { path, fill } of parts) if (fill) sheet.shape('text', placedPath(path, x, y, scale), { fill });
}
