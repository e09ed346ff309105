import type { Pool } from '../../../../src-main/api/answers/play-answers.js';
import { ADVANCE, drawSymbol, MIDDLE, symbolsIn } from './signs/symbol-painter.js';
import type { TableColors } from './signs/table-colors.js';

/** A sign is larger than the amount beside it; what stands between them, and between two pools, in shares of the font's size. */
const SIGN = 1.5;
const BESIDE = 0.14;
const BETWEEN = 0.6;

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
    (sum, { amount }) =>
      sum + context.measureText(String(amount)).width + size * (SIGN * ADVANCE + BESIDE + BETWEEN),
    0,
  );
}

/** Draws pools from the left: the sign of each, its amount beside it. @returns where they end */
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
  context.fillStyle = ink;
  for (const { sign, amount } of filled(pools)) {
    const [word = sign] = symbolsIn(sign);
    drawSymbol(context, word, { x, y: at.y + size * SIGN * MIDDLE }, size * SIGN, colors);
    x += size * (SIGN * ADVANCE + BESIDE);
    context.fillText(String(amount), x, at.y + size * 0.06);
    x += context.measureText(String(amount)).width + size * BETWEEN;
  }
  context.restore();
  return x;
}
