/** Fine lines on frames, one drawing for each: rays, waves, hatching, peaks, veins, diamonds, bars and hills. */
import type { Box } from '../../../layout/display-list.js';
import { n } from '../../../layout/shapes.js';

/** Lines within a box, as path data. */
export type Texture = (box: Box) => string;

const line = (...points: readonly number[]): string => {
  const corners: string[] = [];
  for (let at = 0; at + 1 < points.length; at += 2)
    corners.push(`${n(points[at] ?? 0)} ${n(points[at + 1] ?? 0)}`);
  return `M${corners.join('L')}`;
};

/** So many paths, by the places of each in a row. */
const each = (count: number, path: (nth: number) => string): string =>
  Array.from({ length: count }, (_, nth) => path(nth)).join('');

/** From a point a third down to the edges. */
const rays: Texture = ({ x, y, width, height }) => {
  const [cx, cy] = [x + width / 2, y + height / 3];
  return each(72, (nth) => {
    const angle = (nth * Math.PI) / 36 + 0.02;
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    const toSide = width / 2 / Math.abs(across);
    const toEnd = (down < 0 ? cy - y : y + height - cy) / Math.abs(down);
    const far = Math.min(toSide, toEnd);
    return line(cx, cy, cx + across * far, cy + down * far);
  });
};

const waves: Texture = ({ x, y, width, height }) => {
  const length = width / 9;
  const rows = Math.floor(height / 1.5);
  return each(rows, (row) => {
    const middle = y + 0.75 + row * ((height - 1.5) / (rows - 1));
    const bends = each(9, (nth) => {
      const from = x + nth * length;
      const [over, under] = row % 2 === 0 ? [-1, 1] : [1, -1];
      return (
        `Q${n(from + length / 4)} ${n(middle + over * 0.75)} ${n(from + length / 2)} ${n(middle)}` +
        `Q${n(from + (length * 3) / 4)} ${n(middle + under * 0.75)} ${n(from + length)} ${n(middle)}`
      );
    });
    return `M${n(x)} ${n(middle)}${bends}`;
  });
};

/** @param slope 1: falling to the right; -1: rising */
const hatching = ({ x, y, width, height }: Box, step: number, slope: 1 | -1): string =>
  each(Math.floor((width + height) / step), (nth) => {
    const offset = (nth + 1) * step - height;
    const from = Math.max(0, offset);
    const to = Math.min(width, offset + height);
    const across = (at: number): number => (slope === 1 ? x + at : x + width - at);
    return line(across(from), y + from - offset, across(to), y + to - offset);
  });

const peaks: Texture = ({ x, y, width, height }) => {
  const step = width / 20;
  const rows = Math.floor(height / 2);
  return each(rows, (row) => {
    const foot = y + 1.6 + row * ((height - 1.8) / (rows - 1));
    return line(
      ...Array.from({ length: 21 }, (_, nth) => [
        x + nth * step,
        (nth + row) % 2 === 0 ? foot : foot - 1.5 + (nth % 3) * 0.3,
      ]).flat(),
    );
  });
};

/** On both sides of a midrib. */
const veins: Texture = ({ x, y, width, height }) => {
  const rise = width / 3;
  const rows = Math.floor((height + rise) / 2.1);
  return each(rows, (row) => {
    const root = y + row * 2.1;
    const most = Math.min(width / 2, ((root - y) / rise) * (width / 2));
    const least = Math.max(0, ((root - y - height) / rise) * (width / 2));
    const [cx, tilt] = [x + width / 2, rise / (width / 2)];
    return (
      line(cx - least, root - least * tilt, cx - most, root - most * tilt) +
      line(cx + least, root - least * tilt, cx + most, root - most * tilt)
    );
  });
};

const bars: Texture = ({ x, y, width, height }) =>
  each(Math.floor(height / 0.9), (row) => line(x, y + 0.45 + row * 0.9, x + width, y + 0.45 + row * 0.9));

const hills: Texture = ({ x, y, width, height }) => {
  const rows = Math.floor(height / 1.7);
  return each(rows, (row) => {
    const foot = y + 2 + row * ((height - 4) / (rows - 1));
    const bend = row % 2 === 0 ? 2.6 : -2.6;
    const cx = x + width / 2;
    return (
      `M${n(x)} ${n(foot)}Q${n(x + width / 4)} ${n(foot - bend)} ${n(cx)} ${n(foot)}` +
      `Q${n(x + (width * 3) / 4)} ${n(foot + bend)} ${n(x + width)} ${n(foot)}`
    );
  });
};

/** Remembers what was drawn last: frames are all of one size. */
function drawnOnce(texture: Texture): Texture {
  let last: { readonly box: Box; readonly path: string } | null = null;
  return (box) => {
    if (last?.box !== box) last = { box, path: texture(box) };
    return last.path;
  };
}

export const textures = {
  rays: drawnOnce(rays),
  waves: drawnOnce(waves),
  hatching: drawnOnce((box) => hatching(box, 1.5, 1)),
  peaks: drawnOnce(peaks),
  veins: drawnOnce(veins),
  diamonds: drawnOnce((box) => hatching(box, 2.2, 1) + hatching(box, 2.2, -1)),
  bars: drawnOnce(bars),
  hills: drawnOnce(hills),
} as const satisfies Record<string, Texture>;
