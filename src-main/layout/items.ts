import bidiFactory from 'bidi-js';
import LineBreaker from 'linebreak';
import type { SymbolName } from '../cards/symbols.js';
import type { FontId } from './display-list.js';
import { fallbacksOf, styledFont } from './font-choice.js';
import type { Fonts, ShapedText } from './fonts.js';
import { hyphenPlaces } from './lines/hyphens.js';
import { SYMBOL_ADVANCE } from './symbol-shapes.js';

const bidi = bidiFactory();

/** A stretch of characters [start, end) of a paragraph that looks otherwise; several may lie over one another. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
  readonly color?: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** Drawn in place of the characters. */
  readonly symbol?: SymbolName;
}

/** The smallest thing that a line is made of: a shaped piece of one font, colour and direction, or a symbol. */
export interface Item {
  readonly shaped: ShapedText;
  readonly color: string;
  /** Bidirectional embedding level: odd is right to left. */
  readonly level: number;
  readonly space: boolean;
  /** A symbol that is drawn instead; `natural` is the advance that its word, in `shaped`, would have. */
  readonly symbol?: { readonly name: SymbolName; readonly natural: number };
}

/** Items that stay on one line, and the spaces after them, which vanish at a line's end. */
export interface Chunk {
  readonly word: readonly Item[];
  readonly wordAdvance: number;
  readonly spaces: readonly Item[];
  readonly spaceAdvance: number;
  /** Where the word can be divided, from its beginning to its end; left out: nowhere. */
  readonly splits?: readonly Split[];
}

/** A word in two parts, the first of which ends with a hyphen. Lengths in em. */
export interface Split {
  readonly head: readonly Item[];
  readonly headAdvance: number;
  readonly tail: readonly Item[];
  readonly tailAdvance: number;
}

export interface ShapedParagraph {
  readonly chunks: readonly Chunk[];
  readonly rightToLeft: boolean;
  /** Characters that none of the fonts has. */
  readonly missing: readonly string[];
}

const rightToLeftScript = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const whiteSpace = /^[\s\u00a0]+$/u;
/** Splits into words and runs of white space; no-break spaces stay spaces that can stretch. */
const piecePattern = /[\s\u00a0]+|[^\s\u00a0]+/gu;

export interface ParagraphStyle {
  readonly font: FontId;
  readonly color: string;
  readonly spans?: readonly TextSpan[];
  /** Long words can be divided at the ends of lines, after the rules of English. */
  readonly hyphens?: boolean;
  /** Letters such as f and i are joined where the font has a sign for both; so unless this says otherwise. */
  readonly ligatures?: boolean;
}

/** Shapes one paragraph (no line feeds). Line breaking follows UAX 14, direction UAX 9. */
export function shapeParagraph(pasted: string, style: ParagraphStyle, fonts: Fonts): ShapedParagraph {
  const text = printable(pasted);
  const levels = embeddingLevels(text);
  const missing = new Set<string>();
  const chunks: Chunk[] = [];
  let start = 0;
  for (const end of breakOpportunities(text)) {
    chunks.push(shapeChunk(text, start, end, levels.at, style, fonts, missing));
    start = end;
  }
  return { chunks, rightToLeft: levels.rightToLeft, missing: [...missing] };
}

/**
 * Pasted text brings signs that no font draws: control characters become spaces, halves of a surrogate pair the
 * replacement character. One for one, so that places in the text stay true.
 */
function printable(text: string): string {
  return text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\ufeff/g, '\u2060');
}

/** Signed figures such as +1/+1, and symbols side by side, stay on one line. */
const staysTogether = /\/[+-]|\}\{/u;

function* breakOpportunities(text: string): Generator<number> {
  const breaker = new LineBreaker(text);
  let last = 0;
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
    if (staysTogether.test(text.slice(found.position - 1, found.position + 1))) continue;
    yield found.position;
    last = found.position;
  }
  if (last < text.length) yield text.length;
}

function embeddingLevels(text: string): { rightToLeft: boolean; at: (index: number) => number } {
  if (!rightToLeftScript.test(text)) return { rightToLeft: false, at: () => 0 };
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text);
  return { rightToLeft: ((paragraphs[0]?.level ?? 0) & 1) === 1, at: (index) => levels[index] ?? 0 };
}

