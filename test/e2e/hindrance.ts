/**
 * Hindrances for a browser test, so that what holds only on a quick machine shows on any: with `CARDWRIGHT_TEST_LAG` each message
 * between page and host and each file that it fetches takes up to so many ms longer, with `CARDWRIGHT_TEST_SLOWDOWN` the page
 * computes so many times slower.
 */
import type { BrowserContext, Page, WebSocketRoute } from 'playwright-core';

const lag = Number(process.env['CARDWRIGHT_TEST_LAG'] ?? 0);
const slowdown = Number(process.env['CARDWRIGHT_TEST_SLOWDOWN'] ?? 1);

/** Puts in the way of a page what the environment asks for. Call it before the page is opened. */
export async function hinder(context: BrowserContext, page: Page): Promise<void> {
  if (lag > 0) {
    await page.routeWebSocket(/\/rpc$/, (near) => {
      const far = near.connectToServer();
      near.onMessage(late((message) => far.send(message)));
      far.onMessage(late((message) => near.send(message)));
    });
    await page.route('**', async (route) => {
      await pause(Math.random() * lag);
      // The page may be closed meanwhile.
      await route.fallback().catch(() => undefined);
    });
  }
  if (slowdown > 1) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Hands on each message after a random while, in the order in which they came. */
function late(send: WebSocketRoute['send']): WebSocketRoute['send'] {
  let queue = Promise.resolve();
  return (message) => {
    const due = Date.now() + Math.random() * lag;
    queue = queue.then(() => pause(due - Date.now())).then(() => send(message));
  };
}
