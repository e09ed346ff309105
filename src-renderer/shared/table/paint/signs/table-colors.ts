import { tokenColor } from '../../../../design/token-color.js';
import type { TextSymbol } from '../../../../../src-main/api/language/language-marks.js';
import type { PlayerNo } from '../../../../../src-main/api/answers/play-answers.js';
import { seatLook } from './seat-looks.js';

/** The tokens that the stage draws with. */
const table = {
  felt: '--felt',
  feltEdge: '--felt-edge',
  surface: '--surface',
  raised: '--raised',
  line: '--line',
  lineStrong: '--line-strong',
  ink: '--ink',
  inkSoft: '--ink-soft',
  inkFaint: '--ink-faint',
  green: '--green',
  greenSoft: '--green-soft',
  onGreen: '--on-green',
  blue: '--blue',
  onBlue: '--on-blue',
  red: '--red',
  onRed: '--on-red',
  purple: '--purple',
  amber: '--amber',
  amberSoft: '--amber-soft',
  shadow: '--shadow-crisp-color',
  scrim: '--scrim',
  shade: '--card-shade',
} as const;
/** On a card it is always day: its paper is white in both themes. */
const paper = {
  sheet: '--card-paper',
  back: '--sheet-back',
  edge: '--card-line',
  ink: '--ink',
  inkSoft: '--ink-soft',
  disc: '--green',
  onDisc: '--on-green',
  star: '--red',
  onStar: '--on-red',
  square: '--blue',
  onSquare: '--on-blue',
  emblem: '--purple',
  stone: '--stone',
  stoneDark: '--stone-dark',
  stoneLight: '--stone-light',
  line: '--line',
  amber: '--amber',
  amberSoft: '--amber-soft',
} as const;

type Read<T> = { readonly [name in keyof T]: string };
export interface TableColors extends Read<typeof table> {
  readonly card: Read<typeof paper>;
  readonly seat: (seat: PlayerNo) => string;
  /** The font family of the app. */
  readonly font: string;
  /** The game's symbol that is written with a word; null: it has none, or not yet. */
  readonly symbol: SymbolOf;
}

export type SymbolOf = (word: string) => TextSymbol | null;

/** The colours in force. Read again when the theme changes. */
export function readColors(near: HTMLElement, symbol: SymbolOf): TableColors {
  const day = document.createElement('span');
  day.style.colorScheme = 'light';
  near.append(day);
  const read = <T extends Record<string, `--${string}`>>(tokens: T, at: Element): Read<T> =>
    Object.fromEntries(
      Object.entries(tokens).map(([name, token]) => [name, tokenColor(token, at)]),
    ) as Read<T>;
  const seats = Array.from({ length: 8 }, (_, seat) => tokenColor(seatLook(seat).token, near));
  const colors = {
    ...read(table, near),
    card: read(paper, day),
    seat: (seat: PlayerNo) => seats[seat % seats.length] ?? '',
    font: getComputedStyle(near).fontFamily,
    symbol,
  };
  day.remove();
  return colors;
}

/** By how much the person's font is larger than the usual 16 px. */
export const textScale = (): number =>
  Math.max(1, parseFloat(getComputedStyle(document.documentElement).fontSize) / 16);
