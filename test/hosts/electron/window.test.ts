import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { launch, mustWindow } from './harness.js';

test('the one window is sandboxed and isolated, and shows our own page', async () => {
  const { electron } = await launch();
  expect(electron.app.done.slice(0, 2)).toEqual(['sandbox', 'ready']);
  expect(electron.BrowserWindow.all).toHaveLength(1);
  const window = mustWindow(electron);
  expect(window.loaded).toBe('app://cardwright/');
  expect(window.options.webPreferences).toMatchObject({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInSubFrames: false,
    nodeIntegrationInWorker: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    webviewTag: false,
    spellcheck: true,
    preload: join('/program', 'out', 'preload', 'preload.cjs'),
  });
});

test('it opens where it was', async () => {
  const state = { x: 200, y: 100, width: 1100, height: 700, maximized: true };
  const { electron } = await launch({ windowState: JSON.stringify(state) });
  const window = mustWindow(electron);
  expect(window.options).toMatchObject({ x: 200, y: 100, width: 1100, height: 700 });
  expect(window.maximized).toBe(true);
});

test.each([
  ['on a screen that is gone', { x: 2500, y: 100, width: 1100, height: 700 }],
  ['with its title bar above the screen', { x: 200, y: -300, width: 1100, height: 700 }],
  ['with its title bar below the screen', { x: 200, y: 1030, width: 1100, height: 700 }],
  ['with only a sliver in sight', { x: -1000, y: 100, width: 1100, height: 700 }],
])('a window that was left %s comes back into sight', async (_where, place) => {
  const { electron } = await launch({ windowState: JSON.stringify({ ...place, maximized: false }) });
  const { options } = mustWindow(electron);
  expect([options.x, options.y]).toEqual([undefined, undefined]);
  expect(options).toMatchObject({ width: 1100, height: 700 });
});

test('a place on the second screen is kept', async () => {
  const state = { x: -1700, y: 50, width: 1100, height: 700, maximized: false };
  const { electron } = await launch({
    windowState: JSON.stringify(state),
    displays: [
      { x: 0, y: 0, width: 1920, height: 1040 },
      { x: -1920, y: 0, width: 1920, height: 1080 },
    ],
  });
  expect(mustWindow(electron).options).toMatchObject({ x: -1700, y: 50 });
});

test('a window never opens larger than a small screen', async () => {
  const { electron } = await launch({ displays: [{ x: 0, y: 0, width: 1024, height: 700 }] });
  expect(mustWindow(electron).options).toMatchObject({ width: 1024, height: 700 });
});

test.each(['', 'not json', '{"x":1}', '{"x":1e9,"y":0,"width":1,"height":1,"maximized":false}'])(
  'a damaged memory (%j) is passed over',
  async (windowState) => {
    const { electron } = await launch({ windowState });
    expect(mustWindow(electron).options).toMatchObject({ width: 1280, height: 840 });
  },
);

test('closing remembers the place', async () => {
  const { electron, folder } = await launch();
  const window = mustWindow(electron);
  window.bounds = { x: 11, y: 22, width: 1000, height: 650 };
  window.maximized = true;
  window.emit('close');
  expect(JSON.parse(readFileSync(join(folder, 'window.json'), 'utf8'))).toEqual({
    x: 11,
    y: 22,
    width: 1000,
    height: 650,
    maximized: true,
  });
});

test('the program ends when what it was writing is done', async () => {
  const { electron, close } = await launch();
  const prevented: boolean[] = [];
  const quit = () => {
    let held = false;
    electron.app.emit('will-quit', { preventDefault: () => (held = true) });
    prevented.push(held);
  };
  electron.app.emit('window-all-closed');
  quit();
  await close.mock.results[0]?.value;
  await Promise.resolve();
  quit();
  expect(prevented).toEqual([true, false]);
  expect(close).toHaveBeenCalledTimes(1);
  expect(electron.app.done.filter((word) => word === 'quit')).toHaveLength(2);
});

test('developer tools cannot be opened in the packaged program', async () => {
  const { electron } = await launch();
  expect(mustWindow(electron).options.webPreferences?.devTools).toBe(true);
  electron.app.isPackaged = true;
  const { openWindow } = await import('../../../src-main/hosts/electron/window.js');
  openWindow(electron.session.defaultSession as never, '/no/such/window.json');
  expect(electron.BrowserWindow.all.at(-1)?.options.webPreferences?.devTools).toBe(false);
});
