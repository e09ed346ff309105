import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { XMLParser } from 'fast-xml-parser';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { archiveLimits } from '../../src-main/exchange/zip/limits.js';
import { SafeZip } from '../../src-main/exchange/zip/safe-zip.js';
import { openLibrary } from '../../src-main/library/library.js';
import { zipOf } from '../exchange/support.js';
import { snapshot } from '../library/support.js';
import { choose } from './designer-hands.js';
import { newPlace, patiently, startHost, useBrowser, visit } from './harness.js';
import { cardsOnDisk, decksOnDisk, putCard, putDeck } from './library-files.js';
import { hills } from './pictures.js';

const browser = useBrowser();

interface Upload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}
const fileOf = (name: string, content: string | Buffer, mimeType = 'application/octet-stream'): Upload => ({
  name,
  mimeType,
  buffer: Buffer.from(content as string),
});

const dialog = (page: Page) => page.getByRole('dialog');
const rows = (page: Page) => page.getByRole('list', { name: 'What is imported' }).getByRole('listitem');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const gridNames = (page: Page) => page.locator('[role="gridcell"] .name').allTextContents();
const namesOnDisk = (library: string) =>
  cardsOnDisk(library)
    .map(({ name }) => name)
    .sort();

/** Chooses files in the import's dialog, opening it if need be. */
async function bringIn(page: Page, ...files: readonly Upload[]): Promise<void> {
  if (!(await dialog(page).isVisible())) await page.keyboard.press('Control+i');
  await page.locator('input[type="file"][aria-label="Files to import"]').setInputFiles([...files]);
}

/** The files of cards, decks and sets with their bytes; what the program keeps beside them comes and goes at any time. */
const things = (library: string) =>
  new Map(['cards', 'decks', 'sets'].flatMap((folder) => [...snapshot(library, folder)]));

const table = [
  'Name;Kind;Level;SP;HP;Wisdom;Picture',
  'Fire Newt;minion;2;2;1;Warm to the touch.;newt.png',
  'Owl;minion;many;1;1;It has seen you.;',
  ';minion;1;1;1;;',
].join('\r\n');

test('a table comes in as its preview says, and goes out again with one undo', async () => {
  const place = newPlace();
  const { library } = place;
  putCard(library, 1, { name: 'Ash Wolf' });
  const { page } = await visit(browser(), await startHost(place));
  await page.getByRole('gridcell', { name: 'Ash Wolf' }).waitFor();
  await page.getByRole('combobox', { name: 'Search cards' }).fill('n:wolf');
  const before = things(library);

  await bringIn(
    page,
    fileOf('beasts.csv', table, 'text/csv'),
    fileOf('newt.png', await hills(900, 600, 2), 'image/png'),
  );
  await page.getByRole('heading', { name: 'Import “beasts' }).waitFor();
  await page.getByRole('combobox', { name: 'Column Kind: Type' }).waitFor();
  await expect.poll(() => rows(page).count(), patiently).toBe(3);
  await row(page, 'Fire Newt').getByText('New', { exact: true }).waitFor();
  await row(page, 'Owl').getByText('“many” is no whole number.').waitFor();
  await row(page, 'Owl').getByText('Left out').waitFor();
  await dialog(page).getByText('2 left out').waitFor();
  await page.getByRole('radio', { name: 'Only problems: 2' }).click();
  await expect.poll(() => rows(page).count(), patiently).toBe(2);
  await choose(page, /^Column Wisdom:/, 'Flavor');
  await page.getByRole('radio', { name: 'Blank the cell' }).click();
  await page.getByRole('radio', { name: 'All 3' }).click();
  // A level that is missing is worked out, and a person can have it left blank.
  await row(page, 'Owl').getByText('level worked out').waitFor();
  await dialog(page).getByText('1 level worked out', { exact: true }).waitFor();
  await page.getByRole('switch', { name: 'Work out missing levels' }).click();
  await dialog(page).getByText('1 card without a level').waitFor();
  expect(things(library)).toEqual(before);
  await page.getByRole('button', { name: 'Import 2 cards' }).click();

  // A search that hides what came in does not stand in the way to it.
  await page.getByRole('button', { name: 'Show the cards' }).click();
  await expect.poll(() => gridNames(page), patiently).toEqual(['Ash Wolf', 'Fire Newt', 'Owl']);
  await page.getByText('2 of 3 cards selected').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), patiently)
    .toContain('Fire Newt');
  const [newt, owl] = ['Fire Newt', 'Owl'].map((name) =>
    cardsOnDisk(library).find((card) => card.name === name),
  );
  expect(newt).toMatchObject({ type: 'creature', cost: 2, flavor: 'Warm to the touch.' });
  expect(existsSync(join(library, 'pictures', newt?.picture?.id ?? 'none'))).toBe(true);
  expect(owl).toMatchObject({ cost: null, offense: 1, flavor: 'It has seen you.', picture: null });

  await page.getByRole('button', { name: /^Undo: import “beasts/ }).click();
  await expect.poll(() => gridNames(page), patiently).toEqual(['Ash Wolf']);
  expect(things(library)).toEqual(before);
  await page.getByRole('button', { name: /^Redo: import “beasts/ }).click();
  await expect.poll(() => gridNames(page), patiently).toEqual(['Ash Wolf', 'Fire Newt', 'Owl']);
});

