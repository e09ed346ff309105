/** Symbols of mana and of tapping, drawn for this program: a star, a wave, a moon, a peak and a leaf on discs. */
import { placedPath } from '../../../layout/paths.js';
import { circlePath, polygonPath, starPath } from '../../../layout/shapes.js';
import { SYMBOL_ADVANCE, type OwnShapes, type SymbolPart } from '../../../layout/symbol-shapes.js';
import type { Color } from '../cards/colors.js';
import { numberSymbols, symbolNamed } from '../cards/symbol-words.js';
import { numberPath } from './digits.js';

/** Fills of the discs: light, so that what is drawn on them is dark on all of them. */
export const discs = {
  W: '#f7efcf',
  U: '#a9d3ec',
  B: '#bdb3c2',
  R: '#f2ad8b',
  G: '#a8d3a0',
} as const satisfies Record<Color, `#${string}`>;
const GENERIC = '#d3cdc4';
const INK = '#1d1a17';

/** Middle and radius of a disc in a line of text, em. */
const cx = SYMBOL_ADVANCE / 2;
const cy = -0.365;
const RADIUS = 0.42;
/** A dark line around each disc, by which pale ones stand out from pale paper. */
const RIM = 0.035;

/** Drawn around 0/0. */
const at = (path: string): string => placedPath(path, cx, cy);

const disc = (fill: `#${string}`): readonly SymbolPart[] => [
  { path: circlePath(cx, cy, RADIUS), fill: INK },
  { path: circlePath(cx, cy, RADIUS - RIM), fill },
];
/** How many parts of a symbol are its disc. */
export const DISC_PARTS = 2;

const emblem = (path: string): SymbolPart => ({ path, fill: INK });

const wave = (y: number): string =>
  `M-0.32 ${y + 0.05}C-0.24 ${y - 0.13} -0.12 ${y - 0.13} -0.02 ${y - 0.02}C0.06 ${y + 0.07} 0.16 ${y + 0.07} 0.26 ${y - 0.1}` +
  `L0.32 ${y - 0.02}C0.2 ${y + 0.19} 0.04 ${y + 0.19} -0.08 ${y + 0.07}C-0.16 ${y} -0.2 ${y} -0.25 ${y + 0.11}Z`;

const emblems: Readonly<Record<Color, readonly SymbolPart[]>> = {
  W: [emblem(starPath(cx, cy, 0.33, 0.12, 8)), { path: circlePath(cx, cy, 0.09), fill: discs.W }],
  U: [emblem(at(wave(-0.14) + wave(0.1)))],
  B: [emblem(at('M0.12 -0.31C-0.46 -0.33 -0.46 0.33 0.12 0.31C-0.14 0.18 -0.14 -0.18 0.12 -0.31Z'))],
  R: [emblem(at(polygonPath([-0.33, 0.21, -0.06, -0.3, 0.07, -0.06, 0.13, -0.15, 0.33, 0.21])))],
  G: [
    emblem(at('M-0.27 0.29C-0.4 -0.12 -0.06 -0.36 0.3 -0.3C0.36 0.06 0.12 0.36 -0.2 0.24L-0.27 0.29Z')),
    { path: at(polygonPath([-0.25, 0.27, 0.14, -0.17, 0.17, -0.14])), fill: discs.G },
  ],
};

/** A card turned on its way to the side. */
const tapped: readonly SymbolPart[] = [
  ...disc(GENERIC),
  emblem(at(polygonPath([-0.29, -0.06, 0.08, -0.27, 0.29, 0.08, -0.08, 0.29]))),
  { path: at(polygonPath([-0.17, -0.05, 0.05, -0.175, 0.12, -0.055, -0.1, 0.07])), fill: GENERIC },
];

const cross = polygonPath([
  -0.25, -0.27, -0.11, -0.27, 0, -0.1, 0.11, -0.27, 0.25, -0.27, 0.08, 0, 0.25, 0.27, 0.11, 0.27, 0, 0.1,
  -0.11, 0.27, -0.25, 0.27, -0.08, 0,
]);

const generic = (number: number): readonly SymbolPart[] => [
  ...disc(GENERIC),
  emblem(numberPath(number, cx, cy, number > 9 ? 0.4 : 0.52)),
];

export const manaSymbols: OwnShapes = new Map([
  ...(Object.keys(discs) as Color[]).map(
    (color) => [symbolNamed(color), [...disc(discs[color]), ...emblems[color]]] as const,
  ),
  [symbolNamed('X'), [...disc(GENERIC), emblem(at(cross))]] as const,
  ...numberSymbols.map((number) => [symbolNamed(String(number)), generic(number)] as const),
  [symbolNamed('T'), tapped] as const,
]);

/** The same in black on white, for cards that are to cost little ink: what is no ink is paper. */
export const outlinedSymbols: OwnShapes = new Map(
  [...manaSymbols].map(([name, parts]) => [
    name,
    parts.map((part): SymbolPart => (part.fill === INK ? part : { ...part, fill: '#ffffff' })),
  ]),
);
