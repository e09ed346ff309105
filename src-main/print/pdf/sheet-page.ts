import type { Glyph } from '../../layout/display-list.js';
import { CONTROL_HALF, CONTROL_WORDS_GAP } from '../control-line.js';
import type { ControlLine, SheetPage, SheetPlan, Slot } from '../job.js';
import { num, pt } from './numbers.js';
import { showGlyphs } from './text.js';

/** Hairline of the marks and the control line. */
const HAIRLINE_PT = 0.25;
export const CONTROL_WORDS = '100 mm · print at 100 %';
/** Em of the control line's words: 2 mm are 5.7 pt, no higher than the line's ticks. */
const WORDS_SIZE_MM = 2;

/** The control line's words: glyphs with offsets in em, and the font that has them. */
export interface ControlWords {
  readonly font: string;
  readonly glyphs: readonly Glyph[];
  readonly advance: (glyph: number) => number;
}

/** Draws one page in pt: marks and control line on fronts, then each card's face where its slot is. */
export function drawPage(
  plan: SheetPlan,
  page: SheetPage,
  faceName: (slot: Slot) => string,
  words: ControlWords | null,
): string {
  const parts: string[] = [];
  if (page.side === 'front') {
    parts.push(drawMarks(plan));
    if (words && plan.controlLine && page.sheet === 1)
      parts.push(drawControlLine(plan, plan.controlLine, words));
  }
  for (const slot of page.slots) parts.push(placeFace(plan, page, slot, faceName(slot)));
  return parts.filter(Boolean).join('\n');
}

function placeFace(plan: SheetPlan, page: SheetPage, slot: Slot, face: string): string {
  const { width, height } = plan.card;
  const { left, top, right, bottom } = slot.spread;
  const lower = plan.paper.height - slot.y - height;
  const clip = [slot.x - left, lower - bottom, width + left + right, height + top + bottom]
    .map((mm) => num(pt(mm)))
    .join(' ');
  const matrix = page.turned
    ? `-1 0 0 -1 ${num(pt(slot.x + width))} ${num(pt(lower + height))}`
    : `1 0 0 1 ${num(pt(slot.x))} ${num(pt(lower))}`;
  return `q ${clip} re W n ${matrix} cm ${face} Do Q`;
}

function drawMarks(plan: SheetPlan): string {
  if (plan.marks.length === 0) return '';
  const y = (mm: number) => num(pt(plan.paper.height - mm));
  const lines = plan.marks.map(
    (mark) => `${num(pt(mark.x1))} ${y(mark.y1)} m ${num(pt(mark.x2))} ${y(mark.y2)} l`,
  );
  return ['q', `0 G ${HAIRLINE_PT} w`, ...lines, 'S', 'Q'].join('\n');
}

function drawControlLine(plan: SheetPlan, line: ControlLine, words: ControlWords): string {
  const end = pt(line.length);
  const half = pt(CONTROL_HALF);
  const size = pt(WORDS_SIZE_MM);
  const turn = line.direction === 'right' ? '1 0 0 1' : '0 -1 1 0';
  return [
    'q',
    `${turn} ${num(pt(line.x))} ${num(pt(plan.paper.height - line.y))} cm`,
    `0 G 0 g ${HAIRLINE_PT} w`,
    `0 0 m ${num(end)} 0 l 0 ${num(-half)} m 0 ${num(half)} l ${num(end)} ${num(-half)} m ${num(end)} ${num(half)} l S`,
    'BT',
    `${words.font} ${num(size)} Tf`,
    showGlyphs({
      glyphs: words.glyphs,
      size,
      x: pt(line.length + CONTROL_WORDS_GAP),
      // Centres figures and descenders together on the line.
      y: -0.3 * size,
      unit: size,
      advance: words.advance,
    }),
    'ET',
    'Q',
  ].join('\n');
}
