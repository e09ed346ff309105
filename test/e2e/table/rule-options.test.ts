/** What rules leave open, chosen in the dialog of a new game and kept with it. */
import { cpSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../../src-main/setup/project.mjs';
import { newPlace, startHost, patiently, useBrowser } from '../harness.js';
import { visitGames } from './table-place.js';

const browser = useBrowser();

test('options of the rules stand in one fold with the rest, and the table and the list say them', async () => {
  const place = newPlace();
  cpSync(inProject('assets', 'starter', 'magic-classic'), place.library, { recursive: true });
  const { page } = await visitGames(browser(), await startHost(place));
  await page.getByRole('button', { name: 'New game' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  const fold = dialog.getByRole('button', { name: /^Options/ });
  const choices = dialog.getByRole('group', { name: 'Where the rules leave a choice' });
  await dialog.getByRole('radio', { name: '14th Edition' }).click();
  await fold.click();
  await dialog.getByRole('switch', { name: 'Play with open hands' }).waitFor();
  expect(await choices.count()).toBe(0);
  await dialog.getByRole('radio', { name: 'Classic Edition' }).click();
  expect(await choices.getByRole('switch', { checked: true }).count()).toBe(0);
  await choices.getByRole('switch', { name: 'Draws wait on the stack' }).press('Space');
  await expect.poll(() => fold.textContent(), patiently).toContain('draws wait on the stack');
  await dialog.locator('button:not([aria-disabled="true"])', { hasText: 'Start the game' }).click();

  const table = page.getByRole('complementary', { name: 'Table' });
  await table.getByRole('button', { name: '1 option' }).click();
  const said = page.getByRole('dialog', { name: 'Options of the rules' });
  await said.getByText('Draws wait on the stack').waitFor();
  await page.keyboard.press('Escape');
  // In a game that is begun here people are asked at usual stops, each of which can be left out.
  const stop = (asked: string) =>
    table.getByRole('button', { name: `End of turn, turns of others: ${asked}`, exact: true });
  await stop('asked if you can do something').click();
  await stop('not asked').click();
  await stop('always asked').click();
  await stop('asked if you can do something').waitFor();
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.getByRole('listitem').getByText('draws wait on the stack').waitFor();
  // The next game is offered as this one was.
  await page.getByRole('button', { name: 'New game' }).first().click();
  await expect.poll(() => fold.textContent()).toContain('draws wait on the stack');
});
