import { createServer, type AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { dropFile, surface } from './designer-hands.js';
import { newPlace, patiently, startHost, startHostProcess, useBrowser, visit } from './harness.js';
import { idOf, putCard } from './library-files.js';
import { hills } from './pictures.js';

const browser = useBrowser();

/** A server that only listens to what it is told. (A bare connection tells nothing: browsers open some ahead of time.) */
async function stranger(): Promise<{ origin: string; heard: () => string }> {
  let heard = '';
  const server = createServer((socket) => {
    socket.on('data', (bytes) => (heard += bytes.toString('latin1')));
    socket.on('error', () => undefined);
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, heard: () => heard };
}

/** Keeps what makes elements of the components' templates at hand, as a hole in the app would. Works from the next loading on. */
const openHole = (page: Page) =>
  page.addInitScript(() => {
    interface Policies {
      createPolicy(name: string, rules: object): unknown;
    }
    const policies = Reflect.get(window, 'trustedTypes') as Policies;
    const create = policies.createPolicy.bind(policies);
    policies.createPolicy = (name, rules) => {
      const policy = create(name, rules);
      if (name !== 'default') Reflect.set(window, 'hole', policy);
      return policy;
    };
  });

/** Puts markup into the page through the hole; its scripts are as alive as the page lets them be. */
const inject = (page: Page, html: string) =>
  page.evaluate((markup) => {
    const hole = Reflect.get(window, 'hole') as { createHTML(markup: string): string };
    document.body.append(document.createRange().createContextualFragment(hole.createHTML(markup)));
  }, html);

test('the page runs no script of others and speaks to nobody else', async () => {
  const place = newPlace();
  putCard(place.library, 1);
  const opened = await visit(browser(), await startHost(place));
  const { page } = opened;
  await openHole(page);
  await page.reload();
  await page.getByRole('gridcell').waitFor();
  const { origin, heard } = await stranger();
  opened.allow(/Content Security Policy|^policy: |violates the following|document requires 'Trusted/);

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
      markup: await outcome(async () => (document.body.innerHTML = '<p>Anything</p>')),
      policy: await outcome(async () => {
        const policies = Reflect.get(window, 'trustedTypes') as {
          createPolicy(name: string, rules: object): unknown;
        };
        return policies.createPolicy('another', {});
      }),
      base: document.baseURI.startsWith(target) ? 'done' : 'refused',
    };
  }, origin);
  expect(new Set(Object.values(attempts))).toEqual(new Set(['refused']));
  await expect
    .poll(() => new Set(violations(opened.everything)), patiently)
    .toEqual(
      new Set([
        'script-src-elem',
        'script-src-attr',
        'img-src',
        'frame-src',
        'style-src-elem',
        'connect-src',
        'base-uri',
        'require-trusted-types-for',
        'trusted-types',
      ]),
    );
  expect(await page.evaluate(() => Reflect.get(window, 'broken') as unknown)).toBeUndefined();
  expect(heard()).toBe('');
});

const violations = (problems: readonly string[]): string[] =>
  problems.flatMap((problem) => /^policy: (\S+)/.exec(problem)?.[1] ?? []);

test('an address opens once; the second comer is told so and gets nothing', async () => {
  const place = newPlace();
  const host = await startHostProcess(place);
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
