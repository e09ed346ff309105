/** What is settled at the table before the first turn. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { patiently, startHost, useBrowser } from '../harness.js';
import { panel } from './hands.js';
import { beginGame, starterPlace, visitGames } from './table-place.js';

const browser = useBrowser();
const edition = 11;
const sitters = [
  { name: 'Ann', by: 'A person' },
  { name: 'Ben', by: 'Greedy' },
];

const stacks = (page: Page) => panel(page).locator('[data-stack]');

/** How many of each card are taken, by the cards' names. */
const taken = (page: Page): Promise<Record<string, string>> =>
  stacks(page).evaluateAll((rows) =>
    Object.fromEntries(
      rows.map((row) => [row.getAttribute('data-stack') ?? '', row.querySelector('b')?.textContent ?? '']),
    ),
  );

const sumOf = (counts: Record<string, string>): number =>
  Object.values(counts).reduce((sum, count) => sum + Number(count), 0);

test('[K11-SET-12] reserves lie stacked by card with a suggestion; a press takes one, and the choice is ready in the next game with the deck', async () => {
  const { page } = await visitGames(browser(), await startHost(starterPlace(edition)));
  await beginGame(page, edition, sitters, 5);
  const here = panel(page);
  await here.getByText('As suggested. Press a card to swap it in.').waitFor();
  await here.getByText(/begins?\b/).waitFor();
  const suggested = await taken(page);
  expect(sumOf(suggested)).toBe(10);
  // Forty cards are a few rows, each with its number.
  const rows = await stacks(page).count();
  expect(rows).toBeLessThan(25);
  const sizes = await stacks(page).locator('.count').allTextContents();
  expect(sizes.reduce((sum, text) => sum + Number(text.split(' of ')[1]), 0)).toBe(40);

  const [full] = Object.entries(suggested).filter(([, count]) => count !== '0')[0] ?? [];
  const [free] = Object.entries(suggested).filter(([, count]) => count === '0')[0] ?? [];
  if (full === undefined || free === undefined) throw new Error('Nothing is suggested.');
  await here.getByRole('button', { name: `Give one ${full} back` }).click();
  await here
    .getByRole('button', { name: /Confirm/ })
    .and(page.locator(':disabled'))
    .waitFor();
  await stacks(page)
    .and(page.locator(`[data-stack="${free}"]`))
    .click();
  const chosen = { ...suggested, [full]: String(Number(suggested[full]) - 1), [free]: '1' };
  await expect.poll(() => taken(page), patiently).toEqual(chosen);

  // By keys: one more takes the place of the first that was taken, and what was suggested is back by a button.
  await stacks(page)
    .and(page.locator(`[data-stack="${free}"]`))
    .press('ArrowLeft');
  await expect.poll(async () => sumOf(await taken(page)), patiently).toBe(9);
  await here.getByRole('button', { name: 'As suggested' }).click();
  await expect.poll(() => taken(page), patiently).toEqual(suggested);
  await here.getByRole('button', { name: `Give one ${full} back` }).click();
  await stacks(page)
    .and(page.locator(`[data-stack="${free}"]`))
    .press('+');
  await expect.poll(() => taken(page), patiently).toEqual(chosen);
  await here.getByRole('button', { name: /Confirm/ }).click();
  await stacks(page).first().waitFor({ state: 'detached' });

  await beginGame(page, edition, sitters, 6);
  await here.getByText('As you chose last time. Press a card to swap it in.').waitFor();
  expect(await taken(page)).toEqual(chosen);
  await page.keyboard.press('Space');
  await stacks(page).first().waitFor({ state: 'detached' });
});
