/** The kit for a game night, from the dialog to the file: the pawn cards of a deck. */
import { cpSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../src-main/setup/project.mjs';
import { readPdf, textsOn } from '../print/pdf/open-pdf.js';
import { newPlace, startHost, useBrowser, visit } from './harness.js';
import { exported } from './print-room.js';

const browser = useBrowser();
const PT = 72 / 25.4;

test('the pawn cards of a deck of the 17th Edition are looked at and printed in their true size', async () => {
  const place = newPlace();
  cpSync(inProject('assets', 'starter', 'kotc-17'), place.library, { recursive: true });
  const { page } = await visit(browser(), await startHost(place), undefined, 'print');
  await page.getByRole('heading', { name: 'Print', exact: true }).first().waitFor();
  await page.keyboard.press('Control+k');
  await page.locator('[data-command-input]').fill('Print kit for a game night');
  await page.getByRole('option', { name: /^Print kit for a game night/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Print kit for a game night' });
  for (const part of ['Reminder cards', 'Tracks to count on', 'Counters', 'Playmats'])
    await dialog.getByRole('switch', { name: part }).click();
  await dialog.getByRole('switch', { name: 'Pawn cards' }).click();
  await dialog.getByRole('combobox', { name: /^For the deck/ }).click();
  await page.getByRole('option', { name: /^Strings Attached/ }).click();
  await dialog.getByRole('img', { name: 'Page 1', exact: true }).waitFor();
  const { name, path } = await exported(page, 'Make the PDF');
  expect(name).toBe('Game night 17th Edition.pdf');
  const pdf = await readPdf(new Uint8Array(readFileSync(path)));
  const sheet = await pdf.page(1);
  expect([sheet.view[2], sheet.view[3]].map((length) => Math.round((length ?? 0) / PT))).toEqual([210, 297]);
  const pawns = (await textsOn(sheet)).filter(({ text }) => /^Pawn \d\/\d$/.test(text));
  expect(pawns).toHaveLength(9);
  const [first, second, third, fourth] = pawns.map(({ x, y, width }) => ({ x: x + width / 2, y }));
  expect((second!.x - first!.x) / PT).toBeCloseTo(63.5, 1);
  expect((third!.x - second!.x) / PT).toBeCloseTo(63.5, 1);
  expect((first!.y - fourth!.y) / PT).toBeCloseTo(88.9, 1);
  await pdf.close();
});
