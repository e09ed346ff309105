import type { Box, CardElement, FontId, Glyph, ShapeStep, TextStep } from './display-list.js';
import type { Fonts } from './fonts.js';
import { shapeParagraph, type Item, type ShapedParagraph, type TextSpan } from './items.js';
import { bestLines } from './lines/best-lines.js';
import { breakLines, splitLongWords, widestWord, type Line } from './line-breaks.js';
import { placedPath } from './paths.js';
import { shapesOf, type OwnShapes, type SymbolPaint } from './symbol-shapes.js';

/** Rounds up the search for a size: a tenth of a pixel at 300 dpi, in mm. */
const SIZE_STEP = 25.4 / 3000;

/** Lines that are found over the whole paragraph; long words may be divided between them. */
export interface LineFinding {
  readonly hyphens: boolean;
}

/** What a block looks like at any size. */
export interface BlockLook {
  readonly element: CardElement;
  readonly font: FontId;
  readonly color: string;
  readonly align: 'left' | 'center' | 'justify';
  /** Baseline to baseline, in em. */
  readonly pitch: number;
  readonly maxLines?: number;
  /** How lines are found; left out: one after the other, as the rulebooks' own cards have them. */
  readonly breaks?: LineFinding;
  /** Fills of the card's signs where they stand in the text; a sign without one is drawn with its line alone. */
  readonly signs?: Readonly<Partial<Record<SymbolPaint, string>>>;
  /** The symbols that the card's game draws for itself. */
  readonly symbols?: OwnShapes;
}

export interface TextBlockStyle extends BlockLook {
  /** Sizes of the em in mm; the block takes the largest that fits. */
  readonly largest: number;
  readonly smallest: number;
}

export interface TextBlock {
  readonly steps: readonly (TextStep | ShapeStep)[];
  readonly size: number;
  /** In mm from the box's top. */
  readonly height: number;
  readonly overflows: boolean;
  readonly missing: readonly string[];
}

export interface BlockParagraph {
  readonly text: string;
  readonly spans?: readonly TextSpan[];
}

/** Paragraphs whose words are shaped: they can be set at one size after another. Lengths in mm. */
export interface ShapedBlock {
  fits(box: Box, size: number): boolean;
  /** How high their lines are, from the top of the first to the foot of the last. */
  heightAt(width: number, size: number): number;
  /** Sets them into a box, from its top; lines that have no room there reach beyond it. */
  setAt(box: Box, size: number): TextBlock;
}

export function shapeBlock(
  paragraphs: readonly BlockParagraph[],
  style: BlockLook,
  fonts: Fonts,
): ShapedBlock {
  const shaped = paragraphs.map((paragraph) =>
    shapeParagraph(
      paragraph.text,
      {
        font: style.font,
        color: style.color,
        hyphens: style.breaks?.hyphens ?? false,
        ...(paragraph.spans ? { spans: paragraph.spans } : {}),
      },
      fonts,
    ),
  );
  const metrics = fonts.metrics(style.font);
  const leading = metrics.ascent + metrics.descent;
  const widest = Math.max(0, ...shaped.map(widestWord));
  const maxLines = style.maxLines ?? Infinity;
  const linesAt = (width: number, size: number) =>
    shaped.flatMap((paragraph) => linesOf(whole(paragraph, width / size, fonts), width / size, style));
  const heightOf = (lines: number, size: number) => ((lines - 1) * style.pitch + leading) * size;
  return {
    fits(box, size) {
      if (widest * size > box.width + 1e-9) return false;
      const lines = linesAt(box.width, size).length;
      return lines <= maxLines && heightOf(lines, size) <= box.height + 1e-9;
    },
    heightAt: (width, size) => heightOf(linesAt(width, size).length, size),
    setAt(box, size) {
      const lines = linesAt(box.width, size);
      const height = heightOf(lines.length, size);
      return {
        steps: lines.flatMap((line, index) =>
          placeLine(line, box, box.y + (metrics.ascent + index * style.pitch) * size, size, style),
        ),
        size,
        height,
        overflows: lines.length > maxLines || height > box.height + 1e-6,
        missing: [...new Set(shaped.flatMap((paragraph) => paragraph.missing))],
      };
    },
  };
}

const linesOf = (paragraph: ShapedParagraph, width: number, { breaks, align }: BlockLook): Line[] =>
  (breaks ? bestLines(paragraph, width, align === 'justify') : null) ?? breakLines(paragraph, width);

/** Sets paragraphs into a box, from its top, at the largest size at which they fit. */
export function setTextBlock(
  paragraphs: readonly BlockParagraph[],
  box: Box,
  style: TextBlockStyle,
  fonts: Fonts,
): TextBlock {
  const block = shapeBlock(paragraphs, style, fonts);
  const size = largestThatFits(style.smallest, style.largest, (at) => block.fits(box, at));
  return block.setAt(box, size);
}

function whole(paragraph: ShapedParagraph, width: number, fonts: Fonts): ShapedParagraph {
  return splitLongWords(paragraph, width, (item, text) => ({
    ...item,
    shaped: fonts.shape(item.shaped.font, text, (item.level & 1) === 1),
  }));
}

