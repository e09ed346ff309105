/**
 * A card as the rulebook describes it: the name upper left, the mana cost upper right, the art, below it the type line with the
 * expansion symbol, the text box with the flavor text, power and toughness lower right. The frames are this program's own.
 */
import { placeCardPicture } from '../../../layout/card-picture.js';
import { groundOf, inkOn, over } from '../../../layout/colors.js';
import type { Box, DisplayList } from '../../../layout/display-list.js';
import type { Fonts } from '../../../layout/fonts.js';
import type { Frame } from '../../../layout/frames/frame-file.js';
import { foilOf } from '../../../layout/frames/framed.js';
import { cardSize, wholeCard } from '../../../layout/measures.js';
import type { PictureSizes } from '../../../layout/picture-size.js';
import type { SetMark } from '../../../layout/set-mark.js';
import { inset, rectPath } from '../../../layout/shapes.js';
import { Sheet } from '../../../layout/sheet.js';
import { basicLands } from '../cards/basic-lands.js';
import type { MagicCard } from '../cards/card.js';
import { characteristicsOf, type Characteristics } from '../cards/characteristics.js';
import { writeManaCost } from '../cards/mana-cost.js';
import { writeStat } from '../cards/stats.js';
import { writeTypeLine } from '../cards/type-line.js';
import { paintFrame } from './frame-steps.js';
import { framedPaint, framedTemplate } from './framed-template.js';
import { framePaint, type FramePaint } from './frames.js';
import { lineAt } from './lines.js';
import { placeEmblem, placeManaCost } from './mana-steps.js';
import { MARGIN, plateAround, PLATE_RADIUS } from './measures.js';
import { setTexts } from './rules-text.js';
import { placeSetSymbol } from './set-symbol.js';
import type { Template } from './template.js';
import { templateOf } from './templates.js';

interface Drawing {
  readonly card: MagicCard;
  readonly read: Characteristics;
  readonly template: Template;
  readonly sheet: Sheet;
  readonly paint: FramePaint;
}

export function layoutCard(
  card: MagicCard,
  fonts: Fonts,
  pictures: PictureSizes,
  mark: SetMark | null,
  frame: Frame | null = null,
): DisplayList {
  const drawing = begin(card, fonts, pictures, frame);
  titleLine(drawing);
  const lowered = textBox(drawing);
  typeLine(drawing, mark, lowered);
  stats(drawing);
  footLines(drawing, mark);
  return drawing.sheet.finish();
}

/** The same without its texts and signs, which take long: what there is to know of its picture. */
export const layoutPicture = (
  card: MagicCard,
  fonts: Fonts,
  pictures: PictureSizes,
  frame: Frame | null = null,
): DisplayList => begin(card, fonts, pictures, frame).sheet.finish();

/** Symbols for mana keep the colours by which they are known. */
const foilSigns = {
  power: 'text',
  stats: 'text',
  toughness: 'text',
  rarity: 'shape',
  'set-mark': 'shape',
} as const;

/** How much of an accent is white where words stand on it. */
const PLATE_OF_ACCENT = 0.5;

const templateFor = ({ look }: MagicCard, frame: Frame | null): Drawing['template'] =>
  frame ? framedTemplate(frame) : templateOf(look.template);

function paintOf(card: MagicCard, read: Drawing['read'], frame: Frame | null): Drawing['paint'] {
  const { paint } = templateFor(card, frame);
  const own = paint ?? framePaint(read);
  const usual = frame ? framedPaint(frame, own) : own;
  const accent = paint ? null : card.look.accent;
  const paper = frame ? usual.plate : '#ffffff';
  return accent === null ? usual : { ...usual, frame: accent, plate: over(paper, accent, PLATE_OF_ACCENT) };
}

/** The colour of the card's ground, before anything is drawn on it. */
export const groundColorOf = (card: MagicCard, frame: Frame | null = null): string =>
  templateFor(card, frame).ground ?? paintOf(card, characteristicsOf(card), frame).frame;

