import { weavePath } from './back-layout.js';
import type { Box, DisplayList, PictureStep, Step } from './display-list.js';
import { wideSteps } from './picture-steps.js';
import { inset, rectPath } from './shapes.js';

/** How far beyond the list's trim, to either side, in mm of the list. */
export interface Beyond {
  readonly x: number;
  readonly y: number;
}

/**
 * The list as it is printed on a card whose edges lie beyond the list's own: a picture that reaches the list's edges
 * covers the card, a pattern or a plain colour goes on. A list without such a ground stays as it is.
 *
 * @param trim where the card's edges lie
 * @param bleed how far its ground goes on beyond those, mm of the list
 */
export function wideList(list: DisplayList, trim: Beyond, bleed: number): DisplayList {
  const { goesOn, steps } = list;
  const most = Math.max(trim.x, trim.y) + bleed;
  if (!goesOn || most <= list.bleed) return list;
  const own: Box = { x: 0, y: 0, width: list.width, height: list.height };
  const room = { edge: grown(own, trim), reach: inset(own, -most) };
  const paper = rectPath(room.reach);
  if (goesOn.kind === 'plain') return { ...list, bleed: most, steps: repainted(steps, [paper]) };
  if (goesOn.kind === 'weave')
    return { ...list, bleed: most, steps: repainted(steps, [paper, weavePath(most)]) };
  const shows = (step: Step): step is PictureStep => step.kind === 'picture' && step.element === 'picture';
  const wide = wideSteps(steps.filter(shows), goesOn.crop, list.boxes.picture ?? own, room);
  const first = steps.findIndex(shows);
  const others = [...steps.slice(0, first), ...wide, ...steps.slice(first).filter((step) => !shows(step))];
  return { ...list, bleed: most, steps: repainted(others, [paper]) };
}

/** The lowest steps with other paths, in the colours that they have. */
const repainted = (steps: readonly Step[], paths: readonly string[]): Step[] =>
  steps.map((step, at) => {
    const path = paths[at];
    return path !== undefined && step.kind === 'shape' ? { ...step, path } : step;
  });

const grown = ({ x, y, width, height }: Box, by: Beyond): Box => ({
  x: x - by.x,
  y: y - by.y,
  width: width + 2 * by.x,
  height: height + 2 * by.y,
});
