import { advanceOf, type Chunk, type Item, type ShapedParagraph } from '../items.js';

/** A line in reading order, without the spaces at its end. Lengths in em. */
export interface Line {
  readonly items: readonly Item[];
  readonly advance: number;
  readonly rightToLeft: boolean;
  /** The last line of its paragraph is not justified. */
  readonly last: boolean;
}

/**
 * Fills lines one after the other, as the rulebooks' own cards do. Words wider than a line are the caller's care
 * (`splitLongWords`): here they stick out.
 *
 * @param width length of a line in em
 */
export function breakLines(paragraph: ShapedParagraph, width: number): Line[] {
  const lines: Line[] = [];
  let items: Item[] = [];
  let advance = 0;
  let pending: Chunk | null = null;
  const finish = (last: boolean) => {
    lines.push({ items, advance, rightToLeft: paragraph.rightToLeft, last });
    items = [];
    advance = 0;
    pending = null;
  };
  for (const chunk of paragraph.chunks) {
    const gap: number = pending ? pending.spaceAdvance : 0;
    if (pending && advance + gap + chunk.wordAdvance > width + 1e-9) finish(false);
    if (pending) {
      items.push(...(pending as Chunk).spaces);
      advance += (pending as Chunk).spaceAdvance;
    }
    items.push(...chunk.word);
    advance += chunk.wordAdvance;
    pending = chunk;
  }
  finish(true);
  return lines;
}

/** The widest unbreakable word in em. */
export function widestWord(paragraph: ShapedParagraph): number {
  return paragraph.chunks.reduce((widest, chunk) => Math.max(widest, chunk.wordAdvance), 0);
}

/**
 * Cuts words that are wider than a line between their characters, for texts that have no better place
 * (an address, a row of exclamation marks).
 */
export function splitLongWords(
  paragraph: ShapedParagraph,
  width: number,
  reshape: (item: Item, text: string) => Item,
): ShapedParagraph {
  if (widestWord(paragraph) <= width) return paragraph;
  const chunks = paragraph.chunks.flatMap((chunk) =>
    chunk.wordAdvance <= width ? [chunk] : splitChunk(chunk, width, reshape),
  );
  return { ...paragraph, chunks };
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function splitChunk(chunk: Chunk, width: number, reshape: (item: Item, text: string) => Item): Chunk[] {
  const parts: Chunk[] = [];
  let word: Item[] = [];
  let advance = 0;
  const push = (spaces: readonly Item[]) => {
    parts.push({ word, wordAdvance: advance, spaces, spaceAdvance: advanceOf(spaces) });
    word = [];
    advance = 0;
  };
  for (const item of chunk.word) {
    if (item.symbol) {
      if (word.length > 0 && advance + item.shaped.advance > width) push([]);
      word.push(item);
      advance += item.shaped.advance;
      continue;
    }
    let taken = '';
    for (const { segment } of graphemes.segment(item.shaped.text)) {
      const longer = reshape(item, taken + segment).shaped.advance;
      if (advance + longer > width && (taken || word.length > 0)) {
        if (taken) {
          const fitting = reshape(item, taken);
          word.push(fitting);
          advance += fitting.shaped.advance;
        }
        push([]);
        taken = segment;
      } else {
        taken += segment;
      }
    }
    const rest = reshape(item, taken);
    word.push(rest);
    advance += rest.shaped.advance;
  }
  push(chunk.spaces);
  return parts;
}
