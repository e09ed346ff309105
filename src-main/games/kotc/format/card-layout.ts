import type { KotcCard } from '../cards/card.js';
import { editionOf } from '../cards/editions.js';
import { hasPadlock } from '../cards/restrictions.js';
import { abilityBlock, flavorBlock } from './card-texts.js';
import { groundOf, inkOn, markOn, silhouetteOn, type Ground } from '../../../layout/colors.js';
import type { Box, CardElement, DisplayList } from '../../../layout/display-list.js';
import type { Fonts } from '../../../layout/fonts.js';
import type { Frame } from '../../../layout/frames/frame-file.js';
import { placeCardPicture } from '../../../layout/card-picture.js';
import type { PictureSizes } from '../../../layout/picture-size.js';
import { foilOf } from '../../../layout/frames/framed.js';
import { placeSetMark } from '../../../layout/set-mark-steps.js';
import type { SetMark } from '../../../layout/set-mark.js';
import { inset, padlockPath, rectPath } from '../../../layout/shapes.js';
import { Sheet } from '../../../layout/sheet.js';
import { defenseTip, signs } from './signs.js';
import { cardSize, wholeCard, type Panel, type Standing } from '../../../layout/measures.js';
import type { Template } from './template.js';
import { framedTemplate } from './framed-template.js';
import { templateOf } from './templates.js';
import type { TextBlock } from '../../../layout/text-block.js';

/** What every part of a card needs to be drawn. */
interface Drawing {
  readonly card: KotcCard;
  readonly template: Template;
  readonly sheet: Sheet;
  readonly ground: Ground;
}

/**
 * Lays a card out in its template and its edition's words: the same list for screen, paper and picture files.
 *
 * @param mark what the card shows of its set
 */
export function layoutCard(
  card: KotcCard,
  fonts: Fonts,
  pictures: PictureSizes,
  mark: SetMark | null = null,
  frame: Frame | null = null,
): DisplayList {
  const drawing = begin(card, fonts, frame);
  const { template, sheet } = drawing;
  const ability = roomOfAbilities(drawing, fonts);
  const flavor = roomOfFlavor(drawing, fonts);
  background(drawing);
  picture(drawing, pictures);
  if (template.decor) sheet.decor(template.decor.frame);
  namePanel(drawing);
  if (flavor.panel) paintPanel(drawing, 'flavor', flavor.panel, flavor.under);
  if (template.frame) sheet.frame('frame', template.frame);
  name(drawing);
  abilityText(drawing, ability, mark);
  signs(card, template, sheet);
  sheet.boxes.flavor = template.flavor.box;
  if (flavor.block) sheet.place('flavor', flavor.block, { down: flavor.down }, 'flavor text');
  return sheet.finish();
}

/** The same without its texts and signs, which take long: what there is to know of its picture. */
export function layoutPicture(
  card: KotcCard,
  fonts: Fonts,
  pictures: PictureSizes,
  frame: Frame | null = null,
): DisplayList {
  const drawing = begin(card, fonts, frame);
  background(drawing);
  picture(drawing, pictures);
  return drawing.sheet.finish();
}

/** Stars, discs, gems, squares and triangles; their figures are left open. */
const foilSigns = {
  cost: 'shape',
  ultra: 'shape',
  offense: 'shape',
  defense: 'shape',
  spell: 'shape',
} as const;

const templateFor = ({ look }: KotcCard, frame: Frame | null): Template =>
  frame ? framedTemplate(frame) : templateOf(look.template);

/** The colour of the card's ground, before anything is drawn on it. */
export function groundColorOf(card: KotcCard, frame: Frame | null = null): string {
  const { accents, ground } = templateFor(card, frame);
  return (accents.includes('ground') ? card.look.accent : null) ?? ground;
}

function begin(card: KotcCard, fonts: Fonts, frame: Frame | null): Drawing {
  const template = templateFor(card, frame);
  const edge = { ...template.line, color: card.look.frame ?? template.line.color };
  const sheet = new Sheet(fonts, edge, foilOf(card, frame, foilSigns));
  return { card, template, sheet, ground: groundOf(groundColorOf(card, frame)) };
}

function background({ template, sheet, ground }: Drawing): void {
  sheet.shape('background', rectPath(inset(wholeCard, -cardSize.bleed)), { fill: ground.fill });
  sheet.goesOn = { kind: 'plain' };
  sheet.boxes.background = wholeCard;
  sheet.boxes.frame = template.frame ?? wholeCard;
  if (template.decor) sheet.decor(template.decor.ground);
}

function picture({ card, template, sheet }: Drawing, sizes: PictureSizes): void {
  const { window, bleeds, change, missing } = template.picture;
  const reach = bleeds ? inset(window, -cardSize.bleed) : window;
  placeCardPicture(sheet, card.picture, sizes, { window, reach, change, missing });
  if (template.decor) sheet.decor(template.decor.picture);
}

/** What stands under a panel's text. */
function groundUnder({ card, template, ground }: Drawing, { fill, opacity }: Panel): Ground {
  const color = (template.accents.includes('panels') ? card.look.accent : null) ?? fill;
  return color === null ? ground : groundOf(color, opacity);
}

/** Paints a panel and its edge, unless the card's own ground shows in its place. */
function paintPanel(drawing: Drawing, element: CardElement, panel: Panel, under: Ground): void {
  if (under !== drawing.ground) drawing.sheet.ground(element, panel, under.fill, under.opacity);
  if (panel.line) drawing.sheet.frame(element, panel.box, panel.radius);
}

/** A panel of its own stands only behind words; without one the accent colours the place of the name all the same. */
function namePanel(drawing: Drawing): void {
  const { panel } = drawing.template.name;
  if (panel.fill !== null && drawing.card.name.trim() === '') return;
  paintPanel(drawing, 'name', panel, groundUnder(drawing, panel));
}

