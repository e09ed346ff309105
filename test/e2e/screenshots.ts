/** Takes the pictures of the running app that the documentation shows: `npm run screenshots`. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { setUp } from '../../src-main/setup/set-up.mjs';
import { inProject } from '../../src-main/setup/project.mjs';
import { launchBrowser } from './browser.js';
import { middleOf, onCard, surface } from './designer-hands.js';
import { WebHost } from './host.js';
import { Visit } from './visit.js';

const results = inProject('docs', 'screenshots');
const themes = ['light', 'dark'] as const;

/** A library of the samples, last changed at a time that is always the same. */
function copySamples(library: string): void {
  cpSync(inProject('assets', 'samples'), library, { recursive: true });
  const changed = new Date('2026-11-20T19:30:00Z');
  for (const file of readdirSync(join(library, 'cards')))
    utimesSync(join(library, 'cards', file), changed, changed);
}

/** A picture of the window once fonts and pictures are there and nothing changes any more. */
async function take(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 719);
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete && image.naturalWidth > 0),
  );
  await page.evaluate(() => document.fonts.ready);
  let before = await page.screenshot({ animations: 'disabled' });
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const now = await page.screenshot({ animations: 'disabled' });
    if (now.equals(before)) break;
    before = now;
  }
  const file = join(results, `${name}.png`);
  await sharp(before).png({ palette: true, colours: 256, quality: 100, effort: 10 }).toFile(file);
  console.log(file);
}

async function takeAll(page: Page, theme: string): Promise<void> {
  const card = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}`) });
  await card('Velociraptor').click();
  await page.locator('.preview canvas').waitFor();
  await take(page, `library-${theme}`);

  await card('Mourning a Loss').dblclick();
  await surface(page).waitFor();
  const text = await onCard(page, middleOf.text.x, middleOf.text.y);
  await page.mouse.click(text.x, text.y);
  await page.getByRole('textbox', { name: 'Ability text' }).waitFor();
  await take(page, `designer-${theme}`);

  await page.getByRole('link', { name: 'Print' }).click();
  await page.getByRole('button', { name: 'Add' }).click();
  await page
    .getByRole('menuitem')
    .filter({ has: page.locator('.deck') })
    .first()
    .click();
  await page.getByRole('img', { name: /^Sheet 1, front/ }).waitFor();
  await page.getByRole('radio', { name: 'Long edge' }).click();
  await page.getByRole('img', { name: /^Sheet 1, back/ }).waitFor();
  await take(page, `print-${theme}`);
}

await setUp();
mkdirSync(results, { recursive: true });
const root = mkdtempSync(join(tmpdir(), 'cardwright-screenshots-'));
const browser = await launchBrowser();
try {
  for (const theme of themes) {
    const place = { library: join(root, theme), settings: join(root, `${theme}-settings`) };
    copySamples(place.library);
    const host = await WebHost.start(place);
    const opened = await Visit.open(browser, await host.address(), {
      colorScheme: theme,
      deviceScaleFactor: 1,
    });
    try {
      await takeAll(opened.page, theme);
      if (opened.problems.length > 0) throw new Error(opened.problems.join('\n'));
    } finally {
      await opened.context.close();
      await host.stop();
    }
  }
} finally {
  await browser.close();
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
}
