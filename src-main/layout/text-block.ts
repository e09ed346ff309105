import type { Box, FontId, ShapeStep, TextStep } from './display-list.js';
import type { Fonts } from './fonts.js';
import { shapeParagraph, type Item, type ShapedParagraph, type TextSpan } from './items.js';
import { bestLines } from './lines/best-lines.js';
import { placeLine, type LineLook } from './lines/place-line.js';
import { breakLines, splitLongWords, widestWord, type Line } from './lines/line-breaks.js';
import { cutAt, spacedItem, spacedParagraph, spacingAt, type OpticalTable } from './lines/optical.js';

/** Rounds up the search for a size: a tenth of a pixel at 300 dpi, in mm. */
const SIZE_STEP = 25.4 / 3000;

/** What a block looks like at any size. */
export interface BlockLook extends LineLook {
  readonly font: FontId;
  readonly color: string;
  /** Baseline to baseline, in em. */
  readonly pitch: number;
  readonly maxLines?: number;
  /** Blank lines between paragraphs; left out: none. They give way where all has no room at the smallest size. */
  readonly blankLines?: number;
  /** How letters change with their size; left out: they do not. */
  readonly optical?: OpticalTable;
}

export interface TextBlockStyle extends BlockLook {
  /** Sizes of the em in mm; the block takes the largest that fits. */
  readonly largest: number;
  readonly smallest: number;
}

export interface TextBlock {
  readonly steps: readonly (TextStep | ShapeStep)[];
  readonly size: number;
  /** The cut of its font at this size. */
  readonly font: FontId;
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
  const { optical } = style;
  const ligatures = !optical?.some(({ spacing }) => spacing !== 0);
  const shapedIn = (font: FontId): CutBlock => {
    const look = { font, color: style.color, hyphens: style.breaks?.hyphens ?? false, ligatures };
    const shaped = paragraphs.map(({ text, spans }) =>
      shapeParagraph(text, { ...look, ...(spans && { spans }) }, fonts),
    );
    const { ascent, descent } = fonts.metrics(font);
    return { font, spacing: 0, ascent, leading: ascent + descent, ...measured(shaped) };
  };
  const cuts = new Map<FontId, CutBlock>();
  const cutFor = (font: FontId): CutBlock => {
    let cut = cuts.get(font);
    if (!cut) cuts.set(font, (cut = shapedIn(font)));
    return cut;
  };
  const blockAt = (size: number): CutBlock => {
    if (!optical) return cutFor(style.font);
    const cut = cutFor(cutAt(style.font, optical, size));
    const spacing = spacingAt(optical, size);
    if (spacing === 0) return cut;
    return { ...cut, spacing, ...measured(cut.shaped.map((one) => spacedParagraph(one, spacing))) };
  };
  const maxLines = style.maxLines ?? Infinity;
  const linesOfBlock = ({ shaped, spacing }: CutBlock, width: number) => {
    const reshape = (item: Item, text: string): Item => {
      const rightToLeft = (item.level & 1) === 1;
      const again = { ...item, shaped: fonts.shape(item.shaped.font, text, rightToLeft, ligatures) };
      return spacing === 0 ? again : spacedItem(again, spacing);
    };
    return shaped.map((paragraph) => linesOf(splitLongWords(paragraph, width, reshape), width, style));
  };
  const blankLines = style.blankLines ?? 0;
  /** Places that paragraphs of lines take up, blank ones among them. */
  const linesIn = (texts: readonly (readonly Line[])[]) =>
    texts.reduce((all, { length }) => all + length, 0) + Math.max(0, texts.length - 1) * blankLines;
  const heightOf = (lines: number, leading: number, size: number) =>
    ((lines - 1) * style.pitch + leading) * size;
  return {
    fits(box, size) {
      const block = blockAt(size);
      if (block.widest * size > box.width + 1e-9) return false;
      const lines = linesIn(linesOfBlock(block, box.width / size));
      return lines <= maxLines && heightOf(lines, block.leading, size) <= box.height + 1e-9;
    },
    heightAt(width, size) {
      const block = blockAt(size);
      return heightOf(linesIn(linesOfBlock(block, width / size)), block.leading, size);
    },
    setAt(box, size) {
      const block = blockAt(size);
      const texts = linesOfBlock(block, box.width / size);
      const lines = linesIn(texts);
      const height = heightOf(lines, block.leading, size);
      const placed = texts.flatMap((text, before) => {
        const first = linesIn(texts.slice(0, before)) + (before > 0 ? blankLines : 0);
        return text.map((line, index) => ({ line, at: first + index }));
      });
      return {
        steps: placed.flatMap(({ line, at }) =>
          placeLine(line, box, box.y + (block.ascent + at * style.pitch) * size, size, style),
        ),
        size,
        font: block.font,
        height,
        overflows: lines > maxLines || height > box.height + 1e-6,
        missing: [...new Set(block.shaped.flatMap((paragraph) => paragraph.missing))],
      };
    },
  };
}

/** Shaped paragraphs in one cut of their font. Lengths in em. */
interface CutBlock {
  readonly font: FontId;
  /** Between letters. */
  readonly spacing: number;
  readonly ascent: number;
  readonly leading: number;
  readonly shaped: readonly ShapedParagraph[];
  /** The widest word. */
  readonly widest: number;
}

const measured = (shaped: readonly ShapedParagraph[]): Pick<CutBlock, 'shaped' | 'widest'> => ({
  shaped,
  widest: Math.max(0, ...shaped.map(widestWord)),
});

const linesOf = (paragraph: ShapedParagraph, width: number, { breaks, align }: BlockLook): Line[] =>
  (breaks ? bestLines(paragraph, width, align === 'justify') : null) ?? breakLines(paragraph, width);

/**
 * Sets paragraphs into a box, from its top, at the largest size at which they fit. What has no room even at the smallest size gives
 * way: first the blank lines between paragraphs, then the letters that stand wider apart than the font has them.
 */
export function setTextBlock(
  paragraphs: readonly BlockParagraph[],
  box: Box,
  style: TextBlockStyle,
  fonts: Fonts,
): TextBlock {
  const block = shapeBlock(paragraphs, style, fonts);
  if (style.blankLines && !block.fits(box, style.smallest)) {
    const { blankLines: _, ...close } = style;
    return setTextBlock(paragraphs, box, close, fonts);
  }
  if (style.optical && !block.fits(box, style.smallest)) {
    const { optical: _, ...plain } = style;
    return setTextBlock(paragraphs, box, plain, fonts);
  }
  const size = largestThatFits(style.smallest, style.largest, (at) => block.fits(box, at));
  return block.setAt(box, size);
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
