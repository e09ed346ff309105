import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startHost } from './harness.js';

describe('who may ask', () => {
  test.each(['evil.example', '127.0.0.1', '127.0.0.1:1', 'localhost.evil.example', '[::1]', '0.0.0.0'])(
    'a request for the host %s is refused, even with a session',
    async (name) => {
      const visitor = await startHost();
      const Cookie = await visitor.enter();
      const withPort = name.includes(':') && !name.startsWith('[') ? name : `${name}:${visitor.port}`;
      const Host = name === '127.0.0.1' ? name : withPort;
      const reply = await visitor.call('/', { headers: { Host, Cookie } });
      expect(reply.status).toBe(403);
      expect(reply.body).not.toContain('<!doctype');
    },
  );

  test('localhost is this host as well', async () => {
    const visitor = await startHost();
    const Cookie = await visitor.enter();
    const reply = await visitor.call('/', { headers: { Host: `localhost:${visitor.port}`, Cookie } });
    expect(reply.status).toBe(200);
  });

  test('a foreign host cannot use up the token', async () => {
    const visitor = await startHost();
    await visitor.call(visitor.newest, { headers: { Host: `evil.example:${visitor.port}` } });
    expect(await visitor.enter()).not.toBe('');
  });

  test('nothing but the notice is served without a session', async () => {
    const visitor = await startHost();
    const paths = [
      '/',
      '/index.html',
      '/assets/main-abc123.js',
      '/picture/0123456789abcdef0123456789abcdef.png',
      '/thumbnail/x/y.png',
      '/output/11111111-2222-4333-8444-555555555555',
    ];
    for (const path of paths) expect((await visitor.call(path)).status, path).toBe(401);
    const guess = { headers: { Cookie: `cardwright-${visitor.port}=${'A'.repeat(43)}` } };
    for (const path of paths) expect((await visitor.call(path, guess)).status, path).toBe(401);
    expect(visitor.app.assets).toEqual([]);
  });

  test('the host listens on the loopback address only', async () => {
    const visitor = await startHost();
    const others = Object.values(networkInterfaces())
      .flatMap((list) => list ?? [])
      .filter((entry) => !entry.internal && entry.family === 'IPv4')
      .map((entry) => entry.address);
    for (const host of ['::1', ...others]) {
      const outcome = await new Promise((done) => {
        const socket = connect({ host, port: visitor.port });
        socket.on('connect', () => done('connected')).on('error', () => done('refused'));
      });
      expect(outcome, host).toBe('refused');
    }
  });
});

