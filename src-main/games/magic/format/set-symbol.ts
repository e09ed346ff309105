import type { Box } from '../../../layout/display-list.js';
import { symbolStep } from '../../../layout/set-mark-steps.js';
import type { SetSymbol } from '../../../layout/set-mark.js';
import type { Sheet } from '../../../layout/sheet.js';
import { polygonPath } from '../../../layout/shapes.js';
import type { Rarity } from '../cards/card.js';
import { rarityPaint } from './frames.js';
import { sizes } from './measures.js';

/** Of the symbol's side: how far the edge around it reaches. */
const EDGE = 0.06;

/**
 * Draws the expansion symbol at the right of the type line in the color of the card's rarity (MC-CARD-12, MC-CARD-13); a card
 * without one has a lozenge in its place.
 * @returns where it begins, mm
 */
export function placeSetSymbol(sheet: Sheet, symbol: SetSymbol | null, rarity: Rarity, line: Box): number {
  const side = sizes.setSymbol;
  const x = line.x + line.width - side;
  const y = line.y + (line.height - side) / 2;
  const { fill, edge } = rarityPaint[rarity];
  sheet.boxes['rarity'] = { x, y, width: side, height: side };
  if (symbol) {
    const step = symbolStep(symbol, { x, y }, side, fill);
    if (step.kind === 'shape')
      sheet.shape('set-mark', step.path, { stroke: { color: edge, width: 2 * EDGE * side } });
    sheet.steps.push(step);
    return x;
  }
  const [cx, cy, wide, high] = [x + side / 2, y + side / 2, side * 0.28, side * 0.38];
  const path = polygonPath([cx, cy - high, cx + wide, cy, cx, cy + high, cx - wide, cy]);
  sheet.shape('rarity', path, { fill, stroke: { color: edge, width: 2 * EDGE * side } });
  return x;
}
