/** The print room from the list to the file: what is chosen in it is what a PDF reader and a ruler find. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Locator, Page, WebSocketRoute } from 'playwright-core';
import { PDFDict, PDFName, PDFRawStream, PDFStream, type PDFDocument, type PDFPage } from 'pdf-lib';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { archiveLimits } from '../../src-main/exchange/zip/limits.js';
import { SafeZip } from '../../src-main/exchange/zip/safe-zip.js';
import { contentOf, formsOn, objectsIn, readPdf } from '../print/pdf/open-pdf.js';
import { paintPage, whyNoCanvas } from '../print/pdf/paint-pdf.js';
import { choose, surface } from './designer-hands.js';
import { newPlace, patiently, startHost, startHostProcess, useBrowser, visit } from './harness.js';
import { cardsOnDisk, idOf, putCard, putDeck, putPicture } from './library-files.js';
import { hills } from './pictures.js';
import {
  addMeasuredPrinter,
  exported,
  figure,
  openOptions,
  outOf,
  placeOf,
  type Place,
  type Untrue,
} from './print-room.js';

const browser = useBrowser();

const PT = 72 / 25.4;
const poker = { width: 63.5, height: 88.9 };
const letter = { width: 215.9, height: 279.4 };
/** Four cards in the middle of a Letter paper. */
const four = { x: 44.45, y: 50.8, width: 127, height: 177.8 };
const BLEED = 3;
const untrue: Untrue = {
  front: { across: 99.8, down: 100.3 },
  back: { across: 100.2, down: 99.9 },
  offset: { x: 1.2, y: -0.6 },
};

const option = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const sheetOf = (page: Page, name: string) => page.getByRole('img', { name, exact: true });

/** Begins a list with the cards of these names. */
async function printCards(page: Page, ...names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries())
    await page
      .getByRole('gridcell', { name: new RegExp(`^${name}(,|$)`) })
      .click(index > 0 ? { modifiers: ['Control'] } : {});
  await page.keyboard.press('Control+p');
}

function pageContent(page: PDFPage | undefined): string {
  const content = page?.node.Contents();
  if (!(content instanceof PDFRawStream)) throw new Error('The page has no content.');
  return contentOf(content);
}

/** Holds a place against another one to a hundredth of a millimetre. */
function expectPlace(found: Place, wanted: Place): void {
  expect(Math.abs(found.x - wanted.x), `x ${found.x}, not ${wanted.x}`).toBeLessThan(0.01);
  expect(Math.abs(found.y - wanted.y), `y ${found.y}, not ${wanted.y}`).toBeLessThan(0.01);
}

