import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from '../../src-main/setup/browser.mjs';

/** Starts the computer's own browser of the Chromium family. @throws Error when there is none */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROME_PATH'] || findBrowser();
  if (!executablePath)
    throw new Error('There is no Chromium, Chrome or Edge here. Install one, or name it in CHROME_PATH.');
  // A browser that runs as root cannot use its sandbox.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({
    executablePath,
    args: [
      ...sandbox,
      '--disable-background-networking',
      '--disable-gpu',
      '--in-process-gpu',
      '--font-render-hinting=none',
      // All pages share a process, and what it has compiled: none of them is a stranger's.
      '--process-per-site',
      '--renderer-process-limit=1',
      '--disable-site-isolation-trials',
    ],
  });
}
