import { pokerSize } from '../cards/size.js';
import type { Box } from './display-list.js';

/** The trimmed card in mm, and how far its ground reaches beyond: the most that a sheet may ask for. */
export const cardSize = { ...pokerSize, bleed: 5 } as const;
export const wholeCard: Box = { x: 0, y: 0, width: cardSize.width, height: cardSize.height };

/** A ground under an element. */
export interface Panel {
  readonly box: Box;
  readonly radius: number;
  /** Null: none, unless the card has an accent colour. */
  readonly fill: string | null;
  /** From 0 to 1. Raised where text could not be read on what shines through. */
  readonly opacity: number;
  /** Its edge is drawn, with the frames' line. */
  readonly line: boolean;
}

/** One centred line. Lengths in mm. */
export interface LineMeasures {
  readonly box: Box;
  /** Height at which the middle of the capitals stands, however small they have to become. */
  readonly middle: number;
  /** Sizes of the em. */
  readonly largest: number;
  readonly smallest: number;
}

export interface TextMeasures {
  readonly box: Box;
  readonly largest: number;
  readonly smallest: number;
  /** Baseline to baseline, in em. */
  readonly pitch: number;
}

/** How a sign is painted: the line first, so that of a filled sign only the outer half of it is seen. */
export interface SignPaint {
  readonly fill?: string;
  readonly stroke?: { readonly color: string; readonly width: number };
}

/** Where a line stands: on the card's ground or on the panel of the ability text. */
export type Standing = 'ground' | 'text panel';

/** The line in which a card shows its set: box, middle and em of what stands in it; the set's mark ends at `markRight`. */
export interface MarkLine {
  readonly box: Box;
  readonly middle: number;
  readonly size: number;
  readonly on: Standing;
  readonly markRight: number;
}
