import type { Frame } from './frame-file.js';

/** A frame that cards can name. */
export interface NamedFrame {
  readonly name: string;
  /** Null: it cannot be used. */
  readonly frame: Frame | null;
  /** Why it cannot be used, or not wholly; the end of a sentence. */
  readonly problem: string | null;
  /** It comes with the program and is not changed. */
  readonly own: boolean;
}

/** The frames that there are, by their names. */
export type Frames = ReadonlyMap<string, NamedFrame>;

export const noFrames: Frames = new Map();
