import type { Card } from '../cards/card.js';
import { editionOf, type Edition } from '../cards/editions.js';
import { hasPadlock, paragraphsOf, restrictionsIn } from '../cards/restrictions.js';
import type { Box, CardElement, DisplayList, LayoutNotice, Step } from './display-list.js';
import type { Fonts } from './fonts.js';
import { format, ink } from './format.js';
import { outlinesOf } from './outlines.js';
import { placePicture, type PictureSize } from './picture-window.js';
import { circlePath, inset, padlockPath, polygonPath, rectPath, starPath } from './shapes.js';
import { setTextBlock, type BlockParagraph, type TextBlock, type TextBlockStyle } from './text-block.js';

/** Tells a picture's size in px, or null when the library does not have it. */
export type PictureSizes = (picture: string) => PictureSize | null;

/** Lays a card out in its edition's format: the same list for screen, paper and picture files. */
export function layoutCard(card: Card, fonts: Fonts, pictures: PictureSizes): DisplayList {
  const edition = editionOf(card.edition);
  const sheet = new Sheet(fonts);
  background(sheet);
  picture(sheet, card, pictures);
  frames(sheet);
  sheet.line('name', card.name, { ...format.name, font: 'condensed' }, 'name');
  sheet.line(
    'licence',
    card.licence,
    { ...format.licence, font: edition.boldLicence ? 'condensed-bold' : 'condensed' },
    'licence line',
  );
  abilityText(sheet, card, edition);
  if (edition.indicator) {
    const { box, middle, size } = format.indicator;
    const style = { box, middle, largest: size, smallest: size, font: 'sans-oblique' } as const;
    sheet.line('indicator', edition.indicator, style, 'edition indicator');
  }
  signs(sheet, card);
  flavor(sheet, card);
  return sheet.finish();
}

/** Collects the steps of one card. */
class Sheet {
  readonly steps: Step[] = [];
  readonly notices: LayoutNotice[] = [];
  readonly boxes: { [element in CardElement]?: Box } = {};

  constructor(readonly fonts: Fonts) {}

  shape(element: CardElement, path: string, fill: string): void {
    this.steps.push({ kind: 'shape', element, path, fill });
  }

  /** A frame whose line lies inside the box's edges. */
  frame(element: CardElement, box: Box): void {
    this.steps.push({
      kind: 'shape',
      element,
      path: rectPath(inset(box, format.lineWidth / 2)),
      stroke: { color: ink.frame, width: format.lineWidth },
    });
  }

  /** One centred line that shrinks to fit; what is too long even then is reported. */
  line(
    element: CardElement,
    text: string,
    style: Pick<TextBlockStyle, 'font' | 'largest' | 'smallest'> & { box: Box; middle: number },
    called: string,
  ): void {
    this.boxes[element] = style.box;
    const words = text.replace(/\s+/g, ' ').trim();
    if (words === '') return;
    const block = setTextBlock(
      [{ text: words }],
      { ...style.box, height: Infinity },
      { element, color: ink.text, align: 'center', pitch: 1, maxLines: 1, ...style },
      this.fonts,
    );
    // The middle of its capitals stays where it is, however small it had to become.
    const { ascent, capHeight } = this.fonts.metrics(style.font);
    const middle = style.box.y + (ascent - capHeight / 2) * block.size;
    this.place(element, block, style.middle - middle, called);
  }

  place(element: CardElement, block: TextBlock, shift: number, called: string): void {
    for (const step of block.steps) this.steps.push(shift === 0 ? step : { ...step, y: step.y + shift });
    if (block.overflows) {
      this.notices.push({
        element,
        kind: 'overflow',
        message: `The ${called} does not fit even at its smallest size. Shorten it.`,
      });
    }
    if (block.missing.length > 0) {
      this.notices.push({
        element,
        kind: 'missing-glyphs',
        message: `The card fonts have no sign for ${block.missing.join(' ')}. It prints as an empty box.`,
      });
    }
  }

  finish(): DisplayList {
    return {
      width: format.width,
      height: format.height,
      bleed: format.bleed,
      steps: this.steps,
      outlines: outlinesOf(this.steps, this.fonts),
      unitsPerEm: this.fonts.metrics('condensed').unitsPerEm,
      notices: this.notices,
      boxes: this.boxes,
    };
  }
}

