import type { Box, LayoutNotice } from '../../../layout/display-list.js';
import type { Fonts } from '../../../layout/fonts.js';
import { markedParagraph, paragraphsOf, type MarkedParagraph } from '../../../layout/paragraphs.js';
import type { Sheet } from '../../../layout/sheet.js';
import { largestThatFits, shapeBlock, type ShapedBlock } from '../../../layout/text-block.js';
import { remindersIn } from '../cards/reminder.js';
import { symbolWords } from '../cards/symbol-words.js';
import { flavorShare, gaps } from './measures.js';
import type { Template } from './template.js';

/** Ability text with its reminders in italics (MC-CARD-19), and flavor text below it in italics (MC-CARD-17, MC-CARD-18). */
interface Paragraph {
  readonly element: 'text' | 'flavor';
  readonly block: ShapedBlock;
}

export interface TextLook {
  readonly color: string;
  readonly flavorColor: string;
  readonly template: Template;
}

/** Texts at the sizes at which they fit their room. */
export interface SetTexts {
  /** Of all of them with their gaps, mm. */
  readonly height: number;
  /** Places them from above. */
  place(sheet: Sheet, top: number): void;
}

const called = { text: 'ability text', flavor: 'flavor text' } as const;

/** A paragraph of abilities that stand by their names alone: without a full stop before its reminders. */
const namesAlone = /^\p{Lu}[^.:()]*(?=$| \()/u;

function abilityParagraph(paragraph: string, boldNames: boolean): MarkedParagraph {
  const { text, spans } = markedParagraph(paragraph, symbolWords);
  const reminders = remindersIn(text).map((place) => ({ ...place, italic: true }));
  const named = boldNames ? (namesAlone.exec(text)?.[0].length ?? 0) : 0;
  const bold = named > 0 ? [{ start: 0, end: named, bold: true }] : [];
  return { text, spans: [...spans, ...reminders, ...bold] };
}

const flavorParagraph = (paragraph: string): MarkedParagraph => markedParagraph(paragraph, symbolWords);

/**
 * Finds the sizes at which a card's texts fit a room. Flavor text gives way first: it shrinks before the abilities do, and where
 * there is no room beside them even at the smallest size, it is left out.
 * @returns null where there is nothing to say
 */
export function setTexts(
  card: { readonly text: string; readonly flavor: string },
  room: Box,
  look: TextLook,
  fonts: Fonts,
): SetTexts | null {
  const { symbols, words, fonts: faces, optical } = look.template;
  const { pitch, smallest } = look.template.text;
  const range = { smallest, largest: look.template.text.largest };
  const shaped = (element: Paragraph['element'], paragraph: MarkedParagraph): Paragraph => {
    const color = element === 'text' ? look.color : look.flavorColor;
    const { align, breaks } = words;
    const style = {
      element,
      font: faces[element],
      color,
      align,
      pitch,
      symbols,
      ...(breaks && { breaks }),
      ...optical[element],
    };
    return { element, block: shapeBlock([paragraph], style, fonts) };
  };
  const abilities = paragraphsOf(card.text).map((one) =>
    shaped('text', abilityParagraph(one, words.boldNames)),
  );
  const flavor = paragraphsOf(card.flavor).map((one) => shaped('flavor', flavorParagraph(one)));
  const all = fitted([...abilities, ...flavor], room, range);
  if (abilities.length + flavor.length === 0) return null;
  // Letters that stand wider apart are no reason to leave anything out.
  if (all.height > room.height + SLACK && (optical.text || optical.flavor))
    return setTexts(card, room, { ...look, template: { ...look.template, optical: {} } }, fonts);
  if (all.height <= room.height + SLACK || abilities.length === 0 || flavor.length === 0)
    return { ...all, place: (sheet, top) => placeAll(all, room, sheet, top) };
  const without = fitted(abilities, room, range);
  const fits = fitted(abilities, room, { smallest, largest: smallest }).height <= room.height + SLACK;
  const notice = { element: 'flavor', kind: 'overflow', message: NO_ROOM_FOR_FLAVOR } as const;
  return {
    ...without,
    place(sheet, top) {
      placeAll(without, room, sheet, top);
      if (fits) sheet.notices.push(notice);
    },
  };
}

const NO_ROOM_FOR_FLAVOR =
  'There is no room for the flavor text beside the abilities, so it is not printed. Shorten one of them.';

const SLACK = 1e-6;

interface Range {
  readonly smallest: number;
  readonly largest: number;
}

interface Fitted {
  readonly paragraphs: readonly Paragraph[];
  readonly size: number;
  readonly flavorSize: number;
  readonly height: number;
}

/** The largest size of the abilities at which all fits with flavor text that gives way, and with it the largest flavor text. */
function fitted(paragraphs: readonly Paragraph[], room: Box, { smallest, largest }: Range): Fitted {
  const flavorAt = (size: number, share: number): number => Math.max(Math.min(size, smallest), size * share);
  const fits = (size: number, flavorSize: number): boolean =>
    heightOf(paragraphs, room.width, size, flavorSize) <= room.height + SLACK;
  const { usual, least } = flavorShare;
  const size = largestThatFits(smallest, largest, (at) => fits(at, flavorAt(at, least)));
  const flavorSize = largestThatFits(flavorAt(size, least), flavorAt(size, usual), (at) => fits(size, at));
  return { paragraphs, size, flavorSize, height: heightOf(paragraphs, room.width, size, flavorSize) };
}

const heightOf = (
  paragraphs: readonly Paragraph[],
  width: number,
  size: number,
  flavorSize: number,
): number =>
  paragraphs.reduce(
    (sum, { element, block }, nth) =>
      sum + gapBefore(paragraphs, nth) * size + block.heightAt(width, element === 'text' ? size : flavorSize),
    0,
  );

/** Above a paragraph, em. */
function gapBefore(paragraphs: readonly Paragraph[], nth: number): number {
  if (nth === 0) return 0;
  return paragraphs[nth]?.element === paragraphs[nth - 1]?.element ? gaps.paragraph : gaps.flavor;
}

function placeAll(
  { paragraphs, size, flavorSize, height }: Fitted,
  room: Box,
  sheet: Sheet,
  top: number,
): void {
  let down = top - room.y;
  for (const [nth, { element, block }] of paragraphs.entries()) {
    down += gapBefore(paragraphs, nth) * size;
    const set = block.setAt({ ...room, height: Infinity }, element === 'text' ? size : flavorSize);
    sheet.place(element, set, { down }, called[element]);
    down += set.height;
  }
  if (height > room.height + SLACK) sheet.notices.push(overflowOf(paragraphs));
}

function overflowOf(paragraphs: readonly Paragraph[]): LayoutNotice {
  const element = paragraphs.some((one) => one.element === 'text') ? 'text' : 'flavor';
  const message = `The ${called[element]} does not fit even at its smallest size. Shorten it.`;
  return { element, kind: 'overflow', message };
}
