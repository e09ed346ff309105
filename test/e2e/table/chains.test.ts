/** Three people answer one another in a chain, and everybody sees who did what. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPlace, patiently, startHost, useBrowser } from '../harness.js';
import { gameOnDisk } from './disk-game.js';
import { panel, takeOver } from './hands.js';
import { putGame } from './positions.js';
import { visitGames } from './table-place.js';

const browser = useBrowser();

const links = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: 'Chain' }).getByRole('listitem').allTextContents();

test('a spell is answered by two others, the chain stands open to all three, and its last link resolves first', async () => {
  const place = newPlace();
  const host = await startHost(place);
  const game = await putGame(
    place.library,
    {
      rules: 'kotc-14',
      cards: {
        Smite: { type: 'spell', level: 0, text: 'Target 1 in-play card; destroy it.' },
        Bear: { type: 'minion', sp: 2, hp: 3 },
      },
      players: [
        { name: 'Ann', hand: ['Smite'] },
        {
          name: 'Ben',
          battlefield: [
            {
              card: 'Bear',
              counters: [
                { kind: 'weakness', owner: 'Ben' },
                { kind: 'sword', owner: 'Cleo' },
                { kind: 'sword', owner: 'Ann' },
              ],
            },
          ],
        },
        { name: 'Cleo' },
      ],
    },
    ['person', 'person', 'person'],
  );
  const { page } = await visitGames(browser(), host);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.getByRole('link', { name: /^Go on with/ }).click();
  await takeOver(page, 'Ann');
  await panel(page).getByRole('button', { name: 'Cast Smite' }).click();
  await takeOver(page, 'Ben');
  await expect.poll(async () => (await links(page)).length, patiently).toBe(1);
  await panel(page).getByRole('button', { name: 'Use a Weakness Counter on Bear' }).click();
  await takeOver(page, 'Cleo');
  await panel(page).getByRole('button', { name: 'Use a Sword Counter on Bear' }).click();
  await takeOver(page, 'Ann');
  await expect
    .poll(() => links(page).then((all) => all.join('\n')), patiently)
    .toMatch(/Sword Counter[\s\S]*Cleo[\s\S]*Weakness Counter[\s\S]*Ben[\s\S]*Smite[\s\S]*Ann/);
  await panel(page).getByRole('button', { name: 'Do not respond' }).click();
  await takeOver(page, 'Ben');
  // The log holds only the lines in sight, and follows its end: here all of them are.
  await page.setViewportSize({ width: 1280, height: 2400 });
  await expect
    .poll(async () => (await page.getByRole('log').allTextContents()).join('\n'), patiently)
    .toMatch(/link 3 resolves[\s\S]*link 2 resolves[\s\S]*link 1 resolves/);
  const { zones } = gameOnDisk(place.library, game).running.game.state.players[1]!;
  expect([zones['battlefield'], zones['grave']]).toEqual([[], [expect.any(Number)]]);
});
