/** The browser of a test process, and its contexts, in which the program stays warm from one test to the next. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from './browser.js';

/** How a person's browser is set unless a test asks for something else. */
const usual: BrowserContextOptions = {
  viewport: { width: 1280, height: 720 },
  locale: 'en-GB',
  colorScheme: 'light',
  reducedMotion: 'reduce',
  acceptDownloads: true,
};

export async function newContext(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ ...usual, ...options });
  context.setDefaultTimeout(20_000);
  return context;
}

let launched: Promise<Browser> | undefined;

/** The browser of this test process: launched once, it ends with the process. */
export const sharedBrowser = (): Promise<Browser> => (launched ??= launchBrowser());

interface Warm {
  readonly context: BrowserContext;
  /** Keeps the process of the site's pages alive, which has the program compiled: else each page compiles it again for a second. */
  readonly anchor: Page;
}

/** Contexts that nobody uses now. */
const free: Warm[] = [];

/** A context with nothing in it that an earlier visit left, and how to give it back. */
export async function borrowContext(
  browser: Browser,
): Promise<{ readonly context: BrowserContext; readonly giveBack: () => Promise<void> }> {
  const warm = free.pop() ?? (await warmContext(browser));
  const giveBack = async (): Promise<void> => {
    // The test may have closed it all.
    if (warm.anchor.isClosed()) return;
    await tidy(warm);
    free.push(warm);
  };
  return { context: warm.context, giveBack };
}

async function warmContext(browser: Browser): Promise<Warm> {
  const context = await newContext(browser);
  const anchor = await context.newPage();
  await anchor.route('**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>-</title>' }),
  );
  await anchor.goto('http://127.0.0.1/');
  return { context, anchor };
}

/** Closes the pages and removes what the app has kept in the browser. */
async function tidy({ context, anchor }: Warm): Promise<void> {
  const pages = context.pages().filter((page) => page !== anchor);
  const origins = new Set(
    pages.map((page) => new URL(page.url()).origin).filter((origin) => origin !== 'null'),
  );
  await Promise.all(pages.map((page) => page.close()));
  await context.clearCookies();
  const session = await context.newCDPSession(anchor);
  for (const origin of origins)
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  // What is served under an address of one library may be something else in the next one's.
  await session.send('Network.clearBrowserCache');
  await session.detach();
}
