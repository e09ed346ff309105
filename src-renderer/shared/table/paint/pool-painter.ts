import type { Pool } from '../../../../src-main/api/answers/play-answers.js';
import type { TableColors } from './table-colors.js';

/** What a pool takes beside its letters and its amount, in shares of the font's size. */
const AROUND = 1.1;

/** Only those that have something are shown. */
const filled = (pools: readonly Pool[]): readonly Pool[] => pools.filter(({ amount }) => amount > 0);

/** How wide pools are side by side, CSS px. */
export function poolsWidth(
  context: CanvasRenderingContext2D,
  pools: readonly Pool[],
  size: number,
  { font }: TableColors,
): number {
  context.font = `620 ${size}px ${font}`;
  return filled(pools).reduce(
    (sum, { sign, amount }) => sum + context.measureText(`${sign}${amount}`).width + size * AROUND,
    0,
  );
}

/** Draws pools from the left: the letters of each on a disc, its amount beside it. @returns where they end */
export function drawPools(
  context: CanvasRenderingContext2D,
  pools: readonly Pool[],
  at: { readonly x: number; readonly y: number },
  size: number,
  ink: string,
  colors: TableColors,
): number {
  let { x } = at;
  context.save();
  context.font = `620 ${size}px ${colors.font}`;
  context.textBaseline = 'middle';
  context.textAlign = 'left';
  for (const { sign, amount } of filled(pools)) {
    const letters = context.measureText(sign).width;
    context.beginPath();
    context.roundRect(x, at.y - size * 0.65, letters + size * 0.5, size * 1.3, size * 0.65);
    context.fillStyle = colors.feltEdge;
    context.fill();
    context.lineWidth = 1;
    context.strokeStyle = colors.lineStrong;
    context.stroke();
    context.fillStyle = colors.ink;
    context.fillText(sign, x + size * 0.25, at.y + size * 0.06);
    context.fillStyle = ink;
    context.fillText(String(amount), x + letters + size * 0.65, at.y + size * 0.06);
    x += context.measureText(`${sign}${amount}`).width + size * AROUND;
  }
  context.restore();
  return x;
}
