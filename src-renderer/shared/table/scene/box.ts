/** A rectangle in CSS px; y runs down. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

export const isIn = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x >= x && point.x < x + width && point.y >= y && point.y < y + height;

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));
