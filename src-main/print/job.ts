import { z } from 'zod';
import { pokerSize } from '../cards/size.js';

/** Paper sizes in mm, portrait. Source: ISO 216; ANSI/ASME Y14.1. */
export const papers = {
  a4: { name: 'A4', width: 210, height: 297 },
  letter: { name: 'Letter', width: 215.9, height: 279.4 },
  a3: { name: 'A3', width: 297, height: 420 },
} as const;

const mm = (min: number, max: number) => z.number().min(min).max(max);

/** How sheets are made; all lengths in mm. */
export const sheetOptions = z.strictObject({
  paper: z
    .union([z.enum(['a4', 'letter', 'a3']), z.strictObject({ width: mm(50, 2000), height: mm(50, 2000) })])
    .default('a4'),
  landscape: z.boolean().default(false),
  card: z.strictObject({ width: mm(10, 500), height: mm(10, 500) }).default({ ...pokerSize }),
  margin: mm(0, 50).default(5).describe('Edge of the paper that the printer cannot reach'),
  gutter: mm(0, 50).default(0).describe('Space between the cut cards'),
  bleed: mm(0, 5).default(0),
  marks: z.boolean().default(true).describe('Cut marks'),
  backs: z
    .enum(['none', 'long-edge', 'short-edge'])
    .default('none')
    .describe('Duplex: the edge the paper turns over'),
  controlLine: z.boolean().default(true).describe('100 mm line on page 1'),
});
export type SheetOptions = z.infer<typeof sheetOptions>;

export const printItem = z.strictObject({ card: z.uuid(), copies: z.number().int().min(0).max(999) });

export const printJob = z.strictObject({
  title: z.string().max(200).default('Cards'),
  items: z.array(printItem).max(10_000),
  back: z.string().default('standard').describe("'standard' or a picture id"),
  sheet: sheetOptions,
});
export type PrintJob = z.infer<typeof printJob>;

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
  readonly x: number;
  readonly y: number;
  /** The bleed where there is room for it; half the gutter at most towards a neighbour. */
  readonly spread: Spread;
}

export interface SheetPage {
  readonly side: 'front' | 'back';
  /** Number of the sheet of paper, from 1. */
  readonly sheet: number;
  readonly slots: readonly Slot[];
  /**
   * True where the paper turns over its top or bottom edge: the cards stand upside down, so that a cut card turned
   * over sideways shows its back upright, however the sheet was printed.
   */
  readonly turned: boolean;
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
}

/** Where everything comes out, for the preview, for `--json` and for the PDF painter alike. */
export interface SheetPlan {
  readonly paper: { readonly width: number; readonly height: number };
  readonly card: { readonly width: number; readonly height: number };
  readonly columns: number;
  readonly rows: number;
  /** Trim box of the whole grid, in mm from the top left corner of the paper. */
  readonly grid: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly bleed: number;
  readonly backs: SheetOptions['backs'];
  readonly pages: readonly SheetPage[];
  /** Cut marks and the control line, in mm; the same on every front page. */
  readonly marks: readonly {
    readonly x1: number;
    readonly y1: number;
    readonly x2: number;
    readonly y2: number;
  }[];
  readonly controlLine: ControlLine | null;
  /** Sentences: "The control line does not fit into the margin" and the like. */
  readonly warnings: readonly string[];
}
