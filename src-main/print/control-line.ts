import { roundLength, type Grid } from './grid.js';
import type { ControlLine, SheetOptions } from './job.js';

const LENGTH = 100;
/** Half the length of the line's end ticks, in mm; its words are no higher than a tick. */
export const CONTROL_HALF = 1;
/** Room that the line takes across its direction, in mm, with some air to the marks. */
export const CONTROL_BAND = 2 * CONTROL_HALF + 0.4;
/** From the line's end to its words, and the room kept for the words, in mm. */
export const CONTROL_WORDS_GAP = 2;
export const CONTROL_WORDS_LENGTH = 36;

/**
 * Finds room for the line and its words below the cards or to their right, within the printer's reach and clear
 * of bleed and marks, which take `bands` (mm) beside the grid. The grid is centred, so the other two sides have
 * no more room. Null when the line fits nowhere.
 */
export function placeControlLine(
  grid: Grid,
  sheet: SheetOptions,
  bands: { readonly below: number; readonly beside: number },
): ControlLine | null {
  const { width, height } = grid.paper;
  const startFor = (length: number): number | null => {
    const whole = LENGTH + CONTROL_WORDS_GAP + CONTROL_WORDS_LENGTH;
    return length - 2 * sheet.margin < whole ? null : roundLength((length - whole) / 2);
  };
  const middleOf = (room: number, band: number, cardsEnd: number): number | null => {
    const free = roundLength(room - sheet.margin - band);
    return free < CONTROL_BAND ? null : roundLength(cardsEnd + band + free / 2);
  };
  const lying = { x: startFor(width), y: middleOf(grid.y, bands.below, grid.y + grid.height) };
  if (lying.x !== null && lying.y !== null) {
    return { x: lying.x, y: lying.y, length: LENGTH, direction: 'right' };
  }
  const standing = { x: middleOf(grid.x, bands.beside, grid.x + grid.width), y: startFor(height) };
  if (standing.x !== null && standing.y !== null) {
    return { x: standing.x, y: standing.y, length: LENGTH, direction: 'down' };
  }
  return null;
}
