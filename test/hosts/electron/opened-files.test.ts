import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { knock, launch, messages, mustWindow, type Launched } from './harness.js';

const told = (...paths: string[]) => ({ kind: 'notice', message: paths.join(' and ') });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** No further file comes for a while. */
async function quiet(launched: Launched): Promise<void> {
  const before = launched.opened.mock.calls.length;
  vi.advanceTimersByTime(1000);
  await vi.waitFor(() => expect(launched.opened.mock.calls.length).toBeGreaterThan(before));
  await launched.opened.mock.results.at(-1)?.value;
}

test('files named at the start are told once the page is there, together', async () => {
  const launched = await launch({ words: ['--flag', '/a.cardwright', '/b.csv'] });
  await vi.waitFor(() => expect(launched.opened).toHaveBeenCalledWith(['/a.cardwright', '/b.csv']));
  expect(messages(launched)).toEqual([]);
  knock(launched);
  expect(messages(launched)).toEqual([told('/a.cardwright', '/b.csv')]);
});

test('a second start shows the window and passes its file on', async () => {
  const launched = await launch();
  const window = mustWindow(launched.electron);
  window.minimized = true;
  knock(launched);
  const words = ['/electron', '--flag', '/program', 'First Steps.cardwright'];
  launched.electron.app.emit('second-instance', {}, words, '/home/ann');
  await quiet(launched);
  await vi.waitFor(() => expect(messages(launched)).toEqual([told('/home/ann/First Steps.cardwright')]));
  expect(window.done).toEqual(['restore', 'show', 'focus']);
  expect(launched.electron.BrowserWindow.all).toHaveLength(1);
});

test('a second start without files only shows the window', async () => {
  const launched = await launch();
  knock(launched);
  launched.electron.app.emit('second-instance', {}, ['/electron', '/program'], '/home/ann');
  vi.advanceTimersByTime(1000);
  expect(mustWindow(launched.electron).done).toEqual(['show', 'focus']);
  expect(launched.opened).not.toHaveBeenCalled();
});

test('files that a Mac opens one by one, or Windows by a start for each, come in together', async () => {
  const launched = await launch();
  knock(launched);
  const kept = vi.fn();
  for (const path of ['/a.cardwright', '/b.cardwright', '/a.cardwright']) {
    launched.electron.app.emit('open-file', { preventDefault: kept }, path);
    vi.advanceTimersByTime(100);
  }
  expect(launched.opened).not.toHaveBeenCalled();
  await quiet(launched);
  expect(launched.opened.mock.calls).toEqual([[['/a.cardwright', '/b.cardwright']]]);
  expect(kept).toHaveBeenCalledTimes(3);
});

test('a Mac opens files before the program is ready', async () => {
  const launching = launch();
  await vi.waitFor(async () => {
    const { app } = await import('./fake-electron.js');
    expect(app.listenerCount('open-file')).toBe(1);
    app.emit('open-file', { preventDefault: () => undefined }, '/early.cardwright');
  });
  const launched = await launching;
  await vi.waitFor(() => expect(launched.opened).toHaveBeenCalledWith(['/early.cardwright']));
});

test('a fault while opening is said', async () => {
  const launched = await launch();
  knock(launched);
  const report = vi.spyOn(console, 'error').mockReturnValue(undefined);
  launched.opened.mockRejectedValueOnce(new Error('Broken.'));
  launched.electron.app.emit('open-file', { preventDefault: () => undefined }, '/a.cardwright');
  vi.advanceTimersByTime(1000);
  await vi.waitFor(() =>
    expect(messages(launched)).toMatchObject([
      { kind: 'notice', message: expect.stringMatching(/^The file could/) },
    ]),
  );
  expect(report).toHaveBeenCalledOnce();
});
