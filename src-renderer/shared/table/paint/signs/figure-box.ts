/** Figures that stand in one box, with a slash between them: "4/3". */
import type { Stat } from '../../../../../src-main/api/answers/play-answers.js';
import type { Point } from '../../scene/box.js';
import type { TableColors } from './table-colors.js';

/** The figures of a card that stand in one box. */
export const boxedOf = (stats: readonly Stat[]): readonly Stat[] =>
  stats.filter(({ sign }) => sign === 'box');

const textOf = (stats: readonly Stat[]): string => stats.map(({ now }) => now).join('/');

/** How wide the box is, CSS px. @param size half its height */
export function boxWidth(
  context: CanvasRenderingContext2D,
  stats: readonly Stat[],
  size: number,
  { font }: TableColors,
): number {
  context.font = `720 ${size * 1.5}px ${font}`;
  return context.measureText(textOf(stats)).width + size * 0.9;
}

/** The box around a middle. A figure that is higher or lower than printed has a colour of its own, and the box a second line around it. */
export function drawFigureBox(
  context: CanvasRenderingContext2D,
  stats: readonly Stat[],
  { x, y }: Point,
  size: number,
  colors: TableColors,
): void {
  const { card } = colors;
  const width = boxWidth(context, stats, size, colors);
  const left = x - width / 2;
  const isChanged = stats.some(({ now, printed }) => now !== printed);
  context.save();
  context.beginPath();
  context.roundRect(left, y - size, width, 2 * size, size * 0.45);
  context.fillStyle = card.sheet;
  context.fill();
  context.lineWidth = isChanged ? Math.max(2, size * 0.2) : 1;
  context.strokeStyle = isChanged ? card.amber : card.inkSoft;
  context.stroke();
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  let at = left + size * 0.45;
  const write = (text: string, color: string): void => {
    context.fillStyle = color;
    context.fillText(text, at, y + size * 0.54);
    at += context.measureText(text).width;
  };
  for (const [place, { now, printed }] of stats.entries()) {
    if (place > 0) write('/', card.inkSoft);
    const change = typeof now === 'number' && typeof printed === 'number' ? now - printed : 0;
    write(String(now), change > 0 ? card.disc : change < 0 ? card.star : card.ink);
  }
  context.restore();
}
