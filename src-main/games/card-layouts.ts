import type { Card } from '../cards/card.js';
import type { DisplayList, LayoutNotice } from '../layout/display-list.js';
import type { Fonts } from '../layout/fonts.js';
import type { Frame } from '../layout/frames/frame-file.js';
import { noFrames, type Frames } from '../layout/frames/frames.js';
import type { PictureSizes } from '../layout/picture-size.js';
import type { SetMark } from '../layout/set-mark.js';
import { gameOf } from './registry.js';

/** Lays a card out by the format of its game, in the frame that it names. */
export function layoutCard(
  card: Card,
  fonts: Fonts,
  pictures: PictureSizes,
  mark: SetMark | null = null,
  frames: Frames = noFrames,
): DisplayList {
  const { frame, notice } = frameOf(card, frames);
  const list = gameOf(card).format.layout(card, fonts, pictures, mark, frame);
  return notice ? { ...list, notices: [notice, ...list.notices] } : list;
}

/** A card's ground and picture alone. */
export const layoutPicture = (
  card: Card,
  fonts: Fonts,
  pictures: PictureSizes,
  frames: Frames = noFrames,
): DisplayList => gameOf(card).format.layoutPicture(card, fonts, pictures, frameOf(card, frames).frame);

interface ChosenFrame {
  readonly frame: Frame | null;
  readonly notice: LayoutNotice | null;
}

/** A frame that is missing or damaged is stood in for by the game's usual layout; the card keeps its name. */
function frameOf(card: Card, frames: Frames): ChosenFrame {
  const name = card.look.template;
  const { templates = [] } = gameOf(card).format;
  if (name === 'format' || templates.some((template) => template.name === name))
    return { frame: null, notice: null };
  const { frame = null, problem = null } = frames.get(name) ?? {};
  if (frame && problem === null) return { frame, notice: null };
  const what = problem === null ? 'is not in this library' : `cannot be used as it is: ${problem}`;
  const instead = frame ? 'It is shown without that.' : 'The game’s usual layout stands in for it.';
  const message = `The frame “${frame?.title ?? name}” ${what.replace(/\.$/, '')}. ${instead}`;
  return { frame, notice: { element: 'frame', kind: 'frame-missing', message } };
}

/** The colour that a card is seen in from afar, "#rrggbb". */
export const groundColor = (card: Card): string => gameOf(card).format.ground(card);
