/** A proof of the safe zone, from the switch in the print room to the file. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentOf, objectsIn } from '../print/pdf/open-pdf.js';
import { newPlace, patiently, startHost, useBrowser, visit } from './harness.js';
import { putCard } from './library-files.js';
import { exported, figure } from './print-room.js';

const browser = useBrowser();

test('a proof shows cut and safe zone as the file has them, and names what lies outside', async () => {
  const place = newPlace();
  putCard(place.library, 1, { name: 'Ash Wolf', text: 'Draw 1 card.' });
  const { page } = await visit(browser(), await startHost(place));
  await page.getByRole('gridcell', { name: /^Ash Wolf/ }).click();
  await page.keyboard.press('Control+p');
  const sheet = page.getByRole('img', { name: 'Sheet 1, front, 1 card', exact: true });
  const face = sheet.locator('image');
  const plain = await face.getAttribute('href');
  await page.getByRole('switch', { name: 'Proof: draw cut and safe zone' }).click();
  await page.getByText(/This is a proof, /).waitFor();
  await page.getByText('The words of all cards are at least 3 mm from the cut.').waitFor();
  await figure(page, 'Bleed').fill('2');
  await figure(page, 'Safe zone').fill('10');
  await page.getByText(/1 card has words outside of the safe zone of 10 mm: “Ash Wolf” \(/).waitFor();
  // The picture comes when it is painted; until then the one before it stays.
  await expect.poll(() => face.getAttribute('href'), patiently).not.toBe(plain);
  const { path } = await exported(page, 'Export PDF');
  const { forms } = await objectsIn(readFileSync(path));
  const green = forms.map(contentOf).filter((content) => /^0 0\.541\d* 0\.235\d* RG /m.test(content));
  expect(green).toHaveLength(1);
});
