/** The colours of a starter picture, from the sky down to the ground, and those of the figure in it. */
export interface Palette {
  readonly sky: readonly [top: string, middle: string, horizon: string];
  /** What shines behind the figure. */
  readonly light: string;
  readonly far: string;
  readonly near: string;
  readonly ground: string;
  readonly figure: readonly [top: string, bottom: string];
  readonly rim: string;
  /** Colour of clouds and mist, each part from 0 to 1. */
  readonly mist: readonly [number, number, number];
}

const made = (
  sky: Palette['sky'],
  light: string,
  [far, near, ground]: readonly [string, string, string],
  figure: Palette['figure'],
  rim: string,
  mist: Palette['mist'],
): Palette => ({ sky, light, far, near, ground, figure, rim, mist });

export const palettes = {
  dusk: made(
    ['#2b2348', '#8a4a6b', '#f3a46b'],
    '#ffe0a3',
    ['#6d4468', '#3d2a4c', '#1a1328'],
    ['#ffd9a0', '#a8465a'],
    '#fff0c8',
    [0.98, 0.72, 0.62],
  ),
  moon: made(
    ['#0b1430', '#24406f', '#7fa3c9'],
    '#eaf4ff',
    ['#39557f', '#1c2f52', '#0a1226'],
    ['#e9f2fb', '#55749f'],
    '#ffffff',
    [0.75, 0.85, 0.98],
  ),
  teal: made(
    ['#06303a', '#127077', '#8fd6c4'],
    '#e3fff0',
    ['#1f7a7c', '#0d4a53', '#062229'],
    ['#f4ffe6', '#2a8f89'],
    '#f0fff6',
    [0.75, 0.97, 0.92],
  ),
  ember: made(
    ['#1d0c12', '#6e1f1c', '#e9692c'],
    '#ffd27a',
    ['#6b221d', '#3a1216', '#14070b'],
    ['#ffdf8e', '#c23a1f'],
    '#fff2b8',
    [1, 0.6, 0.35],
  ),
  moss: made(
    ['#14281f', '#3d6a3f', '#c9d98a'],
    '#f6ffc4',
    ['#47703f', '#26472f', '#0e1f16'],
    ['#f2f7b8', '#5d8f3d'],
    '#fdffe0',
    [0.86, 0.95, 0.7],
  ),
  frost: made(
    ['#33567c', '#86b3d1', '#e8f4f8'],
    '#ffffff',
    ['#93b7cf', '#5d85a6', '#2b4a68'],
    ['#ffffff', '#4f86b4'],
    '#ffffff',
    [1, 1, 1],
  ),
  gold: made(
    ['#3a2410', '#a06a22', '#ffdf8c'],
    '#fffbd6',
    ['#8a5b25', '#553413', '#251406'],
    ['#fff4c0', '#c07c1c'],
    '#fffbe0',
    [1, 0.9, 0.65],
  ),
  violet: made(
    ['#1b0f3a', '#5a3494', '#d49be0'],
    '#ffe6ff',
    ['#553a8a', '#2e1f58', '#120b29'],
    ['#fbe4ff', '#8a4fc0'],
    '#fff2ff',
    [0.9, 0.75, 1],
  ),
  rose: made(
    ['#3b1230', '#a3395f', '#ffb3a7'],
    '#ffece0',
    ['#8d3a5b', '#561f42', '#240c20'],
    ['#ffe8dd', '#d04a6c'],
    '#fff6ee',
    [1, 0.8, 0.8],
  ),
  slate: made(
    ['#161b24', '#465364', '#b4bfc6'],
    '#f3f6ee',
    ['#536170', '#2f3a47', '#12181f'],
    ['#f5f3e6', '#7a8794'],
    '#ffffff',
    [0.9, 0.92, 0.95],
  ),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
