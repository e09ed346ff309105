/** What a frame draws beside a card's own parts. */
import { cardSize, wholeCard } from '../measures.js';
import type { Box, Step } from '../display-list.js';
import { inset } from '../shapes.js';
import { displayPath } from '../svg-path.js';
import type { Frame, FrameDrawing, FrameLayer } from './frame-file.js';
import { texturePaths } from './textures.js';

/** A drawing, and whether it belongs to the border that can be foil. */
export interface DecorStep {
  readonly step: Step;
  readonly isBorder: boolean;
}

export type Decor = Readonly<Record<FrameLayer, readonly DecorStep[]>>;

/** To the end of the bleed. */
const everywhere = inset(wholeCard, -cardSize.bleed);

const boxOf = (box: readonly [number, number, number, number] | undefined): Box =>
  box ? { x: box[0], y: box[1], width: box[2], height: box[3] } : everywhere;

/** A frame's drawings for one game, each layer from below: what it draws for all games, then what for this one. */
export function decorOf(frame: Frame, game: string): Decor {
  const own = frame.games[game];
  const all = own ? [frame, own] : [frame];
  const of = (layer: FrameLayer): DecorStep[] =>
    all.flatMap((drawing) => stepsOf(drawing, layer, frame.kept));
  return { ground: of('ground'), picture: of('picture'), frame: of('frame') };
}

function stepsOf(drawing: FrameDrawing, layer: FrameLayer, kept: Frame['kept']): DecorStep[] {
  const isOn = (one: { readonly layer: FrameLayer }): boolean => one.layer === layer;
  const plain = (step: Step): DecorStep => ({ step, isBorder: false });
  return [
    ...drawing.pictures.filter(isOn).flatMap(({ file, box }): DecorStep[] => {
      const picture = kept[file];
      if (picture === undefined) return [];
      return [plain({ kind: 'picture', element: 'frame', picture, place: boxOf(box), clip: boxOf(box) })];
    }),
    ...drawing.textures.filter(isOn).flatMap(({ kind, color, opacity, step, width, box }) => {
      const { paths, filled } = texturePaths(kind, boxOf(box), { step, width });
      return paths.map((path): DecorStep => {
        const ink = filled ? { fill: color } : { stroke: { color, width } };
        return plain({ kind: 'shape', element: 'frame', path, ...ink, opacity });
      });
    }),
    ...drawing.shapes.filter(isOn).map(({ path, fill, line, opacity, foil = false }): DecorStep => {
      const ink = { ...(fill ? { fill } : {}), ...(line ? { stroke: line } : {}) };
      const step = { kind: 'shape', element: 'frame', path: displayPath(path), ...ink, opacity } as const;
      return { step, isBorder: foil };
    }),
  ];
}
