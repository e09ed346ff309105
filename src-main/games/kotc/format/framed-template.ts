import { shownFields } from '../../defaults/frame-fields.js';
import type { LaidField } from '../../card-format.js';
import type { Box } from '../../../layout/display-list.js';
import { decorOf } from '../../../layout/frames/decor.js';
import type { Frame, FrameField } from '../../../layout/frames/frame-file.js';
import {
  boxOfField,
  fieldOf,
  fontOf,
  given,
  opticalOf,
  panelOf,
  perFrame,
  wordsOf,
} from '../../../layout/frames/framed.js';
import { inset } from '../../../layout/shapes.js';
import type { SignPaint } from '../../../layout/measures.js';
import type { Template } from './template.js';
import { templateOf } from './templates.js';

/** The layout that a frame begins with, changed as the frame says. */
export const framedTemplate = perFrame(makeTemplate);

const middleOf = ({ y, height }: Box): number => y + height / 2;

/** A line with a box of its own stands in the middle of it. */
function lineOf<L extends { readonly box: Box; readonly middle: number }>(field: FrameField, usual: L): L {
  const box = boxOfField(field, usual.box);
  const middle = field.box ? middleOf(box) : usual.middle;
  return { ...usual, ...sizesOf(field), box, middle };
}

const sizesOf = ({ largest, smallest, pitch }: FrameField) => given({ largest, smallest, pitch });

const paintOf = ({ fill, line }: FrameField, usual: SignPaint): SignPaint => ({
  ...usual,
  ...given({ fill, stroke: line }),
});

function makeTemplate(frame: Frame): Template {
  const base = templateOf(frame.begins);
  const { looks } = frame;
  const field = (name: string): FrameField => fieldOf(frame, 'kotc', name);
  const name = lineOf(field('name'), base.name);
  const text = boxOfField(field('text'), base.text.box);
  const flavor = boxOfField(field('flavor'), base.flavor.box);
  const flavorPanel = panelOf(field('flavor'), looks.flavor, flavor, base.flavor.panel);
  const largest = field('text').largest;
  const small = fontOf(looks.small, base.fonts.small);
  const indicator = lineOf(field('indicator'), base.indicator);
  return {
    ...base,
    fonts: {
      name: fontOf(looks.name, base.fonts.name),
      text: fontOf(looks.text, base.fonts.text),
      flavor: fontOf(looks.flavor, base.fonts.flavor),
      small,
      smallBold: looks.small?.font === undefined ? base.fonts.smallBold : small,
      indicator: looks.small?.font === undefined ? base.fonts.indicator : small,
      figures: fontOf(looks.figures, base.fonts.figures),
      ultra: fontOf(looks.figures, base.fonts.ultra),
    },
    inks: {
      ...base.inks,
      ...given({
        name: looks.name?.ink,
        text: looks.text?.ink,
        flavor: looks.flavor?.ink,
        small: looks.small?.ink,
        figures: looks.figures?.ink,
      }),
    },
    words: wordsOf(frame, base.words),
    optical: opticalOf(frame),
    decor: decorOf(frame, 'kotc'),
    ground: frame.ground ?? base.ground,
    line: frame.line ?? base.line,
    frame: frame.outline === false ? null : base.frame,
    name: { ...name, panel: panelOf(field('name'), looks.name, name.box, base.name.panel) },
    picture: {
      ...base.picture,
      window: boxOfField(field('picture'), base.picture.window),
      change: { ...base.picture.change, ...given(frame.picture) },
    },
    licence: lineOf(field('licence'), base.licence),
    text: {
      ...base.text,
      ...sizesOf(field('text')),
      ...(largest !== undefined && { classicLargest: largest, modernLargest: largest }),
      box: text,
      frame: field('text').box ? inset(text, -0.8) : base.text.frame,
      panel: panelOf(field('text'), looks.text, text, base.text.panel),
    },
    padlock: {
      box: boxOfField(field('padlock'), base.padlock.box),
      paint: paintOf(field('padlock'), base.padlock.paint),
    },
    indicator: {
      ...indicator,
      size: field('indicator').largest ?? base.indicator.size,
      markRight: field('indicator').box ? text.x + text.width : base.indicator.markRight,
    },
    ...signsOf(frame, field, base),
    flavor: {
      ...base.flavor,
      ...sizesOf(field('flavor')),
      box: flavor,
      panel: flavorPanel,
      hugs: base.flavor.hugs || flavorPanel.fill !== null,
    },
  };
}

