/** The symbols that can stand in texts of every game. What each looks like is the layout's to say. */
export type CommonSymbol =
  | 'die'
  | `face-${1 | 2 | 3 | 4 | 5 | 6}`
  | 'star'
  | 'disc'
  | 'square'
  | 'diamond'
  | 'counter'
  | 'sword'
  | 'shield'
  | 'weakness'
  | 'damage'
  | 'exhaustion'
  | 'berzerk'
  | 'taunt'
  | 'trap'
  | 'immortality'
  | 'fatigue'
  | 'voodoo'
  | 'medic'
  | 'assassin'
  | 'undying'
  | 'pawn';

/** A symbol that one game draws for itself. It stands for no word: where nothing is drawn it reads with its braces. */
export type OwnSymbol = `own-${string}`;

export type SymbolName = CommonSymbol | OwnSymbol;

export const isOwnSymbol = (name: SymbolName): name is OwnSymbol => name.startsWith('own-');

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
  ['diamond', 'diamond'],
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
  ['fatigue', 'fatigue'],
  ['voodoo', 'voodoo'],
  ['medic', 'medic'],
  ['assassin', 'assassin'],
  ['undying', 'undying'],
  ['pawn', 'pawn'],
]);

/** @param own the further words of the text's game, which go before those of every game */
export function symbolOf(word: string, own: SymbolWords): SymbolName | null {
  const small = word.toLowerCase();
  return own.get(small) ?? symbolWords.get(small) ?? null;
}
