import type { CardId, TableView } from '../../../../src-main/api/answers/play-answers.js';
import { clamp, type Box, type Point } from './box.js';

/** A die that can be used: its place in the decision's list, what it shows, and where it lies. */
export interface PlacedDie {
  readonly place: number;
  readonly face: number;
  readonly box: Box;
  /** The card that takes the next die; null: that is not said. */
  readonly onto: CardId | null;
}

/** Where dice lie in the lane: at its right end, side by side. */
export function diceSpots(
  lane: Box,
  count: number,
): { readonly middles: readonly Point[]; readonly size: number } {
  const size = clamp(Math.min(lane.height * 0.66, (lane.width * 0.4) / Math.max(1, count * 1.3)), 12, 56);
  const step = size * 1.3;
  const left = lane.x + lane.width * 0.97 - count * step;
  return {
    size,
    middles: Array.from({ length: count }, (_, at) => ({
      x: left + (at + 0.5) * step,
      y: lane.y + lane.height / 2 + size * 0.06,
    })),
  };
}

/** The dice among which whoever is asked chooses the one that is used next. */
export function diceOf({ prompt }: Pick<TableView, 'prompt'>, lane: Box): PlacedDie[] {
  const decision = prompt?.decision;
  if (decision?.kind !== 'dice') return [];
  const { middles, size } = diceSpots(lane, decision.dice.length);
  return middles.map(({ x, y }, place) => ({
    place,
    face: decision.dice[place] ?? 0,
    box: { x: x - size / 2, y: y - size / 2, width: size, height: size },
    onto: decision.about ?? null,
  }));
}
