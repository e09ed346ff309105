import { z } from 'zod';
import { pokerSize } from '../cards/size.js';

/** A figure that a person may set: its limits hold in the app, on the command line and in the API, and panels are built of it. */
export interface Parameter {
  readonly name: string;
  readonly unit: 'mm' | 'pt' | '%' | '';
  readonly min: number;
  readonly max: number;
  /** What one press of an arrow key adds. */
  readonly step: number;
  readonly standard: number;
  /** A sentence for people. */
  readonly hint: string;
}

const printed = 'what lies there is cut off or left white by the printer.';

export const parameters = {
  paperWidth: {
    name: 'Width',
    unit: 'mm',
    min: 50,
    max: 2000,
    step: 1,
    standard: 210,
    hint: 'Width of the paper as it goes into the printer.',
  },
  paperHeight: {
    name: 'Height',
    unit: 'mm',
    min: 50,
    max: 2000,
    step: 1,
    standard: 297,
    hint: 'Height of the paper as it goes into the printer.',
  },
  cardWidth: {
    name: 'Width',
    unit: 'mm',
    min: 10,
    max: 500,
    step: 0.5,
    standard: pokerSize.width,
    hint: 'Width of a cut card.',
  },
  cardHeight: {
    name: 'Height',
    unit: 'mm',
    min: 10,
    max: 500,
    step: 0.5,
    standard: pokerSize.height,
    hint: 'Height of a cut card.',
  },
  marginLeft: {
    name: 'Left',
    unit: 'mm',
    min: 0,
    max: 50,
    step: 0.5,
    standard: 5,
    hint: `Left edge of the paper; ${printed}`,
  },
  marginTop: {
    name: 'Top',
    unit: 'mm',
    min: 0,
    max: 50,
    step: 0.5,
    standard: 5,
    hint: `Top edge of the paper; ${printed}`,
  },
  marginRight: {
    name: 'Right',
    unit: 'mm',
    min: 0,
    max: 50,
    step: 0.5,
    standard: 5,
    hint: `Right edge of the paper; ${printed}`,
  },
  marginBottom: {
    name: 'Bottom',
    unit: 'mm',
    min: 0,
    max: 50,
    step: 0.5,
    standard: 5,
    hint: `Bottom edge of the paper; ${printed}`,
  },
  columns: { name: 'Columns', unit: '', min: 1, max: 50, step: 1, standard: 3, hint: 'Cards side by side.' },
  rows: { name: 'Rows', unit: '', min: 1, max: 50, step: 1, standard: 3, hint: 'Cards one below the other.' },
  offsetX: {
    name: 'Shift right',
    unit: 'mm',
    min: -200,
    max: 200,
    step: 0.5,
    standard: 0,
    hint: 'Moves the cards to the right, to the left when negative; never into the margins.',
  },
  offsetY: {
    name: 'Shift down',
    unit: 'mm',
    min: -200,
    max: 200,
    step: 0.5,
    standard: 0,
    hint: 'Moves the cards down, up when negative; never into the margins.',
  },
  gutter: {
    name: 'Gutter',
    unit: 'mm',
    min: 0,
    max: 50,
    step: 0.5,
    standard: 0,
    hint: 'Space between the cut cards.',
  },
  foldGap: {
    name: 'Gap at the fold',
    unit: 'mm',
    min: 0,
    max: 50,
    step: 0.5,
    standard: 4,
    hint: 'Space between fronts and backs, with the fold in its middle.',
  },
  bleed: {
    name: 'Bleed',
    unit: 'mm',
    min: 0,
    max: 5,
    step: 0.5,
    standard: 0,
    hint: 'How far a card is printed beyond its edge, so that a cut a little off shows no white.',
  },
  safe: {
    name: 'Safe zone',
    unit: 'mm',
    min: 0,
    max: 10,
    step: 0.5,
    standard: 3,
    hint: 'How far from its edge a card’s words are safe from a cut that is a little off; print services say how far.',
  },
  radius: {
    name: 'Corner radius',
    unit: 'mm',
    min: 0,
    max: 20,
    step: 0.5,
    standard: 3.2,
    hint: 'Radius of rounded corners; playing cards have some 3 mm.',
  },
  lineWidth: {
    name: 'Line width',
    unit: 'pt',
    min: 0.1,
    max: 3,
    step: 0.05,
    standard: 0.25,
    hint: 'Width of marks, guides and outlines; 0.25 pt is a hairline.',
  },
  backX: {
    name: 'Back lies right by',
    unit: 'mm',
    min: -20,
    max: 20,
    step: 0.1,
    standard: 0,
    hint: 'Against the light, seen from the front: how far the back lies to the right of the front, to the left when negative.',
  },
  backY: {
    name: 'Back lies lower by',
    unit: 'mm',
    min: -20,
    max: 20,
    step: 0.1,
    standard: 0,
    hint: 'Against the light, seen from the front: how far the back lies below the front, above when negative.',
  },
  measured: {
    name: '100 mm measure',
    unit: 'mm',
    min: 90,
    max: 110,
    step: 0.1,
    standard: 100,
    hint: 'How long a line comes out that ought to have 100 mm.',
  },
} as const satisfies Readonly<Record<string, Parameter>>;
export type ParameterName = keyof typeof parameters;

