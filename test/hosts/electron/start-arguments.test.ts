import { expect, test, vi } from 'vitest';
import { askedBy } from '../../../src-main/hosts/electron/start-arguments.js';
import { knock, launch, messages } from './harness.js';

const asked = (...words: string[]) => askedBy(words, '/home/ann', false);
const files = (...words: string[]) => asked(...words).files;

test('files among the words are found wherever the desktop puts them', () => {
  expect(files('First Steps.cardwright', '/tmp/a.card.json')).toEqual([
    '/home/ann/First Steps.cardwright',
    '/tmp/a.card.json',
  ]);
  expect(files('--original-process-start-time=1', '-x', '', 'cards.csv')).toEqual(['/home/ann/cards.csv']);
  expect(files('a.csv', '--no-sandbox', '--help', '/b.csv', '-V')).toEqual(['/home/ann/a.csv', '/b.csv']);
  expect(files('file:///home/ann/First%20Steps.cardwright')).toEqual(['/home/ann/First Steps.cardwright']);
  expect(files('file:%', 'file://elsewhere/a%2Fb')).toEqual([
    '/home/ann/file:%',
    '/home/ann/file:/elsewhere/a%2Fb',
  ]);
  expect(askedBy(['--inspect', '.', 'a.zip'], '/home/ann', true).files).toEqual(['/home/ann/a.zip']);
});

test('a library is named as on the command line of the others', () => {
  expect(asked('a.csv')).toEqual({ files: ['/home/ann/a.csv'], library: null });
  for (const words of [
    ['--library', 'my cards', 'a.csv'],
    ['--no-sandbox', 'a.csv', '--library=my cards'],
    ['--library', '/home/ann/my cards', '--', 'a.csv'],
  ])
    expect(asked(...words)).toEqual({ files: ['/home/ann/a.csv'], library: '/home/ann/my cards' });
  expect(asked('--library', 'file:///home/ann/woods').library).toBe('/home/ann/woods');
  for (const words of [['--library'], ['--library='], ['--library', '--no-sandbox']])
    expect(() => asked(...words)).toThrow('Write after --library in which folder the library is.');
});

test('the program starts with the library that is named', async () => {
  const { startApp, opened } = await launch({ words: ['--no-sandbox', '--library', '/woods', '/a.csv'] });
  expect(startApp).toHaveBeenCalledWith(expect.objectContaining({ library: '/woods' }));
  await vi.waitFor(() => expect(opened).toHaveBeenCalledWith(['/a.csv']));
});

test('the program starts with the library that was open last where none is named', async () => {
  const { startApp } = await launch({ words: ['/a.csv'] });
  expect(startApp.mock.lastCall?.[0]).not.toHaveProperty('library');
});

test('a library without its folder is said, and nothing is opened', async () => {
  const { electron, startApp } = await launch({ words: ['--library'], opens: false });
  await vi.waitFor(() => expect(electron.app.done).toContain('exit 1'));
  expect(electron.dialog.errors).toEqual([
    'Cardwright could not start: Write after --library in which folder the library is.',
  ]);
  expect(startApp).not.toHaveBeenCalled();
  // A second start that meets this one on its way out is no error of its own.
  const rejected = vi.fn();
  process.once('unhandledRejection', rejected);
  electron.app.emit('second-instance', {}, ['/electron', '/a.csv'], '/', null);
  await new Promise(setImmediate);
  process.off('unhandledRejection', rejected);
  expect(rejected).not.toHaveBeenCalled();
});

test('a second start hands on its words as they were typed, whatever Chromium makes of them', async () => {
  const launched = await launch({ words: ['--library', '/woods'] });
  const { app } = launched.electron;
  expect(app.passedOn).toEqual({ words: ['/program', '--library', '/woods'] });
  knock(launched);
  const mixed = ['/electron', '--library', '--switch', '/program', 'moors'];
  app.emit('second-instance', {}, mixed, '/home/ann', { words: ['/program', '--library', 'moors'] });
  await vi.waitFor(() =>
    expect(messages(launched)).toEqual([{ kind: 'open-library', folder: '/home/ann/moors' }]),
  );
  launched.openedLibrary.mockResolvedValueOnce(null);
  app.emit('second-instance', {}, [], '/', { words: ['/program', '--library', '/home/ann/moors'] });
  app.emit('second-instance', {}, ['/electron', '/program', '--library'], '/', null);
  const sentence = 'Write after --library in which folder the library is.';
  await vi.waitFor(() =>
    expect(messages(launched).slice(1)).toEqual([{ kind: 'notice', message: sentence }]),
  );
  expect(launched.openedLibrary).toHaveBeenLastCalledWith('/home/ann/moors');
});
