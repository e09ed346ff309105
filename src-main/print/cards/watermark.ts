import type { Box, DisplayList, ShapeStep } from '../../layout/display-list.js';
import type { Fonts } from '../../layout/fonts.js';
import { mappedPath } from '../../layout/paths.js';

const FONT = 'condensed-bold';
/** Seen on dark and on light grounds, by its light edge on those between (mm), and read through. */
const look = { fill: '#7a7a7a', stroke: { color: '#ffffff', width: 0.6 }, opacity: 0.4 } as const;
/** Share of the free room that the words fill. */
const FILLED = 0.94;
const STEEPEST = (55 * Math.PI) / 180;

/** The list with words written across it from the lower left, below the card's name. */
export function withWatermark(list: DisplayList, words: string, fonts: Fonts): DisplayList {
  if (words === '') return list;
  const step = watermark(words, roomBelowName(list), fonts);
  return step ? { ...list, steps: [...list.steps, step] } : list;
}

function roomBelowName({ boxes, width, height }: DisplayList): Box {
  const name = boxes.name;
  const top = name && name.y + name.height < height / 2 ? name.y + name.height : 0;
  return { x: 0, y: top, width, height: height - top };
}

function watermark(words: string, room: Box, fonts: Fonts): ShapeStep | null {
  const { glyphs, advance } = fonts.shape(FONT, words, false);
  const { unitsPerEm, capHeight } = fonts.metrics(FONT);
  if (advance === 0) return null;
  const angle = Math.min(STEEPEST, Math.atan2(room.height, room.width));
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const size = Math.min(
    (FILLED * room.width) / (advance * cos + capHeight * sin),
    (FILLED * room.height) / (advance * sin + capHeight * cos),
  );
  const middle = { x: room.x + room.width / 2, y: room.y + room.height / 2 };
  const path = glyphs
    .map((glyph) =>
      mappedPath(fonts.outline(FONT, glyph.id), (unitX, unitY) => {
        const x = (glyph.x - advance / 2 + unitX / unitsPerEm) * size;
        const y = (glyph.y + capHeight / 2 - unitY / unitsPerEm) * size;
        return [middle.x + x * cos + y * sin, middle.y - x * sin + y * cos];
      }),
    )
    .join('');
  return path === '' ? null : { kind: 'shape', element: 'frame', path, ...look };
}
