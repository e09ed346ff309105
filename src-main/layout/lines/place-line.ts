import type { Box, CardElement, Glyph, ShapeStep, TextStep } from '../display-list.js';
import type { Item } from '../items.js';
import type { Line } from './line-breaks.js';
import { spacingOf } from './optical.js';
import { placedPath } from '../paths.js';
import { shapesOf, type OwnShapes, type SymbolPaint } from '../symbol-shapes.js';

/** Lines that are found over the whole paragraph; long words may be divided between them. */
export interface LineFinding {
  readonly hyphens: boolean;
}

/** What a line of a block looks like. */
export interface LineLook {
  readonly element: CardElement;
  readonly align: 'left' | 'center' | 'justify';
  /** How lines are found; left out: one after the other, as the rulebooks' own cards have them. */
  readonly breaks?: LineFinding;
  /** Fills of the card's signs where they stand in the text; a sign without one is drawn with its line alone. */
  readonly signs?: Readonly<Partial<Record<SymbolPaint, string>>>;
  /** The symbols that the card's game draws for itself. */
  readonly symbols?: OwnShapes;
}

/** What a space may grow by in a block whose lines are found together, em: a line that needs more stays ragged. */
const MOST_STRETCH = 0.4;

/** The steps of a line. @param baseline in mm from the top of the card */
export function placeLine(
  line: Line,
  box: Box,
  baseline: number,
  size: number,
  style: LineLook,
): readonly (TextStep | ShapeStep)[] {
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
    const spacing = spacingOf(first.shaped);
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
      ...(spacing !== 0 && { spacing }),
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
  { element, signs, symbols }: LineLook,
): readonly (TextStep | ShapeStep)[] {
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
