import type { DisplayList } from '../../layout/display-list.js';

/** A frame in a list. */
export interface FrameRow {
  /** As cards name it. */
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly by: string;
  /** It comes with the program and is not changed, only copied. */
  readonly own: boolean;
  /** Why it cannot be used, or not wholly; the end of a sentence. Null: nothing is wrong with it. */
  readonly problem: string | null;
}

/** How a card would look in a frame that is being edited, or why that is no frame. */
export type TriedFrame =
  | { readonly list: DisplayList; readonly problem: null }
  | { readonly list: null; readonly problem: string };