test('a deck and a single card come out of an untrue printer with their backs behind them, and are not printed twice', async () => {
  const place = newPlace();
  const picture = putPicture(place.library, await hills(600, 400, 1));
  const back = putPicture(place.library, await hills(240, 336, 2));
  const pictured = { picture: { id: picture, fit: 'cover', zoom: 1, x: 0, y: 0, crop } as const };
  putCard(place.library, 1, { name: 'Ash Wolf', text: 'FANG: Deal 1 damage.', ...pictured });
  putCard(place.library, 2, { name: 'Birch Owl', ...pictured });
  putCard(place.library, 3, { name: 'Cinder Fox' });
  const entries = [
    { card: idOf(1), name: 'Ash Wolf', copies: 2 },
    { card: idOf(2), name: 'Birch Owl', copies: 1 },
  ];
  putDeck(place.library, 9, { name: 'Embers', back, entries });
  const { page } = await visit(browser(), await startHost(place));

  await printCards(page, 'Cinder Fox');
  await sheetOf(page, 'Sheet 1, front, 1 card').waitFor();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Embers/ }).click();
  await page.getByText('4 cards on 1 sheet').waitFor();
  await page.getByRole('heading', { name: 'Single cards' }).waitFor();
  await page.getByRole('heading', { name: 'Embers' }).waitFor();

  await choose(page, /^Paper:/, `Letter · ${letter.width} × ${letter.height} mm`);
  await openOptions(page, 'Cards');
  await option(page, 'Fixed').click();
  await figure(page, 'Columns').fill('2');
  await figure(page, 'Rows').fill('2');
  await figure(page, 'Bleed').fill(String(BLEED));
  await option(page, 'Guides').click();
  await option(page, 'Long edge').click();
  await openOptions(page, 'Printer');
  await addMeasuredPrinter(page, 'Office', untrue);
  for (const side of ['front', 'back']) await sheetOf(page, `Sheet 1, ${side}, 4 cards`).waitFor();
  const { name, path } = await exported(page, 'Export PDF');
  expect(name).toBe('Cards.pdf');
  await expectSheet(readFileSync(path));

  await page.getByRole('button', { name: 'Yes, note it' }).click();
  await page.getByText('“Cards” is noted: 4 copies printed.').waitFor();
  await page.getByRole('switch', { name: 'Only new or changed cards' }).click();
  await page.getByText('All of these cards are printed as they are now.').waitFor();
  await page.getByText('Nothing to print yet').waitFor();

  await page.getByRole('link', { name: 'Cards', exact: true }).click();
  await page.getByRole('gridcell', { name: /^Birch Owl/ }).dblclick();
  await surface(page).waitFor();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Birch Hawk');
  const names = () => cardsOnDisk(place.library).map((card) => card.name);
  await expect.poll(names, patiently).toContain('Birch Hawk');
  await page.getByRole('link', { name: 'Print', exact: true }).click();
  await page.getByText('1 card on 1 sheet').waitFor();
  await page.getByRole('group', { name: 'Birch Hawk' }).getByText('printed 1, changed since').waitFor();
  await page.getByRole('group', { name: 'Ash Wolf' }).getByText('printed 2').waitFor();
});

const crop = { left: 0, top: 0, right: 0, bottom: 0 } as const;

/** A single card, two copies of one and a third: what the printer makes of them, seen by a PDF reader. */
async function expectSheet(bytes: Uint8Array): Promise<void> {
  const { document, images, fonts, descriptors } = await objectsIn(bytes);
  // The picture that two cards show, and the deck's back.
  expect(images).toHaveLength(2);
  expect(fonts.length).toBeGreaterThan(1);
  for (const font of fonts) expect(String(font.get(PDFName.of('BaseFont')))).toMatch(/^\/[A-Z]{6}\+/);
  for (const descriptor of descriptors)
    expect(descriptor.lookup(PDFName.of('FontFile2'))).toBeInstanceOf(PDFStream);
  expectBoxes(document);
  const [front, back] = document.getPages().map(pageContent);
  // A guide on each of the grid's three upright and three lying lines, on both sides.
  for (const side of [front, back]) expect(side?.match(/ l$/gm)).toHaveLength(6);
  const [single, ...decks] = [...(back ?? '').matchAll(/\/(C\d+) Do/g)].map((drawn) => drawn[1]);
  expect(new Set(decks).size).toBe(1);
  expect(decks).not.toContain(single);

  const pdf = await readPdf(bytes);
  try {
    for (const [number, side] of [
      [1, 'front'],
      [2, 'back'],
    ] as const) {
      const cards = await formsOn(await pdf.page(number));
      expect(cards).toHaveLength(4);
      cards.forEach((card, n) => {
        const left = four.x + poker.width * (n % 2);
        // Turned over to the side, a card's back lies as far from the other edge.
        const x = side === 'front' ? left : letter.width - left - poker.width;
        const y = four.y + poker.height * Math.floor(n / 2);
        expectPlace(outOf(untrue, side, letter, placeOf(card, letter.height)), { x, y });
      });
    }
  } finally {
    await pdf.close();
  }
}

function expectBoxes(document: PDFDocument): void {
  const preferences = document.catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict);
  expect(String(preferences.get(PDFName.of('Duplex')))).toBe('/DuplexFlipLongEdge');
  const pages = document.getPages();
  expect(pages).toHaveLength(2);
  pages.forEach((page, n) => {
    const { width, height } = page.getMediaBox();
    expect([width / PT, height / PT]).toEqual([
      expect.closeTo(letter.width, 3),
      expect.closeTo(letter.height, 3),
    ]);
    for (const [box, spread] of [
      [page.getTrimBox(), 0],
      [page.getBleedBox(), BLEED],
    ] as const) {
      const corner = { x: box.x / PT, y: letter.height - (box.y + box.height) / PT };
      const end = { x: (box.x + box.width) / PT, y: letter.height - box.y / PT };
      const side = n === 0 ? 'front' : 'back';
      expectPlace(outOf(untrue, side, letter, corner), { x: four.x - spread, y: four.y - spread });
      expectPlace(outOf(untrue, side, letter, end), {
        x: four.x + four.width + spread,
        y: four.y + four.height + spread,
      });
    }
  });
}

