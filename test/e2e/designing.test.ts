/** A card from what it is to cost and to do: words, proposals with their receipts, and one of them in the designer, by keys alone. */
import { expect, test } from 'vitest';
import { newPlace, patiently, startHost, useBrowser, visit } from './harness.js';

const browser = useBrowser();

test('a card is designed backwards by keys, opens in the designer, and is taken back at once', async () => {
  const { page } = await visit(browser(), await startHost(newPlace()));
  await page.getByRole('button', { name: 'Design your first card' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('design backwards');
  await page.getByRole('option', { name: /^Design backwards/ }).waitFor();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Design backwards' });
  const proposals = dialog.getByRole('button', { name: /^Make card/ });
  await expect.poll(() => proposals.count(), patiently).toBe(12);

  await page.keyboard.type('teleport');
  await page.keyboard.press('Enter');
  await dialog.getByText('has nothing like “teleport”').waitFor();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('that destroys something');
  await page.keyboard.press('Enter');
  await dialog.getByText('destroy the targets.', { exact: true }).waitFor();
  const first = dialog.getByRole('button', { name: /^Make card 1: .*destroy the target/ });
  await first.waitFor();
  await dialog.getByRole('spinbutton', { name: 'Level' }).fill('7');
  const receipt = dialog.getByRole('region', { name: /^Receipt of card/ });
  await receipt.getByRole('row', { name: /^Level .* 7$/ }).waitFor();

  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => receipt.getByRole('heading').first().textContent(), patiently)
    .toBe('Receipt of card 2');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const level = page.getByRole('textbox', { name: 'Level', exact: true });
  await expect.poll(() => level.inputValue(), patiently).toBe('7');
  await page.getByText('= level 7').waitFor();
  await page.getByRole('button', { name: '17th Edition: legal' }).waitFor();
  await page.getByRole('textbox', { name: 'Name', exact: true }).press('Escape');
});
