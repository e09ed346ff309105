/** In which light a picture stands: its colours from the sky down to the ground, and those of what is lit by it. */
export interface Light {
  readonly sky: readonly [top: string, middle: string, horizon: string];
  /** Of the sun, the moon or the fire that lights it. */
  readonly sun: string;
  /** What stands far away is nearly as light as the horizon. */
  readonly layers: readonly [farthest: string, far: string, near: string, nearest: string];
  readonly figure: readonly [top: string, bottom: string];
  readonly rim: string;
  /** Clouds and mist, each part from 0 to 1. */
  readonly mist: readonly [number, number, number];
  /** Of what floats in the air: petals, motes, embers. */
  readonly motes: string;
}

const light = (
  sky: Light['sky'],
  sun: string,
  layers: Light['layers'],
  figure: Light['figure'],
  rim: string,
  mist: Light['mist'],
  motes: string,
): Light => ({ sky, sun, layers, figure, rim, mist, motes });

export const lights = {
  noon: light(
    ['#2f6fae', '#8fc1e0', '#fdf3d2'],
    '#fffdf0',
    ['#c8d3cf', '#a9a78f', '#7d6f57', '#3d3226'],
    ['#ffffff', '#b98d4b'],
    '#fffbe6',
    [1, 0.98, 0.92],
    '#fff6c9',
  ),
  honey: light(
    ['#7a4a1e', '#d99a3d', '#ffe9a8'],
    '#fff9d8',
    ['#dcae62', '#b07c36', '#7c4f1f', '#37210d'],
    ['#fff8d6', '#b0671b'],
    '#fffbe0',
    [1, 0.9, 0.66],
    '#ffe491',
  ),
  dawn: light(
    ['#4a5f9c', '#c79cb8', '#ffe0c0'],
    '#fff7ea',
    ['#c9aab4', '#9a7f98', '#655872', '#2c2740'],
    ['#fff5ea', '#a8657a'],
    '#fff3e4',
    [1, 0.88, 0.84],
    '#ffe6d3',
  ),
  mist: light(
    ['#3b6a86', '#8fbccb', '#e6f3ee'],
    '#ffffff',
    ['#b4d2d6', '#80a9b5', '#477488', '#163346'],
    ['#ffffff', '#3f84a6'],
    '#ffffff',
    [0.92, 0.98, 1],
    '#effdff',
  ),
  ink: light(
    ['#0c2447', '#2a6a9a', '#a8e0e6'],
    '#e9fffb',
    ['#5b9fba', '#2f6d94', '#174168', '#081a33'],
    ['#fffdf2', '#c48a55'],
    '#e2ffff',
    [0.7, 0.9, 1],
    '#bdf6ff',
  ),
  moonlit: light(
    ['#0b1030', '#2b3f84', '#9fb4e8'],
    '#f4f6ff',
    ['#6478b8', '#3d4e8f', '#222e63', '#0b1029'],
    ['#f5f4ff', '#6a6fc4'],
    '#ffffff',
    [0.78, 0.83, 1],
    '#dfe5ff',
  ),
  candle: light(
    ['#150d17', '#4a2530', '#d98a4a'],
    '#ffdf94',
    ['#7b4640', '#4f2a30', '#2d1822', '#0e080d'],
    ['#ffe6ab', '#8c3f3c'],
    '#fff0be',
    [0.95, 0.66, 0.5],
    '#ffc86b',
  ),
  violet: light(
    ['#140c26', '#453069', '#b48bc4'],
    '#f6e2ff',
    ['#79619a', '#4f3d74', '#2c2149', '#0d0919'],
    ['#f3e4ff', '#7047a0'],
    '#fbeeff',
    [0.83, 0.72, 0.98],
    '#e7c2ff',
  ),
  bone: light(
    ['#1d211f', '#5b6257', '#cfc9a4'],
    '#fbf6d8',
    ['#8f9079', '#636655', '#3b3f37', '#131512'],
    ['#faf6dd', '#77785a'],
    '#fffdeb',
    [0.9, 0.9, 0.78],
    '#e9e6b9',
  ),
  ember: light(
    ['#23090c', '#8c2a19', '#ff8f3a'],
    '#ffe08a',
    ['#a8432a', '#75281d', '#431315', '#160609'],
    ['#ffe59a', '#c8331a'],
    '#fff3ba',
    [1, 0.58, 0.32],
    '#ffb347',
  ),
  brass: light(
    ['#3a1d10', '#b2602a', '#ffd07a'],
    '#fff3bf',
    ['#c1824a', '#8e5530', '#57301d', '#21100b'],
    ['#fff0bd', '#b3571c'],
    '#fff6cf',
    [1, 0.8, 0.52],
    '#ffd88a',
  ),
  ash: light(
    ['#2a2327', '#7b5a55', '#e8a98c'],
    '#ffe9d6',
    ['#a1807a', '#70565a', '#42343b', '#181216'],
    ['#fdeadb', '#9c4a3e'],
    '#fff4e8',
    [0.92, 0.8, 0.76],
    '#ff9a63',
  ),
  leaf: light(
    ['#1d5a4b', '#79b56a', '#f5f7b8'],
    '#ffffe2',
    ['#a5c97c', '#6b9c52', '#37683a', '#11301f'],
    ['#fffde0', '#c2913a'],
    '#ffffe6',
    [0.93, 1, 0.78],
    '#f7ffb0',
  ),
  moss: light(
    ['#20301f', '#5f7d3d', '#d9d78a'],
    '#fbf8c0',
    ['#93a25a', '#67793b', '#3c4f28', '#151f11'],
    ['#fff8d2', '#a8662b'],
    '#fdfbd8',
    [0.9, 0.92, 0.65],
    '#eff09a',
  ),
  gloam: light(
    ['#10263a', '#2f6a66', '#c3d8a0'],
    '#f1ffd8',
    ['#6c9d86', '#3f7264', '#204846', '#0a1c22'],
    ['#fbfff0', '#b8894c'],
    '#f4ffe9',
    [0.75, 0.95, 0.86],
    '#c9ffb0',
  ),
  brasswork: light(
    ['#201b1a', '#6b5238', '#e3bf83'],
    '#ffeec2',
    ['#a08458', '#705a3d', '#443628', '#171210'],
    ['#fff0c9', '#a8742d'],
    '#fff8df',
    [0.98, 0.87, 0.68],
    '#ffdf9e',
  ),
  pewter: light(
    ['#1b2128', '#56626e', '#cfd5d2'],
    '#fbfdf6',
    ['#8f9aa0', '#65717a', '#3d474f', '#14191e'],
    ['#ffffff', '#6f8292'],
    '#ffffff',
    [0.9, 0.94, 0.97],
    '#e4eef2',
  ),
} as const satisfies Record<string, Light>;

export type LightName = keyof typeof lights;