describe('the one-time address', () => {
  test('it gives a session cookie that scripts and other sites never see, and leads home', async () => {
    const visitor = await startHost();
    const reply = await visitor.call(visitor.newest);
    expect(reply.status).toBe(303);
    expect(reply.headers.location).toBe('/');
    const [cookie = ''] = reply.headers['set-cookie'] ?? [];
    expect(cookie.split('; ').slice(1).sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Strict']);
    expect(cookie).not.toContain(new URL(visitor.origin + visitor.newest).searchParams.get('token'));
  });

  test('it works once; whoever comes later reads why, and the terminal shows a fresh one', async () => {
    const visitor = await startHost();
    const used = visitor.newest;
    await visitor.enter();
    const again = await visitor.call(used);
    expect(again.status).toBe(401);
    expect(again.headers['set-cookie']).toBeUndefined();
    expect(again.body).toContain('opens once');
    expect(visitor.addresses).toHaveLength(2);
    expect(visitor.newest).not.toBe(used);
    expect(await visitor.enter()).not.toBe('');
  });

  test('knocking again and again prints one fresh address, not many', async () => {
    const visitor = await startHost();
    const used = visitor.newest;
    await visitor.enter();
    for (let times = 0; times < 5; times++) await visitor.call(used);
    expect(visitor.addresses).toHaveLength(2);
  });

  test('a wrong token neither opens nor uses up the right one', async () => {
    const visitor = await startHost();
    expect((await visitor.call('/?token=wrong')).status).toBe(401);
    expect(visitor.addresses).toHaveLength(1);
    expect(await visitor.enter()).not.toBe('');
  });

  test('looking at it with HEAD, as link previews do, does not use it up', async () => {
    const visitor = await startHost();
    expect((await visitor.call(visitor.newest, { method: 'HEAD' })).status).toBe(401);
    expect(await visitor.enter()).not.toBe('');
  });

  test('a session goes on when its holder comes with an old address', async () => {
    const visitor = await startHost();
    const used = visitor.newest;
    const Cookie = await visitor.enter();
    const reply = await visitor.call(used, { headers: { Cookie } });
    expect([reply.status, reply.headers.location]).toEqual([303, '/']);
    expect(visitor.addresses).toHaveLength(1);
  });
});

describe('what may be asked', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not answered', async (method) => {
    const visitor = await startHost();
    const Cookie = await visitor.enter();
    const own = await visitor.call('/', { method, headers: { Cookie, Origin: visitor.origin } });
    expect([own.status, own.headers.allow]).toEqual([405, 'GET, HEAD']);
    const foreign = await visitor.call('/', { method, headers: { Cookie, Origin: 'https://evil.example' } });
    expect(foreign.status).toBe(403);
    expect((await visitor.call('/', { method, headers: { Cookie } })).status).toBe(403);
  });

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/%252e%252e%252fsecret.txt',
    '//secret.txt',
    '/./../secret.txt',
    '/assets/..%c0%af..%c0%afsecret.txt',
    '/index.html%00.txt',
    '/output/../secret.txt',
    '/constructor',
    '/__proto__',
  ])('the address %s leads nowhere', async (path) => {
    const visitor = await startHost();
    const Cookie = await visitor.enter();
    const reply = await visitor.call(path, { headers: { Cookie } });
    expect(reply.status).toBe(404);
    expect(reply.body).not.toContain('SECRET');
  });

  test('an address of another server in the request line is not followed', async () => {
    const visitor = await startHost();
    const Cookie = await visitor.enter();
    const reply = await visitor.call('http://evil.example/index.html', { headers: { Cookie } });
    expect(reply.status).toBe(400);
  });

  test('pages, pictures and finished files come with their types and names', async () => {
    const visitor = await startHost();
    const headers = { Cookie: await visitor.enter() };
    const page = await visitor.call('/', { headers });
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    const script = await visitor.call('/assets/main-abc123.js', { headers });
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script.headers['cache-control']).toContain('immutable');
    const picture = await visitor.call('/picture/0123456789abcdef0123456789abcdef.png', { headers });
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
    const file = await visitor.call('/output/11111111-2222-4333-8444-555555555555', { headers });
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename="_rger _quoted__x.pdf"; filename*=UTF-8''%C3%84rger%20%22quoted%22%2Fx.pdf`,
    );
    expect((await visitor.call('/output/unknown', { headers })).status).toBe(404);
  });

  test('HEAD says the length and sends nothing', async () => {
    const visitor = await startHost();
    const headers = { Cookie: await visitor.enter() };
    const reply = await visitor.call('/assets/main-abc123.js', { method: 'HEAD', headers });
    expect([reply.status, reply.headers['content-length'], reply.body]).toEqual([200, '10', '']);
  });
});

test('every answer, good or bad, carries the security headers', async () => {
  const visitor = await startHost();
  const Cookie = await visitor.enter();
  const replies = await Promise.all([
    visitor.call('/', { headers: { Cookie } }),
    visitor.call('/missing', { headers: { Cookie } }),
    visitor.call('/'),
    visitor.call('/', { headers: { Host: 'evil.example' } }),
    visitor.call('/', { method: 'POST' }),
    visitor.call('/picture/0123456789abcdef0123456789abcdef.png', { headers: { Cookie } }),
  ]);
  expect(replies.map((reply) => reply.status)).toEqual([200, 404, 401, 403, 403, 200]);
  for (const { headers } of replies) {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    const policy = String(headers['content-security-policy']);
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ]) {
      expect(policy.split('; ')).toContain(part);
    }
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|\*/);
  }
  expect(replies[0]?.headers['content-security-policy']).toContain(
    `connect-src 'self' ws://127.0.0.1:${visitor.port};`,
  );
});

describe('the WebSocket', () => {
  test('it opens for an own page with a session', async () => {
    const visitor = await startHost();
    const Cookie = await visitor.enter();
    expect(await visitor.upgrade({ Cookie, Origin: visitor.origin })).toBeInstanceOf(WebSocket);
  });

  test('foreign pages, foreign hosts and strangers are refused', async () => {
    const visitor = await startHost();
    const { port, origin: Origin } = visitor;
    const Cookie = await visitor.enter();
    expect(await visitor.upgrade({ Cookie })).toBe(403);
    expect(await visitor.upgrade({ Cookie, Origin: 'https://evil.example' })).toBe(403);
    expect(await visitor.upgrade({ Cookie, Origin: 'null' })).toBe(403);
    expect(await visitor.upgrade({ Cookie, Origin: `https://127.0.0.1:${port}` })).toBe(403);
    expect(await visitor.upgrade({ Cookie, Origin: `http://127.0.0.1:${port + 1}` })).toBe(403);
    expect(await visitor.upgrade({ Cookie, Origin: `http://localhost:${port}` })).toBe(403);
    const Host = `evil.example:${port}`;
    expect(await visitor.upgrade({ Cookie, Host, Origin: `http://${Host}` })).toBe(403);
    expect(await visitor.upgrade({ Origin })).toBe(401);
    expect(await visitor.upgrade({ Origin, Cookie: `cardwright-${port}=guess` })).toBe(401);
    expect(await visitor.upgrade({ Cookie, Origin }, '/other')).toBe(404);
  });

  test('a message beyond the limit ends the connection, and the host goes on', async () => {
    const visitor = await startHost();
    const Cookie = await visitor.enter();
    const socket = await visitor.upgrade({ Cookie, Origin: visitor.origin });
    if (typeof socket === 'number') throw new Error(`refused with ${socket}`);
    const closed = new Promise<number>((done) => socket.on('close', done));
    socket.send(Buffer.alloc(64 * 1024 * 1024 + 1));
    expect(await closed).toBe(1009);
    expect((await visitor.call('/', { headers: { Cookie } })).status).toBe(200);
  });
});
