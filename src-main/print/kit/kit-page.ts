/** A page of a print kit in the making: a display list as large as its paper, in mm. */
import type { Box, DisplayList, FontId, Step } from '../../layout/display-list.js';
import type { Fonts } from '../../layout/fonts.js';
import { outlinesOf } from '../../layout/outlines.js';
import { n, rectPath } from '../../layout/shapes.js';
import { setTextBlock, type BlockParagraph } from '../../layout/text-block.js';
import type { Line, Size } from '../plan.js';

/** What no printer need reach, at every edge. */
export const KIT_MARGIN = 8;

export const kitInk = {
  ink: '#1f2328',
  soft: '#5b6470',
  hair: '#b6bcc4',
  ground: '#eef1f4',
  band: '#2f4858',
  onBand: '#ffffff',
  paper: '#ffffff',
} as const;

export interface Words {
  /** Of the em, mm; words that do not fit become smaller, down to a third of it. */
  readonly size: number;
  readonly font?: FontId;
  readonly color?: string;
  readonly align?: 'left' | 'center';
  /** Where lines that do not fill the box stand. */
  readonly stand?: 'top' | 'middle';
  readonly maxLines?: number;
}

const DASH = 1.6;
const CUT_WIDTH = 0.2;

export class KitPage {
  readonly steps: Step[] = [];

  constructor(
    readonly size: Size,
    readonly fonts: Fonts,
  ) {}

  fill(path: string, color: string): void {
    this.steps.push({ kind: 'shape', element: 'kit', path, fill: color });
  }

  stroke(path: string, color: string, width: number): void {
    this.steps.push({ kind: 'shape', element: 'kit', path, stroke: { color, width } });
  }

  /** Along this scissors go. */
  cut(path: string): void {
    this.stroke(path, kitInk.soft, CUT_WIDTH);
  }

  /** Along this paper is folded. */
  fold({ x1, y1, x2, y2 }: Line): void {
    const length = Math.hypot(x2 - x1, y2 - y1);
    const count = Math.max(1, Math.floor(length / (2 * DASH)));
    const at = (part: number): string =>
      `${n(x1 + ((x2 - x1) * part) / count)} ${n(y1 + ((y2 - y1) * part) / count)}`;
    const dashes = Array.from({ length: count }, (_, k) => `M${at(k + 0.25)}L${at(k + 0.75)}`);
    this.stroke(dashes.join(''), kitInk.soft, CUT_WIDTH);
  }

  /** @returns how much of the box's height the words take, mm */
  words(text: string | BlockParagraph, box: Box, style: Words): number {
    const { size, font = 'sans', color = kitInk.ink, align = 'left', stand = 'top', maxLines } = style;
    const block = setTextBlock(
      [typeof text === 'string' ? { text } : text],
      box,
      {
        element: 'text',
        font,
        color,
        align,
        pitch: 1.18,
        largest: size,
        smallest: size / 3,
        ...(maxLines && { maxLines }),
      },
      this.fonts,
    );
    const down = stand === 'middle' ? Math.max(0, (box.height - block.height) / 2) : 0;
    for (const step of block.steps) {
      this.steps.push(step.kind === 'text' ? { ...step, y: step.y + down } : step);
    }
    return block.height;
  }

  finish(): DisplayList {
    const paper: Step = {
      kind: 'shape',
      element: 'background',
      path: rectPath({ x: 0, y: 0, ...this.size }),
      fill: kitInk.paper,
    };
    return {
      ...this.size,
      bleed: 0,
      steps: [paper, ...this.steps],
      outlines: outlinesOf(this.steps, this.fonts),
      unitsPerEm: this.fonts.metrics('sans').unitsPerEm,
      notices: [],
      boxes: {},
    };
  }
}

/** Where things of one size come to lie on pages, row by row, in the middle of the paper. */
export function placesOn(size: Size, thing: Size, gap: number): readonly { x: number; y: number }[] {
  const fit = (room: number, length: number): number =>
    Math.max(0, Math.floor((room - 2 * KIT_MARGIN + gap + 1e-6) / (length + gap)));
  const columns = fit(size.width, thing.width);
  const rows = fit(size.height, thing.height);
  const left = (size.width - columns * (thing.width + gap) + gap) / 2;
  const top = (size.height - rows * (thing.height + gap) + gap) / 2;
  return Array.from({ length: columns * rows }, (_, k) => ({
    x: left + (k % columns) * (thing.width + gap),
    y: top + Math.floor(k / columns) * (thing.height + gap),
  }));
}
