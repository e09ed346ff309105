import { inkPicture } from '../../defaults/card-templates.js';
import type { Template } from './template.js';
import { format } from './format.js';
import { box, px } from './measures.js';

const line = { color: '#808080', width: px(1.5) } as const;
const outline = { stroke: { color: '#000000', width: px(2) } } as const;
const bare = { radius: 0, fill: null, opacity: 1 } as const;

/** For drafts: white, thin lines, no fills, a small pale picture, and more room for the text that is being tried. */
export const ink: Template = {
  ...format,
  accents: [],
  line,
  name: { ...format.name, panel: { ...bare, box: box(36, 36, 714, 128), line: false } },
  picture: { ...inkPicture, window: box(239, 128, 511, 298) },
  licence: { ...format.licence, box: box(46, 302, 704, 324), middle: px(312) },
  text: {
    ...format.text,
    box: box(84, 335, 667, 805),
    frame: box(74, 330, 677, 808),
    classicLargest: px(34),
    panel: { ...bare, box: box(74, 330, 677, 808), line: true },
  },
  padlock: {
    box: box(314, 474, 436, 661),
    paint: { stroke: { color: '#c0c0c0', width: px(2) } },
  },
  cost: { ...format.cost, paint: outline },
  offense: { ...format.offense, inner: px(38), paint: outline },
  defense: { ...format.defense, paint: outline },
  ultra: { ...format.ultra, paint: outline },
  spell: { ...format.spell, paint: outline },
  flavor: { ...format.flavor, panel: { ...bare, box: box(36, 934, 714, 1014), line: false } },
};
