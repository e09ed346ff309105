import { blankCard, type KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { layoutCard } from '../../src-main/games/kotc/format/card-layout.js';
import type {
  Box,
  CardElement,
  DisplayList,
  PictureStep,
  ShapeStep,
  TextStep,
} from '../../src-main/layout/display-list.js';
import type { PictureSize } from '../../src-main/layout/picture-size.js';
import { loadFonts } from '../../src-main/print/images/font-files.js';

export const fonts = loadFonts();

/** px of the rulebooks' grid (300 dpi) in mm. */
export const px = (value: number): number => (value * 25.4) / 300;
/** Typographic points in mm. */
export const pt = (value: number): number => (value * 25.4) / 72;

export const pictureId = `${'ab'.repeat(16)}.jpg`;

export function card(fields: Partial<Card> = {}): Card {
  return { ...blankCard('11111111-1111-4111-8111-111111111111', 9), ...fields };
}

export function lay(fields: Partial<Card> = {}, size: PictureSize | null = null): DisplayList {
  return layoutCard(card(fields), fonts, () => size);
}

export const textSteps = (list: DisplayList, element: CardElement): TextStep[] =>
  list.steps.filter((step): step is TextStep => step.kind === 'text' && step.element === element);

export const shapeSteps = (list: DisplayList, element: CardElement): ShapeStep[] =>
  list.steps.filter((step): step is ShapeStep => step.kind === 'shape' && step.element === element);

export function pictureStep(list: DisplayList): PictureStep {
  const found = list.steps.find((step): step is PictureStep => step.kind === 'picture');
  if (!found) throw new Error('The card shows no picture.');
  return found;
}

/** The lines of an element from top to bottom, as they read from left to right. */
export function lines(list: DisplayList, element: CardElement): string[] {
  return rows(list, element).map((row) => row.map((step) => step.text).join(''));
}

/** Steps that share a baseline, from top to bottom. */
export function rows(list: DisplayList, element: CardElement): TextStep[][] {
  const found = new Map<string, TextStep[]>();
  for (const step of textSteps(list, element)) {
    const key = step.y.toFixed(6);
    found.set(key, [...(found.get(key) ?? []), step]);
  }
  return [...found.values()];
}

/** Bounds of all coordinates of a path: for curves, of their control points too. */
export function boundsOf(path: string): Box {
  const figures = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const xs = figures.filter((_, index) => index % 2 === 0);
  const ys = figures.filter((_, index) => index % 2 === 1);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Bounds of the ink of text steps, mm, from the outlines that come with the list. */
export function inkOf(list: DisplayList, steps: readonly TextStep[]): Box {
  const boxes = steps.flatMap((step) =>
    step.glyphs.flatMap((glyph) => {
      const outline = list.outlines[step.font]?.[glyph.id];
      if (!outline) return [];
      const scale = step.size / list.unitsPerEm;
      const box = boundsOf(outline);
      return [
        {
          x: step.x + glyph.x + box.x * scale,
          y: step.y + glyph.y - (box.y + box.height) * scale,
          width: box.width * scale,
          height: box.height * scale,
        },
      ];
    }),
  );
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
