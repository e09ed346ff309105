/** The symbols of texts: "{W}", "{2}", "{X}", "{T}". What each looks like is the format's to say. */
import { unmarked } from '../../../cards/marks.js';
import type { OwnSymbol, SymbolWords } from '../../../cards/symbols.js';
import { colorNames, colors } from './colors.js';

/** Numbers above stand in texts as they are written. */
const MOST = 20;

export const numberSymbols: readonly number[] = Array.from({ length: MOST + 1 }, (_, number) => number);

export const symbolNamed = (word: string): OwnSymbol => `own-${word.toLowerCase()}`;

export const symbolWords: SymbolWords = new Map(
  [...colors, 'X', ...numberSymbols.map(String), 'T'].map((word) => [word.toLowerCase(), symbolNamed(word)]),
);

/** "white", "2", "tap": as they are read aloud. */
export const symbolsSaid: ReadonlyMap<OwnSymbol, string> = new Map([
  ...colors.map((color) => [symbolNamed(color), colorNames[color]] as const),
  ...['X', ...numberSymbols.map(String)].map((word) => [symbolNamed(word), word] as const),
  [symbolNamed('T'), 'tap'] as const,
]);

/** What a text says without its marks; symbols stay as they are written. */
export const plainText = (text: string): string => unmarked(text, symbolWords);
