import { afterEach, expect, test, vi } from 'vitest';
import { knock, launch, messages, mustWindow, type Launched } from './harness.js';

afterEach(() => void vi.useRealTimers());

/** The person closes the window; answers whether it was kept for now. */
function close({ electron }: Launched): boolean {
  let held = false;
  mustWindow(electron).emit('close', { preventDefault: () => (held = true) });
  return held;
}

const asked = ({ electron }: Launched) =>
  mustWindow(electron).webContents.sent.filter((sent) => (sent as unknown[])[0] === 'cardwright:close')
    .length;

const answer = ({ electron }: Launched, may: unknown, sender: unknown = mustWindow(electron).webContents) =>
  electron.ipcMain.emit('cardwright:close', { sender }, may);

const isGone = ({ electron }: Launched) => mustWindow(electron).isDestroyed();

test('a window goes once its page has written everything', async () => {
  const launched = await launch();
  knock(launched);
  expect([close(launched), close(launched), asked(launched)]).toEqual([true, true, 1]);
  answer(launched, false, {});
  answer(launched, true);
  await vi.waitFor(() => expect(isGone(launched)).toBe(true));
  expect(launched.electron.dialog.messages).toEqual([]);
});

test('a window whose page is not there yet goes at once', async () => {
  const launched = await launch();
  expect([close(launched), asked(launched)]).toEqual([false, 0]);
});

test.each([
  ['stays', 0, false],
  ['goes', 1, true],
] as const)(
  'where something could not be written, the person says whether it %s',
  async (_what, pressed, gone) => {
    const launched = await launch();
    knock(launched);
    launched.electron.dialog.pressed = pressed;
    close(launched);
    answer(launched, false);
    await vi.waitFor(() =>
      expect(launched.electron.dialog.messages).toEqual(['Your last changes could not be saved.']),
    );
    await vi.waitFor(() => expect(isGone(launched)).toBe(gone));
    if (gone) return;
    close(launched);
    expect(asked(launched)).toBe(2);
  },
);

test('a page that does not answer holds nobody up', async () => {
  const launched = await launch();
  knock(launched);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  close(launched);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(isGone(launched)).toBe(true));
});

test('a page whose process stops is opened again where it was, and says so', async () => {
  const launched = await launch();
  knock(launched);
  const { webContents } = mustWindow(launched.electron);
  webContents.emit('render-process-gone', {}, { reason: 'oom' });
  expect(webContents.done).toEqual(['reload']);
  expect(messages(launched)).toEqual([]);
  knock(launched);
  expect(messages(launched)).toMatchObject([
    { kind: 'notice', message: expect.stringContaining('opened again') },
  ]);
});

test('a page that stops again and again is opened when the person says so', async () => {
  const launched = await launch();
  const { webContents } = mustWindow(launched.electron);
  const stop = () => webContents.emit('render-process-gone', {}, { reason: 'crashed' });
  stop();
  stop();
  stop();
  expect(webContents.done).toEqual(['reload', 'reload']);
  await vi.waitFor(() => expect(webContents.done).toHaveLength(3));
  expect(launched.electron.dialog.messages).toHaveLength(1);
});

test('a page that ends with its window is left alone', async () => {
  const launched = await launch();
  const { webContents } = mustWindow(launched.electron);
  webContents.emit('render-process-gone', {}, { reason: 'clean-exit' });
  expect(webContents.done).toEqual([]);
});

test.each([
  ['waited for', 0, []],
  ['opened again', 1, ['crash']],
] as const)('a page that does not answer is %s as the person says', async (_what, pressed, done) => {
  const launched = await launch();
  const window = mustWindow(launched.electron);
  launched.electron.dialog.pressed = pressed;
  window.emit('unresponsive');
  window.emit('unresponsive');
  await vi.waitFor(() => expect(window.webContents.done).toEqual(done));
  expect(launched.electron.dialog.messages).toEqual(['Cardwright does not answer.']);
});
