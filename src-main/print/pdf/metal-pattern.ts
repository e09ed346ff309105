import type { FoilMetal } from '../../cards/look.js';
import { foilAxis, metals, type FoilStop } from '../../layout/frames/foil.js';
import type { Entries } from './dictionary.js';
import { rgbOf } from './numbers.js';

/**
 * A metal as an axial shading that lies still on the card. Source: ISO 32000-1, 8.7.4.5.3 and 7.10.4.
 * @param toX, toY from mm of the card to pt of the form that it is used in
 */
export function metalPattern(
  metal: FoilMetal,
  toX: (x: number) => number,
  toY: (y: number) => number,
): Entries {
  const { stops } = metals[metal];
  const { x1, y1, x2, y2 } = foilAxis;
  return {
    Type: 'Pattern',
    PatternType: 2,
    Shading: {
      ShadingType: 2,
      ColorSpace: 'DeviceRGB',
      Coords: [toX(x1), toY(y1), toX(x2), toY(y2)],
      Extend: [true, true],
      Function: {
        FunctionType: 3,
        Domain: [0, 1],
        Bounds: stops.slice(1, -1).map(({ at }) => at),
        Encode: stops.slice(1).flatMap(() => [0, 1]),
        Functions: stops.slice(1).map((stop, nth) => between(stops[nth] ?? stop, stop)),
      },
    },
  };
}

const between = (from: FoilStop, to: FoilStop): Entries => ({
  FunctionType: 2,
  Domain: [0, 1],
  N: 1,
  C0: rgbOf(from.color),
  C1: rgbOf(to.color),
});
