/** Taking back, giving up, and watching again what was played. */
import { expect, test } from 'vitest';
import { LONG, patiently, startHost, useBrowser, visit } from '../harness.js';
import { gameOnDisk } from './disk-game.js';
import { panel } from './hands.js';
import { playOn } from './playing.js';
import { beginGame, starterPlace } from './table-place.js';

const browser = useBrowser();

test(
  'a sown card is taken back by name; a game is given up, and watched again from any eyes',
  async () => {
    const place = await starterPlace(14);
    const { page } = await visit(browser(), await startHost(place));
    const game = await beginGame(
      page,
      14,
      [
        { name: 'Ann', by: 'A person' },
        { name: 'Greedy', by: 'Greedy' },
      ],
      5,
    );
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
    await expect
      .poll(() => gameOnDisk(place.library, game).running.game.inputs.length, patiently)
      .toBe(inputs);
    await panel(page).getByRole('button', { name: /^Sow / }).first().waitFor();

    let answered = 0;
    await playOn(seat, { until: () => (answered += 1) > 6 });
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('menuitem', { name: /^Concede/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Concede' }).click();
    await page.getByText('Greedy wins').first().waitFor();
    const last = gameOnDisk(place.library, game).running.game.inputs.length;

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
    const open = running.playable.laidOpen(running.game.table);
    const view = running.playable.view(open, null, 0, running.names);
    const hand = view.seats[1]?.zones.find(({ shape }) => shape === 'hand')?.cards ?? [];
    for (const { face } of hand) {
      await page
        .locator('[data-seat="1"]')
        .getByRole('button', { name: new RegExp(`^${face?.name}`) })
        .first()
        .waitFor({ state: 'attached' });
    }
  },
  LONG,
);
