/** The five colors, in the order in which costs and texts name them. Colorless is the absence of them all (MC-CARD-27). */
export const colors = ['W', 'U', 'B', 'R', 'G'] as const;
export type Color = (typeof colors)[number];

export const colorNames = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
} as const satisfies Record<Color, string>;

/** The color of a letter or of a word, in capitals or not: "U", "blue". Null: it is none. */
export function colorOf(word: string): Color | null {
  const small = word.toLowerCase();
  return colors.find((color) => color.toLowerCase() === small || colorNames[color] === small) ?? null;
}

/** The given colors, each once, in the order of costs. */
const inColorOrder = (given: Iterable<Color>): readonly Color[] => {
  const among = new Set(given);
  return colors.filter((color) => among.has(color));
};

/** Why something names no colors, in a sentence. */
export interface NoColors {
  readonly because: string;
}

/** Reads "WU", "{W}{U}", "white and blue", "White, blue"; a blank and "colorless" are no color. */
export function readColors(text: string): readonly Color[] | NoColors {
  const found = new Set<Color>();
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    if (/^(?:and|colorless)$/iu.test(word)) continue;
    const named = colorOf(word);
    const letters = named === null ? [...word].map(colorOf) : [named];
    for (const color of letters) {
      if (color === null)
        return {
          because: `“${word}” is no color: write white, blue, black, red or green, or W, U, B, R or G.`,
        };
      found.add(color);
    }
  }
  return inColorOrder(found);
}

/** The usual way to write colors beside a card: "WU". */
export const writeColors = (given: readonly Color[]): string => inColorOrder(given).join('');

/** "white", "white and blue", "white, blue, and red"; "colorless" where there is none. */
export function colorsInWords(given: readonly Color[]): string {
  const names = inColorOrder(given).map((color) => colorNames[color]);
  const last = names.at(-1);
  if (last === undefined) return 'colorless';
  if (names.length < 3) return names.join(' and ');
  return `${names.slice(0, -1).join(', ')}, and ${last}`;
}
