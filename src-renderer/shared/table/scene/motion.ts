import { clamp } from './box.js';
import type { Spot } from './row-layout.js';

/** How long a card takes to its new place, ms, by the speed that the table is set to. */
export const durations = { slow: 200, normal: 160, fast: 120, none: 0 } as const;
export type Speed = keyof typeof durations;

/** How quickly a table shows what happens. */
export interface Pace {
  readonly speed: Speed;
  /** ms that a play of somebody else is held at least; 0: not at all. */
  readonly hold: number;
}

/** Rolling dice and flying numbers take so many times as long as a card to its place: they want to be read. */
export const ROLL = 4;
export const FLOAT = 6;

/** A thing on its way. It always ends at the newest place: a new way begins where it is just now, so that nothing ever lags behind. */
export interface Way {
  readonly from: Spot;
  readonly to: Spot;
  readonly fromAlpha: number;
  readonly toAlpha: number;
  /** Milliseconds, by whatever clock. */
  readonly start: number;
  readonly duration: number;
}

export const resting = (spot: Spot): Way => ({
  from: spot,
  to: spot,
  fromAlpha: 1,
  toAlpha: 1,
  start: 0,
  duration: 0,
});

export const isOver = ({ start, duration }: Way, now: number): boolean => now >= start + duration;

/** Where it is at a time, and how opaque. */
export function whereIs(way: Way, now: number): { readonly spot: Spot; readonly alpha: number } {
  if (isOver(way, now)) return { spot: way.to, alpha: way.toAlpha };
  const share = easeOut(clamp((now - way.start) / way.duration, 0, 1));
  const between = (a: number, b: number): number => a + (b - a) * share;
  const { from, to } = way;
  return {
    spot: {
      x: between(from.x, to.x),
      y: between(from.y, to.y),
      width: between(from.width, to.width),
      angle: between(from.angle, to.angle),
    },
    alpha: between(way.fromAlpha, way.toAlpha),
  };
}

const easeOut = (share: number): number => 1 - (1 - share) ** 3;
