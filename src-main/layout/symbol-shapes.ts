import type { CommonSymbol, OwnSymbol, SymbolName } from '../cards/symbols.js';
import { circlePath, polygonPath, rectPath, roundedPath, starPath } from './shapes.js';

/** What a part of a symbol is painted with: the colour of the text around it, or that of one of the card's signs. */
export type SymbolPaint = 'text' | 'disc' | 'star' | 'square';

/** What a game draws for itself. */
export type OwnShapes = ReadonlyMap<OwnSymbol, readonly SymbolPart[]>;

/** A part of a symbol. Lengths are in em, the origin is at the baseline's left end, y runs down. */
export interface SymbolPart {
  readonly path: string;
  /** A paint, or a colour of its own, "#rrggbb". */
  readonly fill?: SymbolPaint | `#${string}`;
  /** Width of a line in the colour of the text. */
  readonly line?: number;
}

/** Room that a symbol takes in a line, em. */
export const SYMBOL_ADVANCE = 0.88;

/** The middle between baseline and capitals' height. */
const cx = SYMBOL_ADVANCE / 2;
const cy = -0.365;
const LINE = 0.06;

const at = (...points: number[]): string =>
  polygonPath(points.map((value, index) => value + (index % 2 === 0 ? cx : cy)));
const dot = (x: number, y: number, radius: number): string => circlePath(cx + x, cy + y, radius);

const square = (half: number) => ({ x: cx - half, y: cy - half, width: 2 * half, height: 2 * half });

/** Where the pips of a die's face lie, in the columns and rows -1, 0 and 1. */
const pips: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

const face = (number: 1 | 2 | 3 | 4 | 5 | 6): SymbolPart[] => [
  { path: roundedPath(square(0.35), 0.11), line: LINE },
  {
    path: (pips[number - 1] ?? [])
      .map(([x, y]) => dot(x * 0.19, y * 0.19, number === 1 ? 0.1 : 0.075))
      .join(''),
    fill: 'text',
  },
];

/** A cube seen from above a corner. */
function die(): SymbolPart[] {
  const r = 0.4;
  const x = r * Math.cos(Math.PI / 6);
  const edges = at(0, -r, x, -r / 2, x, r / 2, 0, r, -x, r / 2, -x, -r / 2);
  const inner = [at(0, 0, -x, -r / 2), at(0, 0, x, -r / 2), at(0, 0, 0, r)];
  const sides = [dot(0, -r / 2, 0.07), dot(-x / 2, r / 4, 0.06), dot(x / 2, r / 4, 0.06)];
  return [
    { path: edges + inner.join(''), line: 0.05 },
    { path: sides.join(''), fill: 'text' },
  ];
}

/** A sign as it stands on the card, with a line around it. */
const sign = (path: string, fill: SymbolPaint): SymbolPart[] => [
  { path, fill },
  { path, line: 0.04 },
];

/** A round token with an emblem on it. */
const counter = (emblem: string): SymbolPart[] => [
  { path: dot(0, 0, 0.38), line: 0.05 },
  { path: emblem, fill: 'text' },
];

const ring = (x: number, radius: number, thickness: number): string =>
  dot(x, 0, radius) + circlePath(cx + x, cy, radius - thickness, true);

const sword = [0, -0.29, 0.05, -0.21, 0.05, 0.06, 0.15, 0.06, 0.15, 0.12, 0.04, 0.12, 0.04, 0.27];
/** The other side, from bottom to top. */
const mirrored = (half: readonly number[]): number[] =>
  Array.from({ length: half.length / 2 - 1 }, (_, index) => half.length - 2 * (index + 1)).flatMap(
    (place) => [-(half[place] ?? 0), half[place + 1] ?? 0],
  );

/** Every second number is a height. */
const turnedOver = (number: number, place: number): number => (place % 2 === 1 ? -number : number);

