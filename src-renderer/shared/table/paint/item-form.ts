/** An entry of a stack as a card: what it is, at what it is aimed, its picture, and what it does. */
import type { PlayerNo, StackEntry, Stat } from '../../../../src-main/api/answers/play-answers.js';
import { plainText } from '../../../../src-main/engine/text.js';
import { clamp, type Box } from '../scene/box.js';
import { CARD_RATIO } from '../scene/row-layout.js';
import { HEAD } from '../scene/stack-items.js';
import { boxedOf, boxWidth, drawFigureBox } from './signs/figure-box.js';
import { fitText } from './signs/fit-text.js';
import { drawPicture } from './reading-form.js';
import { drawRich, wrapRich } from './signs/rich-text.js';
import { fillSeat } from './signs/seat-pattern.js';
import type { TableColors } from './signs/table-colors.js';

/** How high the picture is, and the line height, in shares of the card's height and of the text's size. */
const PICTURE = 0.27;
const LEADING = 1.24;

/** "→ Bear, Ann": at what it is aimed; null: at nothing. */
export const aimOf = ({ targets }: StackEntry): string | null =>
  targets.length === 0 ? null : `→ ${targets.map(({ name }) => name).join(', ')}`;

export const textOfItem = ({ item }: StackEntry): string => plainText(item?.does ?? []).trim();

/** @param picture 'none': it has none; null: it is on its way */
export function drawItemForm(
  context: CanvasRenderingContext2D,
  entry: StackEntry,
  stats: readonly Stat[],
  width: number,
  picture: CanvasImageSource | 'none' | null,
  colors: TableColors,
): void {
  const height = width * CARD_RATIO;
  const { card } = colors;
  context.fillStyle = card.sheet;
  context.fillRect(0, 0, width, height);
  const bar = clamp(width * 0.045, 5, 10);
  drawOwner(context, entry.player, { x: 0, y: 0, width: bar, height }, colors);
  const left = bar + width * 0.04;
  const room = width * 0.97 - left;
  const size = clamp(width * 0.078, 11, 21);
  const head = height * HEAD;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.fillStyle = card.ink;
  context.font = `680 ${size * 1.08}px ${colors.font}`;
  context.fillText(fitText(context, entry.card.name, room), left, head * 0.43);
  const aim = aimOf(entry);
  context.font = `${aim === null ? 460 : 620} ${size * 0.94}px ${colors.font}`;
  context.fillStyle = aim === null ? card.inkSoft : card.emblem;
  context.fillText(fitText(context, aim ?? entry.item?.kind ?? '', room), left, head * 0.84);
  const frame = { x: bar, y: head, width: width - bar, height: height * PICTURE };
  if (picture !== 'none') drawPicture(context, picture, frame, colors);
  const begin = picture === 'none' ? head : frame.y + frame.height;
  const boxed = boxedOf(stats);
  const foot = boxed.length > 0 || entry.fate !== null ? size * 1.9 : size * 0.4;
  context.font = `460 ${size}px ${colors.font}`;
  context.fillStyle = card.ink;
  const most = Math.max(1, Math.floor((height - begin - foot - size * 0.3) / (size * LEADING)));
  for (const [at, line] of wrapRich(context, textOfItem(entry), room, size, most).entries())
    drawRich(context, line, { x: left, y: begin + size * (1.2 + at * LEADING) }, size, colors);
  if (boxed.length > 0) {
    const half = boxWidth(context, boxed, size * 0.82, colors) / 2;
    drawFigureBox(context, boxed, { x: width - half - 4, y: height - size * 1.05 }, size * 0.82, colors);
  }
  if (entry.fate === null) return;
  context.font = `640 ${size}px ${colors.font}`;
  context.fillStyle = card.star;
  context.fillText(fitText(context, entry.fate, room), left, height - size * 0.6);
}

/** Whose it is, at the left edge. */
const drawOwner = (
  context: CanvasRenderingContext2D,
  player: PlayerNo,
  box: Box,
  colors: TableColors,
): void => fillSeat(context, player, box, colors, Math.max(4, box.width * 0.8));
