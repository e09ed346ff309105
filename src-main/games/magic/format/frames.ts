/** The paints of a card's frame: by its colors, and for lands and artifacts. */
import { isOf, type Characteristics } from '../cards/characteristics.js';
import { basicLands } from '../cards/basic-lands.js';
import type { Color } from '../cards/colors.js';
import type { Rarity } from '../cards/card.js';
import { discs } from './mana-symbols.js';
import { textures, type Texture } from './textures.js';

export interface FramePaint {
  readonly frame: string;
  /** Behind name, type line and figures. */
  readonly plate: string;
  /** A line along the frame's edge, and those of its texture. */
  readonly light: string;
  /** Lines around art, text and plates. */
  readonly dark: string;
  /** Behind the text. */
  readonly paper: string;
  readonly texture: Texture | null;
}

/** What the frame is cut out of, and goes on into the bleed. */
export const BORDER = '#191715';

const ofColor = {
  W: {
    frame: '#d2c6a6',
    plate: '#f1ebdb',
    light: '#f6f1e2',
    dark: '#8f8262',
    paper: '#faf7ee',
    texture: textures.rays,
  },
  U: {
    frame: '#4b83ad',
    plate: '#bcd7e8',
    light: '#9cc6e2',
    dark: '#27506e',
    paper: '#e8f1f6',
    texture: textures.waves,
  },
  B: {
    frame: '#3f3a45',
    plate: '#bab2bf',
    light: '#7d7486',
    dark: '#1d1a20',
    paper: '#e2dde0',
    texture: textures.hatching,
  },
  R: {
    frame: '#b04c33',
    plate: '#ecbfab',
    light: '#e39a7d',
    dark: '#6d2717',
    paper: '#f8ebe2',
    texture: textures.peaks,
  },
  G: {
    frame: '#4c7549',
    plate: '#bcd4b4',
    light: '#8fb987',
    dark: '#2a4627',
    paper: '#ebf2e6',
    texture: textures.veins,
  },
} as const satisfies Record<Color, FramePaint>;

const gold: FramePaint = {
  frame: '#c19d3f',
  plate: '#f0dfa4',
  light: '#f0db93',
  dark: '#7d611c',
  paper: '#faf4df',
  texture: textures.diamonds,
};
const artifact: FramePaint = {
  frame: '#85776a',
  plate: '#d3cac1',
  light: '#b5a99c',
  dark: '#4c4238',
  paper: '#efeae4',
  texture: textures.bars,
};
const land: FramePaint = {
  frame: '#94826a',
  plate: '#d8ccb9',
  light: '#c3b299',
  dark: '#584a38',
  paper: '#f1ebdf',
  texture: textures.hills,
};
const plain: FramePaint = {
  frame: '#9c9890',
  plate: '#dcdad5',
  light: '#cac7c0',
  dark: '#67645e',
  paper: '#f2f1ee',
  texture: null,
};

/** Of a card that is to cost little ink. */
export const whitePaint: FramePaint = {
  frame: '#ffffff',
  plate: '#ffffff',
  light: '#ffffff',
  dark: '#808080',
  paper: '#ffffff',
  texture: null,
};

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
