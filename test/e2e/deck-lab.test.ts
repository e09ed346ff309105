/** A deck tried against others, from the deck room. */
import { expect, test } from 'vitest';
import { newPlace, patiently, startHost, useBrowser, visit } from './harness.js';
import { idOf, putCard, putDeck } from './library-files.js';

const browser = useBrowser();

test('a deck is played against chosen others, stopped, gone on with, and shown in a line beside other work', async () => {
  const place = newPlace();
  const creature = { edition: 9, text: '' } as const;
  putCard(place.library, 1, { name: 'Ash Wolf', ...creature, cost: 4, offense: 3, defense: 2 });
  putCard(place.library, 2, { name: 'Birch', ...creature, cost: 2, offense: 1, defense: 2 });
  putDeck(place.library, 1, {
    name: 'Embers',
    edition: 'kotc-09',
    entries: [
      { card: idOf(1), name: 'Ash Wolf', copies: 20 },
      { card: idOf(2), name: 'Birch', copies: 20 },
    ],
  });
  const { page } = await visit(browser(), await startHost(place), { viewport: { width: 1280, height: 720 } });
  await page.getByRole('link', { name: 'Decks', exact: true }).click();
  await page.getByRole('gridcell', { name: /^Embers, 9th/ }).dblclick();
  await page.getByRole('grid', { name: 'Cards of the deck' }).waitFor();
  await page.keyboard.press('t');
  const dialog = page.getByRole('dialog', { name: 'Try the deck against others' });
  await dialog.getByRole('checkbox', { name: /^The Buzzing Host/ }).waitFor();
  const against = dialog.getByRole('group', { name: 'Against' });
  await expect.poll(() => against.getByRole('checkbox', { checked: true }).count(), patiently).toBe(2);
  expect(await dialog.getByRole('checkbox', { name: /^Changes may bring in cards/ }).isChecked()).toBe(true);
  expect(await dialog.getByRole('checkbox', { name: /^Itself/ }).isChecked()).toBe(false);
  await dialog.getByRole('checkbox', { name: /^Walls and Roots/ }).click();

  await dialog.getByRole('button', { name: 'Play' }).click();
  const said = dialog.getByRole('status');
  await expect
    .poll(() => said.textContent(), patiently)
    .toMatch(/^Playing against one deck: won \d+ (± \d+ )?% of \d+ games/);
  const games = async (): Promise<number> =>
    Number(/of ([\d,]+) games/.exec((await said.textContent()) ?? '')?.[1]);
  await dialog.getByRole('button', { name: 'Stop' }).click();
  const before = await games();
  const row = dialog.getByRole('row', { name: /^The Buzzing Host \d+ (± \d+ )?%/ });
  await expect.poll(() => row.getByRole('cell').count(), patiently).toBe(6);
  await expect
    .poll(() => dialog.getByRole('row', { name: /^20 × (Ash Wolf|Birch)/ }).count(), patiently)
    .toBe(2);
  await dialog.getByText('Not enough games for this order').waitFor();

  // Newcomers are let in until they are kept out, which the next games go by.
  const newcomers = dialog.getByRole('checkbox', { name: /^Changes may bring in cards/ });
  await dialog.getByText('or for others of the library that cost about as much: tried when').waitFor();
  await newcomers.uncheck();
  await dialog.getByText('for more of the strongest: tried when').waitFor();
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => newcomers.isDisabled(), patiently).toBe(true);
  expect(await newcomers.isChecked()).toBe(false);
  await dialog.getByRole('button', { name: 'Stop' }).waitFor();
  await expect.poll(() => games(), patiently).toBeGreaterThan(before);
  await page.keyboard.press('Escape');
  const line = page.getByRole('region', { name: 'Games against other decks' });
  await expect
    .poll(() => line.getByRole('status').textContent(), patiently)
    .toMatch(/^Playing against one deck: won/);
  await line.getByRole('button', { name: 'Put the answer away' }).click();
  expect(await line.count()).toBe(0);
});
