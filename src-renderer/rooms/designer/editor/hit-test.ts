import type { GameInfo } from '../../../../src-main/api/answers/answers.js';
import type {
  Box,
  CardElement,
  CommonElement,
  DisplayList,
} from '../../../../src-main/layout/display-list.js';

type Boxes = DisplayList['boxes'];
type Game = Pick<GameInfo, 'fields'> | undefined;

const before: readonly CommonElement[] = ['name', 'picture', 'licence', 'text', 'indicator'];
const after: readonly CommonElement[] = ['flavor'];

/** Whether a person can select it. */
export const isSelectable = (game: Game, element: CardElement): boolean =>
  [...before, ...after].some((common) => common === element) ||
  game?.fields.some(({ key }) => key === element) === true;

/** The elements of the card that a person can select, in the order of reading: the order of Tab. */
function selectable(game: Game, boxes: Boxes): CardElement[] {
  const left = (key: string): number => boxes[key]?.x ?? 0;
  const own = (game?.fields ?? []).map(({ key }) => key).sort((a, b) => left(a) - left(b));
  return [...before, ...own, ...after].filter((element) => boxes[element]);
}

export const contains = (box: Box, x: number, y: number): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

/** The selectable element at a point of the card in mm; of several the smallest, or null. */
export function elementAt(game: Game, boxes: Boxes, x: number, y: number): CardElement | null {
  let found: CardElement | null = null;
  let area = Infinity;
  for (const element of selectable(game, boxes)) {
    const box = boxes[element];
    if (!box || !contains(box, x, y) || box.width * box.height >= area) continue;
    found = element;
    area = box.width * box.height;
  }
  return found;
}

/** The element after (or before) `from` that this card has; null beyond the last, where the keyboard leaves the card. */
export function nextElement(
  game: Game,
  boxes: Boxes,
  from: CardElement | null,
  direction: 1 | -1,
): CardElement | null {
  const present = selectable(game, boxes);
  if (from === null) return present.at(direction === 1 ? 0 : -1) ?? null;
  return present[present.indexOf(from) + direction] ?? null;
}