function shapeChunk(
  text: string,
  start: number,
  end: number,
  levelAt: (index: number) => number,
  style: ParagraphStyle,
  fonts: Fonts,
  missing: Set<string>,
): Chunk {
  const word: Item[] = [];
  let spaces: Item[] = [];
  for (const match of text.slice(start, end).matchAll(piecePattern)) {
    const from = start + match.index;
    const items = shapePiece(text, from, from + match[0].length, levelAt, style, fonts, missing);
    if (whiteSpace.test(match[0])) {
      spaces.push(...items);
    } else {
      word.push(...spaces, ...items);
      spaces = [];
    }
  }
  const chunk = { word, wordAdvance: advanceOf(word), spaces, spaceAdvance: advanceOf(spaces) };
  const splits = style.hyphens === true ? splitsOf(word, style, fonts) : [];
  return splits.length > 0 ? { ...chunk, splits } : chunk;
}

/** Only words of one look are divided. */
function splitsOf(word: readonly Item[], { ligatures }: ParagraphStyle, fonts: Fonts): readonly Split[] {
  const [item] = word;
  if (!item || word.length > 1 || item.symbol || item.level !== 0) return [];
  const { font, text } = item.shaped;
  const part = (shown: string): Item => ({ ...item, shaped: fonts.shape(font, shown, false, ligatures) });
  return hyphenPlaces(text).map((place) => {
    const head = [part(`${text.slice(0, place)}-`)];
    const tail = [part(text.slice(place))];
    return { head, headAdvance: advanceOf(head), tail, tailAdvance: advanceOf(tail) };
  });
}

export function advanceOf(items: readonly Item[]): number {
  return items.reduce((sum, item) => sum + item.shaped.advance, 0);
}

/** Cuts a piece where its colour, direction or font changes and around symbols, and shapes the parts. */
function shapePiece(
  text: string,
  start: number,
  end: number,
  levelAt: (index: number) => number,
  style: ParagraphStyle,
  fonts: Fonts,
  missing: Set<string>,
): Item[] {
  const items: Item[] = [];
  let from = start;
  let look: Look | null = null;
  for (let index = start; index < end;) {
    const codePoint = text.codePointAt(index) ?? 0;
    const spans = style.spans?.filter((span) => span.start <= index && index < span.end) ?? [];
    const preferred = styledFont(style.font, {
      bold: spans.some(({ bold }) => bold),
      italic: spans.some(({ italic }) => italic),
    });
    const next: Look = {
      font: fontFor(codePoint, preferred, fonts, look?.font, missing),
      color: spans.find(({ color }) => color)?.color ?? style.color,
      level: levelAt(index),
      symbol: spans.find(({ symbol }) => symbol) ?? null,
    };
    if (look && !sameLook(look, next)) {
      items.push(shapeItem(text.slice(from, index), look, style, fonts));
      from = index;
    }
    look = next;
    index += codePoint > 0xffff ? 2 : 1;
  }
  if (look) items.push(shapeItem(text.slice(from, end), look, style, fonts));
  return items;
}

interface Look {
  readonly font: FontId;
  readonly color: string;
  readonly level: number;
  readonly symbol: TextSpan | null;
}

const sameLook = (one: Look, other: Look): boolean =>
  one.font === other.font &&
  one.color === other.color &&
  one.level === other.level &&
  one.symbol === other.symbol;

function shapeItem(text: string, look: Look, { ligatures }: ParagraphStyle, fonts: Fonts): Item {
  const space = whiteSpace.test(text);
  // A tab or another exotic space is as wide as a plain one.
  const shown = space ? ' '.repeat(text.length) : text;
  const shaped = fonts.shape(look.font, shown, (look.level & 1) === 1, ligatures);
  const item = { shaped, color: look.color, level: look.level, space };
  if (!look.symbol?.symbol) return item;
  const symbol = { name: look.symbol.symbol, natural: shaped.advance };
  return { ...item, shaped: { ...shaped, advance: SYMBOL_ADVANCE }, symbol };
}

const joinsToPrevious = /^[\p{M}\p{Join_Control}]$/u;
/** Signs without a look of their own: HarfBuzz leaves them out where the font does not know them. */
const unseen = /^\p{Default_Ignorable_Code_Point}$/u;

function fontFor(
  codePoint: number,
  preferred: FontId,
  fonts: Fonts,
  current: FontId | undefined,
  missing: Set<string>,
): FontId {
  const character = String.fromCodePoint(codePoint);
  if (current && joinsToPrevious.test(character)) {
    if (fonts.covers(current, codePoint) || unseen.test(character)) return current;
  }
  if (whiteSpace.test(character)) return preferred;
  const font = fallbacksOf(preferred).find((candidate) => fonts.covers(candidate, codePoint));
  if (font) return font;
  if (!unseen.test(character)) missing.add(character);
  return preferred;
}
