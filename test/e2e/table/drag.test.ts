/** A card is dragged over the table: one layer is drawn meanwhile, and where it is let go decides what becomes of it. */
import { expect, test } from 'vitest';
import { newPlace, patiently, startHost, useBrowser } from '../harness.js';
import { gameOnDisk, type DiskGame } from './disk-game.js';
import { cardInHand, dragOver, middleOf, paintsOf, zoneOf } from './dragging.js';
import { openGame, putGame, type Situation } from './positions.js';
import { visitGames } from './table-place.js';

const browser = useBrowser();

const table: Situation = {
  rules: 'kotc-14',
  cards: { Bear: { type: 'minion', sp: 2, hp: 3, level: 1 }, Ox: { type: 'minion', sp: 1, hp: 5 } },
  players: [
    { name: 'Ann', hand: ['Bear', 'Ox'], granary: ['Ox', 'Ox'] },
    { name: 'Ben', battlefield: ['Ox'], granary: ['Bear'] },
  ],
  turn: { player: 'Ann', phase: 'resource' },
};

/** How many cards lie in a zone of who sits at the bottom. */
const lying = ({ running }: DiskGame, zone: string): number =>
  running.game.state.players[0]?.zones[zone]?.length ?? 0;

test('while a card is dragged only the effects are drawn; let go nowhere it goes back, on the granary it is sown', async () => {
  const place = newPlace();
  const host = await startHost(place);
  const game = await putGame(place.library, table, ['person', 'greedy']);
  const { page } = await visitGames(browser(), host);
  await openGame(page, game);
  const bear = cardInHand(page, 'Bear');
  const home = await middleOf(bear);

  const lane = { x: home.x, y: (await middleOf(zoneOf(page, 0, 'battlefield'))).y - 90 };
  await page.mouse.move(home.x, home.y);
  await page.mouse.down();
  const nowhere = await dragOver(page, home, lane, 30);
  expect({ ground: nowhere.ground, cards: nowhere.cards }).toEqual({ ground: 0, cards: 0 });
  expect(nowhere.effects).toBeGreaterThan(10);
  const before = await paintsOf(page);
  await page.mouse.up();
  await expect.poll(async () => (await paintsOf(page)).cards, patiently).toBeGreaterThan(before.cards);
  expect(await middleOf(bear)).toEqual(home);
  expect(gameOnDisk(place.library, game).running.game.inputs).toHaveLength(0);

  await page.mouse.move(home.x, home.y);
  await page.mouse.down();
  const sowing = await dragOver(page, home, await middleOf(zoneOf(page, 0, 'granary')), 30);
  expect({ ground: sowing.ground, cards: sowing.cards }).toEqual({ ground: 0, cards: 0 });
  await page.mouse.up();
  await expect.poll(() => lying(gameOnDisk(place.library, game), 'granary'), patiently).toBe(3);
  await expect.poll(() => zoneOf(page, 0, 'granary').getByRole('button').count(), patiently).toBe(3);
  await expect.poll(() => bear.count(), patiently).toBe(0);
});

test('let go on the battlefield a minion is summoned and pays for itself; Escape puts back what is held', async () => {
  const place = newPlace();
  const host = await startHost(place);
  const situation = { ...table, turn: { player: 'Ann', phase: 'action' } } as const;
  const game = await putGame(place.library, situation, ['person', 'greedy']);
  const { page } = await visitGames(browser(), host);
  await openGame(page, game);
  const home = await middleOf(cardInHand(page, 'Bear'));
  const field = await middleOf(zoneOf(page, 0, 'battlefield'));

  await page.mouse.move(home.x, home.y);
  await page.mouse.down();
  await dragOver(page, home, field, 10);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await middleOf(cardInHand(page, 'Bear'))).toEqual(home);
  expect(gameOnDisk(place.library, game).running.game.inputs).toHaveLength(0);

  await page.mouse.move(home.x, home.y);
  await page.mouse.down();
  await dragOver(page, home, field, 10);
  await page.mouse.up();
  await expect.poll(() => lying(gameOnDisk(place.library, game), 'battlefield'), patiently).toBe(1);
  await zoneOf(page, 0, 'battlefield')
    .getByRole('button', { name: /^Bear,/ })
    .waitFor();
  expect(await cardInHand(page, 'Bear').count()).toBe(0);
});
