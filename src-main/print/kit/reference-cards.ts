/** Quick-reference cards: what happens in a turn and what the words of the cards mean, to lie beside the board. */
import { pokerSize } from '../../cards/size.js';
import type { Reminder, ReminderList } from '../../games/game-play.js';
import type { Fonts } from '../../layout/fonts.js';
import { rectPath, roundedPath } from '../../layout/shapes.js';
import { shapeBlock, type BlockParagraph } from '../../layout/text-block.js';
import { KitPage, kitInk, placesOn } from './kit-page.js';
import type { Size } from '../plan.js';

const PAD = 4;
const HEAD = 8.5;
/** Of the em: as large as lets a list stand on one card, within these. */
const SIZES = [3.3, 3.1, 2.9, 2.7, 2.5] as const;
const GAP = 1.5;
const width = pokerSize.width - 2 * PAD;
const room = pokerSize.height - HEAD - 2.25 * PAD;

interface ReferenceCard {
  readonly title: string;
  readonly size: number;
  readonly rows: readonly BlockParagraph[];
}

/** The name in bold, and what it means on the same line. */
const paragraphOf = ({ name, text }: Reminder): BlockParagraph => ({
  text: `${name}: ${text}`,
  spans: [{ start: 0, end: name.length + 1, bold: true }],
});

const look = { element: 'text', font: 'sans', color: kitInk.ink, align: 'left', pitch: 1.18 } as const;

/** Deals the reminders onto as many cards as they need. */
export function referenceCards(lists: readonly ReminderList[], fonts: Fonts): readonly ReferenceCard[] {
  return lists.flatMap(({ title, rows }) => {
    const paragraphs = rows.map(paragraphOf);
    const dealt = SIZES.map((size) => ({ size, cards: dealtAt(paragraphs, size, fonts) }));
    const { size, cards } = dealt.find((one) => one.cards.length === 1) ?? dealt.at(-1)!;
    return cards.map((its, k) => ({
      title: cards.length > 1 ? `${title} (${k + 1} of ${cards.length})` : title,
      size,
      rows: its,
    }));
  });
}

function dealtAt(
  paragraphs: readonly BlockParagraph[],
  size: number,
  fonts: Fonts,
): readonly (readonly BlockParagraph[])[] {
  const cards: BlockParagraph[][] = [[]];
  let left = room;
  for (const paragraph of paragraphs) {
    const height = shapeBlock([paragraph], look, fonts).heightAt(width, size) + GAP;
    if (height > left && cards.at(-1)!.length > 0) {
      cards.push([]);
      left = room;
    }
    cards.at(-1)!.push(paragraph);
    left -= height;
  }
  return cards;
}

/** All cards for each player, dealt onto sheets. */
export function referencePages(
  lists: readonly ReminderList[],
  paper: Size,
  players: number,
  fonts: Fonts,
): readonly KitPage[] {
  const cards = referenceCards(lists, fonts);
  const all = Array.from({ length: players }, () => cards).flat();
  const places = placesOn(paper, pokerSize, 0);
  const pages: KitPage[] = [];
  for (const [k, card] of all.entries()) {
    if (k % places.length === 0) pages.push(new KitPage(paper, fonts));
    drawCard(pages.at(-1)!, card, places[k % places.length]!);
  }
  return pages;
}

function drawCard(
  page: KitPage,
  { title, size, rows }: ReferenceCard,
  { x, y }: { x: number; y: number },
): void {
  page.cut(rectPath({ x, y, ...pokerSize }));
  const band = { x: x + PAD / 2, y: y + PAD / 2, width: pokerSize.width - PAD, height: HEAD };
  page.fill(roundedPath(band, 1.6), kitInk.band);
  page.words(
    title,
    { ...band, x: band.x + 2, width: band.width - 4 },
    { size: 3.8, font: 'sans-bold', color: kitInk.onBand, stand: 'middle', maxLines: 1 },
  );
  let top = y + HEAD + 1.5 * PAD;
  for (const row of rows) {
    top += page.words(row, { x: x + PAD, y: top, width, height: room }, { size }) + GAP;
  }
}
