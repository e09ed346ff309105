/** Whether the cards of a set are fair, as a table. */
import { expect, test } from 'vitest';
import { newPlace, patiently, startHost, useBrowser, visit } from './harness.js';
import { idOf, putCard, putSet } from './library-files.js';

const browser = useBrowser();

test('the cards of a set are tried one after the other, the most surprising first, with the picture behind each', async () => {
  const place = newPlace();
  const set = putSet(place.library, 7, { name: 'Embers' });
  const creature = { edition: 14, text: '' } as const;
  const put = (number: number, fields: object): void =>
    void putCard(place.library, number, { ...creature, set: { id: set.id, number }, ...fields });
  put(1, { name: 'Riddle', type: 'spell', cost: 1, text: 'Win the game.' });
  put(2, { name: 'Ash Wolf', cost: 4, offense: 6, defense: 8 });
  const { page } = await visit(browser(), await startHost(place), { viewport: { width: 1280, height: 720 } });
  await page.goto(`${page.url().split('#')[0]}#/set/${idOf(7)}`);
  await page.getByRole('radio', { name: 'Is it fair?' }).click();
  await page.getByRole('button', { name: 'Try the cards' }).click();
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name} level`) });
  await row('Ash Wolf').waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Go on' }).waitFor();
  const left = page.getByRole('listitem').filter({ hasText: 'Riddle' });
  await left.getByText('cannot be played').waitFor();

  await row('Ash Wolf').getByRole('button', { name: 'Ash Wolf' }).click();
  const behind = page.getByRole('region', { name: 'Is it fair? In full' });
  await behind.getByText('against the same decks with a minion').waitFor();
  await behind.getByRole('button', { name: 'Close' }).click();

  const games = async (): Promise<number> =>
    Number((await row('Ash Wolf').getByRole('cell').last().textContent())?.replace(',', ''));
  const before = await games();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(games, patiently).toBeGreaterThan(before);
});
