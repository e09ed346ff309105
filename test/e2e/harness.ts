/** The whole app as a person meets it: the built host in a process beside the test, and a real browser at its address. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { beforeAll, expect, onTestFinished } from 'vitest';
import { ensureBuilt } from '../../src-main/setup/build.mjs';
import { borrowContext, newContext, sharedBrowser } from './contexts.js';
import { HostProcess, type HostPlace, type WebHost } from './host.js';
import { startSharedHost } from './shared-hosts.js';
import { Visit } from './visit.js';

/** For `expect.poll`: as long as a slow machine may take, asked often. */
export const patiently = { timeout: 20_000, interval: 30 } as const;

/** Builds the app if need be and starts the browser that the files of a test process share. Answers how to get at it. */
export function useBrowser(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    await ensureBuilt();
    browser = await sharedBrowser();
  });
  return () => {
    if (!browser) throw new Error('The browser is not started yet.');
    return browser;
  };
}

/** Folders of its own for one test, gone afterwards: also what a host that is killed leaves behind. */
export function newPlace(): HostPlace & { readonly root: string; readonly temporary: string } {
  const root = mkdtempSync(join(tmpdir(), 'cardwright-e2e-'));
  // Tried again as a whole: a picture that was still being written may come into a folder that was empty.
  onTestFinished(() => rm(root, { recursive: true, force: true, maxRetries: 5 }));
  const temporary = join(root, 'temporary');
  mkdirSync(temporary);
  const settings = join(root, 'settings');
  mkdirSync(settings);
  // Nothing of what others play is held, and nothing passes by itself, unless a test is about that.
  writeFileSync(
    join(settings, 'settings.json'),
    JSON.stringify({ table: { hold: 'none', ownLinks: 'ask' } }),
  );
  return { root, library: join(root, 'library'), settings, temporary };
}

/** Starts a host that ends with the test. */
export async function startHost(place: HostPlace): Promise<WebHost> {
  const { host, close } = await startSharedHost(place);
  onTestFinished(close);
  return host;
}

/** Starts a host in a process of its own, which can be killed, and ends with the test at the latest. */
export async function startHostProcess(place: HostPlace, program?: readonly string[]): Promise<HostProcess> {
  const host = await HostProcess.start(place, program);
  onTestFinished(() => host.kill());
  return host;
}

/** For a test that changes more of its context than pages: its clock, its permissions, or that closes it. */
export const OWN_CONTEXT: BrowserContextOptions = {};

/**
 * Opens the app as somebody who has never been there; the test fails if anything goes wrong in there that it did not allow.
 * @param options of a context of its own; left out: a usual one, in which the program is warm
 * @param room where it is opened, as its address has it; left out: where it opens by itself
 */
export async function visit(
  browser: Browser,
  host: WebHost,
  options?: BrowserContextOptions,
  room = '',
): Promise<Visit> {
  const { context, giveBack } = options ? await ownContext(browser, options) : await borrowContext(browser);
  const opened = await Visit.open(context, `${await host.address()}${room && `#/${room}`}`);
  onTestFinished(async () => {
    await giveBack();
    expect(opened.problems, 'what went wrong in the browser').toEqual([]);
  });
  return opened;
}

async function ownContext(browser: Browser, options: BrowserContextOptions) {
  const context = await newContext(browser, options);
  return { context, giveBack: () => context.close() };
}
