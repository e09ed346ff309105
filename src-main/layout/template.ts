import type { TemplateName } from '../cards/look.js';
import type { PictureChange } from '../cards/picture-variant.js';
import { pokerSize } from '../cards/size.js';
import type { Box } from './display-list.js';
import { art } from '../games/kotc/format/art.js';
import { format } from '../games/kotc/format/format.js';
import { ink } from '../games/kotc/format/ink.js';

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

/**
 * A way to set a card out, as a table of measures and paints: lengths in mm, colours "#rrggbb". Every template keeps
 * the format's order of elements.
 */
export interface Template {
  /** Colour that reaches to the bleed's edge under everything. */
  readonly ground: string;
  /** What an accent colours. */
  readonly accents: readonly ('panels' | 'ground')[];
  readonly line: { readonly color: string; readonly width: number };
  readonly frame: Box | null;
  readonly name: LineMeasures & { readonly panel: Panel };
  readonly picture: {
    readonly window: Box;
    /** The picture goes on into the bleed; where it ends before, its edge is mirrored. */
    readonly bleeds: boolean;
    readonly change: Partial<PictureChange>;
    readonly missing: string;
  };
  readonly licence: LineMeasures & { readonly on: Standing };
  readonly text: Omit<TextMeasures, 'largest'> & {
    readonly panel: Panel;
    /** What a person selects and edits: the box and the space around its text. */
    readonly frame: Box;
    /** Largest em of the editions with a fixed size, and of those that set a short text larger. */
    readonly classicLargest: number;
    readonly modernLargest: number;
    /** Frame and panel shrink from above to what stands in them, leaving this above the first line; null: they stay. */
    readonly hugs: number | null;
  };
  readonly padlock: { readonly box: Box; readonly paint: SignPaint };
  readonly restriction: string;
  /** Box, middle and em of the edition indicator; the set's mark ends at `markRight` in the same line. */
  readonly indicator: {
    readonly box: Box;
    readonly middle: number;
    readonly size: number;
    readonly on: Standing;
    readonly markRight: number;
  };
  readonly cost: {
    readonly x: number;
    readonly y: number;
    readonly radius: number;
    readonly paint: SignPaint;
  };
  readonly offense: {
    readonly x: number;
    readonly y: number;
    readonly outer: number;
    readonly inner: number;
    readonly points: number;
    readonly paint: SignPaint;
  };
  readonly defense: { readonly box: Box; readonly paint: SignPaint };
  /** Em of the signs' numbers; two and three digits shrink to the width. */
  readonly number: { readonly size: number; readonly width: number };
  /** Corners of a spell's triangles, x and y by turns. */
  readonly spell: {
    readonly left: readonly number[];
    readonly right: readonly number[];
    readonly paint: SignPaint;
  };
  readonly flavor: TextMeasures & {
    readonly maxLines: number;
    readonly panel: Panel;
    /** The panel shrinks from above to the lines that there are. */
    readonly hugs: boolean;
  };
}

export const templates: Readonly<Record<TemplateName, Template>> = { format, art, ink };
