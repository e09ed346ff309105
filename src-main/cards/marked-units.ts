import { parseMarks } from './marks.js';
import type { SymbolWords } from './symbols.js';

/** The least of a text that has one look: a character as it is written, or a symbol with its braces. */
export interface Unit {
  /** As it is written: "a", "\*", "{die}". */
  readonly source: string;
  /** What it reads as: "a", "*", "die". */
  readonly word: string;
  readonly bold: boolean;
  readonly italic: boolean;
}

/** A unit with its place [start, end) in the text that it was read from. */
export interface PlacedUnit extends Unit {
  readonly start: number;
  readonly end: number;
}

export type Style = 'bold' | 'italic';
const signs = { bold: '**', italic: '*' } as const;

/** @param own the words for symbols of the text's game */
export function unitsOf(marked: string, own: SymbolWords): PlacedUnit[] {
  const { text, at, ends, spans } = parseMarks(marked, own);
  const bold = new Uint8Array(text.length);
  const italic = new Uint8Array(text.length);
  for (const { start, end, as } of spans) {
    if (as === 'bold') bold.fill(1, start, end);
    else if (as === 'italic') italic.fill(1, start, end);
  }
  const symbols = new Map(
    spans.filter(({ as }) => as !== 'bold' && as !== 'italic').map((span) => [span.start, span.end]),
  );
  const units: PlacedUnit[] = [];
  for (let place = 0; place < text.length;) {
    const after = symbols.get(place) ?? place + ((text.codePointAt(place) ?? 0) > 0xffff ? 2 : 1);
    const start = at[place] ?? 0;
    const end = ends[after - 1] ?? marked.length;
    units.push({
      source: marked.slice(start, end),
      word: text.slice(place, after),
      bold: bold[place] === 1,
      italic: italic[place] === 1,
      start,
      end,
    });
    place = after;
  }
  return units;
}

export const isSpace = ({ word }: Unit): boolean => /^\s$/u.test(word);
export const endsLine = ({ word }: Unit): boolean => /^[\r\n\u2028\u2029]$/.test(word);

/** Units as a text, and where each of them begins in it; null where the marks for it cannot be written. */
export function written(
  units: readonly Unit[],
  own: SymbolWords,
): { readonly text: string; readonly starts: readonly number[] } | null {
  const plain = withMarks(units);
  if (looksLike(plain.text, units, own)) return plain;
  const escaped = withMarks(
    units.map((unit) => (/^[*{]$/.test(unit.source) ? { ...unit, source: `\\${unit.source}` } : unit)),
  );
  return looksLike(escaped.text, units, own) ? escaped : null;
}

/** Marks close after the last word that has their style and open before the first. */
function withMarks(units: readonly Unit[]): { text: string; starts: number[] } {
  let text = '';
  let spaces = '';
  let open: Style[] = [];
  const starts: number[] = [];
  const close = (goesOn: (style: Style) => boolean): void => {
    const firstOver = open.findIndex((style) => !goesOn(style));
    if (firstOver < 0) return;
    for (const style of open.slice(firstOver).reverse()) text += signs[style];
    open = open.slice(0, firstOver);
  };
  for (const unit of units) {
    if (endsLine(unit)) close(() => false);
    if (isSpace(unit)) {
      starts.push(text.length + spaces.length);
      spaces += unit.source;
      continue;
    }
    close((style) => unit[style]);
    text += spaces;
    spaces = '';
    for (const style of ['bold', 'italic'] as const) {
      if (!unit[style] || open.includes(style)) continue;
      open.push(style);
      text += signs[style];
    }
    starts.push(text.length);
    text += unit.source;
  }
  close(() => false);
  return { text: text + spaces, starts };
}

function looksLike(marked: string, units: readonly Unit[], own: SymbolWords): boolean {
  const read = unitsOf(marked, own);
  return (
    read.length === units.length &&
    read.every((unit, index) => {
      const wanted = units[index];
      if (!wanted || unit.word !== wanted.word) return false;
      return isSpace(unit) || (unit.bold === wanted.bold && unit.italic === wanted.italic);
    })
  );
}
