/**
 * A display list is a card as drawing steps, first step lowest. Lengths are millimetres, the origin is the top left
 * corner of the trimmed card, y runs down. It is complete: a painter needs no font and no rule, only this list
 * and the bytes of the pictures it names. Line breaks and glyph positions are final.
 */

import type { FoilMetal } from '../cards/look.js';
import type { PicturePlacement } from '../cards/picture.js';
import type { PictureSize } from './picture-size.js';

type InFourFaces<F extends string> = F | `${F}-bold` | `${F}-oblique` | `${F}-bold-oblique`;

/** DejaVu in two widths, and the faces that frames may name beside it. */
export type FontId =
  | InFourFaces<'sans' | 'condensed' | 'book' | 'comic' | 'clear'>
  | 'pixel'
  | 'pixel-bold'
  | 'book-medium'
  | 'book-medium-oblique'
  | 'capitals'
  | 'poster';

/** What cards of every game can show; the indicator says the edition. */
export type CommonElement =
  | 'background'
  | 'frame'
  | 'name'
  | 'picture'
  | 'licence'
  | 'text'
  | 'indicator'
  | 'set-mark'
  | 'flavor';

/**
 * The part of the card that a step belongs to, for selecting and editing on screen: a common one, the key of a field that the card's
 * game prints, or another name for what only that game draws.
 */
export type CardElement = CommonElement | (string & Record<never, never>);

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Colours are CSS hex, "#rrggbb". */
export interface ShapeStep {
  readonly kind: 'shape';
  readonly element: CardElement;
  /** SVG path data with absolute commands M L C Q Z, in millimetres. */
  readonly path: string;
  readonly fill?: string;
  /** Corners are mitred, up to a mitre limit of 4. */
  readonly stroke?: { readonly color: string; readonly width: number };
  /** Of fill and stroke, from 0 (not seen) to 1; 1 unless given. */
  readonly opacity?: number;
  /** It is metal foil: painters show that metal (frames/foil.ts) in place of its colours. */
  readonly foil?: FoilMetal;
}

export interface PictureStep {
  readonly kind: 'picture';
  readonly element: CardElement;
  /** Name of the picture, or of a variant of it (cards/picture-variant.ts). */
  readonly picture: string;
  /** Where the whole picture (uncropped) lies; may reach beyond `clip`. */
  readonly place: Box;
  /** The picture is turned over within `place`: `x` left to right, `y` top to bottom. */
  readonly mirror?: { readonly x: boolean; readonly y: boolean };
  /** Only what is inside this box is seen. */
  readonly clip: Box;
}

/** One glyph of a run. `id` is the glyph index in the font file; `x` and `y` are offsets from the run's origin. */
export interface Glyph {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** The characters that this glyph stands for; empty for the further glyphs of a cluster. */
  readonly text: string;
}

/** A line, or the one-coloured part of a line, in visual order. */
export interface TextStep {
  readonly kind: 'text';
  readonly element: CardElement;
  readonly font: FontId;
  /** Size of the em in mm (1 pt = 0.352778 mm). */
  readonly size: number;
  /** Origin: left end of the baseline. */
  readonly x: number;
  readonly y: number;
  /** Advance of the whole run in mm. */
  readonly width: number;
  readonly color: string;
  /** Its characters in reading order. */
  readonly text: string;
  readonly glyphs: readonly Glyph[];
  /** What stands between its letters beside their own space, em; the glyphs' places have it already. */
  readonly spacing?: number;
  /** Nothing is seen of it: the word that a drawn symbol stands for, to be found and copied where a document has text. */
  readonly hidden?: true;
  /** It is metal foil, as of shapes. */
  readonly foil?: FoilMetal;
}

export type Step = ShapeStep | PictureStep | TextStep;

/** What the layout could not do as its maker may have wished; the app shows each beside its field. */
export interface LayoutNotice {
  readonly element: CardElement;
  readonly kind: 'overflow' | 'shrunk' | 'missing-glyphs' | 'picture-missing' | 'frame-missing';
  /** A sentence for people. */
  readonly message: string;
}

/** The card's picture, of which `crop` is cut off (fractions of its sides), the pattern of a back, or one plain colour. */
export type GoesOn =
  | { readonly kind: 'picture'; readonly crop: PicturePlacement['crop'] }
  | { readonly kind: 'weave' }
  | { readonly kind: 'plain' };

export interface DisplayList {
  /** Trim size. Steps may reach up to `bleed` beyond it on every side. */
  readonly width: number;
  readonly height: number;
  readonly bleed: number;
  readonly steps: readonly Step[];
  /** Outlines of every glyph used: SVG path data in font units, y up; scale by size / unitsPerEm. */
  readonly outlines: { readonly [font in FontId]?: { readonly [glyph: number]: string } };
  readonly unitsPerEm: number;
  readonly notices: readonly LayoutNotice[];
  /** Of the picture that it shows, in px as kept; absent: it shows none. */
  readonly pictureSize?: PictureSize;
  /** What goes on where the list is to reach further beyond the trim than `bleed`; absent: its outermost colours. */
  readonly goesOn?: GoesOn;
  /** Where each element lies, for hit testing and for editing in place. */
  readonly boxes: Readonly<Partial<Record<CardElement, Box>>>;
}
