import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { inProject } from '../../../src-main/setup/project.mjs';

export const results = inProject('docs', 'screenshots');

/** Libraries are last changed then, and the clock stands half an hour later. */
export const CHANGED = new Date('2026-11-20T19:30:00Z');
export const NOW = new Date('2026-11-20T20:00:00Z');

/** A picture of the window once fonts and pictures are there and nothing changes any more. */
export async function take(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 719);
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete && image.naturalWidth > 0),
  );
  await page.evaluate(() => document.fonts.ready);
  const picture = await onceStill(page);
  const file = join(results, `${name}.png`);
  await sharp(picture).png({ palette: true, colours: 256, quality: 100, effort: 10 }).toFile(file);
  console.log(file);
}

/** How long nothing may have changed, ms: the faces of cards come to the stage one after the other. */
const STILL = 600;
const BETWEEN = 150;

async function onceStill(page: Page): Promise<Buffer> {
  let picture = await page.screenshot({ animations: 'disabled' });
  for (let still = 0; still < STILL; still += BETWEEN) {
    await page.waitForTimeout(BETWEEN);
    const now = await page.screenshot({ animations: 'disabled' });
    if (!now.equals(picture)) still = -BETWEEN;
    picture = now;
  }
  return picture;
}

/** Goes to a place of the app: "deck/<id>". */
export const go = (page: Page, place: string): Promise<void> =>
  page.evaluate((hash) => void (location.hash = hash), `#/${place}`);

/** Without the ring of the focus, which is where keys would lead. */
export const blur = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
