import type { Glyph } from '../../layout/display-list.js';
import { CONTROL_HALF, CONTROL_WORDS_GAP } from '../sheets/control-line.js';
import type { Adjustment, ControlLine, Line, PageLabel, SheetPage, SheetPlan, Size, Slot } from '../plan.js';
import type { LineStyle } from '../sheets/sheet-options.js';
import { SHEET_TEXT_SIZE } from '../sheets/sheet-text.js';
import { num, pt, strokeColor } from './numbers.js';
import { roundedBox } from './path.js';
import { showGlyphs } from './text.js';

/** Hairline of the control line. */
const HAIRLINE_PT = 0.25;

/** Words beside the cards: glyphs with offsets in em, and the font that has them. */
export interface SheetWords {
  readonly font: string;
  readonly glyphs: readonly Glyph[];
  readonly advance: (glyph: number) => number;
}

/** What is to be written on a page. */
export interface PageWords {
  /** Beside the control line; null where the page bears none. */
  readonly control: SheetWords | null;
  /** What the page says of itself. */
  readonly label: SheetWords | null;
}

/** Draws one page in pt: marks, on fronts fold and control line, then each card's face where its slot is. */
export function drawPage(
  plan: SheetPlan,
  page: SheetPage,
  faceName: (slot: Slot) => string,
  words: PageWords,
): string {
  const parts: string[] = [];
  const marks = page.side === 'front' ? plan.marks : plan.backMarks;
  parts.push(drawLines(plan, marks, `${strokeOf(plan.line)}${dashes[plan.line.dash]}`));
  if (page.side === 'front') {
    parts.push(drawLines(plan, plan.fold, `${strokeOf(plan.line)}${FOLD_DASHES}`));
    if (words.control && plan.controlLine) parts.push(drawControlLine(plan, plan.controlLine, words.control));
  }
  if (words.label && page.label) parts.push(drawLabel(plan, page.label, words.label));
  for (const slot of page.slots) parts.push(placeFace(plan, slot, faceName(slot)));
  parts.push(drawOutlines(plan, page));
  const content = parts.filter(Boolean).join('\n');
  return page.adjust ? `q ${adjusting(page.adjust, plan.paper)} cm\n${content}\nQ` : content;
}

/** The matrix of an adjustment about the middle of the paper, y up. */
export function adjusting({ scaleX, scaleY, x, y }: Adjustment, { width, height }: Size): string {
  const right = pt((width / 2) * (1 - scaleX) + x);
  const up = pt((height / 2) * (1 - scaleY) - y);
  // Seven decimals: over half a metre, five would be off by some micrometres.
  const scale = (value: number): string => String(Math.round(value * 1e7) / 1e7);
  return `${scale(scaleX)} 0 0 ${scale(scaleY)} ${num(right)} ${num(up)}`;
}

function placeFace(plan: SheetPlan, slot: Slot, face: string): string {
  const { width, height } = plan.card;
  const { left, top, right, bottom } = slot.spread;
  const lower = plan.paper.height - slot.y - height;
  const clip = [slot.x - left, lower - bottom, width + left + right, height + top + bottom]
    .map((mm) => num(pt(mm)))
    .join(' ');
  const matrix = slot.turned
    ? `-1 0 0 -1 ${num(pt(slot.x + width))} ${num(pt(lower + height))}`
    : `1 0 0 1 ${num(pt(slot.x))} ${num(pt(lower))}`;
  return `q ${clip} re W n ${matrix} cm ${face} Do Q`;
}

const dashes: Readonly<Record<LineStyle['dash'], string>> = {
  solid: '',
  dashed: ` [${num(pt(2))} ${num(pt(1))}] 0 d`,
  dotted: ` 1 J [0 ${num(pt(0.5))}] 0 d`,
};
/** Strokes and dots, as folds are drawn everywhere. */
const FOLD_DASHES = ` [${[3, 1.5, 0.5, 1.5].map((mm) => num(pt(mm))).join(' ')}] 0 d`;

function strokeOf({ color, width }: LineStyle): string {
  return `${strokeColor(color)} ${num(width)} w`;
}

function drawLines(plan: SheetPlan, lines: readonly Line[], style: string): string {
  if (lines.length === 0) return '';
  const y = (mm: number) => num(pt(plan.paper.height - mm));
  const drawn = lines.map(
    (line) => `${num(pt(line.x1))} ${y(line.y1)} m ${num(pt(line.x2))} ${y(line.y2)} l`,
  );
  return ['q', style, ...drawn, 'S', 'Q'].join('\n');
}

/** Along the trim edge of every front, over the cards. */
function drawOutlines(plan: SheetPlan, page: SheetPage): string {
  const { outline, card } = plan;
  if (!outline || page.side === 'back') return '';
  const fronts = page.slots.filter((slot) => slot.face === 'front');
  const boxes = fronts.map((slot) =>
    roundedBox({ x: slot.x, y: plan.paper.height - slot.y - card.height, ...card }, outline.radius),
  );
  return ['q', `${strokeOf(plan.line)}${dashes[plan.line.dash]}`, ...boxes, 'S', 'Q'].join('\n');
}

function drawControlLine(plan: SheetPlan, line: ControlLine, words: SheetWords): string {
  const end = pt(line.length);
  const half = pt(CONTROL_HALF);
  return [
    'q',
    `${along(plan, line)} cm`,
    `0 G 0 g ${HAIRLINE_PT} w`,
    `0 0 m ${num(end)} 0 l 0 ${num(-half)} m 0 ${num(half)} l ${num(end)} ${num(-half)} m ${num(end)} ${num(half)} l S`,
    write(words, pt(line.length + CONTROL_WORDS_GAP), pt(SHEET_TEXT_SIZE)),
    'Q',
  ].join('\n');
}

function drawLabel(plan: SheetPlan, label: PageLabel, words: SheetWords): string {
  return ['q', `${along(plan, label)} cm`, '0 g', write(words, 0, pt(label.size)), 'Q'].join('\n');
}

/** The matrix in which a line to the right or downwards begins at the origin and runs to the right. */
function along({ paper }: SheetPlan, { x, y, direction }: Pick<PageLabel, 'x' | 'y' | 'direction'>): string {
  return `${direction === 'right' ? '1 0 0 1' : '0 -1 1 0'} ${num(pt(x))} ${num(pt(paper.height - y))}`;
}

/** @param x, size in pt; figures and descenders together are centred on the line */
function write({ font, glyphs, advance }: SheetWords, x: number, size: number): string {
  const shown = showGlyphs({ glyphs, size, x, y: -0.3 * size, unit: size, advance });
  return `BT\n${font} ${num(size)} Tf\n${shown}\nET`;
}
