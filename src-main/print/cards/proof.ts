/** What a proof shows of a card that its print does not: where it is cut, and how near to the cut words may come. */
import type { Box, DisplayList, ShapeStep } from '../../layout/display-list.js';
import { inset, rectPath } from '../../layout/shapes.js';
import type { Size } from '../plan.js';
import { fitInto } from './fit.js';

export interface ProofZones {
  /** Size of the card as it is printed, mm. */
  readonly card: Size;
  /** Printed beyond the card's edge, mm. */
  readonly bleed: number;
  /** From the card's edge to the safe zone, mm. */
  readonly safe: number;
}

const CUT = '#e6007e';
const SAFE = '#008a3c';
/** Of the lines, and of the light that keeps them apart from a ground of their own colour; mm as printed. */
const line = { width: 0.2, light: 0.5 } as const;
const TINT = 0.22;

/** A box of the printed card in mm of its list. */
const boxIn = (list: DisplayList, { card, bleed }: ProofZones, by: number): Box => {
  const { scale, left, top } = fitInto(list, card, bleed);
  const whole = { x: -left, y: -top, width: card.width, height: card.height };
  const { x, y, width, height } = inset(whole, by);
  return { x: x / scale, y: y / scale, width: width / scale, height: height / scale };
};

/** The part of a printed card in which its words are safe, in mm of its list. */
export const safeBox = (list: DisplayList, zones: ProofZones): Box => boxIn(list, zones, zones.safe);

/** The list with its bleed tinted, its cut and its safe zone drawn. */
export function withProof(list: DisplayList, zones: ProofZones): DisplayList {
  const { scale } = fitInto(list, zones.card, zones.bleed);
  const [outer, cut, safe] = [-zones.bleed, 0, zones.safe].map((by) => boxIn(list, zones, by)) as [
    Box,
    Box,
    Box,
  ];
  const drawn = (box: Box, color: string): ShapeStep[] => [
    stroke(box, '#ffffff', line.light / scale, 0.7),
    stroke(box, color, line.width / scale, 1),
  ];
  const tint: ShapeStep[] =
    zones.bleed > 0
      ? [{ kind: 'shape', element: 'frame', path: ring(outer, cut), fill: CUT, opacity: TINT }]
      : [];
  const safeLine = zones.safe > 0 ? drawn(safe, SAFE) : [];
  return { ...list, steps: [...list.steps, ...tint, ...safeLine, ...drawn(cut, CUT)] };
}

const stroke = (box: Box, color: string, width: number, opacity: number): ShapeStep => ({
  kind: 'shape',
  element: 'frame',
  path: rectPath(box),
  stroke: { color, width },
  opacity,
});

/** What lies between two boxes, as four bars. */
const ring = (outer: Box, inner: Box): string => {
  const beside = { y: inner.y, height: inner.height };
  const right = inner.x + inner.width;
  const bottom = inner.y + inner.height;
  return [
    { ...outer, height: inner.y - outer.y },
    { x: outer.x, width: inner.x - outer.x, ...beside },
    { x: right, width: outer.x + outer.width - right, ...beside },
    { ...outer, y: bottom, height: outer.y + outer.height - bottom },
  ]
    .map(rectPath)
    .join('');
};
