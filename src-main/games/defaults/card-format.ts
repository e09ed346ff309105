/** A plain card: name, picture, a line for its kind, text, flavor text, licence line, and figures in circles below. */
import type { BaseCard } from '../../cards/card.js';
import type { SymbolWords } from '../../cards/symbols.js';
import { markedParagraph, paragraphsOf } from '../../layout/paragraphs.js';
import { groundOf } from '../../layout/colors.js';
import { foilOf } from '../../layout/frames/framed.js';
import type { Box } from '../../layout/display-list.js';
import type { Fonts } from '../../layout/fonts.js';
import { cardSize, wholeCard } from '../../layout/measures.js';
import type { PictureSizes } from '../../layout/picture-size.js';
import { placeCardPicture } from '../../layout/card-picture.js';
import { placeSetMark } from '../../layout/set-mark-steps.js';
import { circlePath, inset, rectPath } from '../../layout/shapes.js';
import { Sheet } from '../../layout/sheet.js';
import { setTextBlock } from '../../layout/text-block.js';
import type { CardFormat } from '../card-format.js';

/** What a game prints on its cards beside what every card has. */
export interface PlainCard<C extends BaseCard> {
  /** Colour of the ground, "#rrggbb"; a card's accent stands before it. */
  readonly ground: string;
  /** What kind of card it is, under its picture. */
  kind(card: C): string;
  /** Figures in circles, from left to right, by the fields that hold them; null: left blank. */
  figures(
    card: C,
  ): readonly { readonly field: string; readonly value: number | null; readonly fill: string }[];
}

/** A game that is set out plainly has no words of its own for symbols. */
const noWords: SymbolWords = new Map();

const box = (y: number, height: number, side = 5): Box => ({
  x: side,
  y,
  width: cardSize.width - 2 * side,
  height,
});

/** Boxes in mm, from above to below. */
const places = {
  frame: inset(wholeCard, 3),
  name: box(4, 7),
  picture: box(11, 34, 3.5),
  licence: box(45.5, 2),
  kind: box(48, 4),
  text: box(53, 20),
  figures: box(74, 6),
  flavor: box(80.5, 4),
} as const;

const middleOf = ({ y, height }: Box): number => y + height / 2;

/** The format of a game whose cards are set out plainly. */
export function plainFormat<C extends BaseCard>(plain: PlainCard<C>): CardFormat {
  const begin = (card: BaseCard, fonts: Fonts, pictures: PictureSizes): Sheet => {
    const line = { color: card.look.frame ?? '#808080', width: 0.25 };
    const signs = Object.fromEntries(plain.figures(card as C).map(({ field }) => [field, 'shape' as const]));
    const sheet = new Sheet(fonts, line, foilOf(card, null, signs));
    sheet.shape('background', rectPath(inset(wholeCard, -cardSize.bleed)), { fill: groundFor(card).fill });
    sheet.goesOn = { kind: 'plain' };
    sheet.boxes.background = wholeCard;
    sheet.boxes.frame = places.frame;
    const window = places.picture;
    placeCardPicture(sheet, card.picture, pictures, {
      window,
      reach: window,
      change: {},
      missing: '#f0f0f0',
    });
    return sheet;
  };
  const groundFor = (card: BaseCard) => groundOf(card.look.accent ?? plain.ground);

  return {
    layout(card, fonts, pictures, mark) {
      const sheet = begin(card, fonts, pictures);
      const color = groundFor(card).text;
      const line = (element: string, text: string, at: Box, largest: number, called: string): void =>
        sheet.line(
          element,
          text,
          { box: at, middle: middleOf(at), largest, smallest: largest / 2, font: 'condensed', color },
          called,
        );
      sheet.frame('frame', places.frame);
      line('name', card.name, places.name, 4.2, 'name');
      line('licence', card.licence, places.licence, 1.1, 'licence line');
      line('indicator', plain.kind(card as C), places.kind, 2.2, 'line of its kind');
      const indicator = { box: places.kind, middle: middleOf(places.kind), size: 2, on: 'ground' } as const;
      if (mark) placeSetMark(sheet, mark, { ...indicator, markRight: cardSize.width - 4 }, color);
      for (const element of ['text', 'flavor'] as const) {
        const at = places[element];
        sheet.boxes[element] = at;
        const paragraphs = paragraphsOf(card[element]).map((one) => markedParagraph(one, noWords));
        if (paragraphs.length === 0) continue;
        const font = element === 'text' ? 'condensed' : 'sans-oblique';
        const sizes = element === 'text' ? { largest: 3, smallest: 1.6 } : { largest: 1.5, smallest: 1 };
        const style = { element, font, color, align: 'center', pitch: 1.25, ...sizes } as const;
        sheet.place(element, setTextBlock(paragraphs, at, style, fonts), {}, `${element} text`);
      }
      const figures = plain.figures(card as C);
      const radius = places.figures.height / 2;
      for (const [nth, { field, value, fill }] of figures.entries()) {
        const x = places.figures.x + (places.figures.width * (nth + 1)) / (figures.length + 1);
        const y = middleOf(places.figures);
        sheet.shape(field, circlePath(x, y, radius), { fill });
        const at = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
        const measures = { box: at, middle: y, largest: 4, smallest: 1.5 };
        const inks = { font: 'sans', color: groundOf(fill).text } as const;
        sheet.line(field, value === null ? '' : String(value), { ...measures, ...inks }, field);
      }
      return sheet.finish();
    },
    layoutPicture: (card, fonts, pictures) => begin(card, fonts, pictures).finish(),
    ground: (card) => groundFor(card).fill,
  };
}
