/** The colors of a card's frame: by its colors, and for lands and artifacts. */
import { isOf, type Characteristics } from '../cards/characteristics.js';
import { basicLands } from '../cards/basic-lands.js';
import type { Color } from '../cards/colors.js';
import type { Rarity } from '../cards/card.js';
import { discs } from './mana-symbols.js';

export interface FramePaint {
  /** Behind name, type line and figures. */
  readonly frame: string;
  /** A line along the frame's edge. */
  readonly light: string;
  /** Lines around art and text. */
  readonly dark: string;
  /** Behind the text. */
  readonly paper: string;
}

/** What the frame is cut out of, and goes on into the bleed. */
export const BORDER = '#191715';

const ofColor = {
  W: { frame: '#d9cfb4', light: '#f4eedc', dark: '#a3977a', paper: '#f8f4e8' },
  U: { frame: '#5f93ba', light: '#9cc4de', dark: '#35607f', paper: '#e4eef4' },
  B: { frame: '#4a4450', light: '#7f7787', dark: '#26222a', paper: '#dcd6d8' },
  R: { frame: '#b9573c', light: '#e19a7e', dark: '#7b3220', paper: '#f5e4da' },
  G: { frame: '#587f55', light: '#95b88f', dark: '#33502f', paper: '#e6efe0' },
} as const satisfies Record<Color, FramePaint>;

const gold: FramePaint = { frame: '#c2a24a', light: '#ecd892', dark: '#866a22', paper: '#f7f0d9' };
const artifact: FramePaint = { frame: '#8b7a68', light: '#bcae9e', dark: '#574a3d', paper: '#ebe4da' };
const land: FramePaint = { frame: '#93856f', light: '#c2b6a2', dark: '#5f5443', paper: '#e9e1d0' };
const plain: FramePaint = { frame: '#9c9890', light: '#cac7c0', dark: '#67645e', paper: '#efede9' };

/** A basic land's paper has the color of its mana. */
export function framePaint(card: Characteristics): FramePaint {
  const { line, colors, basicLand } = card;
  if (line && isOf(line, 'land')) {
    return basicLand === null ? land : { ...land, paper: discs[basicLands[basicLand]] };
  }
  const [first, ...others] = colors;
  if (first !== undefined) return others.length > 0 ? gold : ofColor[first];
  return line && isOf(line, 'artifact') ? artifact : plain;
}

/** Of the expansion symbol (MC-CARD-13), with an edge by which it stands out from any frame. */
export const rarityPaint = {
  common: { fill: '#14110f', edge: '#f4f1ea' },
  uncommon: { fill: '#c3ccd3', edge: '#14110f' },
  rare: { fill: '#e0b743', edge: '#14110f' },
} as const satisfies Record<Rarity, { readonly fill: string; readonly edge: string }>;
