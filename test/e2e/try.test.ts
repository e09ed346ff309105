import { expect, test } from 'vitest';
import { LONG, newPlace, patiently, startHost, useBrowser, visit } from './harness.js';
import { cardsOnDisk } from './library-files.js';
import { choose, surface } from './designer-hands.js';
const browser = useBrowser();
test('try', { timeout: LONG }, async () => {
  const place = newPlace();
  const host = await startHost(place);
  const { page } = await visit(browser(), host);
  await page.getByRole('button', { name: 'Design your first card' }).click();
  await surface(page).waitFor();
  console.log(await page.locator('body').ariaSnapshot());
  await choose(page, /^Edition:/, '9th Edition');
  console.log(await page.locator('aside').ariaSnapshot());
  await page.getByLabel('Name', { exact: true }).fill('Ember Fox');
  await expect.poll(() => cardsOnDisk(place.library)[0]?.name, patiently).toBe('Ember Fox');
  await page.screenshot({ path: '/tmp/try.png' });
  expect(await host.stop()).toBe(0);
});
