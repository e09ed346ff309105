/** A set drafted at one screen by two people and a computer: packs are covered between people, and every seat has a deck in the end. */
import { expect, test } from 'vitest';
import { expectNoFaults } from './axe.js';
import { newPlace, patiently, startHost, useBrowser, visit } from './harness.js';
import { stageCollection } from './screenshots/staged-collection.js';

const browser = useBrowser();

test('two people and a computer draft a set', async () => {
  const place = newPlace();
  await stageCollection(place.library);
  const { page } = await visit(browser(), await startHost(place), undefined, 'sets');
  await page.getByRole('link', { name: /^Harbor Lights/ }).click();
  await page.getByRole('button', { name: 'Packs', exact: true }).click();
  await page.getByRole('button', { name: 'Draft the set…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Draft the set' });
  await dialog.getByRole('spinbutton', { name: 'People' }).fill('2');
  await dialog.getByRole('spinbutton', { name: 'Computer drafters' }).fill('1');
  await dialog.getByRole('spinbutton', { name: 'Packs for each' }).fill('1');
  await dialog.getByRole('button', { name: 'Open the packs' }).click();
  const pack = dialog.getByRole('list', { name: 'Pack' }).getByRole('button');
  await dialog.getByText('Nobody else looks now').waitFor();
  expect(await pack.count()).toBe(0);
  for (let left = 11; left > 0; left -= 1) {
    for (const player of [1, 2]) {
      await dialog.getByRole('heading', { name: `Player ${player}`, exact: true }).waitFor();
      await dialog.getByRole('button', { name: 'Show my pack' }).click();
      await expect.poll(() => pack.count(), patiently).toBe(left);
      if (left === 10 && player === 1) {
        await expectNoFaults(page, { 'a pack of a draft': async () => undefined });
        // The program is left, and the draft gone on with.
        await page.reload();
        await page.getByRole('button', { name: 'Packs', exact: true }).click();
        await page.getByRole('button', { name: 'Go on with the draft…' }).click();
        await dialog.getByRole('button', { name: 'Show my pack' }).click();
        await expect.poll(() => pack.count(), patiently).toBe(left);
      }
      await pack.first().click();
    }
  }
  await dialog.getByRole('button', { name: 'Keep as 3 decks' }).click();
  await page.getByText('Harbor Lights, computer 3').waitFor();
});

test('a draft is thrown away on purpose, and that is taken back', async () => {
  const place = newPlace();
  await stageCollection(place.library);
  const { page } = await visit(browser(), await startHost(place), undefined, 'sets');
  const openSet = () => page.getByRole('link', { name: /^Harbor Lights/ }).click();
  const openDraft = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: 'Packs', exact: true }).click();
    await page.getByRole('button', { name }).click();
  };
  await openSet();
  await openDraft('Draft the set…');
  const dialog = page.getByRole('dialog', { name: 'Draft the set' });
  await dialog.getByRole('button', { name: 'Open the packs' }).click();
  const pack = dialog.getByRole('list', { name: 'Pack' }).getByRole('button');
  await expect.poll(() => pack.count(), patiently).toBe(11);
  await pack.first().click();
  await expect.poll(() => pack.count(), patiently).toBe(10);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await openDraft('Go on with the draft…');
  await expect.poll(() => pack.count(), patiently).toBe(10);
  await dialog.getByRole('button', { name: 'Throw the draft away' }).click();
  await dialog.getByRole('button', { name: 'Open the packs' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await openDraft('Go on with the draft…');
  await expect.poll(() => pack.count(), patiently).toBe(10);
});