test('a file that is a trick is refused with a sentence, and nothing is changed', async () => {
  const place = newPlace();
  const { library } = place;
  putCard(library, 1, { name: 'Ash Wolf' });
  const { page } = await visit(browser(), await startHost(place));
  await page.getByRole('gridcell', { name: 'Ash Wolf' }).waitFor();
  const before = { things: things(library), pictures: snapshot(join(library, 'pictures')) };
  const bomb = await zipOf([['cards.csv', Buffer.alloc(60 * 1024 * 1024)]]);
  const honest = await zipOf([['AAA/evil.card.json', '{}']]);
  const trick = Buffer.from(honest.toString('latin1').replaceAll('AAA', '../'), 'latin1');
  for (const [name, bytes, sentence] of [
    ['gift.zip', bomb, 'cards.csv in it would be 60 MB unpacked'],
    ['trick.cardwright', trick, 'whose path leads out of the zip'],
    ['broken.xlsx', Buffer.from('PK\x03\x04 and no more'), 'broken.xlsx is damaged'],
  ] as const) {
    await bringIn(page, fileOf(name, bytes));
    await dialog(page).getByRole('alert').filter({ hasText: sentence }).waitFor();
  }
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  expect({ things: things(library), pictures: snapshot(join(library, 'pictures')) }).toEqual(before);
  expect(await gridNames(page)).toEqual(['Ash Wolf']);
});

/** A library with a deck of two cards, a picture on one of them and another as the deck's back. */
async function packed() {
  const place = newPlace();
  const library = await openLibrary(place.library, { watch: false });
  const [art, back] = [
    await library.pictures.add(await hills(900, 600, 3)),
    await library.pictures.add(await hills(750, 1050, 4)),
  ];
  await library.close();
  const crop = { left: 0, top: 0, right: 0, bottom: 0 };
  const picture = { id: art.id, fit: 'cover', x: 0, y: 0, zoom: 1, crop } as const;
  const wolf = putCard(place.library, 1, { name: 'Ash Wolf', cost: 4, offense: 3, defense: 2, picture });
  const birch = putCard(place.library, 2, {
    name: 'Birch',
    type: 'spell',
    cost: 1,
    text: 'Draw; then “stop”.\nAgain.',
  });
  const entries = [
    { card: wolf.id, name: wolf.name, copies: 3 },
    { card: birch.id, name: birch.name, copies: 2 },
  ];
  const deck = putDeck(place.library, 11, { name: 'Embers', entries, back: back.id, notes: 'Burn.' });
  return { place, wolf, birch, deck };
}

/** Exports the deck that is chosen, in a format by its name. Answers the file. */
async function exported(page: Page, format: string): Promise<{ name: string; bytes: Buffer }> {
  await page.keyboard.press('Control+e');
  // The keyboard is where the first choice is.
  await dialog(page).getByRole('radio', { checked: true }).and(page.locator(':focus')).waitFor();
  await dialog(page).getByRole('radio', { name: format }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page)
      .locator('button:enabled', { hasText: /^\s*Export\s*$/ })
      .click(),
  ]);
  await dialog(page).waitFor({ state: 'detached' });
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

async function unzipped({ name, bytes }: { name: string; bytes: Buffer }): Promise<Map<string, Buffer>> {
  const zip = await SafeZip.open(bytes, name, archiveLimits);
  const files = new Map<string, Buffer>();
  for (const { name } of zip.members) files.set(name, await zip.read(name, archiveLimits.perEntry));
  return files;
}

const byName = <T extends { readonly name: string }>(things: readonly T[]): T[] =>
  things.toSorted((a, b) => a.name.localeCompare(b.name));

