/** A library of a few dozen cards: found, listed, edited at one go and put together as a set. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { putStock } from './card-stock.js';
import { choose } from './designer-hands.js';
import { addTag, applyEdit, openEdit, openReplace, replaceText } from './edit-dialog.js';
import { newPlace, patiently, startHost, useBrowser, visit } from './harness.js';
import { cardsOnDisk } from './library-files.js';

const browser = useBrowser();

const search = (page: Page) => page.getByRole('combobox', { name: 'Search cards' });
const filters = (page: Page) => page.getByRole('navigation', { name: 'Filters' });
const filter = (page: Page, name: string) => filters(page).getByRole('button', { name, exact: true });
const searchIs = (page: Page, wanted: string) =>
  expect.poll(() => search(page).inputValue(), patiently).toBe(wanted);
const cell = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}(,|$)`) });
const firstLines = (page: Page, count: number) =>
  page
    .locator('[role="gridcell"][data-card]')
    .allTextContents()
    .then((names) => names.slice(0, count));

async function stockedLibrary() {
  const place = newPlace();
  const cards = putStock(place.library);
  const { page } = await visit(browser(), await startHost(place));
  await page.getByText(`${cards.length} cards`, { exact: true }).waitFor();
  return { place, cards, page };
}

test('cards are found in the words of the search, listed, starred and found again', async () => {
  const { page, cards } = await stockedLibrary();
  const found = (fits: (card: Card) => boolean) =>
    page.getByText(`${cards.filter(fits).length} cards found`, { exact: true }).waitFor();
  const isCheapMinion = ({ type, cost }: Card) => type === 'creature' && (cost ?? 0) <= 3;

  await page.keyboard.press('/');
  await page.keyboard.type('t:mi');
  await page.getByRole('option', { name: 'minion' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await searchIs(page, 't:minion ');
  await page.keyboard.type('lvl<=3');
  await found(isCheapMinion);
  await page.keyboard.type(' lvl:dragon');
  await page.getByText(/^“dragon” is no number for “Level or cost”;/).waitFor();
  await found(isCheapMinion);
  await search(page).fill('t:minion lvl<=3');

  await filter(page, 'draft 9').click();
  await searchIs(page, 't:minion lvl<=3 tag=draft');
  await found((card) => isCheapMinion(card) && card.tags.includes('draft'));
  await filter(page, 'draft 9').click();
  await searchIs(page, 't:minion lvl<=3');

  await filter(page, 'Keep this search').click();
  await page.keyboard.type('Cheap minions');
  await page.keyboard.press('Enter');
  const kept = filters(page).getByRole('button', { name: /^Cheap minions \d+$/ });
  await kept.waitFor();
  await page.reload();
  await kept.click();
  await searchIs(page, 't:minion lvl<=3');
  await found(isCheapMinion);
  await filter(page, 'All cards 36').click();

  await page.getByRole('radio', { name: 'List' }).click();
  const level = page.getByRole('columnheader', { name: 'Level or cost' });
  await level.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => level.getAttribute('aria-sort'), patiently).toBe('ascending');
  const cheapest = ['Ash Fox', 'Birch Moth', 'Dusk Fox', 'Ember Moth'];
  await expect.poll(() => firstLines(page, 4), patiently).toEqual(cheapest);
  await page.keyboard.press('Enter');
  await expect.poll(() => level.getAttribute('aria-sort'), patiently).toBe('descending');
  const dearest = ['Birch Knight', 'Cinder Wolf', 'Ember Knight', 'Frost Wolf'];
  await expect.poll(() => firstLines(page, 4), patiently).toEqual(dearest);

  // A search that sorts goes before the view, whose heads then change the search.
  await search(page).fill('sort:level n:fox');
  await expect.poll(() => level.getAttribute('aria-sort'), patiently).toBe('ascending');
  await expect.poll(() => firstLines(page, 2), patiently).toEqual(['Ash Fox', 'Dusk Fox']);
  await level.getByRole('button').click();
  await searchIs(page, 'sort:-level n:fox');
  await search(page).fill('');
  await expect.poll(() => firstLines(page, 4), patiently).toEqual(dearest);

  await cell(page, 'Cinder Wolf').click();
  await page.keyboard.press('f');
  await filter(page, 'Favourites 1').click();
  await expect.poll(() => firstLines(page, 9), patiently).toEqual(['Cinder Wolf']);
  await page.getByRole('button', { name: 'Undo: mark “Cinder Wolf” as favourite' }).click();
  await page.getByText('No card matches “is:favourite”.').waitFor();
  await filter(page, 'Favourites 0').waitFor();
});

test('cards are filtered by level and by what follows from their texts, under headings that stay as they were left', async () => {
  const { page, cards } = await stockedLibrary();
  const found = (fits: (card: Card) => boolean) =>
    page.getByText(`${cards.filter(fits).length} cards found`, { exact: true }).waitFor();
  const heading = (name: string) => filters(page).getByRole('button', { name, exact: true });
  const costs = (...wanted: number[]) => found(({ cost }) => wanted.includes(cost ?? -1));

  await filters(page)
    .getByRole('button', { name: /^Level or cost 3, / })
    .click();
  await searchIs(page, 'lvl:3');
  await costs(3);
  await filters(page)
    .getByRole('button', { name: /^Level or cost 5, / })
    .click();
  await searchIs(page, 'lvl:3,5');
  await costs(3, 5);
  await filter(page, 'All cards 36').click();

  await heading('Components').click();
  const components = filters(page).getByRole('group', { name: 'Components' });
  const first = components.getByRole('button').first();
  const count = Number(/\d+$/.exec((await first.textContent()) ?? '')?.[0]);
  await first.click();
  await page.getByText(`${count} cards found`, { exact: true }).waitFor();
  await expect.poll(() => first.getAttribute('aria-pressed'), patiently).toBe('true');
  await heading('Editions').click();
  await page.reload();
  await components.getByRole('button').first().waitFor();
  await expect.poll(() => heading('Editions').getAttribute('aria-expanded'), patiently).toBe('false');
});

test('a pattern finds cards, and replaces in those that are not left out', async () => {
  const { page, place } = await stockedLibrary();
  const namesLike = (pattern: RegExp) =>
    cardsOnDisk(place.library)
      .flatMap(({ name }) => (pattern.test(name) ? name : []))
      .toSorted();

  await search(page).fill('n:/^Ash (/');
  await page.getByText('In the pattern: There is no “)” to this “(”.').waitFor();
  await page.getByRole('button', { name: 'Show where' }).click();
  const chosen = () =>
    search(page).evaluate((field) => {
      const { value, selectionStart, selectionEnd } = field as HTMLInputElement;
      return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
    });
  await expect.poll(chosen, patiently).toBe('(');
  await search(page).fill('n:/^Ash (Fox|Owl|Wolf)$/');
  await page.getByText('3 cards found').waitFor();
  await search(page).press('Enter');
  await page.keyboard.press('Control+a');
  await page.getByText('3 of 3 cards selected').waitFor();

  const dialog = await openReplace(page, '3 cards');
  const find = dialog.getByRole('textbox', { name: 'Find' });
  await expect.poll(() => find.evaluate((field) => field === document.activeElement), patiently).toBe(true);
  await dialog.getByRole('switch', { name: 'Pattern' }).click();
  await dialog.getByRole('checkbox', { name: 'Name', exact: true }).check();
  await dialog.getByRole('checkbox', { name: 'Ability text' }).uncheck();
  await replaceText(dialog, '(\\w+) (fox|owl|wolf', '$2 of $1');
  await dialog.getByText('There is no “)” to this “(”.').waitFor();
  await expect.poll(() => find.getAttribute('aria-invalid'), patiently).toBe('true');
  await replaceText(dialog, '(\\w+) (fox|owl|wolf)', '$2 of $1');
  await dialog.getByText('3 of 3 cards would change.').waitFor();
  const owl = dialog.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Ash Owl' }) });
  await owl.getByRole('insertion').filter({ hasText: 'Owl of Ash' }).waitFor();
  await dialog.getByRole('checkbox', { name: 'Change Ash Owl' }).uncheck();
  await dialog.getByText('1 is left out.').waitFor();
  await applyEdit(dialog, '2 cards');
  await page.getByText('Edited 2 cards.').waitFor();
  expect(namesLike(/ of Ash$/)).toEqual(['Fox of Ash', 'Wolf of Ash']);
  expect(namesLike(/^Ash Owl$/)).toEqual(['Ash Owl']);
  await page.getByRole('button', { name: 'Undo: edit 2 cards' }).click();
  await expect.poll(() => namesLike(/^Ash (Fox|Owl|Wolf)$/), patiently).toHaveLength(3);
  await page.getByText('3 cards found').waitFor();

  // What a replacement would spoil is said before it is done.
  await search(page).fill('n:"Ash Fox"');
  await page.getByText('1 card found').waitFor();
  await search(page).press('Enter');
  await page.keyboard.press('Control+a');
  await page.getByText('1 of 1 card selected').waitFor();
  const spoiling = await openReplace(page, '1 card');
  await spoiling.getByRole('switch', { name: 'Pattern' }).click();
  await replaceText(spoiling, '^', 'Win. ');
  await spoiling.getByText('The text of 1 card could no longer be read.').waitFor();
  await page.keyboard.press('Escape');
});

test('many cards are edited at one go, numbered as a set and counted', async () => {
  const { page, place } = await stockedLibrary();
  const ashes = () =>
    cardsOnDisk(place.library)
      .filter(({ name }) => name.startsWith('Ash '))
      .toSorted((a, b) => a.name.localeCompare(b.name));
  const before = ashes();

  await search(page).fill('n:ash');
  await page.getByText('6 cards found').waitFor();
  await search(page).press('Enter');
  await page.keyboard.press('Control+a');
  await page.getByText('6 of 6 cards selected').waitFor();
  const dialog = await openEdit(page, '6 cards');
  await addTag(dialog, 'mill');
  await dialog.getByRole('checkbox', { name: 'Flavor text' }).check();
  await replaceText(dialog, 'the old mill, 4', 'the new mill, 40');
  await dialog.getByText('6 of 6 cards would change.').waitFor();
  const owl = dialog.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Ash Owl' }) });
  await owl.getByRole('insertion').filter({ hasText: 'new' }).waitFor();
  await applyEdit(dialog, '6 cards');
  await page.getByText('Edited 6 cards.').waitFor();
  expect(ashes().map(({ tags }) => tags.includes('mill'))).toEqual(Array(6).fill(true));
  expect(ashes().map(({ flavor }) => flavor)).toEqual(
    before.map(({ flavor }) => flavor.replace('the old mill, 4', 'the new mill, 40')),
  );
  await page.getByRole('button', { name: 'Undo: edit 6 cards' }).click();
  await expect.poll(ashes, patiently).toEqual(before);

  // A button is pressed by its keys, and gives the keyboard back to the cards when it goes.
  await page.getByRole('button', { name: 'Select nothing' }).press('Enter');
  const role = () => page.evaluate(() => document.activeElement?.getAttribute('role'));
  await expect.poll(role, patiently).toBe('gridcell');
  await page.keyboard.press('Control+a');
  await page.getByText('6 of 6 cards selected').waitFor();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('make a set of 6');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('First Steps');
  await page.keyboard.press('Enter');
  await page.getByRole('gridcell', { name: '1, Ash Fox' }).waitFor();
  await page.getByRole('gridcell', { name: '6, Ash Wolf' }).waitFor();
  await page.getByRole('button', { name: 'Number', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Number by edition, type and cost' }).click();
  const numbers = () =>
    ashes()
      .map(({ name, set }) => `${set?.number} ${name}`)
      .toSorted();
  await expect
    .poll(numbers, patiently)
    .toEqual(['1 Ash Fox', '2 Ash Hawk', '3 Ash Moth', '4 Ash Owl', '5 Ash Knight', '6 Ash Wolf']);
  await page.getByText('1 to 6, each once.').waitFor();

  const fox = page.getByRole('gridcell', { name: '1, Ash Fox' }).locator('img');
  const painted = async () => {
    const answer = await page.request.get(new URL((await fox.getAttribute('src')) ?? '', page.url()).href);
    return (await answer.body()).toString('base64');
  };
  const unmarked = await painted();
  await page.getByRole('textbox', { name: 'Code' }).fill('FS');
  await choose(page, /^What its cards show:/, 'Number of total: FS 1/6');
  await expect.poll(painted, patiently).not.toBe(unmarked);
  await page.getByRole('radio', { name: 'Statistics' }).click();
  await page.getByRole('table', { name: 'Curve' }).getByRole('row', { name: '4 1 0' }).waitFor();

  await page.getByRole('link', { name: 'Cards' }).click();
  await filter(page, 'All cards 36').click();
  await page.getByText('6 of 36 cards selected').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('36 cards', { exact: true }).waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('statistics');
  await page.keyboard.press('Enter');
  const statistics = page.getByRole('dialog', { name: 'Statistics' });
  const sums = () => statistics.locator('dl').first().innerText();
  await expect.poll(sums, patiently).toMatch(/^36\s+cards\s+24\s+.*\s+12\s+spells/);
});
