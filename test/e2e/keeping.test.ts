/** What was can be had back: versions, the trash, duplicates put together, and changes of many cards. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addTag, applyEdit, openEdit, replaceText } from './edit-dialog.js';
import { newPlace, patiently, startHost, useBrowser, visit } from './harness.js';
import { cardsOnDisk, decksOnDisk, idOf, putCard, putDeck } from './library-files.js';

const browser = useBrowser();

const cell = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}(,|$)`) });
const undo = (page: Page, name: string) => page.getByRole('button', { name: `Undo: ${name}`, exact: true });

/** Four cards and a deck of three of them, "Ash Wolf" and "Ash Wolf (old)" in the same words. */
async function keptLibrary() {
  const place = newPlace();
  const words = { edition: 14, cost: 4, offense: 2, defense: 2 } as const;
  putCard(place.library, 1, { ...words, name: 'Ash Wolf', text: 'BITE: Draw 2 cards.' });
  putCard(place.library, 2, { ...words, name: 'Ash Wolf (old)', text: 'BITE: Draw 2 cards.' });
  putCard(place.library, 3, { name: 'Birch', edition: 6, text: 'Grows where nobody looks.' });
  putCard(place.library, 4, { name: 'Dew', edition: 11, type: 'spell', text: 'ASK: Heal 1 damage.' });
  const entry = (number: number, name: string, copies: number) => ({ card: idOf(number), name, copies });
  const deck = putDeck(place.library, 100, {
    name: 'Wood',
    entries: [entry(1, 'Ash Wolf', 2), entry(2, 'Ash Wolf (old)', 1), entry(3, 'Birch', 3)],
  });
  const { page } = await visit(browser(), await startHost(place));
  await page.getByText('4 cards', { exact: true }).waitFor();
  const onDisk = () => new Map(cardsOnDisk(place.library).map((card) => [card.name, card]));
  return { page, onDisk, deck, decks: () => decksOnDisk(place.library) };
}

test('a card goes back to an older version, and a change of many is undone after a reload', async () => {
  const { page, onDisk } = await keptLibrary();
  const wolf = () => onDisk().get('Ash Wolf');

  await cell(page, 'Ash Wolf').click();
  const rewording = await openEdit(page, '1 card');
  await replaceText(rewording, 'Draw 2', 'Discard 3');
  await applyEdit(rewording, '1 card');
  await expect.poll(() => wolf()?.text, patiently).toBe('BITE: Discard 3 cards.');
  await cell(page, 'Ash Wolf').click();
  await cell(page, 'Birch').click({ modifiers: ['Control'] });
  const tagging = await openEdit(page, '2 cards');
  await addTag(tagging, 'wood');
  await applyEdit(tagging, '2 cards');
  await expect.poll(() => wolf()?.tags, patiently).toEqual(['wood']);

  await cell(page, 'Ash Wolf').click();
  await page.keyboard.press('Shift+H');
  const history = page.getByRole('dialog', { name: 'Versions of “Ash Wolf”' });
  const version = history.getByRole('option');
  await expect.poll(() => version.count(), patiently).toBe(2);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => version.last().getAttribute('aria-selected'), patiently).toBe('true');
  const differing = history.getByRole('region', { name: 'What differs' });
  await differing.getByRole('deletion').filter({ hasText: 'Draw 2' }).waitFor();
  await differing.getByRole('insertion').filter({ hasText: 'Discard 3' }).waitFor();
  await history.getByRole('button', { name: 'Restore this version' }).click();
  await history.waitFor({ state: 'detached' });
  expect(wolf()).toMatchObject({ text: 'BITE: Draw 2 cards.', tags: [] });
  await undo(page, 'restore “Ash Wolf”').click();
  await expect.poll(wolf, patiently).toMatchObject({ text: 'BITE: Discard 3 cards.', tags: ['wood'] });

  await page.reload();
  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('radio', { name: 'Recent changes' }).click();
  const changes = page.getByRole('list', { name: 'Recent changes' }).getByRole('listitem');
  await changes.getByRole('button', { name: 'Undo: edit 2 cards' }).click();
  await changes.filter({ hasText: 'Edit 2 cards' }).getByText('Undone').waitFor();
  expect(onDisk().get('Birch')?.tags).toEqual([]);
  expect(wolf()).toMatchObject({ text: 'BITE: Discard 3 cards.', tags: [] });
});

test('cards come back from the trash or go for good; duplicates become one in the decks too', async () => {
  const { page, onDisk, deck, decks } = await keptLibrary();
  const names = () => [...onDisk().keys()].toSorted();

  await page.getByRole('link', { name: 'Duplicates' }).click();
  await page.getByRole('button', { name: 'Keep only Ash Wolf, 1 of 2', exact: true }).click();
  await page.getByText('Kept “Ash Wolf”, removed 1. 1 deck names the one that stays.').waitFor();
  await page.getByRole('heading', { name: 'No duplicates' }).waitFor();
  expect(names()).toEqual(['Ash Wolf', 'Birch', 'Dew']);
  expect(decks()[0]?.entries).toMatchObject([
    { card: idOf(1), copies: 3 },
    { card: idOf(3), copies: 3 },
  ]);
  await undo(page, 'remove duplicates of “Ash Wolf”').click();
  await page.getByRole('button', { name: 'Keep only Ash Wolf, 1 of 2', exact: true }).waitFor();
  expect(names()).toEqual(['Ash Wolf', 'Ash Wolf (old)', 'Birch', 'Dew']);
  expect(decks()).toEqual([deck]);

  await page.getByRole('link', { name: 'Cards' }).click();
  await cell(page, 'Birch').click();
  await cell(page, 'Dew').click({ modifiers: ['Control'] });
  await page.keyboard.press('Delete');
  await expect.poll(names, patiently).toEqual(['Ash Wolf', 'Ash Wolf (old)']);
  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('button', { name: 'Restore Birch' }).click();
  await page.getByText('Restored 1 card.').waitFor();
  expect(names()).toEqual(['Ash Wolf', 'Ash Wolf (old)', 'Birch']);

  await page.getByRole('checkbox', { name: 'Select Dew' }).check();
  await page.keyboard.press('Delete');
  const asking = page.getByRole('alertdialog', { name: 'Delete “Dew” for good?' });
  await asking.getByRole('button', { name: 'Keep' }).click();
  await asking.waitFor({ state: 'detached' });
  await page.getByRole('rowheader', { name: 'Dew' }).waitFor();
  await page.getByRole('button', { name: 'Delete for good…' }).click();
  await asking.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByRole('heading', { name: 'The trash is empty' }).waitFor();
  expect(names()).toEqual(['Ash Wolf', 'Ash Wolf (old)', 'Birch']);
});