/** Of a star's reach: how much of it is whole, so that figures of another font can be read on it. */
const STAR_BODY = 0.68;

type Signs = Pick<Template, 'cost' | 'offense' | 'defense' | 'ultra' | 'spell' | 'number'>;

/** Cost, offense and defense fill the boxes of their fields; the triangles of a spell stand where the figures would. */
function signsOf({ looks }: Frame, field: (name: string) => FrameField, base: Template): Signs {
  const { cost, offense, defense, spell, number, ultra } = base;
  const [costBox, offenseBox, defenseBox] = [
    boxOfField(field('cost'), aroundPoint(cost.x, cost.y, cost.radius)),
    boxOfField(field('offense'), aroundPoint(offense.x, offense.y, offense.outer)),
    boxOfField(field('defense'), defense.box),
  ];
  const gem = boxOfField(field('ultra'), beside(costBox, cost, ultra.box));
  const points = field('ultra').largest ?? ultra.size * (gem.width / ultra.box.width);
  const size = field('cost').largest ?? number.size;
  const body = looks.figures?.font === undefined ? offense.inner / offense.outer : STAR_BODY;
  return {
    cost: { ...midOf(costBox), radius: costBox.width / 2, paint: paintOf(field('cost'), cost.paint) },
    offense: {
      ...offense,
      ...midOf(offenseBox),
      outer: offenseBox.width / 2,
      inner: body * (offenseBox.width / 2),
      paint: paintOf(field('offense'), offense.paint),
    },
    defense: { box: defenseBox, paint: paintOf(field('defense'), defense.paint) },
    ultra: {
      box: gem,
      size: points,
      width: ultra.width * (gem.width / ultra.box.width),
      paint: paintOf(field('ultra'), ultra.paint),
    },
    number: { size, width: (number.width / number.size) * size },
    spell: {
      left: moved(spell.left, midOf(offenseBox), offense),
      right: moved(spell.right, midOf(defenseBox), midOf(defense.box)),
      paint: paintOf(field('spell'), spell.paint),
    },
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const midOf = (box: Box): Point => ({ x: box.x + box.width / 2, y: middleOf(box) });
const aroundPoint = (x: number, y: number, radius: number): Box => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});

/** The gem keeps its place beside the cost, however large and wherever that is. */
function beside(cost: Box, { x, y, radius }: Template['cost'], gem: Box): Box {
  const scale = cost.width / 2 / radius;
  const { x: midX, y: midY } = midOf(cost);
  return {
    x: midX + (gem.x - x) * scale,
    y: midY + (gem.y - y) * scale,
    width: gem.width * scale,
    height: gem.height * scale,
  };
}

const moved = (corners: readonly number[], to: Point, from: Point): readonly number[] =>
  corners.map((value, nth) => value + (nth % 2 === 0 ? to.x - from.x : to.y - from.y));

/** The parts of a card that a frame can move, as a layout has them. */
export function fieldsOf(name: string): Readonly<Record<string, LaidField>> {
  const template = templateOf(name);
  const { cost, offense, defense, ultra, number, text } = template;
  return shownFields({
    name: template.name,
    picture: { box: template.picture.window },
    licence: template.licence,
    text: { box: text.box, largest: text.modernLargest, smallest: text.smallest },
    padlock: template.padlock,
    indicator: { box: template.indicator.box, largest: template.indicator.size },
    cost: { box: aroundPoint(cost.x, cost.y, cost.radius), largest: number.size },
    offense: { box: aroundPoint(offense.x, offense.y, offense.outer) },
    defense,
    ultra: { box: ultra.box, largest: ultra.size },
    flavor: template.flavor,
  });
}
