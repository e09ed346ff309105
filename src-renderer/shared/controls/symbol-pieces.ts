import type { TextSymbol } from '../../../src-main/api/language/language-marks.js';

/** A piece of a text: words, or a symbol with what it is written as. */
export type SymbolPiece =
  | { readonly words: string }
  | { readonly words: string; readonly symbol: TextSymbol };

/** A text with the symbols that stand in it in braces: "{T}: Draw a card." Braces around anything else are words. */
export function symbolPieces(text: string, symbols: readonly TextSymbol[]): readonly SymbolPiece[] {
  return text
    .split(/(\{[^{}]*\})/u)
    .filter((words) => words !== '')
    .map((words) => {
      const named = /^\{(.*)\}$/u.exec(words)?.[1]?.trim().toLowerCase();
      const symbol = named === undefined ? undefined : symbols.find((one) => one.words.includes(named));
      return symbol ? { words, symbol } : { words };
    });
}