/** A number within a parameter's limits, filled in with its standard. */
export const figure = (name: ParameterName) => bounded(name).default(parameters[name].standard);

/** The same for what has to be given. */
export const bounded = (name: ParameterName) => {
  const { min, max, hint } = parameters[name];
  return z.number().min(min).max(max).describe(hint);
};

/** The same for whole numbers that have to be given. */
export const counted = (name: ParameterName) => bounded(name).int();

/** One thing that a person may choose of several. */
export interface Choice {
  readonly name: string;
  /** A sentence for people. */
  readonly hint: string;
}

/** The first of each is the standard. */
export const choices = {
  layout: {
    sheets: { name: 'Sheets', hint: 'Many cards on a page, to be cut.' },
    single: {
      name: 'One card a page',
      hint: 'Pages of the size of a card with its bleed, for print services.',
    },
  },
  placement: {
    centre: { name: 'Centred', hint: 'The cards lie in the middle of the paper.' },
    'top-left': { name: 'Top left', hint: 'The cards begin at the top left margins.' },
    'top-right': { name: 'Top right', hint: 'The cards end at the right margin, from the top down.' },
    'bottom-left': { name: 'Bottom left', hint: 'The cards end at the bottom margin, from the left on.' },
    'bottom-right': { name: 'Bottom right', hint: 'The cards end at the bottom right margins.' },
  },
  marks: {
    crop: { name: 'Crop marks', hint: 'Short lines beside the cards, clear of them and their bleed.' },
    guides: { name: 'Guides', hint: 'Lines across the whole paper that lie under the cards.' },
    none: { name: 'No marks', hint: 'Nothing beside the cards.' },
  },
  outline: {
    none: { name: 'No outline', hint: 'Nothing is drawn on the cards.' },
    square: { name: 'Square', hint: 'A line around every card where it is to be cut.' },
    rounded: { name: 'Rounded', hint: 'A line around every card with rounded corners.' },
  },
  dash: {
    solid: { name: 'Solid', hint: 'An unbroken line.' },
    dashed: { name: 'Dashed', hint: 'Strokes of 2 mm.' },
    dotted: { name: 'Dotted', hint: 'Dots half a millimetre apart.' },
  },
  backs: {
    none: { name: 'None', hint: 'Only fronts are printed.' },
    'long-edge': { name: 'Long edge', hint: 'For duplex printers that turn the paper over its long edge.' },
    'short-edge': {
      name: 'Short edge',
      hint: 'For duplex printers that turn the paper over its short edge.',
    },
    fold: { name: 'Fold', hint: 'Front and back on one side of the paper, to be folded and glued.' },
  },
  fold: {
    auto: { name: 'By itself', hint: 'The way that holds more cards.' },
    upright: { name: 'Upright', hint: 'The fold runs from top to bottom; fronts left, backs right.' },
    level: { name: 'Level', hint: 'The fold runs from left to right; fronts above, backs below.' },
  },
  ink: {
    colour: { name: 'Colour', hint: 'As designed.' },
    grey: { name: 'Black and white', hint: 'Every colour as the grey of its brightness.' },
    saving: { name: 'Save ink', hint: 'Black and white with light grounds and pictures; texts stay black.' },
  },
  foil: {
    metal: { name: 'As metal', hint: 'Foil is printed as a picture of metal, in usual ink.' },
    layer: {
      name: 'Layer of its own',
      hint: 'Foil is a spot colour over the print, as services ask for it; with pictures, a mask beside each.',
    },
    without: {
      name: 'Left out',
      hint: 'Nothing is printed for foil: the sheet to which foil is added afterwards.',
    },
    mask: { name: 'Mask alone', hint: 'Only the foil, in black: for toner that takes foil, or for a stamp.' },
  },
  corners: {
    square: { name: 'Square', hint: 'The whole card with its bleed, opaque.' },
    rounded: {
      name: 'Rounded',
      hint: 'The cut card without bleed; outside its corners pictures are transparent, as tabletop programs and web pages want them.',
    },
  },
  cards: {
    'card-by-card': { name: 'Card by card', hint: 'All copies of a card follow one another.' },
    'set-by-set': { name: 'Set by set', hint: 'One copy of every card, then the next of each.' },
  },
  sheets: {
    forward: { name: 'First sheet first', hint: 'For printers that lay sheets face down.' },
    backward: { name: 'Last sheet first', hint: 'For printers that lay sheets face up.' },
  },
  sides: {
    'by-turns': { name: 'Each front with its back', hint: 'For printers that print both sides.' },
    'fronts-then-backs': {
      name: 'Fronts, then backs',
      hint: 'Print the fronts, turn the pile, print the backs.',
    },
    fronts: { name: 'Fronts only', hint: 'The first half of a print whose pile is turned by hand.' },
    backs: { name: 'Backs only', hint: 'The second half of a print whose pile is turned by hand.' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Choice>>>>;
export type ChoiceName = keyof typeof choices;

/** One of a choice's values, filled in with the first. */
export function choice<Name extends ChoiceName>(name: Name) {
  const values = Object.keys(choices[name]) as (keyof (typeof choices)[Name] & string)[];
  const [first] = values;
  if (first === undefined) throw new RangeError(`There is nothing to choose as ${name}.`);
  return z.enum(values).default(first as never);
}
