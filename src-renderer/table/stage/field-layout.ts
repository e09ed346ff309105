import type { FieldLayout, PlayerNo, SeenZone, ZoneShape } from '../../../src-main/api/play-answers.js';
import type { Box } from './box.js';
import { CARD_RATIO } from './row-layout.js';

/** A zone of a player on the stage. */
export interface ZoneBox {
  readonly seat: PlayerNo;
  readonly zone: string;
  readonly name: string;
  readonly shape: ZoneShape;
  readonly box: Box;
}

/** How much higher the row that is nearest to the enemy is than the others: it is the one that is looked at, most of all where all are low. */
const FIRST_ROW = 1.25;
const FIRST_OF_LOW_ROWS = 1.7;
/** Rows of this height, CSS px, are low. */
const LOW_ROW = 44;
/** The widest that a place of one card becomes, in shares of the field. */
const WIDEST_PLACE = 0.15;

/** Heights of the rows of a field of that height, the one nearest to the enemy first, CSS px. */
export function rowHeights(height: number, rows: number, gap: number): number[] {
  const room = Math.max(1, height - gap * (rows - 1));
  const weight = rows === 1 ? 1 : room / rows < LOW_ROW ? FIRST_OF_LOW_ROWS : FIRST_ROW;
  const unit = room / (rows - 1 + weight);
  return Array.from({ length: rows }, (_, row) => (row === 0 ? unit * weight : unit));
}

/**
 * The zones of a player in a box, as the rulebook pictures them. `facing` is where their enemies are: at the other end of the
 * table the rows stand the other way round; what lies at the right stays at the right.
 */
export function layField(
  box: Box,
  field: FieldLayout,
  seat: PlayerNo,
  zones: readonly SeenZone[],
  facing: 'up' | 'down',
  gap: number,
): ZoneBox[] {
  const heights = rowHeights(box.height, field.length, gap);
  const place = Math.min((heights.at(-1) ?? 0) / CARD_RATIO, box.width * WIDEST_PLACE);
  const rows = field.map((places, row) => ({ places, height: heights[row] ?? 0 }));
  const laid: ZoneBox[] = [];
  let y = box.y;
  for (const { places, height } of facing === 'up' ? rows : rows.toReversed()) {
    const wides = places.filter(({ span }) => span === 'wide').length;
    const rest = box.width - gap * (places.length - 1) - place * (places.length - wides);
    let x = box.x;
    for (const { zone, span } of places) {
      const width = span === 'card' ? place : rest / wides;
      const seen = zones.find((one) => one.zone === zone);
      if (seen) {
        const { name, shape } = seen;
        laid.push({ seat, zone: seen.zone, name, shape, box: { x, y, width, height } });
      }
      x += width + gap;
    }
    y += height + gap;
  }
  return laid;
}
