import type { Foil, FoilPart } from '../cards/look.js';
import type { Box, CardElement, DisplayList, GoesOn, LayoutNotice, ShapeStep, Step } from './display-list.js';
import { OUTLINE_UNITS, type Fonts } from './fonts.js';
import type { DecorStep } from './frames/decor.js';
import { outlinesOf } from './outlines.js';
import { placedPath } from './paths.js';
import type { PictureSize } from './picture-size.js';
import { inset, rectPath, roundedPath } from './shapes.js';
import { cardSize, type LineMeasures, type Panel, type SignPaint } from './measures.js';
import { setTextBlock, type TextBlock, type TextBlockStyle } from './text-block.js';

/** What of a card is metal foil. */
export interface SheetFoil extends Foil {
  /** Of a game's elements, what of them is a sign or figure. */
  readonly signs: Readonly<Partial<Record<CardElement, 'shape' | 'text'>>>;
}

/** Collects the steps of one card. */
export class Sheet {
  readonly steps: Step[] = [];
  readonly notices: LayoutNotice[] = [];
  readonly boxes: { [element in CardElement]?: Box } = {};
  goesOn: GoesOn | null = null;
  pictureSize: PictureSize | null = null;

  constructor(
    readonly fonts: Fonts,
    readonly edge: { readonly color: string; readonly width: number },
    private readonly foil: SheetFoil | null = null,
  ) {}

  /** A line lies under the fill. @param part what can be foil with it */
  shape(element: CardElement, path: string, { fill, stroke }: SignPaint, part?: FoilPart): void {
    const finish = part ? this.#finish(part) : {};
    if (stroke) this.steps.push({ kind: 'shape', element, path, stroke, ...finish });
    if (fill) this.steps.push({ kind: 'shape', element, path, fill, ...finish });
  }

  /** What a frame draws. */
  decor(drawn: readonly DecorStep[]): void {
    const finish = this.#finish('border');
    for (const { step, isBorder } of drawn)
      this.steps.push(isBorder && step.kind === 'shape' ? { ...step, ...finish } : step);
  }

  #finish(part: FoilPart): Pick<ShapeStep, 'foil'> {
    return this.foil?.parts.includes(part) ? { foil: this.foil.metal } : {};
  }

  /** A ground without its edge. */
  ground(element: CardElement, { box, radius }: Panel, fill: string, opacity: number): void {
    const step = { kind: 'shape', element, path: roundedPath(box, radius), fill } as const;
    this.steps.push(opacity === 1 ? step : { ...step, opacity });
  }

  /** A frame whose line lies inside the box's edges. */
  frame(element: CardElement, box: Box, radius = 0): void {
    const middle = inset(box, this.edge.width / 2);
    const path = radius > 0 ? roundedPath(middle, radius - this.edge.width / 2) : rectPath(middle);
    this.shape(element, path, { stroke: this.edge }, 'border');
  }

  /** One centred line that shrinks to fit; what is too long even then is reported. */
  line(
    element: CardElement,
    text: string,
    style: Pick<TextBlockStyle, 'font' | 'color' | 'optical'> & LineMeasures,
    called: string,
  ): void {
    this.boxes[element] = style.box;
    const words = text.replace(/\s+/g, ' ').trim();
    if (words === '') return;
    const block = setTextBlock(
      [{ text: words }],
      { ...style.box, height: Infinity },
      { element, align: 'center', pitch: 1, maxLines: 1, ...style },
      this.fonts,
    );
    // The middle of its capitals stays where it is, however small it had to become.
    const { ascent, capHeight } = this.fonts.metrics(block.font);
    const middle = style.box.y + (ascent - capHeight / 2) * block.size;
    this.place(element, block, { down: style.middle - middle }, called);
  }

  /** Places a block, shifted by mm to the right and down, and says what is wrong with it. */
  place(
    element: CardElement,
    block: TextBlock,
    { right = 0, down = 0 }: { readonly right?: number; readonly down?: number },
    called: string,
  ): void {
    for (const step of block.steps) this.steps.push(shifted(step, right, down));
    if (block.overflows) {
      this.notices.push({
        element,
        kind: 'overflow',
        message: `The ${called} does not fit even at its smallest size. Shorten it.`,
      });
    }
    if (block.missing.length > 0) {
      this.notices.push({
        element,
        kind: 'missing-glyphs',
        message: `The card fonts have no sign for ${block.missing.join(' ')}. It prints as an empty box.`,
      });
    }
  }

  /** Its name, signs and figures as foil, where they are. */
  #finished(): readonly Step[] {
    const { foil, steps } = this;
    if (!foil || foil.parts.length === 0) return steps;
    const name = this.#finish('name');
    const signs = this.#finish('signs');
    return steps.map((step) => {
      if (step.kind === 'picture') return step;
      if (step.element === 'name' && step.kind === 'text') return { ...step, ...name };
      return foil.signs[step.element] === step.kind ? { ...step, ...signs } : step;
    });
  }

  finish(): DisplayList {
    return {
      width: cardSize.width,
      height: cardSize.height,
      bleed: cardSize.bleed,
      steps: this.#finished(),
      outlines: outlinesOf(this.steps, this.fonts),
      unitsPerEm: OUTLINE_UNITS,
      notices: this.notices,
      ...(this.pictureSize !== null && { pictureSize: this.pictureSize }),
      ...(this.goesOn && { goesOn: this.goesOn }),
      boxes: this.boxes,
    };
  }
}

function shifted(step: TextBlock['steps'][number], right: number, down: number): Step {
  if (right === 0 && down === 0) return step;
  return step.kind === 'shape'
    ? { ...step, path: placedPath(step.path, right, down) }
    : { ...step, x: step.x + right, y: step.y + down };
}
