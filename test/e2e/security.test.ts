import { createServer, type AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { dropFile, surface } from './designer-hands.js';
import { newPlace, patiently, startHost, useBrowser, visit } from './harness.js';
import { idOf, putCard } from './library-files.js';
import { hills } from './pictures.js';

const browser = useBrowser();

/** A server that only counts who comes. */
async function stranger(): Promise<{ origin: string; visitors: () => number }> {
  let visitors = 0;
  const server = createServer((socket) => {
    visitors += 1;
    socket.destroy();
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, visitors: () => visitors };
}

/** Puts markup into the page as a hole in the app would. */
const inject = (page: Page, html: string) =>
  page.evaluate((markup) => {
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = markup;
    for (const dead of place.querySelectorAll('script')) {
      const script = document.createElement('script');
      for (const { name, value } of dead.attributes) script.setAttribute(name, value);
      script.textContent = dead.textContent;
      dead.replaceWith(script);
    }
  }, html);

test('the page runs no script of others and speaks to nobody else', async () => {
  const place = newPlace();
  putCard(place.library, 1);
  const opened = await visit(browser(), await startHost(place));
  const { page } = opened;
  await page.getByRole('gridcell').waitFor();
  const { origin, visitors } = await stranger();
  opened.allow(/Content Security Policy|^policy: |violates the following/);

  await inject(page, `<script>window.broken = 'inline'</script>`);
  await inject(page, `<img src="/nothing.png" onerror="window.broken = 'handler'">`);
  opened.allow(/status of 404/);
  await inject(page, `<script src="${origin}/evil.js"></script>`);
  await inject(page, `<img src="${origin}/pixel.png"><iframe src="${origin}"></iframe>`);
  await inject(page, `<link rel="stylesheet" href="${origin}/evil.css"><base href="${origin}">`);
  const attempts = await page.evaluate(async (target) => {
    const outcome = (work: () => Promise<unknown>) =>
      work().then(
        () => 'done',
        () => 'refused',
      );
    return {
      fetch: await outcome(() => fetch(target)),
      socket: await outcome(
        () =>
          new Promise((resolve, reject) => {
            const socket = new WebSocket(target.replace('http', 'ws'));
            socket.onopen = resolve;
            socket.onerror = reject;
          }),
      ),
      eval: await outcome(async () => new Function('return 1')() as unknown),
      base: document.baseURI.startsWith(target) ? 'done' : 'refused',
    };
  }, origin);
  expect(attempts).toEqual({ fetch: 'refused', socket: 'refused', eval: 'refused', base: 'refused' });
  await expect
    .poll(() => new Set(violations(opened.everything)), patiently)
    .toEqual(
      new Set([
        'script-src-elem',
        'script-src-attr',
        'script-src',
        'img-src',
        'frame-src',
        'style-src-elem',
        'connect-src',
        'base-uri',
      ]),
    );
  expect(await page.evaluate(() => Reflect.get(window, 'broken') as unknown)).toBeUndefined();
  expect(visitors()).toBe(0);
});

const violations = (problems: readonly string[]): string[] =>
  problems.flatMap((problem) => /^policy: (\S+)/.exec(problem)?.[1] ?? []);

test('an address opens once; the second comer is told so and gets nothing', async () => {
  const place = newPlace();
  const host = await startHost(place);
  const address = await host.address();
  const person = await browser().newContext();
  onTestFinished(() => person.close());
  const page = await person.newPage();
  await page.goto(address);
  await page.getByRole('button', { name: 'Design your first card' }).waitFor();
  expect(page.url()).toBe(`${host.origin}/`);

  const other = await browser().newContext();
  onTestFinished(() => other.close());
  const second = await other.newPage();
  const answer = await second.goto(address);
  expect(answer?.status()).toBe(401);
  await second.getByText('Each address opens once. The terminal shows a fresh one.').waitFor();
  expect(await second.locator('script').count()).toBe(0);
  expect((await second.goto(`${host.origin}/index.html`))?.status()).toBe(401);
  // The first one's session goes on.
  await page.reload();
  await page.getByRole('button', { name: 'Design your first card' }).waitFor();
});

test('a whole session speaks to its own host only', async () => {
  const place = newPlace();
  putCard(place.library, 1, { name: 'Ash Wolf' });
  const host = await startHost(place);
  const { page, requests } = await visit(browser(), host);
  await page.getByRole('gridcell', { name: 'Ash Wolf' }).dblclick();
  await surface(page).waitFor();
  await dropFile(page, 'wolf.png', 'image/png', await hills(600, 400, 2));
  await page.getByText('600 × 400 px').waitFor();
  await page.keyboard.press('Control+p');
  await page.getByText('1 card on 1 sheet').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Control+p')]);
  expect(await download.failure()).toBeNull();
  for (const hash of ['#/settings', '#/cards', `#/card/${idOf(1)}`])
    await page.goto(`${host.origin}/${hash}`);
  await surface(page).waitFor();
  const own = new Set([host.origin, host.origin.replace('http', 'ws')]);
  const strangers = requests.filter((address) => {
    const { protocol, origin } = new URL(address.replace(/^ws:/, 'http:'));
    return protocol !== 'data:' && protocol !== 'blob:' && !own.has(origin);
  });
  expect(requests.length).toBeGreaterThan(8);
  expect(strangers).toEqual([]);
});
