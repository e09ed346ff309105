/** Panels beside the middle of a room, as wide as a person wants them. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { putStock } from './card-stock.js';
import { newPlace, patiently, startHost, useBrowser, visit } from './harness.js';

const browser = useBrowser();

const edge = (page: Page, label: string) => page.getByRole('separator', { name: `Width of “${label}”` });
const widthOf = (page: Page, selector: string) => page.locator(selector).evaluate((one) => one.clientWidth);
const valueOf = async (page: Page, label: string) =>
  Number(await edge(page, label).getAttribute('aria-valuenow'));

test('panels are dragged and moved by keys, stay so, and come back to their standard width', async () => {
  const place = newPlace();
  putStock(place.library);
  const { page } = await visit(browser(), await startHost(place));
  const filters = '[aria-label="Filters"]';
  await page.locator(filters).waitFor();
  const before = await widthOf(page, filters);
  await edge(page, 'Filters').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => widthOf(page, filters), patiently).toBeGreaterThan(before + 20);

  await page.getByRole('gridcell', { name: /^Ash Fox/ }).dblclick();
  const inspector = '.inspector';
  await page.locator(inspector).waitFor();
  const narrow = await widthOf(page, inspector);
  const box = await edge(page, 'Card inspector').boundingBox();
  if (!box) throw new Error('The edge of the inspector is not on the screen.');
  await page.mouse.move(box.x + box.width / 2, 400);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 90, 400, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => widthOf(page, inspector), patiently).toBe(narrow + 90);
  await page.reload();
  await expect.poll(() => widthOf(page, inspector), patiently).toBe(narrow + 90);
  await edge(page, 'Card inspector').focus();
  await page.keyboard.press('Home');
  await expect.poll(() => valueOf(page, 'Card inspector'), patiently).toBe(11);
  await page.keyboard.press('End');
  // Four tenths of a window of 80 rem.
  await expect.poll(() => valueOf(page, 'Card inspector'), patiently).toBe(32);
  await edge(page, 'Card inspector').dblclick();
  await expect.poll(() => widthOf(page, inspector), patiently).toBe(narrow);
});
