import type { TimelineMark } from '../../../src-main/api/answers/play-answers.js';

/** How far a step goes. */
export type StepUnit = 'decision' | 'phase' | 'turn';

/** A place at which a turn begins. */
export interface TurnMark {
  readonly at: number;
  readonly turn: number;
}

/** The next place by a unit; the last one where none follows. */
export function placeAfter(marks: readonly TimelineMark[], at: number, unit: StepUnit): number {
  const last = Math.max(0, marks.length - 1);
  if (unit === 'decision') return Math.min(at + 1, last);
  const here = marks[at];
  const next = marks.find((mark) => mark.at > at && here !== undefined && !isWithin(mark, here, unit));
  return next?.at ?? last;
}

/** Where the turn or phase at a place began; from its beginning, where the one before began. */
export function placeBefore(marks: readonly TimelineMark[], at: number, unit: StepUnit): number {
  if (unit === 'decision' || at <= 0) return Math.max(0, at - 1);
  const before = marks[at - 1];
  if (!before) return 0;
  const outside = marks.findLast((mark) => mark.at < at && !isWithin(mark, before, unit));
  return outside ? outside.at + 1 : 0;
}

/** Where each turn begins. */
export const turnsOf = (marks: readonly TimelineMark[]): TurnMark[] =>
  marks
    .filter(({ at, turn }) => turn > 0 && turn !== marks[at - 1]?.turn)
    .map(({ at, turn }) => ({ at, turn }));

/**
 * The turns whose numbers are written, so that they do not run into each other.
 * @param room px from one number to the next, at least
 * @param width of the whole timeline, px
 */
export function numberedTurns(
  turns: readonly TurnMark[],
  last: number,
  width: number,
  room: number,
): ReadonlySet<number> {
  const numbered = new Set<number>();
  let free = -Infinity;
  for (const { at, turn } of turns) {
    const x = last === 0 ? 0 : (at / last) * width;
    if (x < free) continue;
    numbered.add(turn);
    free = x + room;
  }
  return numbered;
}

const isWithin = (one: TimelineMark, other: TimelineMark, unit: 'phase' | 'turn'): boolean =>
  one.turn === other.turn && (unit === 'turn' || one.phase === other.phase);