function background(sheet: Sheet): void {
  const whole = { x: 0, y: 0, width: format.width, height: format.height };
  sheet.shape('background', rectPath(inset(whole, -format.bleed)), ink.paper);
  sheet.boxes.background = whole;
}

function frames(sheet: Sheet): void {
  sheet.frame('frame', format.frame);
  sheet.boxes.frame = format.frame;
}

function picture(sheet: Sheet, card: Card, sizes: PictureSizes): void {
  sheet.boxes.picture = format.picture;
  if (!card.picture) return;
  const size = sizes(card.picture.id);
  if (!size) {
    sheet.shape('picture', rectPath(format.picture), ink.pictureMissing);
    sheet.notices.push({
      element: 'picture',
      kind: 'picture-missing',
      message: 'The picture is not in this library. Choose it again, or put its file back.',
    });
    return;
  }
  sheet.steps.push({
    kind: 'picture',
    element: 'picture',
    picture: card.picture.id,
    ...placePicture(card.picture, size, format.picture),
  });
}

function abilityText(sheet: Sheet, card: Card, edition: Edition): void {
  const { box, smallest, classicLargest, modernLargest, pitch } = format.text;
  sheet.boxes.text = format.abilityFrame;
  if (hasPadlock(card)) {
    sheet.shape('padlock', padlockPath(format.padlock), ink.padlock);
    sheet.boxes.padlock = format.padlock;
  }
  sheet.frame('text', format.abilityFrame);
  const paragraphs = paragraphsOf(card.text);
  if (paragraphs.length === 0 && card.type === 'creature' && edition.emptyAbilityText) {
    paragraphs.push(edition.emptyAbilityText);
  }
  if (paragraphs.length === 0) return;
  const block = setTextBlock(
    paragraphs.map((text) => colored(text, card, edition)),
    box,
    {
      element: 'text',
      font: 'condensed',
      color: ink.text,
      align: 'justify',
      largest: edition.growsShortText ? modernLargest : classicLargest,
      smallest,
      pitch,
    },
    sheet.fonts,
  );
  sheet.place('text', block, 0, 'ability text');
}

function colored(text: string, card: Card, edition: Edition): BlockParagraph {
  if (!edition.redRestrictions) return { text };
  const spans = restrictionsIn(text, card).map(({ start, end }) => ({ start, end, color: ink.restriction }));
  return { text, spans };
}

function signs(sheet: Sheet, card: Card): void {
  const { cost, offense, defense } = format;
  sheet.shape('cost', circlePath(cost.x, cost.y, cost.radius), ink.cost);
  number(sheet, 'cost', card.cost, cost.x, cost.y);
  if (card.type === 'spell') {
    sheet.shape('spell', polygonPath(format.leftTriangle) + polygonPath(format.rightTriangle), ink.spell);
    return;
  }
  sheet.shape(
    'offense',
    starPath(offense.x, offense.y, offense.outer, offense.inner, offense.points),
    ink.offense,
  );
  number(sheet, 'offense', card.offense, offense.x, offense.y);
  sheet.shape('defense', rectPath(defense), ink.defense);
  number(sheet, 'defense', card.defense, defense.x + defense.width / 2, defense.y + defense.height / 2);
}

/** @param x and y of the sign's middle */
function number(
  sheet: Sheet,
  element: 'cost' | 'offense' | 'defense',
  value: number | null,
  x: number,
  y: number,
): void {
  const { size, width } = format.number;
  const box = { x: x - width / 2, y: y - width / 2, width, height: width };
  const style = { box, middle: y, largest: size, smallest: size / 3, font: 'sans' } as const;
  sheet.line(element, value === null ? '' : String(value), style, element);
}

function flavor(sheet: Sheet, card: Card): void {
  const { box, largest, smallest, pitch, maxLines } = format.flavor;
  sheet.boxes.flavor = box;
  const paragraphs = paragraphsOf(card.flavor).map((text) => ({ text }));
  if (paragraphs.length === 0) return;
  const block = setTextBlock(
    paragraphs,
    { ...box, height: Infinity },
    {
      element: 'flavor',
      font: 'sans-oblique',
      color: ink.text,
      align: 'center',
      largest,
      smallest,
      pitch,
      maxLines,
    },
    sheet.fonts,
  );
  sheet.place('flavor', block, 0, 'flavor text');
}
