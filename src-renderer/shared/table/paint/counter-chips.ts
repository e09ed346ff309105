/** The counters on a card, as chips: whose they are, their sign, how many, and what they are called where there is room for it. */
import { capitalized } from '../../../../src-main/engine/text.js';
import type { Chip } from '../../../../src-main/api/answers/play-answers.js';
import { clamp } from '../scene/box.js';
import { fitText } from './signs/fit-text.js';
import { fillSeat } from './signs/seat-pattern.js';
import { ADVANCE, drawSymbol, MIDDLE, symbolsIn } from './signs/symbol-painter.js';
import type { TableColors } from './signs/table-colors.js';

/** As many rows of chips stand on one another. */
const MOST_ROWS = 3;
const GAP = 1;

/** A chip as it is drawn. Lengths are CSS px. */
interface Pill {
  readonly text: string;
  readonly owner: number | null;
  /** Without its braces; null: it is told by its text alone. */
  readonly symbol: string | null;
  readonly wide: number;
}

/** "Shield" of "Shield Counter": what a chip has room for. */
const wordOf = ({ name }: Chip): string => {
  const short = name.replace(/\s*counters?$/i, '').trim();
  return capitalized(short === '' ? name : short);
};

/** Rows on one another, the lowest with its lower edge at `bottom`, over the card's whole width. */
export function drawChips(
  context: CanvasRenderingContext2D,
  chips: readonly Chip[],
  width: number,
  bottom: number,
  colors: TableColors,
): void {
  if (chips.length === 0) return;
  const height = clamp(width * 0.185, 10, 20);
  const edge = width * 0.04;
  const room = width - 2 * edge;
  context.save();
  context.font = `640 ${height * 0.72}px ${colors.font}`;
  const rows = rowsOf(context, chips, { room, height }, colors);
  let y = bottom - height;
  for (const row of rows.toReversed()) {
    let x = edge;
    for (const pill of row) {
      drawPill(context, pill, { x, y, height }, colors);
      x += pill.wide + GAP;
    }
    y -= height + GAP;
  }
  context.restore();
}

interface Room {
  readonly room: number;
  readonly height: number;
}

/** In words, one below the other, where all fit; else by signs and numbers alone, side by side. */
function rowsOf(
  context: CanvasRenderingContext2D,
  chips: readonly Chip[],
  { room, height }: Room,
  colors: TableColors,
): readonly (readonly Pill[])[] {
  const worded = chips.map((chip) => pillOf(context, chip, wordOf(chip), height, colors));
  if (worded.length <= MOST_ROWS && worded.every(({ wide }) => wide <= room))
    return worded.map((one) => [one]);
  const pills = chips.map((chip, nth) => {
    const signed = pillOf(context, chip, null, height, colors);
    return signed.symbol === null ? cutTo(context, worded[nth] ?? signed, room, height) : signed;
  });
  const rows: Pill[][] = [];
  for (const pill of pills) {
    const last = rows.at(-1);
    const taken = last?.reduce((sum, { wide }) => sum + wide + GAP, 0) ?? 0;
    if (last && taken + pill.wide <= room) last.push(pill);
    else rows.push([pill]);
  }
  if (rows.length <= MOST_ROWS) return rows;
  const shown = rows.slice(0, MOST_ROWS - 1);
  const more = pills.length - shown.flat().length;
  const text = `${more} more`;
  const wide = Math.min(room, context.measureText(text).width + height * 0.6);
  return [...shown, [{ text, owner: null, symbol: null, wide }]];
}

const swatchOf = (owner: number | null, height: number): number => (owner === null ? 0 : height * 0.45);
const signOf = (symbol: string | null, height: number): number => (symbol === null ? 0 : height * ADVANCE);

/** @param word null: where it has a sign, that and the number say what it is */
function pillOf(
  context: CanvasRenderingContext2D,
  { symbol = '', owner, count }: Chip,
  word: string | null,
  height: number,
  colors: TableColors,
): Pill {
  const [sign] = symbolsIn(symbol);
  const known = sign !== undefined && colors.symbol(sign) !== null ? sign : null;
  const text = word === null ? String(count) : `${count} ${word}`;
  const wide =
    swatchOf(owner, height) + signOf(known, height) + context.measureText(text).width + height * 0.5;
  return { text, owner, symbol: known, wide };
}

/** What is too long for the card is cut. */
function cutTo(context: CanvasRenderingContext2D, pill: Pill, room: number, height: number): Pill {
  if (pill.wide <= room) return pill;
  const beside = pill.wide - context.measureText(pill.text).width;
  return { ...pill, text: fitText(context, pill.text, room - beside - height * 0.1), wide: room };
}

function drawPill(
  context: CanvasRenderingContext2D,
  { text, owner, symbol, wide }: Pill,
  { x, y, height }: { readonly x: number; readonly y: number; readonly height: number },
  colors: TableColors,
): void {
  const swatch = swatchOf(owner, height);
  const pill = new Path2D();
  pill.roundRect(x, y, wide, height, height * 0.28);
  context.save();
  context.fillStyle = colors.raised;
  context.fill(pill);
  context.save();
  context.clip(pill);
  if (owner !== null) fillSeat(context, owner, { x, y, width: swatch, height }, colors, height * 0.34);
  context.restore();
  context.lineWidth = 1;
  context.strokeStyle = colors.lineStrong;
  context.stroke(pill);
  let left = x + swatch + height * 0.12;
  if (symbol !== null) {
    const size = height * 0.98;
    drawSymbol(context, symbol, { x: left, y: y + height / 2 + MIDDLE * size }, size, colors, colors.ink);
    left += signOf(symbol, height);
  }
  context.fillStyle = colors.ink;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillText(text, left + height * 0.1, y + height * 0.54);
  context.restore();
}