function name(drawing: Drawing): void {
  const { card, template, sheet } = drawing;
  const color = inkOn(groundUnder(drawing, template.name.panel), template.inks.name);
  sheet.line(
    'name',
    card.name,
    { ...template.name, ...template.optical.name, font: template.fonts.name, color },
    'name',
  );
}

/** The room below the picture: where its texts stand and what lies under them. Lengths in mm. */
interface Room {
  readonly block: TextBlock | null;
  readonly under: Ground;
  /** How far the text is shifted down from the top of its box. */
  readonly down: number;
  /** Null: nothing is to be painted under it. */
  readonly panel: Panel | null;
}

function roomOfFlavor(drawing: Drawing, fonts: Fonts): Room {
  const { card, template } = drawing;
  const { panel, hugs, box } = template.flavor;
  const under = groundUnder(drawing, panel);
  const block = flavorBlock(card, template, inkOn(under, template.inks.flavor), fonts);
  const down = hugs && block ? Math.max(0, box.height - block.height) : 0;
  const stands = block !== null || panel.fill === null;
  return { block, under, down, panel: stands ? { ...panel, box: lowered(panel.box, down) } : null };
}

function roomOfAbilities(drawing: Drawing, fonts: Fonts): Room & { readonly height: number } {
  const { card, template } = drawing;
  const { panel, hugs, box } = template.text;
  const under = groundUnder(drawing, panel);
  const inks = { text: inkOn(under, template.inks.text), restriction: markOn(under, template.restriction) };
  const block = abilityBlock(card, editionOf(card.edition), template, inks, fonts);
  if (hugs === null) return { block, under, down: 0, panel, height: box.height };
  const least = block === null ? 0 : hasPadlock(card) ? PADLOCK_ROOM : 0;
  const height = Math.min(box.height, Math.max(block?.height ?? 0, least));
  const free = box.height - height;
  const top = card.licence.trim() === '' ? box.y + free - hugs - panel.box.y : free;
  return {
    block,
    under,
    height,
    down: free + Math.max(0, height - (block?.height ?? 0)) / 2,
    panel: { ...panel, box: lowered(panel.box, top) },
  };
}

/** Least height of a text with a padlock behind it where the room shrinks to the text, mm. */
const PADLOCK_ROOM = 7;

/** Licence line, ability text with its padlock, edition indicator and set mark. */
function abilityText(drawing: Drawing, room: ReturnType<typeof roomOfAbilities>, mark: SetMark | null): void {
  const { card, template, sheet, ground } = drawing;
  const { licence, text, indicator, fonts } = template;
  const edition = editionOf(card.edition);
  const lower = text.box.height - room.height;
  const smallInk = (on: Standing): string =>
    inkOn(on === 'ground' ? ground : room.under, template.inks.small);
  const { panel } = room;
  if (panel && room.under !== ground) sheet.ground('text', panel, room.under.fill, room.under.opacity);
  const moved = licence.on === 'ground' ? 0 : lower;
  sheet.line(
    'licence',
    card.licence,
    {
      ...licence,
      ...template.optical.small,
      box: { ...licence.box, y: licence.box.y + moved },
      middle: licence.middle + moved,
      font: edition.boldLicence ? fonts.smallBold : fonts.small,
      color: smallInk(licence.on),
    },
    'licence line',
  );
  sheet.boxes.text = lowered(text.frame, Math.min(lower, text.box.height - LEAST_TO_SELECT));
  padlock(drawing, room);
  if (panel?.line) sheet.frame('text', panel.box, panel.radius);
  if (room.block) sheet.place('text', room.block, { down: room.down }, 'ability text');
  const color = smallInk(indicator.on);
  if (edition.indicator) {
    const { box, middle, size } = indicator;
    const style = { box, middle, largest: size, smallest: size, font: fonts.indicator, color } as const;
    sheet.line('indicator', edition.indicator, { ...style, ...template.optical.small }, 'edition indicator');
  }
  if (mark) placeSetMark(sheet, mark, besideDefense(card, template), color);
}

/** The line of the set's mark: where the tip of a diamond for the defense reaches into it, the mark ends before that. */
function besideDefense(card: KotcCard, { indicator, defense }: Template): Template['indicator'] {
  const tip = defenseTip(card, defense.box);
  const reaches = tip !== null && tip.y < indicator.middle + indicator.size && tip.x < indicator.markRight;
  return reaches ? { ...indicator, markRight: tip.x - indicator.size / 2 } : indicator;
}

/** Height that an empty ability text keeps, to be pressed and edited, mm. */
const LEAST_TO_SELECT = 3;

function padlock({ card, template, sheet, ground }: Drawing, room: ReturnType<typeof roomOfAbilities>): void {
  if (!hasPadlock(card)) return;
  const { box, paint } = template.padlock;
  const { text } = template;
  const height = text.hugs === null ? box.height : Math.min(box.height, room.height);
  const width = box.width * (height / box.height);
  const shrunk = {
    x: box.x + (box.width - width) / 2,
    y: text.box.y + text.box.height - room.height / 2 - height / 2,
    width,
    height,
  };
  const place = text.hugs === null ? box : shrunk;
  const colored = card.look.accent !== null && room.under !== ground;
  sheet.shape(
    'padlock',
    padlockPath(place),
    colored && paint.fill ? { fill: silhouetteOn(room.under) } : paint,
  );
  sheet.boxes.padlock = place;
}

/** A box that begins lower, mm. */
const lowered = (box: Box, by: number): Box => ({ ...box, y: box.y + by, height: box.height - by });
