import { cardSize, wholeCard } from '../../../layout/measures.js';
import { inset } from '../../../layout/shapes.js';
import type { CardTemplate } from '../../card-format.js';
import {
  artPicture,
  artTemplate,
  framedPicture,
  inkPicture,
  inkTemplate,
} from '../../defaults/card-templates.js';
import { BORDER, whitePaint } from './frames.js';
import { manaSymbols, outlinedSymbols } from './mana-symbols.js';
import { band, PITCH, SIDE, sizes } from './measures.js';
import type { Template } from './template.js';

const stats = { x: cardSize.width - SIDE - 14.2, y: 79.2, width: 14.2, height: 5.2 } as const;
/** What the figures leave of their line. */
const footWidth = cardSize.width - 2 * SIDE - 16.1;

/** As the rulebook describes it (MC-CARD-01 to MC-CARD-20). */
const format: Template = {
  ground: BORDER,
  frame: { box: inset(wholeCard, 3), radius: 1.6 },
  paint: null,
  plates: 1,
  panels: null,
  fonts: {
    name: 'condensed-bold',
    type: 'condensed-bold',
    text: 'condensed',
    flavor: 'condensed-oblique',
    small: 'condensed',
    stats: 'sans-bold',
  },
  inks: { name: null, text: null, flavor: null, small: null, stats: null },
  sizes,
  words: { align: 'left', breaks: null, boldNames: false },
  optical: {},
  decor: null,
  line: 0.3,
  title: band(4.3, 5.4),
  picture: { ...framedPicture, window: band(10.2, 38) },
  type: band(48.7, 4.8),
  text: { ...sizes.text, pitch: PITCH, paper: band(54, 24.4), opacity: 1, hugs: false, emblem: 21 },
  foot: {
    licence: band(79.1, 3.6, footWidth),
    setMark: band(82.8, 1.9, footWidth),
    panel: { box: { x: SIDE - 0.9, y: 79, width: footWidth + 1.8, height: 5.9 }, of: 'frame' },
  },
  stats,
  symbols: manaSymbols,
};

/** The picture fills the card and its bleed; all words stand on plates. */
const art: Template = {
  ...format,
  ground: null,
  frame: null,
  plates: 0.92,
  title: band(4.6, 5.4),
  picture: artPicture,
  type: band(44.4, 4.8),
  text: {
    ...format.text,
    paper: inset(band(49.7, 28.3), -0.9),
    opacity: 0.88,
    hugs: true,
    emblem: 12,
  },
  foot: {
    licence: band(79.6, 3.6, footWidth),
    setMark: band(83.2, 1.9, footWidth),
    panel: { box: { x: SIDE - 0.9, y: 79.2, width: footWidth + 1.8, height: 6.3 }, of: 'plate' },
  },
  stats: { ...stats, x: stats.x + 0.9, y: 79.5, height: 5.7 },
};

/** For drafts: white, thin lines, a small pale picture, and more room for the text that is being tried. */
const ink: Template = {
  ...format,
  ground: '#ffffff',
  frame: null,
  paint: whitePaint,
  plates: 0,
  line: 0.13,
  picture: { ...inkPicture, window: { x: cardSize.width / 2 - 12, y: 10.6, width: 24, height: 16.2 } },
  type: band(27.4, 4.8),
  foot: { ...format.foot, panel: null },
  text: { ...format.text, paper: band(32.6, 45.8), largest: 3.4, emblem: 12 },
  symbols: outlinedSymbols,
};

/** In the order in which people choose among them. */
export const cardTemplates: readonly CardTemplate[] = [
  {
    name: 'format',
    title: 'Rulebook',
    does: 'The rulebook’s format',
    about: 'As the rulebook describes it, in a frame of the card’s color.',
    noAccent: null,
  },
  artTemplate,
  inkTemplate,
];

const templates: ReadonlyMap<string, Template> = new Map([
  ['format', format],
  [artTemplate.name, art],
  [inkTemplate.name, ink],
]);

/** A card that names none of them is set out as the rulebook says. */
export const templateOf = (name: string): Template => templates.get(name) ?? format;
