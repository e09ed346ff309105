import { roundLength, type Grid } from './grid.js';
import type { ControlLine, Spread } from '../plan.js';

const LENGTH = 100;
const WORDS = `${LENGTH} mm · print at 100 %`;
/** Half the length of the line's end ticks, in mm; its words are no higher than a tick. */
export const CONTROL_HALF = 1;
/** Room that the line takes across its direction, in mm, with some air to the marks. */
export const CONTROL_BAND = 2 * CONTROL_HALF + 0.4;
/** From the line's end to its words, and the room kept for the words, in mm. */
export const CONTROL_WORDS_GAP = 2;
const CONTROL_WORDS_LENGTH = 36;

/** From the grid's edges to where the printer no longer reaches, in mm. */
export const roomAround = ({ paper, margins, x, y, width, height }: Grid): Spread => ({
  left: roundLength(x - margins.left),
  top: roundLength(y - margins.top),
  right: roundLength(paper.width - margins.right - x - width),
  bottom: roundLength(paper.height - margins.bottom - y - height),
});

/**
 * Finds room for the line and its words below the cards, to their right, above or to their left, within the printer's
 * reach and clear of bleed and marks, which take `bands` (mm) beside the grid. Null when the line fits nowhere.
 */
export function placeControlLine(grid: Grid, bands: Spread): ControlLine | null {
  const { paper, margins } = grid;
  const room = roomAround(grid);
  const startFor = (length: number, before: number, after: number): number | null => {
    const whole = LENGTH + CONTROL_WORDS_GAP + CONTROL_WORDS_LENGTH;
    if (length - before - after < whole) return null;
    const centred = (length - whole) / 2;
    return roundLength(Math.min(Math.max(centred, before), length - after - whole));
  };
  const x = startFor(paper.width, margins.left, margins.right);
  const y = startFor(paper.height, margins.top, margins.bottom);
  for (const side of ['bottom', 'right', 'top', 'left'] as const) {
    const free = roundLength(room[side] - bands[side]);
    if (free < CONTROL_BAND) continue;
    const away = bands[side] + free / 2;
    if (x !== null && (side === 'bottom' || side === 'top')) {
      const middle = side === 'bottom' ? grid.y + grid.height + away : grid.y - away;
      return { x, y: roundLength(middle), length: LENGTH, direction: 'right', words: WORDS };
    }
    if (y !== null && (side === 'right' || side === 'left')) {
      const middle = side === 'right' ? grid.x + grid.width + away : grid.x - away;
      return { x: roundLength(middle), y, length: LENGTH, direction: 'down', words: WORDS };
    }
  }
  return null;
}
