/** What is still to be put right on cards: where it is seen, how it is put right, and what the other editions say. */
import { expect, test } from 'vitest';
import { newPlace, patiently, startHost, useBrowser, visit } from './harness.js';
import { cardsOnDisk, putCard } from './library-files.js';

const browser = useBrowser();

const fox = {
  offense: 2,
  defense: 3,
  cost: 6,
  edition: 14,
  text: 'SCORCH: Target 1 in-play card; destroy the target.',
} as const;

test('cards that need work are found, and put right by one key each; their own edition stands first', async () => {
  const place = newPlace();
  putCard(place.library, 1, { ...fox, name: 'Ash Wolf' });
  putCard(place.library, 2, { ...fox, name: 'Birch', cost: 3 });
  putCard(place.library, 3, { ...fox, name: 'Cinder Hawk', text: fox.text.replace('SCORCH: ', '') });
  const { page } = await visit(browser(), await startHost(place), {
    viewport: { width: 1280, height: 720 },
  });
  const cells = page.getByRole('gridcell');
  const birch = cells.filter({ has: page.getByText('Birch', { exact: true }) });

  // The sign on the tile, and the filter with its number.
  await birch.getByRole('img', { name: 'needs work' }).waitFor();
  await expect.poll(() => cells.getByRole('img', { name: 'needs work' }).count(), patiently).toBe(2);
  await page.getByRole('button', { name: /^Needs work/ }).click();
  await expect.poll(() => cells.count(), patiently).toBe(2);
  // Beside a selected card there is still room for what makes, orders and sizes cards.
  await birch.click();
  for (const bar of [
    page.getByRole('button', { name: 'New card', exact: true }),
    page.getByRole('combobox', { name: /^Sort by/ }),
    page.getByRole('slider', { name: /size/i }).first(),
  ])
    await expect.poll(() => bar.isVisible(), patiently).toBe(true);

  await birch.dblclick();
  const receipt = page.getByRole('region', { name: 'Receipt', exact: true });
  await receipt.getByRole('button', { name: '14th Edition: invalid' }).waitFor();
  await page.keyboard.press('Control+.');
  await page.getByRole('menuitem', { name: 'Set the level to 6' }).waitFor();
  await page.keyboard.press('Enter');
  await receipt.getByRole('button', { name: '14th Edition: legal' }).waitFor();
  await expect
    .poll(() => cardsOnDisk(place.library).find(({ name }) => name === 'Birch')?.cost, patiently)
    .toBe(6);

  // What others say is behind one button; those that say the same say it once.
  await receipt.getByRole('button', { name: 'Older and newer editions' }).click();
  const others = page.getByRole('list', { name: 'Older and newer editions' });
  await others.waitFor();
  expect(await others.getByText('14th Edition', { exact: true }).count()).toBe(0);
  const said = await others.locator('.because').allTextContents();
  expect(new Set(said).size).toBe(said.length);
  await page.keyboard.press('Escape');

  await page.goBack();
  await expect.poll(() => cells.count(), patiently).toBe(1);
  await cells.first().dblclick();
  await receipt.getByRole('button', { name: '14th Edition: invalid' }).waitFor();
  await page.keyboard.press('Control+.');
  await page.getByRole('menuitem', { name: 'Name this ability' }).waitFor();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => cardsOnDisk(place.library).find(({ name }) => name === 'Cinder Hawk')?.text, patiently)
    .toBe(`ABILITY 1: ${fox.text.replace('SCORCH: ', '')}`);
  await receipt.getByRole('button', { name: '14th Edition: legal' }).waitFor();

  // Whatever can be done to the card stands in one menu.
  await page.getByRole('button', { name: 'More to do with the card' }).click();
  for (const item of [/^Duplicate/, /^Print/, /deck/, /^Version history/, /^Delete/])
    await page.getByRole('menuitem', { name: item }).first().waitFor();
});
