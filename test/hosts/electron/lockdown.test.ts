import { expect, test } from 'vitest';
import { FakeContents } from './fake-electron.js';
import { launch, mustWindow } from './harness.js';

test.each(['will-navigate', 'will-frame-navigate', 'will-redirect', 'will-attach-webview'])(
  'a page cannot %s',
  async (name) => {
    const { electron } = await launch();
    let prevented = 0;
    mustWindow(electron).webContents.emit(
      name,
      { preventDefault: () => (prevented += 1) },
      'https://evil.example',
    );
    expect(prevented).toBeGreaterThan(0);
  },
);

test('a page cannot open windows, and contents made later are locked alike', async () => {
  const { electron } = await launch();
  const later = new FakeContents();
  electron.app.emit('web-contents-created', {}, later);
  for (const contents of [mustWindow(electron).webContents, later]) {
    expect(contents.openHandler?.({ url: 'https://evil.example' } as never)).toEqual({ action: 'deny' });
    expect(contents.listenerCount('will-navigate')).toBeGreaterThan(0);
  }
});

/** Whether a page's frame may use something, by what a request and a check of the permission say. */
async function mayUse(permission: string, url: string, isMainFrame = true) {
  const { electron } = await launch();
  const { permissionRequest, permissionCheck } = electron.session.defaultSession;
  let asked: boolean | null = null;
  permissionRequest?.(null, permission, (granted) => (asked = granted), { requestingUrl: url, isMainFrame });
  return [asked, permissionCheck?.(null, permission, url, { isMainFrame })];
}

test('every permission is refused, asked for or checked', async () => {
  for (const permission of [
    'media',
    'geolocation',
    'notifications',
    'clipboard-read',
    'openExternal',
    'hid',
  ]) {
    expect(await mayUse(permission, 'app://cardwright/'), permission).toEqual([false, false]);
  }
  const { electron } = await launch();
  expect(electron.session.defaultSession.devicePermission?.()).toBe(false);
});

test('only our own page may copy text', async () => {
  expect(await mayUse('clipboard-sanitized-write', 'app://cardwright/')).toEqual([true, true]);
  expect(await mayUse('clipboard-sanitized-write', 'https://evil.example/')).toEqual([false, false]);
  expect(await mayUse('clipboard-sanitized-write', '')).toEqual([false, false]);
  expect(await mayUse('clipboard-sanitized-write', 'app://cardwright/', false)).toEqual([false, false]);
});

test('nothing is loaded from anywhere but the app itself', async () => {
  const { electron } = await launch();
  const isCancelled = (url: string) => {
    let cancelled: boolean | undefined;
    electron.session.defaultSession.beforeRequest?.({ url }, (verdict) => (cancelled = verdict.cancel));
    return cancelled;
  };
  const refused = [
    'https://evil.example/',
    'http://127.0.0.1:5173/',
    'ws://evil.example/',
    'file:///etc/passwd',
    'app://evil/',
    'app://cardwright.evil/',
    'app://user@cardwright/',
    'not an address',
  ];
  for (const url of refused) expect(isCancelled(url), url).toBe(true);
  for (const url of [
    'app://cardwright/',
    'app://cardwright/picture/x.png',
    'blob:app://cardwright/1',
    'data:,',
  ]) {
    expect(isCancelled(url), url).toBe(false);
  }
});

test('a page cannot start downloads', async () => {
  const { electron } = await launch();
  let prevented = false;
  electron.session.defaultSession.emit('will-download', { preventDefault: () => (prevented = true) });
  expect(prevented).toBe(true);
});
