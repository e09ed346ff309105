import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { existsSync } from 'node:fs';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { setUp } from '../../../src-main/setup/set-up.mjs';
import { Desk } from './harness.js';

beforeAll(setUp);

/** Starts the host and waits for its first line. */
async function serve(desk: Desk, ...args: string[]) {
  const child = desk.start(['serve', '--library', desk.path('library'), ...args]);
  const lines = createInterface({ input: child.stdout ?? process.stdin });
  const line = await new Promise<string>((done, failed) => {
    lines.once('line', done);
    let err = '';
    child.stderr?.on('data', (chunk) => (err += chunk));
    child.once('exit', (code) => failed(new Error(`It ended with ${code}: ${err}`)));
  });
  return { child, line };
}

test('serve prints its address as a JSON line, serves the app there, and ends at an interrupt', async () => {
  const desk = new Desk();
  const { child, line } = await serve(desk, '--json');
  const { address } = JSON.parse(line) as { address: string };
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]{43}$/);
  const entered = await fetch(address, { redirect: 'manual' });
  expect(entered.status).toBe(303);
  const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const page = await fetch(new URL('/', address), { headers: { cookie } });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<script')]);
  expect(existsSync(desk.path('library'))).toBe(true);
  const ended = new Promise((done) => child.once('close', done));
  child.kill('SIGINT');
  expect(await ended).toBe(0);
});

test('for people it says where the app is', async () => {
  const { line } = await serve(new Desk());
  expect(line).toMatch(/^Cardwright is at http:\/\/127\.0\.0\.1:\d+\/\?token=\S+$/);
});

test('a port that is taken is said', async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as AddressInfo;
  const desk = new Desk();
  const { code, out, err } = await desk.command(
    'serve',
    '--port',
    String(port),
    '--library',
    desk.path('library'),
  );
  expect([code, out]).toEqual([1, '']);
  expect(err).toBe(`Port ${port} is taken; choose another with --port, or leave it out.\n`);
});
