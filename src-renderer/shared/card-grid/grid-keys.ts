import { moveInGrid, moveOfKey } from './grid-layout.js';
import { moveFocus, select, type Grip, type Selection } from '../library/selection.js';

/** Cards that a key is pressed over, in a grid or in a list of one column. */
export interface KeyedCards {
  readonly ids: readonly string[];
  readonly selection: Selection;
  /** The card that the keyboard is on, and its place. */
  readonly id: string;
  readonly at: number;
  readonly columns: number;
  /** Rows in view. */
  readonly page: number;
}

export type KeyAction =
  | { readonly kind: 'open' }
  | { readonly kind: 'select'; readonly selection: Selection }
  | { readonly kind: 'go'; readonly to: string; readonly selection: Selection };

export const gripOf = (event: Pick<KeyboardEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>): Grip => ({
  range: event.shiftKey,
  toggle: event.ctrlKey || event.metaKey,
});

/** What a key does among cards, or null. */
export function actionOfKey(
  event: KeyboardEvent,
  { ids, selection, id, at, columns, page }: KeyedCards,
): KeyAction | null {
  const grip = gripOf(event);
  if (event.key === 'Enter') return { kind: 'open' };
  if (event.key === ' ')
    return { kind: 'select', selection: select(selection, ids, id, { ...grip, toggle: !grip.range }) };
  const move = moveOfKey(event.key, grip.toggle);
  const to = move ? ids[moveInGrid(move, at, ids.length, columns, page)] : undefined;
  if (!move || to === undefined) return null;
  const walking = grip.toggle && !grip.range && move !== 'first' && move !== 'last';
  const next = walking ? moveFocus(selection, to) : select(selection, ids, to, { ...grip, toggle: false });
  return { kind: 'go', to, selection: next };
}
