/** The symbols that can stand in a card's texts. What each looks like is the layout's to say. */
export type SymbolName =
  | 'die'
  | `face-${1 | 2 | 3 | 4 | 5 | 6}`
  | 'star'
  | 'disc'
  | 'square'
  | 'counter'
  | 'sword'
  | 'shield'
  | 'weakness'
  | 'damage'
  | 'exhaustion'
  | 'berzerk'
  | 'taunt'
  | 'trap'
  | 'immortality';

/** Words that stand for a symbol when they are written in braces, in small letters; read, they are these words. */
export type SymbolWords = ReadonlyMap<string, SymbolName>;

/** Those of every game; a game has further ones for what its signs mean. */
export const symbolWords: SymbolWords = new Map([
  ['die', 'die'],
  ['dice', 'die'],
  ['1', 'face-1'],
  ['2', 'face-2'],
  ['3', 'face-3'],
  ['4', 'face-4'],
  ['5', 'face-5'],
  ['6', 'face-6'],
  ['star', 'star'],
  ['disc', 'disc'],
  ['square', 'square'],
  ['counter', 'counter'],
  ['sword', 'sword'],
  ['shield', 'shield'],
  ['weakness', 'weakness'],
  ['damage', 'damage'],
  ['exhaustion', 'exhaustion'],
  ['berzerk', 'berzerk'],
  ['taunt', 'taunt'],
  ['trap', 'trap'],
  ['immortality', 'immortality'],
]);

/** @param own the further words of the text's game */
export function symbolOf(word: string, own: SymbolWords): SymbolName | null {
  const small = word.toLowerCase();
  return symbolWords.get(small) ?? own.get(small) ?? null;
}