test('proxies in black and white fill up a used sheet; pictures of cards are made at their size, or not at all', async () => {
  const place = newPlace();
  const picture = putPicture(place.library, await hills(600, 400, 1));
  putCard(place.library, 1, {
    name: 'Ash Wolf',
    picture: { id: picture, fit: 'cover', zoom: 1, x: 0, y: 0, crop },
  });
  for (const n of [2, 3, 4, 5, 6]) putCard(place.library, n);
  const { page } = await visit(browser(), await startHostProcess(place));
  await printCards(page, 'Ash Wolf');
  const copies = page.getByRole('textbox', { name: 'Copies' });
  await copies.fill('9');
  await copies.press('Enter');
  await sheetOf(page, 'Sheet 1, front, 9 cards').waitFor();

  for (const n of [1, 2]) await page.getByRole('button', { name: `Place ${n} is used already` }).click();
  await page.getByText('2 places used').waitFor();
  const first = sheetOf(page, 'Sheet 1, front, 7 cards');
  await first.waitFor();
  await page.getByText('9 cards on 2 sheets').waitFor();
  await openOptions(page, 'Ink');
  await option(page, 'Black and white').click();
  await page.getByRole('textbox', { name: 'Words across every card' }).fill('PROXY');
  await expectProxies(readFileSync((await exported(page, 'Export PDF')).path));

  await figure(page, 'Bleed').fill(String(BLEED));
  await page
    .getByRole('radiogroup', { name: 'Line around the cards' })
    .getByRole('radio', { name: 'Rounded' })
    .click();
  await openOptions(page, 'Cards');
  await figure(page, 'Gutter').fill(String(BLEED));
  await choose(page, /^Card size:/, 'Tarot · 69.85 × 120.65 mm');
  await page.getByText('9 cards on 3 sheets').waitFor();
  await option(page, 'True size').click();
  const { path: tarots } = await exported(page, 'Export PDF');
  await expectSeen(sheetOf(page, 'Sheet 1, front, 2 cards'), readFileSync(tarots));
  await choose(page, /^Card size:/, 'Poker · 63.5 × 88.9 mm');
  await option(page, 'Whole').click();
  await option(page, 'Long edge').click();
  await page.getByRole('combobox', { name: /^What is made:/ }).click();
  await page.getByRole('option', { name: /^Pictures/ }).click();
  await option(page, '300 dpi').click();
  await page.getByText('2 pictures of 300 dpi').waitFor();
  const { name, path } = await exported(page, 'Export pictures');
  expect(name).toBe('Cards.zip');
  await expectPictures(path);

  const made = () => readdirSync(place.temporary, { recursive: true });
  const before = made();
  await page.getByRole('link', { name: 'Cards', exact: true }).click();
  await page.getByRole('gridcell', { name: /^Card 2/ }).waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+p');
  await option(page, '1200 dpi').click();
  await page.getByText('7 pictures of 1200 dpi').waitFor();
  await page.getByRole('button', { name: 'Export pictures', exact: true }).click();
  await page.getByRole('progressbar', { name: 'Making the pictures' }).waitFor();
  await expect.poll(() => made().length, patiently).toBe(before.length + 1);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByText('Cancelled. No pictures were made.').waitFor();
  await expect.poll(made, patiently).toEqual(before);
});

