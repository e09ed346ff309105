/** What the 17th Edition alone has, at the table: a pawn is crafted, a minion turns to stone, and the pawn is brought into a battle. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPlace, patiently, startHost, useBrowser } from '../harness.js';
import { panel } from './hands.js';
import { openGame, putGame } from './positions.js';
import { visitGames } from './table-place.js';

const browser = useBrowser();

const on = (page: Page, seat: number) =>
  page.locator(`ul[data-seat="${seat}"][data-zone="battlefield"] [data-kind="card"]`);
const press = (page: Page, name: string | RegExp): Promise<void> =>
  panel(page)
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first()
    .click();

test('a pawn is crafted by its figures, a petrified minion says what it is, and the pawn fights though it is exhausted', async () => {
  const place = newPlace();
  const game = await putGame(
    place.library,
    {
      rules: 'kotc-17',
      cards: {
        toymaker: { type: 'minion', sp: 1, hp: 4, text: 'WIND UP: Craft 1 level 1 pawn.' },
        drummer: {
          type: 'minion',
          sp: 2,
          hp: 4,
          text: 'FALL IN: When this card attacks, after Attack Formation (ghost-play): Target up to 2 on-field minions; conscript the targets.',
        },
        gaze: { type: 'spell', level: 0, text: 'Target 1 on-field minion; petrify the target.' },
        watchman: { type: 'minion', sp: 1, hp: 6 },
      },
      players: [
        { name: 'Ann', hand: ['gaze'], battlefield: ['toymaker', 'drummer'] },
        {
          name: 'Ben',
          hp: 30,
          battlefield: [{ card: 'watchman', counters: [{ kind: 'taunt', owner: 'Ben' }] }],
        },
      ],
      turn: { player: 'Ann', number: 9, phase: 'action' },
      dice: [1, 1, 6],
    },
    ['person', 'greedy'],
    { hands: 'open' },
  );
  const { page } = await visitGames(browser(), await startHost(place));
  await openGame(page, game);

  await press(page, /^Activate/);
  await press(page, '1 SP, 0 HP');
  const pawn = on(page, 0).and(page.getByRole('button', { name: /^Pawn 1\/0, .*\bpawn\b.*exhausted/ }));
  await expect.poll(() => pawn.count(), patiently).toBe(1);
  await page.getByText('Ann crafts Pawn 1/0.').waitFor();

  await press(page, /^Cast/);
  await press(page, /^watchman/);
  const stone = on(page, 1).and(page.getByRole('button', { name: /petrified/ }));
  await expect.poll(() => stone.count(), patiently).toBe(1);
  expect(await stone.getAttribute('aria-label')).not.toContain('HP');

  await press(page, /^Attack/);
  await press(page, /^Activate/);
  await press(page, /^Pawn 1\/0/);
  await press(page, /^Confirm/);
  await press(page, /^Confirm/);
  // Three dice and not two: 1 + 1 + 6.
  await page.getByRole('button', { name: /^Ben, 22 HP/ }).waitFor();
});
