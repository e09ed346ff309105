/** Taking back, giving up, and watching again what was played. */
import { expect, test } from 'vitest';
import { patiently, startHost, useBrowser } from '../harness.js';
import { gameOnDisk, inputsOnDisk } from './disk-game.js';
import { panel } from './hands.js';
import { putPlayedGame } from './played-ahead.js';
import { playOn } from './playing.js';
import { openGame } from './positions.js';
import { starterPlace, visitGames } from './table-place.js';

const browser = useBrowser();

test('a sown card is taken back by name; a game is given up, and watched again from any eyes', async () => {
  const place = starterPlace(14);
  const begun = { edition: 14, occupants: ['person', 'greedy'], seed: 5 } as const;
  const game = await putPlayedGame(place.library, { ...begun, answered: 8 });
  const { page } = await visitGames(browser(), await startHost(place));
  await openGame(page, game);
  const seat = { page, library: place.library, game };
  const found = await playOn(seat, {
    until: ({ running }, asked) =>
      asked.kind === 'act' &&
      asked.actions.some((action) => action.do === 'sow') &&
      (running.game.state.players[0]?.zones['granary']?.length ?? 0) > 3,
  });
  const inputs = found.running.game.inputs.length;
  await panel(page).getByRole('button', { name: /^Sow / }).first().click();
  await page.getByRole('button', { name: /^Undo: Sow / }).click();
  await expect.poll(() => inputsOnDisk(place.library, game), patiently).toBe(inputs);
  await panel(page).getByRole('button', { name: /^Sow / }).first().waitFor();

  let answered = 0;
  await playOn(seat, { until: () => (answered += 1) > 3 });
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name: /^Concede/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Concede' }).click();
  await page.getByText('Ben wins').first().waitFor();
  const last = inputsOnDisk(place.library, game);

  await page.getByRole('button', { name: 'Replay' }).click();
  const timeline = page.getByRole('slider', { name: 'Timeline' });
  await timeline.waitFor();
  await expect.poll(() => timeline.getAttribute('aria-valuenow'), patiently).toBe('0');
  await page.getByRole('button', { name: 'Forward one decision' }).click();
  await expect.poll(() => timeline.getAttribute('aria-valuenow'), patiently).toBe('1');
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect.poll(() => timeline.getAttribute('aria-valuenow'), patiently).toBe(String(last));
  await page.getByRole('radio', { name: 'All open' }).click();
  const { running } = gameOnDisk(place.library, game);
  const open = running.playable.withEverythingRevealed(running.game.context);
  const view = running.playable.view(open, null, 0, running.names);
  const hand = view.seats[1]?.zones.find(({ shape }) => shape === 'hand')?.cards ?? [];
  for (const { face } of hand) {
    await page
      .locator('[data-seat="1"]')
      .getByRole('button', { name: new RegExp(`^${face?.name}`) })
      .first()
      .waitFor({ state: 'attached' });
  }

  // The keys are the replay's after a click on a player.
  await page.getByRole('radio', { name: 'Ben', exact: true }).click();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => timeline.getAttribute('aria-valuenow'), patiently).toBe(String(last - 1));
  await expect
    .poll(() => page.getByRole('radio', { name: 'Ben', exact: true }).getAttribute('aria-checked'), patiently)
    .toBe('true');
  await page.keyboard.press('Space');
  await page
    .getByRole('button', { name: /^Pause/ })
    .or(page.getByText('Ben wins').first())
    .first()
    .waitFor();
  await expect.poll(() => timeline.getAttribute('aria-valuenow'), patiently).toBe(String(last));
});
