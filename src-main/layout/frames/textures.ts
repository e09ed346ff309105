/** What repeats on a ground, as path data: the same for the same measures, so that a card always looks the same. */
import type { Box } from '../display-list.js';
import { circlePath, inset, n, rectPath } from '../shapes.js';

export const textureNames = ['dots', 'lines', 'hatch', 'grid', 'grain', 'rays', 'checks', 'shade'] as const;
export type TextureName = (typeof textureNames)[number];

/** Measures of a texture, mm. */
interface Measures {
  readonly step: number;
  readonly width: number;
}

/** Steps of a texture: paths of lines, or of areas; a shade is several, each over the ones before. */
export interface TexturePaths {
  readonly paths: readonly string[];
  readonly filled: boolean;
}

const count = (length: number, step: number): number => Math.floor(length / step + 1e-9);
const row = <T>(length: number, make: (nth: number) => T): T[] =>
  Array.from({ length }, (_, nth) => make(nth));
const segment = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;

const lines = ({ x, y, width, height }: Box, { step }: Measures): string =>
  row(count(height, step) + 1, (nth) => segment(x, y + nth * step, x + width, y + nth * step)).join('');

const columns = ({ x, y, width, height }: Box, { step }: Measures): string =>
  row(count(width, step) + 1, (nth) => segment(x + nth * step, y, x + nth * step, y + height)).join('');

function hatch({ x, y, width, height }: Box, { step }: Measures): string {
  return row(count(width + height, step), (nth) => {
    const offset = (nth + 1) * step - height;
    const [from, to] = [Math.max(0, offset), Math.min(width, offset + height)];
    return segment(x + from, y + from - offset, x + to, y + to - offset);
  }).join('');
}

/** In rows that are set off by half, as printers' screens are. */
function dots({ x, y, width, height }: Box, { step, width: across }: Measures): string {
  const pitch = step * 0.866;
  return row(count(height, pitch) + 1, (nth) => {
    const shift = nth % 2 === 0 ? 0 : step / 2;
    return row(count(width - shift, step) + 1, (place) =>
      circlePath(x + shift + place * step, y + nth * pitch, across / 2),
    ).join('');
  }).join('');
}

const checks = ({ x, y, width, height }: Box, { step }: Measures): string =>
  row(count(height, step), (down) =>
    row(count(width, step), (across) =>
      (down + across) % 2 === 0
        ? rectPath({ x: x + across * step, y: y + down * step, width: step, height: step })
        : '',
    ).join(''),
  ).join('');

function rays({ x, y, width, height }: Box): string {
  const [cx, cy] = [x + width / 2, y + height * 0.36];
  const far = width + height;
  const within = (angle: number): string => {
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    const reach = Math.min(
      far,
      (across < 0 ? cx - x : x + width - cx) / Math.max(1e-6, Math.abs(across)),
      (down < 0 ? cy - y : y + height - cy) / Math.max(1e-6, Math.abs(down)),
    );
    return `${n(cx + across * reach)} ${n(cy + down * reach)}`;
  };
  const turn = (2 * Math.PI) / 36;
  return row(36, (nth) => `M${n(cx)} ${n(cy)}L${within(nth * turn)}L${within(nth * turn + turn / 2)}Z`).join(
    '',
  );
}

/** Short strokes here and there, like the fibres of paper. */
function grain({ x, y, width, height }: Box, { step }: Measures): string {
  let state = 20_251;
  const next = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return row(count((width * height) / (step * step), 1), () => {
    const [left, top] = [x + next() * width, y + next() * height];
    const angle = next() * Math.PI;
    const long = (0.15 + next() * 0.45) * step;
    return segment(left, top, left + Math.cos(angle) * long, top + Math.sin(angle) * long);
  }).join('');
}

/** Rings from the edge inwards: laid over each other they darken towards the edge. */
const shade = (box: Box, { step }: Measures): readonly string[] =>
  row(12, (nth) => {
    const inner = inset(box, (nth + 1) * (step / 3));
    const { x, y, width, height } = inner;
    const hole = `M${n(x)} ${n(y)}L${n(x)} ${n(y + height)}L${n(x + width)} ${n(y + height)}L${n(x + width)} ${n(y)}Z`;
    return rectPath(box) + hole;
  });

const drawings: Readonly<Record<TextureName, (box: Box, measures: Measures) => TexturePaths>> = {
  dots: (box, measures) => ({ paths: [dots(box, measures)], filled: true }),
  lines: (box, measures) => ({ paths: [lines(box, measures)], filled: false }),
  hatch: (box, measures) => ({ paths: [hatch(box, measures)], filled: false }),
  grid: (box, measures) => ({ paths: [lines(box, measures) + columns(box, measures)], filled: false }),
  grain: (box, measures) => ({ paths: [grain(box, measures)], filled: false }),
  rays: (box) => ({ paths: [rays(box)], filled: true }),
  checks: (box, measures) => ({ paths: [checks(box, measures)], filled: true }),
  shade: (box, measures) => ({ paths: shade(box, measures), filled: true }),
};

export const texturePaths = (kind: TextureName, box: Box, measures: Measures): TexturePaths =>
  drawings[kind](box, measures);
