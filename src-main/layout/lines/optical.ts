/** Optical sizes: small letters stand wider apart and are cut heavier, large ones closer and finer. */
import type { FontId } from '../display-list.js';
import { cutNear } from '../font-choice.js';
import type { ShapedGlyph, ShapedText } from '../fonts.js';
import { advanceOf, type Chunk, type Item, type ShapedParagraph } from '../items.js';

/** What letters of a size are like; between two rows it changes evenly, beyond the first and last it stays. */
export interface OpticalRow {
  /** Of the em, pt. */
  readonly size: number;
  /** What stands between letters beside their own space, em. */
  readonly spacing: number;
  /** From 100 to 900, 400 as usual text; the nearest cut that the font has. Left out: that of the font. */
  readonly weight?: number | undefined;
}

/** Rows by size, the smallest first. */
export type OpticalTable = readonly OpticalRow[];

const PT = 25.4 / 72;

function between(rows: readonly (readonly [size: number, value: number])[], size: number): number | null {
  const above = rows.findIndex(([at]) => at >= size);
  const [to, from] = [rows[above] ?? rows.at(-1), rows[above - 1]];
  if (!to) return null;
  if (!from || above === -1) return to[1];
  return from[1] + ((to[1] - from[1]) * (size - from[0])) / (to[0] - from[0]);
}

/** @param size of the em, mm. @returns em */
export const spacingAt = (table: OpticalTable, size: number): number =>
  between(
    table.map((row) => [row.size, row.spacing]),
    size / PT,
  ) ?? 0;

/** The cut of a font for a size. @param size of the em, mm */
export function cutAt(font: FontId, table: OpticalTable, size: number): FontId {
  const weighed = table.flatMap((row) => (row.weight === undefined ? [] : [[row.size, row.weight] as const]));
  const weight = between(weighed, size / PT);
  return weight === null ? font : cutNear(font, weight);
}

/** Letters that are joined to their neighbours would be torn apart. */
const joined =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Devanagari}\p{Script=Bengali}]/u;

/** A shaped piece whose letters stand apart; marks stay on theirs. Its glyphs are moved when they are asked for. */
class SpacedText implements ShapedText {
  readonly font: FontId;
  readonly text: string;
  readonly advance: number;
  readonly #plain: ShapedText;

  constructor(
    plain: ShapedText,
    readonly spacing: number,
  ) {
    this.#plain = plain;
    this.font = plain.font;
    this.text = plain.text;
    this.advance = plain.advance + spacing * plain.glyphs.filter(({ text }) => text !== '').length;
  }

  get glyphs(): readonly ShapedGlyph[] {
    let before = -1;
    return this.#plain.glyphs.map((glyph) => {
      if (glyph.text !== '') before += 1;
      return { ...glyph, x: glyph.x + this.spacing * Math.max(0, before) };
    });
  }
}

/** @param spacing em */
export function spacedItem(item: Item, spacing: number): Item {
  if (item.symbol || joined.test(item.shaped.text)) return item;
  return { ...item, shaped: new SpacedText(item.shaped, spacing) };
}

/** What stands between the letters of a piece beside their own space, em. */
export const spacingOf = (shaped: ShapedText): number => (shaped instanceof SpacedText ? shaped.spacing : 0);

/** A word ends with its last letter: the space after that belongs to what follows. */
function tail(items: readonly Item[]): number {
  const last = items.at(-1);
  return last ? spacingOf(last.shaped) : 0;
}

function spacedWord(items: readonly Item[], spacing: number) {
  const word = items.map((item) => spacedItem(item, spacing));
  return { word, advance: advanceOf(word) - tail(word) };
}

function spacedChunk({ word: plain, spaces: blanks, splits }: Chunk, spacing: number): Chunk {
  const { word, advance } = spacedWord(plain, spacing);
  const spaces = blanks.map((item) => spacedItem(item, spacing));
  const chunk = {
    word,
    wordAdvance: advance,
    spaces,
    spaceAdvance: advanceOf(spaces) + tail(word),
  };
  if (!splits) return chunk;
  const apart = splits.map((split) => {
    const [head, rest] = [spacedWord(split.head, spacing), spacedWord(split.tail, spacing)];
    return { head: head.word, headAdvance: head.advance, tail: rest.word, tailAdvance: rest.advance };
  });
  return { ...chunk, splits: apart };
}

/** @param spacing em; 0 changes nothing */
export const spacedParagraph = (paragraph: ShapedParagraph, spacing: number): ShapedParagraph =>
  spacing === 0
    ? paragraph
    : { ...paragraph, chunks: paragraph.chunks.map((chunk) => spacedChunk(chunk, spacing)) };
