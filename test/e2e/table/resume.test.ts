/** A host that is killed in the middle of a battle comes back to the same decision of the same battle. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startHost, startHostProcess, patiently, useBrowser } from '../harness.js';
import { gameOnDisk, type DiskGame } from './disk-game.js';
import { isAsked, panel } from './hands.js';
import { putPlayedGame } from './played-ahead.js';
import { playOn } from './playing.js';
import { openGame } from './positions.js';
import { starterPlace, visitGames } from './table-place.js';

const browser = useBrowser();

/** Waits until the panel names the rule that asks: its title comes once the rulebook is there. */
const ruleIsNamed = (page: Page): Promise<void> =>
  panel(page)
    .locator('.text')
    .getByRole('button', { name: /^Rule: / })
    .waitFor();

test('killed in the middle of a battle, the game goes on where it was, to the same end', async () => {
  const place = starterPlace(14);
  const isInBattle = ({ running: { playable, game: now, names } }: DiskGame): boolean =>
    playable.view(now.context, now.decision, null, names).combats.length > 0;
  const begun = { edition: 14, occupants: ['person', 'greedy'], seed: 23 } as const;
  const game = await putPlayedGame(place.library, { ...begun, answered: isInBattle });
  const host = await startHostProcess(place);
  const first = await visitGames(browser(), host);
  first.allow(/./);
  await openGame(first.page, game);
  const asked = gameOnDisk(place.library, game).running.game.decision;
  if (!asked) throw new Error('The game is over.');
  await isAsked(first.page, asked);
  await ruleIsNamed(first.page);
  const question = await panel(first.page).locator('.text').textContent();
  await host.kill();

  const { page } = await visitGames(browser(), await startHost(place));
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.getByRole('link', { name: /^Go on with/ }).click();
  await isAsked(page, asked);
  await ruleIsNamed(page);
  await expect.poll(() => panel(page).locator('.text').textContent(), patiently).toBe(question);
  await page.getByRole('region', { name: 'Battle' }).waitFor();
  const over = await playOn({ page, library: place.library, game });
  expect(over.running.game.result).not.toBeNull();
  await page.getByText(/ wins/).first().waitFor();
});
