import { z } from 'zod';
import { limits } from '../../cards/limits.js';
import { toggleStyle, type Selected } from '../../cards/mark-edits.js';
import { gameOf } from '../../games/registry.js';
import { symbolWordsOf } from '../../games/symbol-words.js';
import { gameId } from '../../cards/card.js';
import { isOwnSymbol, symbolWords, type SymbolName } from '../../cards/symbols.js';
import { SYMBOL_ADVANCE, shapesOf, type SymbolPart } from '../../layout/symbol-shapes.js';

export type { Selected } from '../../cards/mark-edits.js';

/** A text with what is selected in it, [start, end). */
export const marking = z
  .strictObject({
    game: gameId,
    text: z.string().max(limits.text),
    start: z.number().int().min(0).max(limits.text),
    end: z.number().int().min(0).max(limits.text),
    style: z.enum(['bold', 'italic']),
  })
  .refine(({ text, start, end }) => start <= end && end <= text.length, {
    message: 'The selection does not lie within the text.',
  });

/** A symbol with the words that write it, the usual one first, and how it looks: em, from the baseline's left end. */
export interface TextSymbol {
  readonly name: SymbolName;
  readonly words: readonly string[];
  /** As it is read aloud; left out: as it is written. */
  readonly said?: string;
  readonly advance: number;
  readonly parts: readonly SymbolPart[];
}

export const markText = ({ game, style, ...selected }: z.infer<typeof marking>): Selected =>
  toggleStyle(selected, style, symbolWordsOf({ game }));

/** The symbols that can stand in texts of a game's cards. */
export function textSymbols(game: string): TextSymbol[] {
  const words = new Map<SymbolName, string[]>();
  const own = symbolWordsOf({ game });
  const { symbols, symbolsSaid } = gameOf({ game }).format;
  const common = [...symbolWords].filter(([word]) => !own.has(word));
  // What a game draws for itself is what its players look for.
  for (const [word, name] of symbols ? [...own, ...common] : [...common, ...own]) {
    const others = words.get(name);
    if (others) others.push(word);
    else words.set(name, [word]);
  }
  return [...words].map(([name, written]) => ({
    name,
    words: written,
    ...(isOwnSymbol(name) && symbolsSaid?.has(name) && { said: symbolsSaid.get(name) }),
    advance: SYMBOL_ADVANCE,
    parts: shapesOf(name, symbols),
  }));
}
