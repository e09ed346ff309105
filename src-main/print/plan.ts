import type { Box } from '../layout/display-list.js';
import type { LineStyle, SheetOptions } from './sheets/sheet-options.js';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far a card's print reaches beyond its trim box, in mm on each side. */
export interface Spread {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** One card's place on a page: its trim box in mm from the top left corner of the paper. */
export interface Slot {
  readonly card: string;
  /** What of the card is seen. */
  readonly face: 'front' | 'back';
  /** The back of this copy: 'standard' or a picture id. */
  readonly back: string;
  readonly x: number;
  readonly y: number;
  /** The bleed where there is room for it; half the gutter at most towards a neighbour. */
  readonly spread: Spread;
  /**
   * True where the paper turns over its top or bottom edge, or is folded there: the card stands upside down, so that a
   * cut card turned over sideways shows its back upright.
   */
  readonly turned: boolean;
}

/**
 * What a page is drawn with so that it comes out of an untrue printer as planned: a length is multiplied by the scale
 * of its direction, from the middle of the paper, and then moved to the right and downwards by mm.
 */
export interface Adjustment {
  readonly scaleX: number;
  readonly scaleY: number;
  readonly x: number;
  readonly y: number;
}

export interface SheetPage {
  /** Side of the paper. With a fold, fronts and backs are on the front. */
  readonly side: 'front' | 'back';
  /** Number of the sheet of paper, from 1, whatever the order of printing. */
  readonly sheet: number;
  readonly slots: readonly Slot[];
  /** Trim box of the whole grid on this side, in mm from the top left corner of the paper. */
  readonly trim: Box;
  /** Null where the printer prints true. */
  readonly adjust: Adjustment | null;
  /** Null: none is wished, or there is no room. */
  readonly label: PageLabel | null;
}

/**
 * A line of words beside the cards, from (x, y), the middle of its height, to the right or downwards; mm from the top
 * left corner of the paper. It keeps within 1.2 mm on either side. The day of the print follows the words.
 */
export interface PageLabel {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly direction: 'right' | 'down';
  /** Em in mm, the same on all pages of a print: so small that the longest words, with the day, keep within `length`. */
  readonly size: number;
  readonly words: string;
}

/** A straight line in mm from the top left corner of the paper. */
export interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/**
 * From (x, y) to the right or downwards; its words follow in the same direction. Ticks and words stay within
 * 1.2 mm on either side of the line.
 */
export interface ControlLine {
  readonly x: number;
  readonly y: number;
  readonly length: 100;
  readonly direction: 'right' | 'down';
  /** What stands behind its end. */
  readonly words: string;
}

/** Where everything comes out, for the preview, for `--json` and for the PDF painter alike. */
export interface SheetPlan {
  readonly paper: Size;
  readonly card: Size;
  /** Of the whole page: with a fold, fronts and backs together. */
  readonly columns: number;
  readonly rows: number;
  /** Trim box of the whole grid on fronts, in mm from the top left corner of the paper. */
  readonly grid: Box;
  /** Places of fronts on one sheet, row by row: the corners that `skip` counts. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
  readonly bleed: number;
  readonly backs: SheetOptions['backs'];
  readonly pages: readonly SheetPage[];
  /** Crop marks or guides, drawn under the cards of every front page. */
  readonly marks: readonly Line[];
  /** The same as they lie on back pages, behind those of the front; empty where there are none. */
  readonly backMarks: readonly Line[];
  /** Where the paper is folded: the parts of the line that lie beside the cards. Drawn in dashes. */
  readonly fold: readonly Line[];
  /** Drawn over every front, along its trim edge; null: none. The radius is 0 for square corners. */
  readonly outline: { readonly radius: number } | null;
  /** Of marks, guides and outline. */
  readonly line: LineStyle;
  readonly controlLine: ControlLine | null;
  readonly ink: SheetOptions['ink'];
  readonly watermark: string;
  /** How foil comes out; absent: as a picture of metal. */
  readonly foil?: SheetOptions['foil'];
  /** How far from every card's edge its safe zone is drawn, mm; null: this is no proof. */
  readonly proof: number | null;
  /** Names how faces look in this print: cards of one look have the same pictures, wherever they lie. */
  readonly look: string;
  /** How many sheets of paper the whole job takes, whichever of them are printed. */
  readonly sheets: number;
  /** Sentences: "The control line does not fit into the margin" and the like. */
  readonly warnings: readonly string[];
}
