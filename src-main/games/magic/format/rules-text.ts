import type { Box, CardElement } from '../../../layout/display-list.js';
import type { Fonts } from '../../../layout/fonts.js';
import { markedParagraph, paragraphsOf, type MarkedParagraph } from '../../../layout/paragraphs.js';
import type { Sheet } from '../../../layout/sheet.js';
import { setTextBlock, type TextBlock } from '../../../layout/text-block.js';
import { remindersIn } from '../cards/reminder.js';
import { symbolWords } from '../cards/symbol-words.js';
import { manaSymbols } from './mana-symbols.js';
import { gaps, PITCH, sizes } from './measures.js';

/** Ability text with its reminders in italics (MC-CARD-19), and flavor text below it in italics (MC-CARD-17, MC-CARD-18). */
interface Paragraph extends MarkedParagraph {
  readonly element: 'text' | 'flavor';
}

function abilityParagraph(paragraph: string): Paragraph {
  const { text, spans } = markedParagraph(paragraph, symbolWords);
  const reminders = remindersIn(text).map((place) => ({ ...place, italic: true }));
  return { element: 'text', text, spans: [...spans, ...reminders] };
}

function flavorParagraph(paragraph: string): Paragraph {
  const { text, spans } = markedParagraph(paragraph, symbolWords);
  return { element: 'flavor', text, spans };
}

const fontOf = { text: 'condensed', flavor: 'condensed-oblique' } as const;

/** Sets a card's text and flavor text, one size for both, in the middle of the box's height. */
export function placeTexts(
  sheet: Sheet,
  card: { readonly text: string; readonly flavor: string },
  box: Box,
  color: string,
): void {
  const paragraphs = [
    ...paragraphsOf(card.text).map(abilityParagraph),
    ...paragraphsOf(card.flavor).map(flavorParagraph),
  ];
  if (paragraphs.length === 0) return;
  let size = sizeFor(paragraphs, box, color, sheet.fonts);
  let { blocks, height } = setApart(paragraphs, size, box, color, sheet.fonts);
  // Paragraphs by themselves may need a line more than together.
  while (height > box.height + 1e-6 && size > sizes.text.smallest) {
    size = Math.max(sizes.text.smallest, size * SMALLER);
    ({ blocks, height } = setApart(paragraphs, size, box, color, sheet.fonts));
  }
  let down = Math.max(0, (box.height - height) / 2);
  for (const [nth, { paragraph, block }] of blocks.entries()) {
    if (nth > 0) down += gapBefore(paragraphs, nth) * size;
    sheet.place(
      paragraph.element,
      { ...block, overflows: false },
      { down },
      `${called[paragraph.element]} text`,
    );
    down += block.height;
  }
  if (height > box.height + 1e-6) noteOverflow(sheet, paragraphs);
}

/** Each step of shrinking. */
const SMALLER = 0.98;

/** Every paragraph as a block of its own, and how high they are with their gaps. */
function setApart(
  paragraphs: readonly Paragraph[],
  size: number,
  box: Box,
  color: string,
  fonts: Fonts,
): { readonly blocks: readonly { paragraph: Paragraph; block: TextBlock }[]; readonly height: number } {
  const style = { largest: size, smallest: size, color };
  const blocks = paragraphs.map((paragraph) => ({
    paragraph,
    block: blockOf([paragraph], box, { ...style, element: paragraph.element }, fonts),
  }));
  const height = blocks.reduce((sum, { block }) => sum + block.height, 0) + gapsOf(paragraphs) * size;
  return { blocks, height };
}

const called = { text: 'ability', flavor: 'flavor' } as const;

/** Above every paragraph but the first, em. */
const gapBefore = (paragraphs: readonly Paragraph[], nth: number): number =>
  paragraphs[nth]?.element !== paragraphs[nth - 1]?.element ? gaps.flavor : gaps.paragraph;

const gapsOf = (paragraphs: readonly Paragraph[]): number =>
  paragraphs.reduce((sum, _, nth) => sum + (nth > 0 ? gapBefore(paragraphs, nth) : 0), 0);

/** About the largest size at which all of it fits: each try makes room for the gaps of the one before. */
function sizeFor(paragraphs: readonly Paragraph[], box: Box, color: string, fonts: Fonts): number {
  const { largest, smallest } = sizes.text;
  const metrics = fonts.metrics('condensed');
  // A paragraph by itself is as high as its lines and what its letters reach beyond them.
  const apart = (paragraphs.length - 1) * (metrics.ascent + metrics.descent - PITCH) + gapsOf(paragraphs);
  let size: number = largest;
  for (let tries = 0; tries < 4; tries += 1) {
    const room = { ...box, height: Math.max(0, box.height - apart * size) };
    const found = blockOf(paragraphs, room, { largest: size, smallest, color, element: 'text' }, fonts).size;
    if (found >= size - 1e-9) break;
    size = found;
  }
  return size;
}

function blockOf(
  paragraphs: readonly Paragraph[],
  box: Box,
  style: {
    readonly largest: number;
    readonly smallest: number;
    readonly color: string;
    readonly element: 'text' | 'flavor';
  },
  fonts: Fonts,
): TextBlock {
  return setTextBlock(
    paragraphs,
    box,
    { ...style, font: fontOf[style.element], align: 'left', pitch: PITCH, symbols: manaSymbols },
    fonts,
  );
}

function noteOverflow(sheet: Sheet, paragraphs: readonly Paragraph[]): void {
  const element: CardElement = paragraphs.some((one) => one.element === 'text') ? 'text' : 'flavor';
  const words = element === 'text' ? 'ability text' : 'flavor text';
  const message = `The ${words} does not fit even at its smallest size. Shorten it.`;
  sheet.notices.push({ element, kind: 'overflow', message });
}
