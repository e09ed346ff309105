import { framedPicture } from '../../defaults/card-templates.js';
import type { Template } from './template.js';
import { box, pt, px, triangle } from './measures.js';

const plain = { radius: 0, fill: null, opacity: 1 } as const;

/** The rulebooks' card format, measured from their own example cards at 300 dpi. */
export const format: Template = {
  fonts: {
    name: 'condensed',
    text: 'condensed',
    flavor: 'sans-oblique',
    small: 'condensed',
    smallBold: 'condensed-bold',
    indicator: 'sans-oblique',
    figures: 'sans',
    ultra: 'sans-bold',
  },
  inks: { name: null, text: null, flavor: null, small: null, figures: '#000000' },
  words: { align: 'justify', breaks: null, boldNames: false },
  optical: {},
  decor: null,
  ground: '#ffffff',
  accents: ['panels'],
  line: { color: '#808080', width: px(3) },
  /** Outer edges of frame and ability box; their lines lie inside. */
  frame: box(36, 36, 714, 1014),
  name: {
    box: box(51, 44, 699, 124),
    middle: px(86.8),
    largest: pt(12),
    smallest: pt(5),
    panel: { ...plain, box: box(37.5, 37.5, 712.5, 128), line: false },
  },
  picture: { ...framedPicture, window: box(39, 128, 711, 547) },
  licence: {
    box: box(46, 552, 704, 574),
    middle: px(561.6),
    largest: pt(3),
    smallest: pt(2),
    on: 'ground',
  },
  text: {
    box: box(84, 585, 667, 805),
    frame: box(74, 580, 677, 808),
    smallest: pt(5),
    classicLargest: px(25.4),
    modernLargest: px(44),
    /** 31 px in the classic size, 54 px in the modern one. */
    pitch: 1.225,
    hugs: null,
    panel: { ...plain, box: box(74, 580, 677, 808), line: true },
  },
  padlock: { box: box(328, 619, 420, 760), paint: { fill: '#dddddd' } },
  restriction: '#800000',
  indicator: {
    box: box(200, 814, 550, 838),
    middle: px(825),
    size: px(12.9),
    on: 'ground',
    markRight: px(677),
  },
  cost: { x: px(375), y: px(880.5), radius: px(36.5), paint: { fill: '#aaffaa' } },
  offense: {
    x: px(113),
    y: px(880.5),
    outer: px(49),
    inner: px(24.5),
    points: 20,
    paint: { fill: '#ffaaaa' },
  },
  defense: { box: box(600, 844, 675, 918), paint: { fill: '#afafff' } },
  ultra: {
    box: box(434.75, 887, 465.25, 917.5),
    size: px(23.6),
    width: px(23),
    paint: { fill: '#6af7eb' },
  },
  number: { size: pt(18), width: px(63) },
  spell: {
    left: triangle(94, 850, 148, 881, 94, 912),
    right: triangle(655, 850, 601, 881, 655, 912),
    paint: { fill: '#640080' },
  },
  flavor: {
    box: box(61, 943, 689, 1010),
    largest: px(16.3),
    smallest: px(12.5),
    pitch: 1.28,
    maxLines: 3,
    hugs: false,
    panel: { ...plain, box: box(37.5, 934, 712.5, 1012.5), line: false },
  },
};
