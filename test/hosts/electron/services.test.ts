import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { launch } from './harness.js';

async function services() {
  const launched = await launch();
  const options = launched.startApp.mock.calls[0]?.[0];
  if (!options) throw new Error('The app was not started.');
  return { ...launched, options, host: options.host };
}

/** A file that the app made and keeps. */
function finished(folder: string, content: string) {
  const path = join(folder, 'finished');
  writeFileSync(path, content);
  return { name: 'sheet.pdf', type: 'application/pdf', path, size: content.length };
}

test('the app keeps its settings in the desktop folder and knows its host', async () => {
  const { options, folder } = await services();
  expect(options.settingsFile).toBe(join(folder, 'settings.json'));
  expect(options.host.kind).toBe('electron');
});

test('a finished file goes where the person says, whole, over an older one', async () => {
  const { electron, host, folder } = await services();
  const filePath = join(folder, 'sheet.pdf');
  writeFileSync(filePath, 'old');
  electron.dialog.answer = { canceled: false, filePath, filePaths: [] };
  const output = finished(folder, '%PDF');
  const before = readdirSync(folder);
  const saved = await host.saveFile('id', { ...output, name: '../../escape.pdf' });
  expect(saved).toEqual({ kind: 'saved', path: filePath });
  expect(readFileSync(filePath, 'latin1')).toBe('%PDF');
  expect(readdirSync(folder)).toEqual(before);
  expect(electron.dialog.asked).toMatchObject([
    { defaultPath: join('/home/someone/Documents', 'escape.pdf'), filters: [{ extensions: ['pdf'] }] },
  ]);
});

test.each(['cards.cardwright', 'cards.csv', 'cards.xlsx', 'cards.md', 'deck.txt', 'cards.xml', 'cards.zip'])(
  '%s keeps the end of its name, and an older one is asked about',
  async (name) => {
    const { electron, host, folder } = await services();
    await host.saveFile('id', { ...finished(folder, 'x'), name });
    expect(electron.dialog.asked).toMatchObject([
      {
        filters: [{ extensions: [name.split('.').at(-1)] }],
        properties: expect.arrayContaining(['showOverwriteConfirmation']),
      },
    ]);
  },
);

test('cancelling writes nothing', async () => {
  const { host, folder } = await services();
  expect(await host.saveFile('id', finished(folder, 'x'))).toEqual({ kind: 'cancelled' });
  expect(existsSync(join(folder, 'sheet.pdf'))).toBe(false);
  expect(await host.chooseFolder('Open a library')).toBeNull();
});

test('a chosen folder comes back', async () => {
  const { electron, host } = await services();
  electron.dialog.answer = { canceled: false, filePath: '', filePaths: ['/cards'] };
  expect(await host.chooseFolder('Open a library')).toBe('/cards');
});
