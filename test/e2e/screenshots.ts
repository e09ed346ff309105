/** Takes the pictures of the running app that the documentation shows: `npm run screenshots`. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { setUp } from '../../src-main/setup/set-up.mjs';
import { launchBrowser } from './browser.js';
import { newContext } from './contexts.js';
import { HostProcess } from './host.js';
import { copySamples, takeDesigner, takeMagicDesigner } from './screenshots/designer.js';
import { takePlayByDay, takePlayByNight } from './screenshots/play-rooms.js';
import { stageCollection } from './screenshots/staged-collection.js';
import { stageGames } from './screenshots/staged-games.js';
import { takeStudioByDay, takeStudioByNight } from './screenshots/studio-rooms.js';
import { NOW, results } from './screenshots/take.js';
import { Visit } from './visit.js';

await setUp();
mkdirSync(results, { recursive: true });
const root = mkdtempSync(join(tmpdir(), 'cardwright-screenshots-'));
const browser = await launchBrowser();

/** Opens the app on a library, and has pictures taken of it. */
async function visit(
  theme: 'light' | 'dark',
  library: string,
  takeThem: (page: Page) => Promise<void>,
): Promise<void> {
  const host = await HostProcess.start({ library, settings: `${library}-settings` });
  const address = await host.address();
  const opened = await Visit.open(
    await newContext(browser, { colorScheme: theme, deviceScaleFactor: 1 }),
    address,
  );
  try {
    await opened.page.clock.setFixedTime(NOW);
    await takeThem(opened.page);
    if (opened.problems.length > 0) throw new Error(opened.problems.join('\n'));
  } finally {
    await opened.context.close();
    await host.stop();
  }
}

try {
  for (const theme of ['light', 'dark'] as const) {
    const samples = join(root, `samples-${theme}`);
    copySamples(samples);
    await visit(theme, samples, (page) => takeDesigner(page, theme));
  }
  const collection = join(root, 'collection');
  const deck = await stageCollection(collection);
  await visit('light', collection, (page) => takeStudioByDay(page, deck));
  await visit('dark', collection, (page) => takeStudioByNight(page, deck));
  const library = join(root, 'games');
  const staged = await stageGames(library);
  await visit('light', library, (page) => takePlayByDay(page, library, staged));
  await visit('dark', library, async (page) => {
    await takeMagicDesigner(page);
    await takePlayByNight(page, staged);
  });
} finally {
  await browser.close();
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
}
