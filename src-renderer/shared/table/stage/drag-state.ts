/** What a pointer is doing on the stage, from its going down to its going up; nothing here draws. */
import type { Point } from '../scene/box.js';

/** So far does a pointer go before pressing becomes dragging, CSS px. */
const DRAG_THRESHOLD = 5;

/** `T` is what lies under the pointer when it goes down. */
export type DragState<T> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'pressed'; readonly what: T; readonly start: Point; readonly touch: boolean }
  /** It was held down long enough: letting go does nothing more. */
  | { readonly phase: 'held'; readonly what: T }
  /** `at` is the pointer, `start` where it went down. */
  | { readonly phase: 'dragging'; readonly what: T; readonly at: Point; readonly start: Point }
  /** It went too far for a press, and the thing cannot be dragged. */
  | { readonly phase: 'lost' };

export const idle = { phase: 'idle' } as const;

export const pressed = <T>(what: T, start: Point, touch: boolean): DragState<T> => ({
  phase: 'pressed',
  what,
  start,
  touch,
});

/** @param draggable asked once, when the pointer has gone far enough */
export function movedTo<T>(state: DragState<T>, at: Point, draggable: (what: T) => boolean): DragState<T> {
  if (state.phase === 'dragging') return { ...state, at };
  if (state.phase !== 'pressed') return state;
  const { what, start } = state;
  if (Math.hypot(at.x - start.x, at.y - start.y) < DRAG_THRESHOLD) return state;
  return draggable(what) ? { phase: 'dragging', what, at, start } : { phase: 'lost' };
}

export const heldDown = <T>(state: DragState<T>): DragState<T> =>
  state.phase === 'pressed' ? { phase: 'held', what: state.what } : state;
