import type { Chunk, Item, ShapedParagraph } from '../items.js';
import type { Line } from './line-breaks.js';

/** A place at which a line can end: after a whole chunk, or within its word after a hyphen. */
interface Break {
  /** Number of the chunk. */
  readonly chunk: number;
  /** Number of the split within it; null: after the whole of it. */
  readonly split: number | null;
}

/** How lines up to a break come out at best. */
interface Way {
  readonly at: Break;
  readonly faults: number;
  readonly before: Way | null;
}

/** What is held against a line, in the squares of Knuth and Plass ("Breaking Paragraphs into Lines", 1981). */
const faults = { line: 10, hyphen: 45, twoHyphens: 120, shortEnd: 120 } as const;

/** A last line that is shorter than this share of the width looks like an accident. */
const SHORT_END = 0.18;

/** How far a space of justified text stretches before the line counts as loose, em; and what a ragged line may leave free, of its width. */
const STRETCH = 0.16;
const RAG = 0.3;

/**
 * Breaks a paragraph so that its lines are as even as they can be together, rather than one line after the other.
 *
 * @param width length of a line in em
 * @returns null where no way keeps every line within the width
 */
export function bestLines(paragraph: ShapedParagraph, width: number, justified: boolean): Line[] | null {
  const { chunks } = paragraph;
  const upTo = advances(chunks);
  const breaks = chunks.flatMap(({ splits = [] }, chunk): Break[] => [
    ...splits.map((_, split) => ({ chunk, split })),
    { chunk, split: null },
  ]);
  const start: Way = { at: { chunk: -1, split: null }, faults: 0, before: null };
  const ways: Way[] = [start];
  for (const at of breaks) {
    const isEnd = at.chunk === chunks.length - 1 && at.split === null;
    let best: Way | null = null;
    for (let nth = ways.length - 1; nth >= 0; nth--) {
      const from = ways[nth] as Way;
      if (from.at.chunk === at.chunk && at.split !== null) continue;
      const advance = advanceBetween(chunks, upTo, from.at, at);
      if (advance > width + 1e-9) break;
      const gaps = at.chunk - from.at.chunk - (from.at.split === null ? 1 : 0);
      const free = width - advance;
      const loose = justified ? free / (STRETCH * Math.max(gaps, 0.5)) : free / (RAG * width);
      const short = isEnd && from.before !== null && advance < SHORT_END * width;
      const uneven = isEnd ? (short ? faults.shortEnd : 0) : 100 * Math.min(loose, 5) ** 3;
      const hyphens = at.split === null ? 0 : from.at.split === null ? faults.hyphen : faults.twoHyphens;
      const sum = from.faults + (faults.line + uneven) ** 2 + hyphens ** 2;
      if (best === null || sum < best.faults) best = { at, faults: sum, before: from };
    }
    if (best) ways.push(best);
    else if (isEnd) return null;
  }
  return linesOf(paragraph, ways.at(-1) as Way);
}

/** Advance of all chunks before each, with the spaces after them, em. */
function advances(chunks: readonly Chunk[]): readonly number[] {
  const sums = [0];
  for (const { wordAdvance, spaceAdvance } of chunks)
    sums.push((sums.at(-1) ?? 0) + wordAdvance + spaceAdvance);
  return sums;
}

const splitAt = (chunks: readonly Chunk[], { chunk, split }: Break) =>
  split === null ? null : (chunks[chunk]?.splits?.[split] ?? null);

/** How long the line from one break to another is, without the spaces at its end, em. */
function advanceBetween(chunks: readonly Chunk[], upTo: readonly number[], from: Break, to: Break): number {
  const begun = splitAt(chunks, from);
  const ended = splitAt(chunks, to);
  const first = begun ? from.chunk : from.chunk + 1;
  const all = (upTo[to.chunk] ?? 0) - (upTo[first] ?? 0);
  const head = begun ? begun.tailAdvance - (chunks[from.chunk]?.wordAdvance ?? 0) : 0;
  return all + head + (ended ? ended.headAdvance : (chunks[to.chunk]?.wordAdvance ?? 0));
}

function linesOf({ chunks, rightToLeft }: ShapedParagraph, end: Way): Line[] {
  const lines: Line[] = [];
  const upTo = advances(chunks);
  for (let way = end; way.before; way = way.before) {
    const [from, to] = [way.before.at, way.at];
    const begun = splitAt(chunks, from);
    const ended = splitAt(chunks, to);
    const items: Item[] = [];
    for (let nth = begun ? from.chunk : from.chunk + 1; nth <= to.chunk; nth++) {
      const chunk = chunks[nth] as Chunk;
      if (nth === from.chunk && begun) items.push(...begun.tail);
      else if (nth === to.chunk && ended) items.push(...ended.head);
      else items.push(...chunk.word);
      if (nth < to.chunk) items.push(...chunk.spaces);
    }
    const advance = advanceBetween(chunks, upTo, from, to);
    lines.unshift({ items, advance, rightToLeft, last: way === end });
  }
  return lines;
}
