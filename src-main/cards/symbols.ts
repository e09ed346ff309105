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

/** The words that stand for a symbol when they are written in braces, in small letters; read, they are these words. */
export const symbolWords: ReadonlyMap<string, SymbolName> = new Map([
  ['die', 'die'],
  ['dice', 'die'],
  ['1', 'face-1'],
  ['2', 'face-2'],
  ['3', 'face-3'],
  ['4', 'face-4'],
  ['5', 'face-5'],
  ['6', 'face-6'],
  ['star', 'star'],
  ['sp', 'star'],
  ['offense', 'star'],
  ['disc', 'disc'],
  ['level', 'disc'],
  ['cost', 'disc'],
  ['square', 'square'],
  ['hp', 'square'],
  ['defense', 'square'],
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

export const symbolOf = (word: string): SymbolName | null => symbolWords.get(word.toLowerCase()) ?? null;
