/** Shortcuts that are changed: keys that collide and keys that are kept are said, and every tip and list has the new ones. */
import { expect, test } from 'vitest';
import { expectNoFaults } from './axe.js';
import { newPlace, startHost, patiently, useBrowser, visit } from './harness.js';

const browser = useBrowser();

test('a command is given other keys, which work, are shown everywhere, and are there the next time', async () => {
  const place = newPlace();
  const { page } = await visit(browser(), await startHost(place), undefined, 'settings');
  await page.getByRole('button', { name: 'Shortcuts…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await dialog.getByRole('button', { name: 'Change the keys…' }).click();
  await dialog.getByRole('searchbox', { name: 'Search the commands' }).fill('all commands');
  const row = dialog.locator('[data-command="palette"]');
  await row.getByRole('button', { name: 'Change the keys of' }).click();

  const record = row.getByRole('button', { name: 'New keys for' });
  await record.press('Control+t');
  await row.getByText('is not given away').waitFor();
  await record.press('Control+/');
  await row.getByText('Ctrl+/ belongs to “Keyboard shortcuts”.').waitFor();
  await record.press('Control+Shift+y');
  await row.getByText('Y', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Reset all (1)' }).waitFor();
  await expectNoFaults(page, { 'the keys of commands': async () => undefined });
  await dialog.waitFor({ state: 'detached' });

  const palette = page.getByRole('dialog', { name: 'All commands' });
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Control+Shift+y');
  await palette.waitFor();
  await page.keyboard.press('Escape');
  await palette.waitFor({ state: 'detached' });

  await page.reload();
  await page.getByText('One command has keys of your own.').waitFor();
  const button = page.getByRole('button', { name: 'All commands' });
  await expect.poll(() => button.textContent(), patiently).toContain('Y');
  await page.getByRole('button', { name: 'Reset all keys' }).click();
  await page.getByText('All keys are as usual.').waitFor();
  await page.keyboard.press('Control+k');
  await palette.waitFor();
});
