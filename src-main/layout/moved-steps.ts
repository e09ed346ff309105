import type { Box, DisplayList, Step } from './display-list.js';
import { mappedPath } from './paths.js';

/**
 * The steps of a list as they lie elsewhere, cut off at its trim: what goes on into the bleed is drawn up to the edge.
 * @param x and y of the left upper corner of its trim, mm
 */
export const movedSteps = ({ steps, width, height }: DisplayList, x: number, y: number): Step[] =>
  steps.map((step) => {
    if (step.kind === 'text') return { ...step, x: step.x + x, y: step.y + y };
    if (step.kind === 'picture') {
      const { place, clip } = step;
      return {
        ...step,
        place: { ...place, x: place.x + x, y: place.y + y },
        clip: movedWithin(clip, { width, height }, x, y),
      };
    }
    const path = mappedPath(step.path, (px, py) => [within(px, width) + x, within(py, height) + y]);
    return { ...step, path };
  });

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));

function movedWithin(box: Box, trim: Pick<Box, 'width' | 'height'>, x: number, y: number): Box {
  const [left, top] = [within(box.x, trim.width), within(box.y, trim.height)];
  return {
    x: left + x,
    y: top + y,
    width: within(box.x + box.width, trim.width) - left,
    height: within(box.y + box.height, trim.height) - top,
  };
}
