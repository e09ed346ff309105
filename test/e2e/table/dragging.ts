/** Dragging on the stage, and how often its layers are drawn meanwhile. */
import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from 'playwright-core';

export interface Paints {
  readonly ground: number;
  readonly cards: number;
  readonly effects: number;
}
interface Point {
  readonly x: number;
  readonly y: number;
}

/** How often each layer of the stage has been drawn since it was opened. */
export async function paintsOf(page: Page): Promise<Paints> {
  const told = await page.locator('[data-paints]').getAttribute('data-paints');
  const [ground = 0, cards = 0, effects = 0] = (told ?? '').split(' ').map(Number);
  return { ground, cards, effects };
}

export const zoneOf = (page: Page, seat: number, zone: string): Locator =>
  page.locator(`ul[data-seat="${seat}"][data-zone="${zone}"]`);

/** A card in somebody's hand, by its name. */
export const cardInHand = (page: Page, name: string, seat = 0): Locator =>
  zoneOf(page, seat, 'hand').getByRole('button', { name: new RegExp(`^${name},`) });

/** @throws Error where it is not in sight */
export async function middleOf(found: Locator): Promise<Point> {
  const box = await found.boundingBox();
  if (!box) throw new Error('It is not in sight.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags what is on the stage onto something else, as a hand does it: over its edge and on the way. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [begin, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(begin.x, begin.y);
  await page.mouse.down();
  await page.mouse.move(begin.x, begin.y - 12);
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

const frame = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((drawn) => requestAnimationFrame(() => drawn())));

/** Waits until every face has come in and nothing is drawn any more. Answers how often each layer has been drawn. */
async function settled(page: Page): Promise<Paints> {
  await page.locator('[data-faces="all"]').waitFor();
  for (let paints = await paintsOf(page), same = 0; ;) {
    await frame(page);
    const now = await paintsOf(page);
    same = isDeepStrictEqual(now, paints) ? same + 1 : 0;
    if (same === 10) return now;
    paints = now;
  }
}

/**
 * Drags what is held from one point to another, a frame for each step. Answers how often each layer has been drawn on the way, from
 * the frame on in which the card has left its place.
 */
export async function dragOver(page: Page, from: Point, to: Point, steps: number): Promise<Paints> {
  const at = (share: number): [number, number] => [
    from.x + (to.x - from.x) * share,
    from.y + (to.y - from.y) * share,
  ];
  await page.mouse.move(from.x, from.y - 8);
  const before = await settled(page);
  for (let step = 1; step <= steps; step += 1) {
    await page.mouse.move(...at(step / steps));
    await frame(page);
  }
  const after = await paintsOf(page);
  return {
    ground: after.ground - before.ground,
    cards: after.cards - before.cards,
    effects: after.effects - before.effects,
  };
}
