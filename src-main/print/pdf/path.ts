import type { Box } from '../../layout/display-list.js';
import { numbersIn } from '../../layout/paths.js';
import { num, pt } from './numbers.js';

/**
 * SVG path data with the absolute commands M L C Q Z as PDF operators.
 *
 * @param toX, toY map a coordinate of the path into PDF space.
 * @throws TypeError for any other command: display lists hold none.
 */
export function pathOperators(path: string, toX: (x: number) => number, toY: (y: number) => number): string {
  const out: string[] = [];
  let x = 0;
  let y = 0;
  const point = (px: number, py: number) => `${num(toX(px))} ${num(toY(py))}`;
  for (const match of path.matchAll(/([A-DF-Za-df-z])([^A-DF-Za-df-z]*)/g)) {
    const command = match[1] ?? '';
    const n = numbersIn(match[2] ?? '');
    const at = (index: number): number => n[index] ?? Number.NaN;
    if (command === 'Z') {
      out.push('h');
      continue;
    }
    const step = { M: 2, L: 2, Q: 4, C: 6 }[command];
    if (!step || n.length === 0 || n.length % step !== 0) {
      throw new TypeError(`The path command ${command} with ${n.length} numbers is none of a display list.`);
    }
    for (let i = 0; i < n.length; i += step) {
      const [endX, endY] = [at(i + step - 2), at(i + step - 1)];
      if (command === 'C') {
        out.push(`${point(at(i), at(i + 1))} ${point(at(i + 2), at(i + 3))} ${point(endX, endY)} c`);
      } else if (command === 'Q') {
        const [qx, qy] = [at(i), at(i + 1)];
        const first = point(x + (2 / 3) * (qx - x), y + (2 / 3) * (qy - y));
        const second = point(endX + (2 / 3) * (qx - endX), endY + (2 / 3) * (qy - endY));
        out.push(`${first} ${second} ${point(endX, endY)} c`);
      } else {
        out.push(`${point(endX, endY)} ${command === 'M' && i === 0 ? 'm' : 'l'}`);
      }
      [x, y] = [endX, endY];
    }
  }
  return out.join('\n');
}

/** Share of a corner's radius between a curve's end and its control point, where it comes nearest to a quarter circle. */
const QUARTER = 0.552_284_75;

/** The outline of a box whose corners are rounded; mm, y up. */
export function roundedBox({ x, y, width, height }: Box, radius: number): string {
  const at = (px: number, py: number): string => `${num(pt(px))} ${num(pt(py))}`;
  if (radius === 0) return `${at(x, y)} ${num(pt(width))} ${num(pt(height))} re`;
  const [right, top] = [x + width, y + height];
  const off = radius * (1 - QUARTER);
  return [
    `${at(x + radius, y)} m`,
    `${at(right - radius, y)} l ${at(right - off, y)} ${at(right, y + off)} ${at(right, y + radius)} c`,
    `${at(right, top - radius)} l ${at(right, top - off)} ${at(right - off, top)} ${at(right - radius, top)} c`,
    `${at(x + radius, top)} l ${at(x + off, top)} ${at(x, top - off)} ${at(x, top - radius)} c`,
    `${at(x, y + radius)} l ${at(x, y + off)} ${at(x + off, y)} ${at(x + radius, y)} c h`,
  ].join('\n');
}