test('a deck goes out in every form, and its package comes back the same elsewhere', async () => {
  const { place, wolf, birch } = await packed();
  const { page } = await visit(browser(), await startHost(place));
  await page.getByRole('link', { name: 'Decks', exact: true }).click();
  await page.getByRole('gridcell', { name: /^Embers/ }).click();

  const csv = await exported(page, 'CSV table');
  expect(csv.name).toBe('Embers.csv');
  expect(parseCsv(csv.bytes, { columns: true, bom: true })).toMatchObject([
    { Name: 'Ash Wolf', Level: '4', SP: '3', HP: '2', Copies: '3', ID: wolf.id },
    { Name: 'Birch', Level: '1', SP: '', Text: birch.text, Copies: '2', ID: birch.id },
  ]);

  const pictures = await unzipped(await exported(page, 'Pictures'));
  expect([...pictures.keys()]).toEqual(['Ash Wolf.png', 'Birch.png']);
  for (const png of pictures.values())
    expect(await sharp(png).metadata()).toMatchObject({
      format: 'png',
      width: 750,
      height: 1050,
      density: 300,
    });

  const cockatrice = await unzipped(await exported(page, 'Cockatrice'));
  expect([...cockatrice.keys()]).toEqual(['Embers.xml', 'Embers.cod']);
  const xml: unknown = new XMLParser().parse(String(cockatrice.get('Embers.xml')));
  expect(xml).toMatchObject({
    cockatrice_carddatabase: {
      cards: { card: [{ name: 'Ash Wolf', prop: { pt: '3/2' } }, { name: 'Birch' }] },
    },
  });

  const tabletop = await unzipped(await exported(page, 'Tabletop Simulator'));
  expect([...tabletop.keys()]).toEqual(['Embers.json', 'README.txt', 'back.png', 'sheet-1.jpg']);
  expect(JSON.parse(String(tabletop.get('Embers.json')))).toMatchObject({
    ObjectStates: [{ DeckIDs: [100, 100, 100, 101, 101], ContainedObjects: { length: 5 } }],
  });

  const workbook = await exported(page, 'Excel workbook');
  const sent = await exported(page, 'Cardwright package');

  const other = newPlace();
  const { page: there } = await visit(browser(), await startHost(other));
  await there.getByRole('button', { name: 'Design your first card' }).waitFor();
  await bringIn(there, fileOf(sent.name, sent.bytes));
  for (const words of ['2 new cards', '1 deck', '2 pictures'])
    await dialog(there).getByText(words, { exact: true }).waitFor();
  await there.getByRole('button', { name: 'Import 2 cards' }).click();
  await dialog(there).waitFor({ state: 'detached' });
  await expect.poll(() => gridNames(there), patiently).toEqual(['Ash Wolf', 'Birch']);
  // The deck is written after its cards.
  await expect.poll(() => decksOnDisk(other.library), patiently).toEqual(decksOnDisk(place.library));
  expect(byName(cardsOnDisk(other.library))).toEqual(byName(cardsOnDisk(place.library)));
  expect(snapshot(join(other.library, 'pictures'))).toEqual(snapshot(join(place.library, 'pictures')));

  // A workbook knows the cards that it came from.
  await bringIn(there, fileOf(workbook.name, workbook.bytes));
  await dialog(there).getByText('2 cards in the library already').waitFor();
  await there.getByRole('button', { name: 'Cancel' }).click();
  const empty = newPlace();
  const { page: third } = await visit(browser(), await startHost(empty));
  await third.getByRole('button', { name: 'Design your first card' }).waitFor();
  await bringIn(third, fileOf(workbook.name, workbook.bytes));
  await third.getByRole('button', { name: 'Import 2 cards' }).click();
  await expect.poll(() => namesOnDisk(empty.library), patiently).toEqual(['Ash Wolf', 'Birch']);
  // The deck is written after its cards.
  const opened = third.getByRole('button', { name: 'Open the deck' });
  await opened.waitFor();
  expect(decksOnDisk(empty.library)).toMatchObject([{ entries: [{ copies: 3 }, { copies: 2 }] }]);
  await opened.click();
  await third.getByRole('grid', { name: 'Cards of the deck' }).getByText('Birch').waitFor();
  expect(byName(cardsOnDisk(empty.library))).toMatchObject(
    [wolf, birch].map(({ name, cost, offense, text }) => ({ name, cost, offense, text })),
  );
});