/** Largest size on the grid of steps for which `fits` holds, or the smallest size when none does. */
export function largestThatFits(smallest: number, largest: number, fits: (size: number) => boolean): number {
  if (fits(largest)) return largest;
  if (!fits(smallest)) return smallest;
  let low = 0;
  let high = Math.floor((largest - smallest) / SIZE_STEP);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(smallest + middle * SIZE_STEP)) low = middle;
    else high = middle - 1;
  }
  return smallest + low * SIZE_STEP;
}

/** What a space may grow by in a block whose lines are found together, em: a line that needs more stays ragged. */
const MOST_STRETCH = 0.4;

/** @param baseline in mm from the top of the card */
function placeLine(
  line: Line,
  box: Box,
  baseline: number,
  size: number,
  style: BlockLook,
): TextBlock['steps'] {
  const free = box.width / size - line.advance;
  const spaces = line.items.filter((item) => item.space).length;
  const isLoose = style.breaks !== undefined && free > MOST_STRETCH * spaces;
  const stretches = style.align === 'justify' && !line.last && free > 0 && !isLoose;
  const gaps = stretches ? spaces : 0;
  const extra = gaps > 0 ? free / gaps : 0;
  const indent =
    style.align === 'center' ? free / 2 : line.rightToLeft && !(stretches && gaps > 0) ? free : 0;
  const steps: (TextStep | ShapeStep)[] = [];
  let pen = indent;
  for (const run of sameLook(visualOrder(line))) {
    const left = pen;
    const glyphs: Glyph[] = [];
    for (const item of run) {
      for (const glyph of item.shaped.glyphs) {
        glyphs.push({
          id: glyph.id,
          x: (pen - left + glyph.x) * size,
          y: glyph.y * size,
          text: glyph.text,
        });
      }
      pen += item.shaped.advance + (item.space ? extra : 0);
    }
    const [first] = run;
    if (!first || glyphs.length === 0) continue;
    if (first.symbol) {
      steps.push(...placeSymbol(first, first.symbol, box.x + left * size, baseline, size, style));
      continue;
    }
    steps.push({
      kind: 'text',
      element: style.element,
      font: first.shaped.font,
      size,
      x: box.x + left * size,
      y: baseline,
      width: (pen - left) * size,
      color: first.color,
      text: readingOrder(run)
        .map((item) => item.shaped.text)
        .join(''),
      glyphs,
    });
  }
  return steps;
}

/** The drawing, and its word hidden under it, as wide as the drawing. */
function placeSymbol(
  { shaped, color }: Item,
  { name, natural }: NonNullable<Item['symbol']>,
  x: number,
  baseline: number,
  size: number,
  { element, signs, symbols }: BlockLook,
): TextBlock['steps'] {
  const inks: Readonly<Record<string, string | undefined>> = { ...signs, text: color };
  const drawn = shapesOf(name, symbols).flatMap(({ path, fill, line }): ShapeStep[] => {
    const ink = fill?.startsWith('#') ? fill : fill && inks[fill];
    if (!ink && line === undefined) return [];
    const placed = { kind: 'shape', element, path: placedPath(path, x, baseline, size) } as const;
    return [{ ...placed, ...(ink ? { fill: ink } : { stroke: { color, width: (line ?? 0) * size } }) }];
  });
  const scale = (size * shaped.advance) / natural;
  const word: TextStep = {
    kind: 'text',
    element,
    font: shaped.font,
    size: scale,
    x,
    y: baseline,
    width: size * shaped.advance,
    color,
    text: shaped.text,
    glyphs: shaped.glyphs.map(({ id, x, y, text }) => ({ id, x: x * scale, y: y * scale, text })),
    hidden: true,
  };
  return [...drawn, word];
}

/** UAX 9, rule L2: from the highest level down, reverse every stretch of that level or higher. */
function visualOrder(line: Line): Item[] {
  const items = [...line.items];
  const levels = items.map((item) => item.level);
  const highest = Math.max(0, ...levels);
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < items.length; start++) {
      if ((levels[start] ?? 0) < level) continue;
      let end = start;
      while (end < items.length && (levels[end] ?? 0) >= level) end++;
      items.splice(start, end - start, ...items.slice(start, end).reverse());
      levels.splice(start, end - start, ...levels.slice(start, end).reverse());
      start = end;
    }
  }
  return items;
}

const readingOrder = (run: readonly Item[]): readonly Item[] =>
  ((run[0]?.level ?? 0) & 1) === 1 ? [...run].reverse() : run;

/** Joins neighbours of the same font, colour and direction, so that a line is one run wherever it can be; a symbol stays alone. */
function sameLook(items: readonly Item[]): Item[][] {
  const runs: Item[][] = [];
  for (const item of items) {
    const previous = runs.at(-1)?.at(-1);
    const joins =
      previous &&
      !previous.symbol &&
      !item.symbol &&
      previous.shaped.font === item.shaped.font &&
      previous.color === item.color &&
      previous.level === item.level;
    if (joins) runs.at(-1)?.push(item);
    else runs.push([item]);
  }
  return runs;
}
