import { CONTROL_BAND, roomAround } from './control-line.js';
import { roundLength, type Grid } from './grid.js';
import { withDay } from '../day.js';
import { textLength, SHEET_TEXT_SIZE } from './sheet-text.js';
import type { ControlLine, PageLabel, SheetPage, Spread } from '../plan.js';

/** Less room than this, in mm, is not worth writing into. */
const SHORTEST = 60;
/** A longer title than this is cut off. */
const MOST_TITLE = 60;

/** Where the labels of fronts run: beside the cards, at (x, y) the middle of their height, in mm. */
export type LabelPlace = Pick<PageLabel, 'x' | 'y' | 'direction'>;

/**
 * Finds room for a line of words above the cards, to their left, to their right or below, within the printer's reach,
 * clear of bleed and marks, which take `bands` (mm) beside the grid, and on another side than the control line. Null
 * where there is none.
 */
export function placeLabel(grid: Grid, bands: Spread, control: ControlLine | null): LabelPlace | null {
  const room = roomAround(grid);
  for (const side of ['top', 'left', 'right', 'bottom'] as const) {
    const free = roundLength(room[side] - bands[side]);
    if (free < CONTROL_BAND || side === sideOf(control, grid)) continue;
    const away = bands[side] + free / 2;
    const { x, y, width, height } = grid;
    const place: LabelPlace =
      side === 'top' || side === 'bottom'
        ? { x, y: roundLength(side === 'top' ? y - away : y + height + away), direction: 'right' }
        : { x: roundLength(side === 'left' ? x - away : x + width + away), y, direction: 'down' };
    if (lengthOf(place, grid) >= SHORTEST) return place;
  }
  return null;
}

/** Pages that say what they are. A half-used sheet has its words already. */
export function labelled(
  pages: readonly SheetPage[],
  place: LabelPlace,
  facts: {
    readonly grid: Grid;
    readonly turn: 'sideways' | 'over';
    readonly title: string;
    readonly sheets: number;
    /** Whether the first sheet was printed on before. */
    readonly used: boolean;
  },
): SheetPage[] {
  const { grid, sheets, used } = facts;
  const title = facts.title.length > MOST_TITLE ? `${facts.title.slice(0, MOST_TITLE)}…` : facts.title;
  const twoSided = pages.some(({ side }) => side === 'back');
  const labels = pages.map((page) => {
    if (used && page.sheet === 1) return null;
    const at = placeOn(page, place, facts);
    const words = [
      title,
      `sheet ${page.sheet} of ${sheets}${twoSided ? `, ${page.side}` : ''}`,
      'print at 100 %',
    ];
    return { ...at, length: lengthOf(at, grid), words: words.filter(Boolean).join(' · ') };
  });
  const size = sizeOf(labels.filter((label) => label !== null));
  return pages.map((page, index) => {
    const label = labels[index];
    return label ? { ...page, label: { ...label, size } } : page;
  });
}

/** Em in mm at which all of them have room. The figures of the font are equally wide: words differ by their number. */
function sizeOf(labels: readonly Pick<PageLabel, 'length' | 'words'>[]): number {
  const measured = new Map<string, number>();
  const sizes = labels.map(({ length, words }) => {
    const key = words.replace(/\d/g, '0');
    let em = measured.get(key);
    if (em === undefined) measured.set(key, (em = textLength(withDay(key, new Date(0)))));
    return length / em;
  });
  // Down to a micrometre, so that rounding never makes them longer than their room.
  return sizes.reduce((least, size) => Math.min(least, Math.floor(size * 1000) / 1000), SHEET_TEXT_SIZE);
}

/** On backs, the words lie behind those of the fronts. They begin with the cards. */
function placeOn(
  { side, trim }: SheetPage,
  { x, y, direction }: LabelPlace,
  { grid: { paper }, turn }: { readonly grid: Grid; readonly turn: 'sideways' | 'over' },
): LabelPlace {
  const behind = (of: 'sideways' | 'over'): boolean => side === 'back' && turn === of;
  return direction === 'right'
    ? { direction, x: trim.x, y: behind('over') ? roundLength(paper.height - y) : y }
    : { direction, y: trim.y, x: behind('sideways') ? roundLength(paper.width - x) : x };
}

const lengthOf = ({ x, y, direction }: LabelPlace, { paper, margins }: Grid): number =>
  roundLength(direction === 'right' ? paper.width - margins.right - x : paper.height - margins.bottom - y);

function sideOf(control: ControlLine | null, { x, y }: Grid): keyof Spread | null {
  if (!control) return null;
  if (control.direction === 'right') return control.y < y ? 'top' : 'bottom';
  return control.x < x ? 'left' : 'right';
}
