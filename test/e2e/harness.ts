/** The whole app as a person meets it: the built host in its own process, and a real browser at its address. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { setUp } from '../../src-main/setup/set-up.mjs';
import { launchBrowser } from './browser.js';
import { WebHost, type HostPlace } from './host.js';
import { Visit } from './visit.js';

/** For `expect.poll`: as long as a slow machine may take, asked often. */
export const patiently = { timeout: 20_000, interval: 30 } as const;

/** Builds the app if need be and starts one browser for the tests of a file. Answers how to get at it. */
export function useBrowser(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    await setUp();
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());
  return () => {
    if (!browser) throw new Error('The browser is not started yet.');
    return browser;
  };
}

/** Folders of its own for one test, gone afterwards: also what a host that is killed leaves behind. */
export function newPlace(): HostPlace & { readonly root: string; readonly temporary: string } {
  const root = mkdtempSync(join(tmpdir(), 'cardwright-e2e-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));
  const temporary = join(root, 'temporary');
  mkdirSync(temporary);
  return { root, library: join(root, 'library'), settings: join(root, 'settings'), temporary };
}

/** Starts a host that ends with the test at the latest. */
export async function startHost(place: HostPlace): Promise<WebHost> {
  const host = await WebHost.start(place);
  onTestFinished(() => host.kill());
  return host;
}

/** Opens the app in a browser of its own; the test fails if anything goes wrong in there that it did not allow. */
export async function visit(
  browser: Browser,
  host: WebHost,
  options?: BrowserContextOptions,
): Promise<Visit> {
  const opened = await Visit.open(browser, await host.address(), options);
  onTestFinished(async () => {
    await opened.context.close();
    expect(opened.problems, 'what went wrong in the browser').toEqual([]);
  });
  return opened;
}
