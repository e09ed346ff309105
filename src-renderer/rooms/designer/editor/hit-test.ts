import type { Box, CardElement, DisplayList } from '../../../../src-main/layout/display-list.js';

/** Elements that a person can select, in the order of reading: the order of Tab. */
export const selectable: readonly CardElement[] = [
  'name',
  'picture',
  'licence',
  'text',
  'indicator',
  'offense',
  'cost',
  'defense',
  'flavor',
];

export const contains = (box: Box, x: number, y: number): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

/** The selectable element at a point of the card in mm; of several the smallest, or null. */
export function elementAt(boxes: DisplayList['boxes'], x: number, y: number): CardElement | null {
  let found: CardElement | null = null;
  let area = Infinity;
  for (const element of selectable) {
    const box = boxes[element];
    if (!box || !contains(box, x, y) || box.width * box.height >= area) continue;
    found = element;
    area = box.width * box.height;
  }
  return found;
}

/** The element after (or before) `from` that this card has; null beyond the last, where the keyboard leaves the card. */
export function nextElement(
  boxes: DisplayList['boxes'],
  from: CardElement | null,
  direction: 1 | -1,
): CardElement | null {
  const present = selectable.filter((element) => boxes[element]);
  if (from === null) return present.at(direction === 1 ? 0 : -1) ?? null;
  return present[present.indexOf(from) + direction] ?? null;
}