test('pictures of a sheet that did not come are there once the line is back', async () => {
  const place = newPlace();
  putCard(place.library, 1, { name: 'Ash Wolf' });
  const opened = await visit(browser(), await startHost(place));
  const { page } = opened;
  opened.allow(/ERR_FAILED/);
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/rpc$/, (line) => {
    line.connectToServer();
    lines.push(line);
  });
  await page.route('**/printed/**', (route) => route.abort());
  await page.reload();
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/printed/'));
  await printCards(page, 'Ash Wolf');
  const pictures = sheetOf(page, 'Sheet 1, front, 1 card').locator('image');
  await failed;
  expect(await pictures.count()).toBe(0);
  await page.unroute('**/printed/**');
  await lines.at(-1)?.close();
  await expect.poll(() => pictures.count(), patiently).toBe(1);
});

/** Seven cards on the first sheet from its third place on, two on the next; no colour anywhere, words as outlines. */
async function expectProxies(bytes: Uint8Array): Promise<void> {
  const pdf = await readPdf(bytes);
  try {
    const [cards, others] = [await formsOn(await pdf.page(1)), await formsOn(await pdf.page(2))];
    expect([cards.length, others.length]).toEqual([7, 2]);
    cards.forEach((card, n) =>
      expectPlace(placeOf(card, 297), {
        x: 9.75 + poker.width * ((n + 2) % 3),
        y: 15.15 + poker.height * Math.floor((n + 2) / 3),
      }),
    );
  } finally {
    await pdf.close();
  }
  const { forms, images } = await objectsIn(bytes);
  expect([forms.length, images.length]).toEqual([1, 1]);
  const [face] = forms.map(contentOf);
  expect([...(face ?? '').matchAll(/^\S+ [gG]$/gm)].length).toBeGreaterThan(3);
  expect(face).not.toMatch(/\b(?:rg|RG)\b/);
  expect(face).toMatch(/q \/G400 gs\n.* g\n/);
  if ((await whyNoCanvas()) !== null) return;
  const { data } = await paintPage(bytes, 1, 30);
  // A pixel whose channels differ is one of colour.
  const coloured = data.findIndex((value, at) => at % 4 < 2 && value !== data[at + 1]);
  expect(coloured).toBe(-1);
}

/** Holds what is seen of a sheet's cards, with their bleed, against what a PDF reader paints there. */
async function expectSeen(sheet: Locator, bytes: Uint8Array): Promise<void> {
  if ((await whyNoCanvas()) !== null) return;
  const faces = sheet.locator('image');
  const dpi = 254;
  const { data, ...size } = await paintPage(bytes, 1, dpi);
  const raw = { raw: { ...size, channels: 4 } } as const;
  for (const [index, face] of (await faces.all()).entries()) {
    const px = async (name: string) => Math.round((Number(await face.getAttribute(name)) / 25.4) * dpi);
    await expect.poll(() => face.getAttribute('width'), patiently).toBe(String(69.85 + 2 * BLEED));
    const [left, top] = [await px('x'), await px('y')];
    const [width, height] = [await px('width'), await px('height')];
    const blurred = (picture: Sharp) =>
      picture
        .resize(width >> 2, height >> 2, { fit: 'fill' })
        .blur(1)
        .removeAlpha()
        .toColourspace('srgb')
        .raw()
        .toBuffer();
    const printed = await blurred(sharp(Buffer.from(data.buffer), raw).extract({ left, top, width, height }));
    const difference = async (): Promise<number> => {
      const shot = await face.screenshot();
      const seen = await blurred(sharp(shot));
      expect(seen).toHaveLength(printed.length);
      return seen.reduce((sum, value, at) => sum + Math.abs(value - (printed[at] ?? 0)), 0) / seen.length;
    };
    await expect.poll(difference, { ...patiently, message: `card ${index + 1}` }).toBeLessThan(3);
  }
}

/** The card and its back, each with 3 mm of bleed around 63.5 × 88.9 mm, in greys. */
async function expectPictures(path: string): Promise<void> {
  const zip = await SafeZip.open(path, 'Cards.zip', archiveLimits);
  expect(zip.members.map(({ name }) => name)).toEqual(['Ash Wolf.png', 'backs/Back.png']);
  for (const { name } of zip.members) {
    const png = sharp(await zip.read(name, archiveLimits.perEntry));
    expect(await png.metadata()).toMatchObject({ format: 'png', width: 821, height: 1121, density: 300 });
    const [red, green, blue] = (await png.stats()).channels.map(({ mean }) => mean);
    expect([green, blue]).toEqual([red, red]);
  }
}
