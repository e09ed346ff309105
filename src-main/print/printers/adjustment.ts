import type { Calibration } from './calibration.js';
import type { Adjustment } from '../plan.js';

/**
 * What undoes a printer's faults on one side of the paper. The printer puts what is meant for p at
 * middle + offset + measure × (p − middle); so it is given middle + (p − middle − offset) ÷ measure.
 *
 * @param turn how the paper is turned over: to the side, or over its top or bottom edge
 * @returns null for a printer that prints this side true
 */
export function adjustmentOf(
  { front, back, offset }: Calibration,
  side: 'front' | 'back',
  turn: 'sideways' | 'over',
): Adjustment | null {
  const measured = side === 'front' ? front : back;
  const scaleX = 100 / measured.across;
  const scaleY = 100 / measured.down;
  // Seen from behind, what lay to the right lies to the left, or what lay below lies above.
  const x = side === 'front' ? 0 : (turn === 'sideways' ? 1 : -1) * offset.x * scaleX;
  const y = side === 'front' ? 0 : (turn === 'sideways' ? -1 : 1) * offset.y * scaleY;
  if (scaleX === 1 && scaleY === 1 && x === 0 && y === 0) return null;
  return { scaleX, scaleY, x: x + 0, y: y + 0 };
}
