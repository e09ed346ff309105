import { shownFields } from '../../defaults/frame-fields.js';
import type { LaidField } from '../../card-format.js';
import { over } from '../../../layout/colors.js';
import { decorOf } from '../../../layout/frames/decor.js';
import type { Frame, FrameField } from '../../../layout/frames/frame-file.js';
import {
  boxOfField,
  fieldOf,
  fontOf,
  given,
  opticalOf,
  perFrame,
  wordsOf,
} from '../../../layout/frames/framed.js';
import type { FramePaint } from './frames.js';
import type { Template } from './template.js';
import { templateOf } from './templates.js';

/** The layout that a frame begins with, changed as the frame says. */
export const framedTemplate = perFrame(makeTemplate);

/** Of what a frame's tint leaves of the card's color, so much is in the plates. */
const IN_PLATES = 0.4;

/** The paints of a card in a frame: the frame's own, tinted with the card's color. */
export function framedPaint(frame: Frame, own: FramePaint): FramePaint {
  const { ground, tint, looks, line, textures, games } = frame;
  const drawn = textures.length > 0 || (games['magic']?.textures.length ?? 0) > 0;
  const plate = looks.name?.panel?.fill;
  return {
    ...own,
    frame: ground === undefined ? own.frame : over(own.frame, ground, tint),
    plate: plate ? over(own.frame, plate, tint * IN_PLATES) : own.plate,
    paper: looks.text?.panel?.fill ?? own.paper,
    dark: line?.color ?? own.dark,
    texture: drawn || ground !== undefined ? null : own.texture,
  };
}

function makeTemplate(frame: Frame): Template {
  const base = templateOf(frame.begins);
  const { looks, ground, line } = frame;
  const field = (name: string): FrameField => fieldOf(frame, 'magic', name);
  const sizesOf = (name: string) => given({ largest: field(name).largest, smallest: field(name).smallest });
  const title = boxOfField(field('name'), base.title);
  const type = boxOfField(field('type'), base.type);
  const plate = looks.name?.panel;
  const paper = looks.text?.panel;
  const licence = boxOfField(field('licence'), base.foot.licence);
  const { sizes } = base;
  return {
    ...base,
    ground: ground === undefined ? base.ground : null,
    frame: ground === undefined ? base.frame : null,
    line: line?.width ?? base.line,
    plates: plate ? (plate.fill === null ? 0 : plate.opacity) : base.plates,
    panels:
      plate || paper
        ? {
            plate: { radius: plate?.radius ?? 0, line: plate?.line ?? false },
            paper: { radius: paper?.radius ?? 0, line: paper?.line ?? false },
          }
        : null,
    fonts: {
      name: fontOf(looks.name, base.fonts.name),
      type: fontOf(looks.name, base.fonts.type),
      text: fontOf(looks.text, base.fonts.text),
      flavor: fontOf(looks.flavor, base.fonts.flavor),
      small: fontOf(looks.small, base.fonts.small),
      stats: fontOf(looks.figures, base.fonts.stats),
    },
    inks: {
      ...base.inks,
      ...given({
        name: looks.name?.ink,
        text: looks.text?.ink,
        flavor: looks.flavor?.ink,
        small: looks.small?.ink,
        stats: looks.name?.ink ?? looks.figures?.ink,
      }),
    },
    sizes: {
      name: { ...sizes.name, ...sizesOf('name') },
      cost: { ...sizes.cost, ...sizesOf('cost') },
      type: { ...sizes.type, ...sizesOf('type') },
      licence: { ...sizes.licence, ...sizesOf('licence') },
      stats: { ...sizes.stats, ...sizesOf('stats') },
    },
    words: wordsOf(frame, base.words),
    optical: opticalOf(frame),
    decor: decorOf(frame, 'magic'),
    title,
    type,
    picture: {
      ...base.picture,
      window: boxOfField(field('picture'), base.picture.window),
      change: { ...base.picture.change, ...given(frame.picture) },
    },
    text: {
      ...base.text,
      ...given({
        largest: field('text').largest,
        smallest: field('text').smallest,
        pitch: field('text').pitch,
      }),
      paper: boxOfField(field('text'), base.text.paper),
      opacity: paper ? (paper.fill === null ? 0 : paper.opacity) : base.text.opacity,
    },
    foot: {
      licence,
      setMark: boxOfField(field('setMark'), base.foot.setMark),
      panel: ground === undefined || frame.begins === 'art' ? base.foot.panel : null,
    },
    stats: boxOfField(field('stats'), base.stats),
  };
}

/** The parts of a card that a frame can move, as a layout has them. */
export function fieldsOf(name: string): Readonly<Record<string, LaidField>> {
  const { title, type, picture, text, foot, stats, sizes } = templateOf(name);
  return shownFields({
    name: { box: title, ...sizes.name },
    picture: { box: picture.window },
    type: { box: type, ...sizes.type },
    text: { box: text.paper, largest: text.largest, smallest: text.smallest },
    licence: { box: foot.licence, ...sizes.licence },
    setMark: { box: foot.setMark },
    stats: { box: stats, ...sizes.stats },
  });
}