function begin(card: MagicCard, fonts: Fonts, pictures: PictureSizes, frame: Frame | null): Drawing {
  const read = characteristicsOf(card);
  const template = templateFor(card, frame);
  const paint = paintOf(card, read, frame);
  const edge = { color: card.look.frame ?? paint.dark, width: template.line };
  const sheet = new Sheet(fonts, edge, foilOf(card, frame, foilSigns));
  const ground = template.ground ?? paint.frame;
  sheet.shape('background', rectPath(inset(wholeCard, -cardSize.bleed)), { fill: ground });
  sheet.goesOn = { kind: 'plain' };
  sheet.boxes.background = wholeCard;
  sheet.boxes.frame = template.frame?.box ?? wholeCard;
  if (template.frame) paintFrame(sheet, paint, template.frame);
  if (template.decor) sheet.decor(template.decor.ground);
  const { window, bleeds, change, missing } = template.picture;
  const reach = bleeds ? inset(window, -cardSize.bleed) : window;
  if (!bleeds)
    sheet.shape('picture', rectPath(window), {
      fill: template.paint ? '#ffffff' : frame ? paint.plate : '#e8e4dc',
    });
  placeCardPicture(sheet, card.picture, pictures, { window, reach, change, missing });
  if (template.decor) sheet.decor(template.decor.picture);
  if (!bleeds) sheet.frame('frame', inset(window, -template.line));
  if (template.decor) sheet.decor(template.decor.frame);
  return { card, read, template, sheet, paint };
}

/** A plate around a line. @returns the color of words on it */
function plate(
  { template, sheet, paint }: Drawing,
  element: string,
  box: Box,
  ink: string | null = template.inks.name,
): string {
  const { plates: opacity, panels } = template;
  if (opacity === 0) return inkOn(groundOf(paint.frame), ink);
  const { radius, line } = panels?.plate ?? { radius: PLATE_RADIUS, line: true };
  const ground = groundOf(paint.plate, opacity);
  sheet.ground(element, { box, radius, fill: paint.plate, opacity, line }, ground.fill, ground.opacity);
  if (line) sheet.frame(element, box, radius);
  return inkOn(ground, ink);
}

function titleLine(drawing: Drawing): void {
  const { card, read, template, sheet } = drawing;
  const { title, symbols, sizes, fonts, optical } = template;
  const color = plate(drawing, 'name', plateAround(title));
  const cost = isFaulty(read, 'manaCost') ? card.manaCost : writeManaCost(read.cost);
  const left = placeManaCost(sheet, cost, title, { symbols, ...sizes.cost });
  const box = { ...title, width: left - title.x - 1 };
  lineAt(sheet, 'name', card.name, box, { ...sizes.name, ...optical.name, font: fonts.name, color }, 'name');
}

const isFaulty = ({ faults }: Characteristics, field: 'manaCost' | 'typeLine'): boolean =>
  faults.some((fault) => fault.field === field);

function typeLine(drawing: Drawing, mark: SetMark | null, lowered: number): void {
  const { card, read, template, sheet } = drawing;
  const type = { ...template.type, y: template.type.y + lowered };
  const color = plate(drawing, 'typeLine', plateAround(type));
  const left = placeSetSymbol(sheet, mark?.symbol ?? null, card.rarity, type);
  const box = { ...type, width: left - type.x - 1 };
  const words = read.line ? writeTypeLine(read.line) : card.typeLine;
  lineAt(
    sheet,
    'typeLine',
    words,
    box,
    { ...template.sizes.type, ...template.optical.name, font: template.fonts.type, color },
    'type line',
  );
}

/** Height that an empty text keeps, to be selected, mm. */
const LEAST_TO_SELECT = 3;

