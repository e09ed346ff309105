import { expect, test, vi } from 'vitest';
import { launch } from './harness.js';

async function pages() {
  const launched = await launch();
  const handle = launched.electron.session.defaultSession.handlers.get('app');
  if (!handle) throw new Error('Nothing answers app://.');
  return { ...launched, get: (url: string, method = 'GET') => handle(new Request(url, { method })) };
}

test('the scheme is privileged in time, and no more than needed', async () => {
  const { electron } = await launch();
  expect(electron.protocol.schemes).toEqual([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
});

test('pages and pictures are served with the policy', async () => {
  const { get } = await pages();
  const page = await get('app://cardwright/');
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await page.text()).toBe('<!doctype html>');
  const script = await get('app://cardwright/assets/main-abc.js');
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const picture = await get('app://cardwright/picture/0123456789abcdef0123456789abcdef.png');
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  const missing = await get('app://cardwright/picture/none.png');
  expect(missing.status).toBe(404);
  for (const { headers } of [page, script, picture, missing]) {
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toMatch(/unsafe-eval|http|ws:/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test.each([
  'app://cardwright/../secret.txt',
  'app://cardwright/%2e%2e/secret.txt',
  'app://cardwright/..%2fsecret.txt',
  'app://cardwright/assets/..%5c..%5csecret.txt',
  'app://cardwright/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
])('%s leads nowhere', async (url) => {
  const { get } = await pages();
  const reply = await get(url);
  expect(reply.status).toBe(404);
  expect(await reply.text()).not.toContain('SECRET');
});

test('other hosts of the scheme and other methods are refused, with the policy', async () => {
  const { get } = await pages();
  const foreign = await get('app://evil/index.html');
  const post = await get('app://cardwright/', 'POST');
  expect([foreign.status, post.status]).toEqual([403, 405]);
  for (const { headers } of [foreign, post])
    expect(headers.get('content-security-policy')).toContain("'none'");
});

test('a picture that cannot be read is an answer, not a crash', async () => {
  const { get, body } = await pages();
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(body, 'asset').mockRejectedValue(new Error('disk gone'));
  expect((await get('app://cardwright/picture/x.png')).status).toBe(500);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});
