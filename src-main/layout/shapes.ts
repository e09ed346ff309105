import type { Box } from './display-list.js';

/** SVG path data in mm with absolute commands; a tenth of a micrometre is more than any printer resolves. */
export const n = (value: number): string => String(Math.round(value * 10_000) / 10_000);

export function rectPath({ x, y, width, height }: Box): string {
  return `M${n(x)} ${n(y)}L${n(x + width)} ${n(y)}L${n(x + width)} ${n(y + height)}L${n(x)} ${n(y + height)}Z`;
}

/** @param points x and y by turns */
export function polygonPath(points: readonly number[]): string {
  const corners: string[] = [];
  for (let i = 0; i + 1 < points.length; i += 2)
    corners.push(`${n(points[i] ?? 0)} ${n(points[i + 1] ?? 0)}`);
  return `M${corners.join('L')}Z`;
}

/** Control point distance of the cubic curve that comes nearest to a quarter circle of radius 1. */
const QUARTER = 0.552_284_75;

/** Clockwise, or anticlockwise for a hole. */
export function circlePath(cx: number, cy: number, r: number, hole = false): string {
  const k = r * QUARTER * (hole ? -1 : 1);
  const s = hole ? -1 : 1;
  return (
    `M${n(cx)} ${n(cy - r)}` +
    `C${n(cx + k)} ${n(cy - r)} ${n(cx + s * r)} ${n(cy - Math.abs(k))} ${n(cx + s * r)} ${n(cy)}` +
    `C${n(cx + s * r)} ${n(cy + Math.abs(k))} ${n(cx + k)} ${n(cy + r)} ${n(cx)} ${n(cy + r)}` +
    `C${n(cx - k)} ${n(cy + r)} ${n(cx - s * r)} ${n(cy + Math.abs(k))} ${n(cx - s * r)} ${n(cy)}` +
    `C${n(cx - s * r)} ${n(cy - Math.abs(k))} ${n(cx - k)} ${n(cy - r)} ${n(cx)} ${n(cy - r)}Z`
  );
}

/** A star whose first point looks up. */
export function starPath(cx: number, cy: number, outer: number, inner: number, points: number): string {
  const corners: number[] = [];
  for (let i = 0; i < points * 2; i++) {
    const angle = (i * Math.PI) / points - Math.PI / 2;
    const r = i % 2 === 0 ? outer : inner;
    corners.push(cx + r * Math.cos(angle), cy + r * Math.sin(angle));
  }
  return polygonPath(corners);
}

/** A padlock that fills the box: shackle, body and a keyhole left open. */
export function padlockPath({ x, y, width, height }: Box): string {
  const bodyTop = y + height * 0.45;
  const cx = x + width / 2;
  const body = rectPath({ x, y: bodyTop, width, height: y + height - bodyTop });
  const outer = width * 0.41;
  const inner = width * 0.27;
  const arcY = y + outer;
  const k = QUARTER;
  const shackle =
    `M${n(cx - outer)} ${n(bodyTop)}L${n(cx - outer)} ${n(arcY)}` +
    `C${n(cx - outer)} ${n(arcY - outer * k)} ${n(cx - outer * k)} ${n(y)} ${n(cx)} ${n(y)}` +
    `C${n(cx + outer * k)} ${n(y)} ${n(cx + outer)} ${n(arcY - outer * k)} ${n(cx + outer)} ${n(arcY)}` +
    `L${n(cx + outer)} ${n(bodyTop)}L${n(cx + inner)} ${n(bodyTop)}L${n(cx + inner)} ${n(arcY)}` +
    `C${n(cx + inner)} ${n(arcY - inner * k)} ${n(cx + inner * k)} ${n(arcY - inner)} ${n(cx)} ${n(arcY - inner)}` +
    `C${n(cx - inner * k)} ${n(arcY - inner)} ${n(cx - inner)} ${n(arcY - inner * k)} ${n(cx - inner)} ${n(arcY)}` +
    `L${n(cx - inner)} ${n(bodyTop)}Z`;
  const holeY = bodyTop + (y + height - bodyTop) * 0.4;
  const hole = circlePath(cx, holeY, width * 0.105, true);
  const slot = width * 0.05;
  const slotBottom = y + height - height * 0.12;
  const slotPath = `M${n(cx - slot)} ${n(holeY)}L${n(cx - slot)} ${n(slotBottom)}L${n(cx + slot)} ${n(slotBottom)}L${n(cx + slot)} ${n(holeY)}Z`;
  return body + shackle + hole + slotPath;
}

/** Shrinks a box by `by` mm on every side: the middle of a line that lies inside the box's edge. */
export function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

/** A box with rounded corners. */
export function roundedPath(box: Box, radius: number): string {
  if (radius <= 0) return rectPath(box);
  const { x, y, width, height } = box;
  const [right, bottom] = [x + width, y + height];
  const k = radius * (1 - QUARTER);
  return (
    `M${n(x + radius)} ${n(y)}L${n(right - radius)} ${n(y)}` +
    `C${n(right - k)} ${n(y)} ${n(right)} ${n(y + k)} ${n(right)} ${n(y + radius)}L${n(right)} ${n(bottom - radius)}` +
    `C${n(right)} ${n(bottom - k)} ${n(right - k)} ${n(bottom)} ${n(right - radius)} ${n(bottom)}L${n(x + radius)} ${n(bottom)}` +
    `C${n(x + k)} ${n(bottom)} ${n(x)} ${n(bottom - k)} ${n(x)} ${n(bottom - radius)}L${n(x)} ${n(y + radius)}` +
    `C${n(x)} ${n(y + k)} ${n(x + k)} ${n(y)} ${n(x + radius)} ${n(y)}Z`
  );
}
