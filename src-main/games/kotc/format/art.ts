import { artPicture } from '../../defaults/card-templates.js';
import type { Template } from './template.js';
import { box, pt, px, triangle } from './measures.js';
import { format } from './format.js';

const glass = { radius: px(15), fill: '#ffffff', opacity: 0.86, line: true } as const;

/** Around the signs, half of it under their fill, so that they stand out from any picture. */
const rim = { color: '#ffffff', width: px(7) } as const;

/** The picture fills the card and goes on into the bleed; texts stand on panels that are as large as they need to be. */
export const art: Template = {
  ...format,
  ground: '#d8d4cc',
  accents: ['panels', 'ground'],
  line: { color: '#ffffff', width: px(2) },
  frame: null,
  name: {
    box: box(51, 42, 699, 110),
    middle: px(76),
    largest: pt(12),
    smallest: pt(5),
    panel: { ...glass, box: box(40, 40, 710, 112) },
  },
  picture: artPicture,
  licence: {
    box: box(58, 562, 692, 580),
    middle: px(571),
    largest: pt(3),
    smallest: pt(2),
    on: 'text panel',
  },
  text: {
    ...format.text,
    box: box(58, 588, 692, 806),
    frame: box(48, 583, 702, 811),
    modernLargest: px(30),
    hugs: px(7),
    panel: { ...glass, box: box(40, 553, 710, 843) },
  },
  padlock: { box: box(329, 629, 421, 770), paint: { fill: '#cfcfcf' } },
  indicator: {
    box: box(200, 816, 550, 840),
    middle: px(826),
    size: px(12.9),
    on: 'text panel',
    markRight: px(692),
  },
  cost: { x: px(375), y: px(890), radius: px(37), paint: { fill: '#aaffaa', stroke: rim } },
  offense: {
    x: px(113),
    y: px(890),
    outer: px(50),
    inner: px(27),
    points: 20,
    paint: { fill: '#ffaaaa', stroke: rim },
  },
  defense: { box: box(600, 853, 674, 927), paint: { fill: '#afafff', stroke: rim } },
  ultra: { ...format.ultra, box: box(436, 896.5, 466.5, 927), paint: { fill: '#6af7eb', stroke: rim } },
  spell: {
    left: triangle(94, 859, 148, 890, 94, 921),
    right: triangle(656, 859, 602, 890, 656, 921),
    paint: { fill: '#640080', stroke: rim },
  },
  flavor: {
    ...format.flavor,
    box: box(61, 944, 689, 1009),
    hugs: true,
    panel: { ...glass, box: box(40, 939, 710, 1011) },
  },
};
