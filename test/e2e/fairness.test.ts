/** Whether a card is worth its cost, asked for in the designer. */
import { expect, test } from 'vitest';
import { newPlace, patiently, startHost, useBrowser, visit } from './harness.js';
import { putCard } from './library-files.js';

const browser = useBrowser();

test('one press in the designer has a card played, says how it stands, and can be stopped', async () => {
  const place = newPlace();
  putCard(place.library, 1, { name: 'Ash Wolf', edition: 14, cost: 4, offense: 6, defense: 8, text: '' });
  const { page } = await visit(browser(), await startHost(place), {
    viewport: { width: 1280, height: 720 },
  });
  await page.getByRole('gridcell').filter({ hasText: 'Ash Wolf' }).dblclick();
  const receipt = page.getByRole('region', { name: 'Receipt', exact: true });
  const line = page.getByRole('region', { name: 'Is it fair?', exact: true });
  await receipt.getByText('level', { exact: false }).first().waitFor();
  expect(await line.count()).toBe(0);

  await receipt.getByRole('button', { name: 'Is it fair?' }).click();
  const said = line.getByRole('status');
  await expect.poll(() => said.textContent(), patiently).toMatch(/card of level 4: [+−]\d+/);
  await expect.poll(() => said.textContent(), patiently).toMatch(/over \d[\d,]* games/);

  // What is known stays when it is stopped, and is of the card as it was when that changes.
  await line.getByRole('button', { name: 'Stop' }).click();
  await line.getByRole('button', { name: 'Ask again' }).waitFor();
  expect(await line.getByRole('progressbar').count()).toBe(0);
  expect(await line.getByText('of the card as it was').count()).toBe(0);
  await said.click();
  const behind = page.getByRole('region', { name: 'Is it fair? In full' });
  await behind.getByText('against the same decks with a minion of 2 SP and 4 HP without abilities').waitFor();
  await expect.poll(() => behind.getByText('Plain cards').count(), patiently).toBe(1);
  await behind.getByRole('button', { name: 'Close' }).click();
  await line.getByRole('button', { name: 'Put the answer away' }).click();
  expect(await line.count()).toBe(0);
});
