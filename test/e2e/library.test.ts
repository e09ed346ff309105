import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Page, Request } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { writeCardFile } from '../../src-main/games/card-files.js';
import { writeWhole } from '../../src-main/files/whole-file.js';
import { openLibrary } from '../../src-main/library/library.js';
import { surface } from './designer-hands.js';
import { addTag, applyEdit, openEdit } from './edit-dialog.js';
import {
  newPlace,
  OWN_CONTEXT,
  patiently,
  startHost,
  startHostProcess,
  useBrowser,
  visit,
} from './harness.js';
import { cardFile, cardsOnDisk, putCard } from './library-files.js';

const browser = useBrowser();

const names = (page: Page) => page.locator('[role="gridcell"] .name').allTextContents();
const expectNames = (page: Page, wanted: readonly string[]) =>
  expect.poll(() => names(page), patiently).toEqual(wanted);
const cell = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}(,|$)`) });
const onDisk = (library: string) =>
  cardsOnDisk(library)
    .map((card) => card.name)
    .sort();

/** Requests for such addresses that the page waits for; none is answered any more. */
async function heldBack(page: Page, addresses: string): Promise<ReadonlySet<Request>> {
  const open = new Set<Request>();
  page.on('requestfailed', (request) => open.delete(request));
  await page.route(addresses, (_, request) => void open.add(request));
  return open;
}

/** A library of four cards. */
async function fourCards(options?: typeof OWN_CONTEXT) {
  const place = newPlace();
  putCard(place.library, 1, { name: 'Ash Wolf', cost: 9, edition: 14, text: 'BITE: Deal 3 damage.' });
  putCard(place.library, 2, { name: 'Birch', cost: 2, edition: 6 });
  putCard(place.library, 3, {
    name: 'Cinder Hawk',
    cost: 5,
    edition: 9,
    flavor: 'It circles above the smoke.',
  });
  putCard(place.library, 4, { name: 'Dew', cost: 1, edition: 11, tags: ['water'] });
  const host = await startHost(place);
  const opened = await visit(browser(), host, options);
  await expectNames(opened.page, ['Ash Wolf', 'Birch', 'Cinder Hawk', 'Dew']);
  return { place, host, visit: opened, page: opened.page };
}

test('cards are found by their words and put in order', async () => {
  const { page } = await fourCards();
  await page.keyboard.press('/');
  await page.keyboard.type('smoke');
  await expectNames(page, ['Cinder Hawk']);
  await page.getByText('1 card found').waitFor();
  await page.getByRole('combobox', { name: 'Search cards' }).fill('zeppelin');
  await page.getByText('No card matches “zeppelin”.').waitFor();
  await page.getByRole('button', { name: 'Show all cards' }).click();
  await expectNames(page, ['Ash Wolf', 'Birch', 'Cinder Hawk', 'Dew']);
  await page.getByRole('combobox', { name: 'Sort by: Name' }).click();
  await page.getByRole('option', { name: 'Level or cost' }).click();
  await expectNames(page, ['Dew', 'Birch', 'Cinder Hawk', 'Ash Wolf']);
});

test('a click made while the cards still scroll is not lost', async () => {
  const { page } = await fourCards();
  const pointer = await page.locator('[role="grid"] > div').evaluate(async (list) => {
    list.closest('.scroller')!.scrollTop = 40;
    while (list.style.pointerEvents !== 'none') await new Promise(requestAnimationFrame);
    return getComputedStyle(list).pointerEvents;
  });
  expect(pointer).toBe('auto');
});

test('pictures of cards that were scrolled past are waited for no longer', async () => {
  const place = newPlace();
  for (let at = 1; at <= 300; at += 1) putCard(place.library, at, { name: `Card ${at}` });
  const { page } = await visit(browser(), await startHost(place));
  const open = await heldBack(page, '**/{tile,thumbnail}/**');
  const shown = page.locator('img[src^="/tile/"], img[src^="/thumbnail/"]');
  const expectOnlyShown = async () => {
    await expect.poll(() => shown.count(), patiently).toBeGreaterThan(0);
    await expect.poll(async () => open.size - (await shown.count()), patiently).toBe(0);
  };
  await page.reload();
  await cell(page, 'Card 1').click();
  await expectOnlyShown();
  for (const key of ['Control+End', 'Control+Home', 'Control+End']) await page.keyboard.press(key);
  await cell(page, 'Card 300').waitFor();
  await expectOnlyShown();
  const sheets = await heldBack(page, '**/printed/**');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+p');
  await page.getByRole('textbox', { name: /^Sheet / }).fill('30');
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: /^Sheet 30,/ }).waitFor();
  await page.getByRole('group', { name: 'Card 1', exact: true }).focus();
  await page.keyboard.press('End');
  await page.getByRole('group', { name: 'Card 300', exact: true }).waitFor();
  await expectOnlyShown();
  await expect.poll(() => sheets.size, patiently).toBe(4);
});

test('cards are duplicated and deleted, and undo says what it takes back', async () => {
  const { page, place } = await fourCards();
  await cell(page, 'Birch').click();
  await page.keyboard.press('Control+d');
  await expect.poll(async () => (await names(page)).length, patiently).toBe(5);
  await page.getByRole('button', { name: 'Undo: duplicate 1 card' }).click();
  await expectNames(page, ['Ash Wolf', 'Birch', 'Cinder Hawk', 'Dew']);
  await page.getByRole('button', { name: 'Redo: duplicate 1 card' }).click();
  await expect.poll(async () => (await names(page)).length, patiently).toBe(5);
  await page.getByRole('button', { name: 'Undo: duplicate 1 card' }).click();
  await expectNames(page, ['Ash Wolf', 'Birch', 'Cinder Hawk', 'Dew']);

  // By keyboard alone: Birch and Cinder Hawk, then everything but Birch.
  await cell(page, 'Birch').click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.getByText('2 of 4 cards selected').waitFor();
  await page.keyboard.press('Delete');
  await expectNames(page, ['Ash Wolf', 'Dew']);
  await expect.poll(() => onDisk(place.library), patiently).toEqual(['Ash Wolf', 'Dew']);
  await page.getByText('Deleted 2 cards.').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectNames(page, ['Ash Wolf', 'Birch', 'Cinder Hawk', 'Dew']);
  await page.getByRole('button', { name: 'Redo: delete 2 cards' }).waitFor();

  await page.locator('[role="gridcell"][tabindex="0"]').focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+a');
  await page.getByText('4 of 4 cards selected').waitFor();
  await page.keyboard.press('Control+ArrowRight');
  await page.keyboard.press('Space');
  await page.getByText('3 of 4 cards selected').waitFor();
  await page.keyboard.press('Delete');
  await expectNames(page, ['Birch']);
  await page.keyboard.press('Control+z');
  await expectNames(page, ['Ash Wolf', 'Birch', 'Cinder Hawk', 'Dew']);
  await expect
    .poll(() => onDisk(place.library), patiently)
    .toEqual(['Ash Wolf', 'Birch', 'Cinder Hawk', 'Dew']);
});

test('keys go on where they were: after an undo by the notice, and while the cards are laid out anew', async () => {
  const { page } = await fourCards(OWN_CONTEXT);
  const selected = (words: string) => page.getByText(`${words} cards selected`).waitFor();
  await cell(page, 'Birch').click();
  await page.keyboard.press('Shift+ArrowRight');
  await selected('2 of 4');
  await page.keyboard.press('Delete');
  await expectNames(page, ['Ash Wolf', 'Dew']);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectNames(page, ['Ash Wolf', 'Birch', 'Cinder Hawk', 'Dew']);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+ArrowRight');
  await page.keyboard.press('Space');
  await selected('3 of 4');
  await expect.poll(() => cell(page, 'Birch').getAttribute('aria-selected'), patiently).toBe('false');

  // More to a line: the card with the keyboard comes to stand in another one.
  const lines = () => page.locator('[role="grid"]').getAttribute('aria-rowcount');
  await cell(page, 'Dew').click();
  const before = await lines();
  await page.setViewportSize({ width: 2200, height: 800 });
  await expect.poll(lines, patiently).not.toBe(before);
  await page.keyboard.press('Shift+Home');
  await selected('4 of 4');
});

test('a change on the disk shows at once, in the grid and in the designer', async () => {
  const { page, place } = await fourCards();
  const file = cardFile(place.library, 'card-2');
  const change = (from: string, to: string) =>
    writeFileSync(file, readFileSync(file, 'utf8').replace(`"name": "${from}"`, `"name": "${to}"`));
  change('Birch', 'Aspen');
  await expectNames(page, ['Ash Wolf', 'Aspen', 'Cinder Hawk', 'Dew']);
  await cell(page, 'Aspen').dblclick();
  await page.getByRole('heading', { name: 'Aspen' }).waitFor();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.selectText();
  change('Aspen', 'Rowan');
  await page.getByRole('heading', { name: 'Rowan' }).waitFor();
  // Whoever was about to write over the name still is.
  expect(await name.evaluate(() => String(getSelection()))).toBe('Rowan');
  rmSync(file);
  await page.getByText('This card was deleted elsewhere.').waitFor();
  await page.getByRole('button', { name: 'Keep as a new card' }).click();
  await expect
    .poll(() => onDisk(place.library), patiently)
    .toEqual(['Ash Wolf', 'Cinder Hawk', 'Dew', 'Rowan']);
});

test('a damaged file is named and stays as it is', async () => {
  const { page, place } = await fourCards();
  const file = cardFile(place.library, 'torn');
  const torn = writeCardFile({ ...cardsOnDisk(place.library)[0]!, name: 'Torn' }).slice(0, 100);
  writeFileSync(file, torn);
  await page.getByText('One file needs a look. Nothing in it was changed.').click();
  await page.getByText('torn.card.json').waitFor();
  await cell(page, 'Dew').click();
  await page.keyboard.press('Delete');
  await expectNames(page, ['Ash Wolf', 'Birch', 'Cinder Hawk']);
  expect(readFileSync(file, 'utf8')).toBe(torn);
  rmSync(file);
  await page.getByText('One file could not be read.').waitFor({ state: 'detached' });
});

test('two browsers on one host, and two hosts on one library, see each other', async () => {
  const { page: first, place, host } = await fourCards();
  const { page: second } = await visit(browser(), host);
  const { page: third } = await visit(
    browser(),
    await startHostProcess({ ...place, settings: `${place.root}/other` }),
  );
  for (const page of [second, third]) await expectNames(page, ['Ash Wolf', 'Birch', 'Cinder Hawk', 'Dew']);
  await cell(first, 'Dew').dblclick();
  await first.getByRole('textbox', { name: 'Name', exact: true }).fill('Dawn');
  for (const page of [second, third]) await expectNames(page, ['Ash Wolf', 'Birch', 'Cinder Hawk', 'Dawn']);
  await cell(third, 'Birch').click();
  await third.keyboard.press('Delete');
  for (const page of [second, third]) await expectNames(page, ['Ash Wolf', 'Cinder Hawk', 'Dawn']);
});

test('every room says that another program is in the middle of a change, until it has ended', async () => {
  const place = newPlace();
  const cards = Array.from({ length: 10 }, (_, at) => putCard(place.library, at + 1));
  let goOn: () => void = () => undefined;
  const goingOn = new Promise<void>((resolve) => (goOn = resolve));
  onTestFinished(() => goOn());
  let stopped: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (stopped = resolve));
  let written = 0;
  const other = await openLibrary(place.library, {
    watch: false,
    files: {
      write: async (path, content) => {
        if (path.includes('/cards/') && (written += 1) > 5) {
          stopped();
          await goingOn;
        }
        await writeWhole(path, content, { durable: false });
      },
    },
  });
  onTestFinished(() => other.close());
  const change = { title: 'raise', change: { cards: cards.map((card) => ({ ...card, cost: 9 })) } };
  const done = other.batches.apply(change);
  await begun;
  const { page } = await visit(browser(), await startHost(place));
  const said = page.getByText('Another copy of Cardwright is in the middle of a change of many files.');
  await said.waitFor();
  await page.getByRole('gridcell', { name: 'Card 1,' }).dblclick();
  await surface(page).waitFor();
  await expect.poll(() => said.count(), patiently).toBe(1);
  await page.getByRole('link', { name: 'Decks', exact: true }).click();
  await page.getByRole('heading', { name: 'Your decks will lie here' }).waitFor();
  await expect.poll(() => said.count(), patiently).toBe(1);
  goOn();
  await done;
  await said.waitFor({ state: 'detached' });
});

test('two people in one card: the later one chooses', async () => {
  const { page: mine, place, host } = await fourCards(OWN_CONTEXT);
  const { page: theirs } = await visit(browser(), host);
  await cell(theirs, 'Dew').waitFor();
  await cell(mine, 'Dew').dblclick();
  const name = mine.getByRole('textbox', { name: 'Name', exact: true });
  await name.waitFor();
  const file = cardFile(place.library, 'card-4');
  // The other change lands between my keystroke and its save: the page's clock stands still for that long.
  await mine.clock.install();
  await mine.clock.pauseAt(Date.now() + 60_000);
  await name.fill('Mine');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"name": "Dew"', '"name": "Theirs"'));
  await mine.clock.resume();
  await mine.getByText('This card was changed elsewhere.').waitFor();
  expect(onDisk(place.library)).toContain('Theirs');
  await mine.getByRole('button', { name: 'Keep mine' }).click();
  await expectNames(theirs, ['Ash Wolf', 'Birch', 'Cinder Hawk', 'Mine']);
});

test('who has removed everything is shown the way to the trash', async () => {
  const { page } = await fourCards();
  await cell(page, 'Birch').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.getByRole('heading', { name: 'Your cards will lie here' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'trash' }).click();
  await page.getByText('4 cards in the trash').waitFor();
});

test('a new card is made, found in the grid and taken back step by step, each named before and after', async () => {
  const { page, place } = await fourCards();
  await cell(page, 'Birch').click();
  const edit = await openEdit(page, '1 card');
  await addTag(edit, 'wood');
  await applyEdit(edit, '1 card');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New card', exact: true }).click();
  await page.getByRole('button', { name: 'Create the card' }).click();
  await surface(page).waitFor();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ember');
  await page.getByRole('main').getByRole('button', { name: 'Cards', exact: true }).click();
  await expectNames(page, ['Ash Wolf', 'Birch', 'Cinder Hawk', 'Dew', 'Ember']);
  expect(onDisk(place.library)).toContain('Ember');
  // What was typed goes first, then the card; the change of many cards before that is left for last.
  await page.keyboard.press('Control+z');
  await page.getByText('Undone: edit name in “Ember”.').waitFor();
  await expectNames(page, ['Unnamed card', 'Ash Wolf', 'Birch', 'Cinder Hawk', 'Dew']);
  await page.getByRole('status').getByRole('button', { name: 'Redo', exact: true }).click();
  await page.getByText('Done again: edit name in “Ember”.').waitFor();
  await expectNames(page, ['Ash Wolf', 'Birch', 'Cinder Hawk', 'Dew', 'Ember']);
  await page.getByRole('button', { name: 'Undo: edit name in “Ember”' }).click();
  await page.getByRole('button', { name: 'Undo: new card' }).click();
  await page.getByText('Undone: new card.').waitFor();
  await expectNames(page, ['Ash Wolf', 'Birch', 'Cinder Hawk', 'Dew']);
  await page.getByRole('button', { name: 'Undo: edit 1 card' }).waitFor();
});