/** A bar through the middle: how far it goes to either side along and across, and the angle by which it is turned, in radians. */
function bar(length: number, half: number, angle: number): string {
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return at(
    ...corners.flatMap(([along, across]) => [
      x * length * along - y * half * across,
      y * length * along + x * half * across,
    ]),
  );
}

/** The piece of a board game: a head on a collar, a body that widens, and a foot. */
const pawn = (): string =>
  dot(0, -0.22, 0.16) +
  rectPath({ x: cx - 0.17, y: cy - 0.08, width: 0.34, height: 0.07 }) +
  at(-0.08, -0.02, 0.08, -0.02, 0.2, 0.26, -0.2, 0.26) +
  rectPath({ x: cx - 0.27, y: cy + 0.25, width: 0.54, height: 0.11 });

/** The symbols that stand in texts, drawn here, so that no font has to have them. */
const symbolShapes: Readonly<Record<CommonSymbol, readonly SymbolPart[]>> = {
  die: die(),
  'face-1': face(1),
  'face-2': face(2),
  'face-3': face(3),
  'face-4': face(4),
  'face-5': face(5),
  'face-6': face(6),
  star: sign(starPath(cx, cy, 0.42, 0.23, 12), 'star'),
  disc: sign(dot(0, 0, 0.36), 'disc'),
  square: sign(rectPath(square(0.33)), 'square'),
  diamond: sign(at(0, -0.43, 0.43, 0, 0, 0.43, -0.43, 0), 'square'),
  counter: counter(dot(0, 0, 0.15)),
  sword: counter(at(...sword, ...mirrored(sword))),
  shield: counter(at(-0.2, -0.22, 0.2, -0.22, 0.2, 0.04, 0.12, 0.18, 0, 0.27, -0.12, 0.18, -0.2, 0.04)),
  weakness: counter(at(-0.07, -0.26, 0.07, -0.26, 0.07, 0.02, 0.2, 0.02, 0, 0.27, -0.2, 0.02, -0.07, 0.02)),
  damage: counter(starPath(cx, cy, 0.29, 0.13, 8)),
  exhaustion: counter(rectPath({ x: cx - 0.24, y: cy - 0.15, width: 0.48, height: 0.3 })),
  berzerk: counter(at(0.07, -0.3, -0.17, 0.05, -0.02, 0.05, -0.08, 0.3, 0.17, -0.07, 0.02, -0.07)),
  taunt: counter(at(-0.07, -0.27, 0.07, -0.27, 0.035, 0.09, -0.035, 0.09) + dot(0, 0.19, 0.065)),
  trap: counter(at(-0.28, -0.16, -0.02, 0, -0.28, 0.16) + at(0.28, -0.16, 0.28, 0.16, 0.02, 0)),
  immortality: counter(ring(-0.13, 0.14, 0.065) + ring(0.13, 0.14, 0.065)),
  fatigue: counter(at(-0.18, -0.26, 0.18, -0.26, 0, 0) + at(0, 0, 0.18, 0.26, -0.18, 0.26)),
  voodoo: counter(bar(0.31, 0.045, Math.PI / 4) + bar(0.31, 0.045, -Math.PI / 4) + dot(0, 0, 0.1)),
  medic: counter(bar(0.27, 0.08, 0) + bar(0.27, 0.08, Math.PI / 2)),
  assassin: counter(at(...sword.map(turnedOver), ...mirrored(sword).map(turnedOver)) + dot(0, -0.3, 0.05)),
  undying: counter(ring(0, 0.25, 0.07) + dot(0, 0, 0.09)),
  pawn: [{ path: pawn(), fill: 'text' }],
};

const commonShapes: ReadonlyMap<SymbolName, readonly SymbolPart[]> = new Map(
  Object.entries(symbolShapes) as [CommonSymbol, readonly SymbolPart[]][],
);

/** @param own what the game of the text draws for itself */
export const shapesOf = (name: SymbolName, own?: OwnShapes): readonly SymbolPart[] =>
  own?.get(name as OwnSymbol) ?? commonShapes.get(name) ?? [];
