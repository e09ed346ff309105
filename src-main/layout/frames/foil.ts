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
    color: '#b4b9be',
    stops: stopsOf([
      '#7f858b',
      '#b2b8bd',
      '#e2e6e9',
      '#c1c6ca',
      '#8c9298',
      '#cfd3d6',
      '#eef1f3',
      '#b8bdc2',
      '#838990',
      '#c4c9cd',
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
    color: '#b9c3e6',
    stops: stopsOf([
      '#c99fd6',
      '#a0aeea',
      '#a4e0ee',
      '#b0ecc0',
      '#f1eeae',
      '#f5c4a6',
      '#efa6c3',
      '#bda9ee',
      '#a4d9ee',
      '#c2eeb8',
    ]),
  },
};

/** The way along which a metal's colours change, mm of the card; beyond its ends they stay. */
export const foilAxis = { x1: 0, y1: 0, x2: pokerSize.width, y2: pokerSize.height } as const;
