/** What metal foil looks like where there is none: on screens, in pictures, and in a print that only shows it. */
import type { FoilMetal } from '../../cards/look.js';
import { pokerSize } from '../../cards/size.js';

/** A colour "#rrggbb" and where it stands, from 0 to 1 of the way; evenly between two. */
export interface FoilStop {
  readonly at: number;
  readonly color: string;
}

export interface Metal {
  readonly name: string;
  /** Seen from afar, and what viewers of a PDF show for its ink. */
  readonly color: string;
  readonly stops: readonly FoilStop[];
}

/** Where light and shade of a metal change; the same for all, so that a card in another metal shines in the same places. */
const PLACES = [0, 0.13, 0.21, 0.29, 0.43, 0.55, 0.62, 0.7, 0.85, 1] as const;

const stopsOf = (colors: readonly string[]): FoilStop[] =>
  PLACES.map((at, nth) => ({ at, color: colors[nth] ?? '#808080' }));

export const metals: Readonly<Record<FoilMetal, Metal>> = {
  gold: {
    name: 'Gold',
    color: '#c9a24a',
    stops: stopsOf([
      '#8f6c1f',
      '#c69c3f',
      '#ead189',
      '#d3ab48',
      '#9f7925',
      '#dfbd5c',
      '#f4e0a2',
      '#cda342',
      '#946f1d',
      '#d2ac4c',
    ]),
  },
  silver: {
    name: 'Silver',
    color: '#a3aab0',
    stops: stopsOf([
      '#6b7177',
      '#9aa1a7',
      '#cfd5d9',
      '#a9b0b6',
      '#7a8087',
      '#b3babf',
      '#dfe4e7',
      '#a3aab0',
      '#70767d',
      '#abb2b8',
    ]),
  },
  copper: {
    name: 'Copper',
    color: '#b8714a',
    stops: stopsOf([
      '#7b4325',
      '#b46d46',
      '#e4b08b',
      '#be784d',
      '#894b2a',
      '#d3936a',
      '#f0c8a8',
      '#b87148',
      '#7f4628',
      '#c58157',
    ]),
  },
  rainbow: {
    name: 'Rainbow',
    color: '#8fa6dc',
    stops: stopsOf([
      '#a97fc0',
      '#7f8fdc',
      '#6fc3d8',
      '#7fcf95',
      '#d8d06a',
      '#eaa678',
      '#e07fa8',
      '#9c84de',
      '#6fbfdd',
      '#8fcf84',
    ]),
  },
};

/** The way along which a metal's colours change, mm of the card; beyond its ends they stay. */
export const foilAxis = { x1: 0, y1: 0, x2: pokerSize.width, y2: pokerSize.height } as const;
