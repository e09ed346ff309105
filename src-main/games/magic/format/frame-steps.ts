import type { Box } from '../../../layout/display-list.js';
import { cardSize, wholeCard } from '../../../layout/measures.js';
import { inset, n, roundedPath } from '../../../layout/shapes.js';
import type { Sheet } from '../../../layout/sheet.js';
import { BORDER, type FramePaint } from './frames.js';

const TEXTURE = { width: 0.16, opacity: 0.4 } as const;

/** From the frame's edge to the line along it, mm. */
const RIM = 0.45;

/** A frame within its border: its ground, its texture, and a line along its edge. */
export function paintFrame(
  sheet: Sheet,
  paint: FramePaint,
  { box, radius }: { readonly box: Box; readonly radius: number },
): void {
  sheet.shape('frame', roundedPath(box, radius), { fill: paint.frame });
  if (paint.texture) {
    const stroke = { color: paint.light, width: TEXTURE.width };
    sheet.steps.push({
      kind: 'shape',
      element: 'frame',
      path: paint.texture(box),
      stroke,
      opacity: TEXTURE.opacity,
    });
  }
  // The texture's ends at the frame's corners are covered again.
  sheet.shape('frame', around(box, radius), { fill: BORDER }, 'border');
  const rim = roundedPath(inset(box, RIM), radius - RIM);
  sheet.shape('frame', rim, { stroke: { color: paint.light, width: 0.22 } }, 'border');
}

/** The border to the end of the bleed with a hole for the frame: its outer edge runs against the hole's. */
function around(box: Box, radius: number): string {
  const { x, y, width, height } = inset(wholeCard, -cardSize.bleed);
  const [right, bottom] = [x + width, y + height];
  const outer = `M${n(x)} ${n(y)}L${n(x)} ${n(bottom)}L${n(right)} ${n(bottom)}L${n(right)} ${n(y)}Z`;
  return outer + roundedPath(box, radius);
}
