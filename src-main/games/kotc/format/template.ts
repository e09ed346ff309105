import type { PictureChange } from '../../../cards/picture-variant.js';
import type { Box, FontId } from '../../../layout/display-list.js';
import type { Decor } from '../../../layout/frames/decor.js';
import type { OpticalRoles, WordsLook } from '../../../layout/frames/framed.js';
import type {
  LineMeasures,
  MarkLine,
  Panel,
  SignPaint,
  Standing,
  TextMeasures,
} from '../../../layout/measures.js';

/**
 * A way to set a card out, as a table of measures and paints: lengths in mm, colours "#rrggbb". Every template keeps
 * the format's order of elements.
 */
export interface Template {
  readonly fonts: {
    readonly name: FontId;
    readonly text: FontId;
    readonly flavor: FontId;
    /** Licence line, in the second where its edition has it bold. */
    readonly small: FontId;
    readonly smallBold: FontId;
    readonly indicator: FontId;
    readonly figures: FontId;
    /** Of the Ultra Points. */
    readonly ultra: FontId;
  };
  /** Wished for; null: black or white, as the ground asks for. */
  readonly inks: {
    readonly name: string | null;
    readonly text: string | null;
    readonly flavor: string | null;
    readonly small: string | null;
    readonly figures: string;
  };
  readonly words: WordsLook;
  /** Of roles that are not here, letters are the same at every size. */
  readonly optical: OpticalRoles;
  readonly decor: Decor | null;
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
  readonly indicator: MarkLine;
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
  /** The gem of the Ultra Points; their number's em, and the width to which two digits shrink. */
  readonly ultra: {
    readonly box: Box;
    readonly size: number;
    readonly width: number;
    readonly paint: SignPaint;
  };
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