/** @returns how far its upper edge, and what stands above it, comes down, mm */
function textBox({ card, read, template, sheet, paint }: Drawing): number {
  const { paper, opacity, hugs, emblem } = template.text;
  const { inks, panels } = template;
  const ground = opacity === 0 ? groundOf(paint.frame) : groundOf(paint.paper, opacity);
  const room = inset(paper, MARGIN);
  const inksOn = { color: inkOn(ground, inks.text), flavorColor: inkOn(ground, inks.flavor) };
  const texts = setTexts(card, room, { ...inksOn, template }, sheet.fonts);
  const land = texts === null && read.basicLand !== null ? basicLands[read.basicLand] : null;
  const wanted = land === null ? (texts?.height ?? -2 * MARGIN) : emblem;
  const lowered = hugs ? Math.max(0, paper.height - wanted - 2 * MARGIN) : 0;
  const seen = { ...paper, y: paper.y + lowered, height: paper.height - lowered };
  if (seen.height > 0) {
    const { radius, line } = panels?.paper ?? { radius: hugs ? PLATE_RADIUS : 0, line: true };
    const panel = { box: seen, radius, fill: ground.fill, opacity, line };
    if (opacity > 0) sheet.ground('text', panel, ground.fill, ground.opacity);
    if (line) sheet.frame('text', hugs || panels ? seen : inset(seen, -template.line), radius);
  }
  const selected = Math.max(LEAST_TO_SELECT, seen.height);
  sheet.boxes.text = { ...seen, y: paper.y + paper.height - selected, height: selected };
  const isLight = ground.text === '#000000';
  if (land !== null) placeEmblem(sheet, land, seen, { height: emblem, symbols: template.symbols, isLight });
  if (!texts) return lowered;
  const { y, height } = sheet.boxes.text;
  sheet.boxes.flavor = { ...seen, y: y + height * 0.7, height: height * 0.3 };
  texts.place(sheet, seen.y + Math.max(MARGIN, (seen.height - texts.height) / 2));
  return lowered;
}

function stats(drawing: Drawing): void {
  const { card, read, template, sheet } = drawing;
  const power = read.power ? writeStat(read.power) : card.power;
  const toughness = read.toughness ? writeStat(read.toughness) : card.toughness;
  const { stats: box } = template;
  const slash = 1.6;
  const left = { ...box, width: (box.width - slash) / 2 };
  const right = { ...left, x: left.x + left.width + slash };
  if (power === '' && toughness === '') {
    const isCreature = card.typeLine === '' || read.line?.types.includes('creature');
    if (isCreature) Object.assign(sheet.boxes, { power: left, toughness: right });
    return;
  }
  const color = plate(drawing, 'power', box, template.inks.stats);
  if (template.plates === 0) sheet.frame('power', box, PLATE_RADIUS);
  const middle = box.y + box.height / 2;
  const line = (element: string, text: string, at: Box): void =>
    sheet.line(
      element,
      text,
      {
        box: at,
        middle,
        ...template.sizes.stats,
        ...template.optical.figures,
        font: template.fonts.stats,
        color,
      },
      element,
    );
  line('power', power, left);
  line('stats', '/', { ...box, x: left.x + left.width, width: slash });
  line('toughness', toughness, right);
}

/** Licence line, which names the artist, and collector number (MC-CARD-16). */
function footLines({ card, template, sheet, paint }: Drawing, mark: SetMark | null): void {
  const { licence, setMark, panel } = template.foot;
  const ground = groundOf(paint[panel?.of ?? 'frame'], template.text.opacity);
  const isEmpty = card.licence.trim() === '' && !mark?.text;
  if (panel && !isEmpty) {
    const { fill, opacity } = ground;
    const place = { box: panel.box, radius: PLATE_RADIUS, fill, opacity, line: false };
    sheet.ground('licence', place, fill, opacity);
  }
  const color = inkOn(ground, template.inks.small);
  const style = {
    ...template.sizes.licence,
    ...template.optical.small,
    font: template.fonts.small,
    color,
  } as const;
  lineAt(sheet, 'licence', card.licence, licence, { ...style, maxLines: 2 }, 'licence line');
  if (mark) lineAt(sheet, 'set-mark', mark.text, setMark, style, 'set mark');
}
