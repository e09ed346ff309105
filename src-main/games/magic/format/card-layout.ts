/**
 * A card as the rulebook describes it: the name upper left, the mana cost upper right, the art, below it the type line with the
 * expansion symbol, the text box with the flavor text, power and toughness lower right. The frames are this program's own.
 */
import { placeCardPicture } from '../../../layout/card-picture.js';
import { groundOf } from '../../../layout/colors.js';
import type { DisplayList } from '../../../layout/display-list.js';
import type { Fonts } from '../../../layout/fonts.js';
import { cardSize, wholeCard } from '../../../layout/measures.js';
import type { PictureSizes } from '../../../layout/picture-size.js';
import type { SetMark } from '../../../layout/set-mark.js';
import { inset, rectPath, roundedPath } from '../../../layout/shapes.js';
import { Sheet } from '../../../layout/sheet.js';
import { basicLands } from '../cards/basic-lands.js';
import type { MagicCard } from '../cards/card.js';
import { characteristicsOf, type Characteristics } from '../cards/characteristics.js';
import { writeManaCost } from '../cards/mana-cost.js';
import { writeStat } from '../cards/stats.js';
import { writeTypeLine } from '../cards/type-line.js';
import { BORDER, framePaint, type FramePaint } from './frames.js';
import { lineAt } from './lines.js';
import { placeEmblem, placeManaCost } from './mana-steps.js';
import { places, sizes } from './measures.js';
import { placeTexts } from './rules-text.js';
import { placeSetSymbol } from './set-symbol.js';

interface Drawing {
  readonly card: MagicCard;
  readonly read: Characteristics;
  readonly sheet: Sheet;
  readonly paint: FramePaint;
  /** Colour of words on the frame. */
  readonly ink: string;
}

export function layoutCard(
  card: MagicCard,
  fonts: Fonts,
  pictures: PictureSizes,
  mark: SetMark | null,
): DisplayList {
  const drawing = begin(card, fonts, pictures);
  titleLine(drawing);
  typeLine(drawing, mark);
  textBox(drawing);
  stats(drawing);
  lowerLines(drawing, mark);
  return drawing.sheet.finish();
}

/** The same without its texts and signs, which take long: what there is to know of its picture. */
export const layoutPicture = (card: MagicCard, fonts: Fonts, pictures: PictureSizes): DisplayList =>
  begin(card, fonts, pictures).sheet.finish();

function begin(card: MagicCard, fonts: Fonts, pictures: PictureSizes): Drawing {
  const read = characteristicsOf(card);
  const usual = framePaint(read);
  const frame = card.look.accent ?? usual.frame;
  const paint = { ...usual, frame };
  const edge = { color: card.look.frame ?? usual.dark, width: 0.3 };
  const sheet = new Sheet(fonts, edge);
  sheet.shape('background', rectPath(inset(wholeCard, -cardSize.bleed)), { fill: BORDER });
  sheet.goesOn = { kind: 'plain' };
  sheet.boxes.background = wholeCard;
  sheet.boxes.frame = places.frame;
  sheet.shape('frame', roundedPath(places.frame, places.frameRadius), { fill: paint.frame });
  const rim = inset(places.frame, 0.45);
  sheet.shape('frame', roundedPath(rim, places.frameRadius - 0.45), {
    stroke: { color: usual.light, width: 0.22 },
  });
  const { picture: window } = places;
  sheet.shape('picture', rectPath(window), { fill: '#e8e4dc' });
  placeCardPicture(sheet, card.picture, pictures, { window, reach: window, change: {}, missing: '#f0f0f0' });
  sheet.frame('frame', inset(window, -0.3));
  return { card, read, sheet, paint, ink: groundOf(frame).text };
}

function titleLine({ card, read, sheet, ink }: Drawing): void {
  const { title } = places;
  const cost = isFaulty(read, 'manaCost') ? card.manaCost : writeManaCost(read.cost);
  const left = placeManaCost(sheet, cost, title);
  const box = { ...title, width: left - title.x - 1 };
  lineAt(sheet, 'name', card.name, box, { ...sizes.name, font: 'condensed-bold', color: ink }, 'name');
}

const isFaulty = ({ faults }: Characteristics, field: 'manaCost' | 'typeLine'): boolean =>
  faults.some((fault) => fault.field === field);

function typeLine({ card, read, sheet, ink }: Drawing, mark: SetMark | null): void {
  const { type } = places;
  const left = placeSetSymbol(sheet, mark?.symbol ?? null, card.rarity, type);
  const box = { ...type, width: left - type.x - 1 };
  const words = read.line ? writeTypeLine(read.line) : card.typeLine;
  lineAt(sheet, 'typeLine', words, box, { ...sizes.type, font: 'condensed-bold', color: ink }, 'type line');
}

function textBox({ card, read, sheet, paint }: Drawing): void {
  const { paper, margin } = places;
  sheet.shape('text', rectPath(paper), { fill: paint.paper });
  sheet.frame('text', inset(paper, -0.3));
  sheet.boxes.text = paper;
  const room = inset(paper, margin);
  if (card.text.trim() === '' && card.flavor.trim() === '' && read.basicLand !== null) {
    placeEmblem(sheet, basicLands[read.basicLand], room);
    return;
  }
  sheet.boxes.flavor = { ...paper, y: paper.y + paper.height * 0.7, height: paper.height * 0.3 };
  placeTexts(sheet, card, room, groundOf(paint.paper).text);
}

function stats({ card, read, sheet, paint }: Drawing): void {
  const power = read.power ? writeStat(read.power) : card.power;
  const toughness = read.toughness ? writeStat(read.toughness) : card.toughness;
  if (power === '' && toughness === '') return;
  const { stats: box } = places;
  sheet.shape('power', roundedPath(box, 1.2), { fill: paint.paper });
  sheet.frame('power', box, 1.2);
  const slash = 1.6;
  const half = { ...box, width: (box.width - slash) / 2 };
  const color = groundOf(paint.paper).text;
  const line = (element: string, text: string, x: number, width: number): void => {
    const at = { ...box, x, width };
    const middle = box.y + box.height / 2;
    sheet.line(element, text, { box: at, middle, ...sizes.stats, font: 'sans-bold', color }, element);
  };
  line('power', power, half.x, half.width);
  line('stats', '/', half.x + half.width, slash);
  line('toughness', toughness, half.x + half.width + slash, half.width);
}

function lowerLines({ card, sheet, ink }: Drawing, mark: SetMark | null): void {
  const style = { ...sizes.licence, font: 'condensed', color: ink } as const;
  lineAt(sheet, 'licence', card.licence, places.licence, { ...style, maxLines: 2 }, 'licence line');
  if (mark) lineAt(sheet, 'set-mark', mark.text, places.setMark, style, 'set mark');
}
