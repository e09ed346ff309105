import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Session } from 'electron';
import { expect, test, vi } from 'vitest';
import { tempFolder } from '../temp-folder.js';
import { launch, mustWindow, type Launched } from './harness.js';

vi.mock('electron', () => import('./fake-electron.js'));
const { checkSpelling, spellLanguages, textMenuTemplate } =
  await import('../../../src-main/hosts/electron/spelling.js');

test('languages are checked as the checker calls them, each once', () => {
  const available = ['de', 'en-GB', 'en-US'];
  expect(spellLanguages(['de-AT', 'de-DE', 'en-us', 'ja'], available)).toEqual(['de', 'en-US']);
  expect(spellLanguages([], available)).toEqual([]);
});

/** What a session was told. */
function fakeSession() {
  const told: { languages: readonly string[]; enabled: boolean | null } = { languages: ['?'], enabled: null };
  const session = {
    availableSpellCheckerLanguages: ['de', 'en-US'],
    setSpellCheckerLanguages: (languages: string[]) => (told.languages = languages),
    setSpellCheckerEnabled: (enabled: boolean) => (told.enabled = enabled),
  };
  return { told, session: session as unknown as Session };
}

test('on Linux only dictionaries that are there are used, and none is fetched', () => {
  const folder = tempFolder();
  const without = fakeSession();
  checkSpelling(without.session, 'linux', ['de-DE', 'en-US'], folder);
  expect(without.told).toEqual({ languages: [], enabled: false });
  mkdirSync(join(folder, 'Dictionaries'));
  writeFileSync(join(folder, 'Dictionaries', 'en-US-10-1.bdic'), '');
  const withOne = fakeSession();
  checkSpelling(withOne.session, 'linux', ['de-DE', 'en-US'], folder);
  expect(withOne.told).toEqual({ languages: ['en-US'], enabled: true });
});

test('Windows checks all preferred languages, macOS by itself', () => {
  const windows = fakeSession();
  checkSpelling(windows.session, 'win32', ['de-DE', 'en-US'], '/nowhere');
  expect(windows.told).toEqual({ languages: ['de', 'en-US'], enabled: true });
  const mac = fakeSession();
  checkSpelling(mac.session, 'darwin', ['de-DE'], '/nowhere');
  expect(mac.told.enabled).toBeNull();
});

const flags = {
  canCut: true,
  canCopy: true,
  canPaste: false,
  canSelectAll: true,
  canUndo: false,
  canRedo: false,
  canDelete: true,
  canEditRichly: false,
};
const nowhere = {
  isEditable: false,
  selectionText: '',
  misspelledWord: '',
  dictionarySuggestions: [],
  editFlags: flags,
};

test('a menu is only where there is text', () => {
  const none = { replace: vi.fn(), learn: vi.fn() };
  expect(textMenuTemplate(nowhere, none)).toEqual([]);
  expect(textMenuTemplate({ ...nowhere, selectionText: 'Fox' }, none)).toEqual([{ role: 'copy' }]);
  expect(textMenuTemplate({ ...nowhere, isEditable: true }, none)).toEqual([
    { role: 'cut', enabled: true },
    { role: 'copy', enabled: true },
    { role: 'paste', enabled: false },
    { type: 'separator' },
    { role: 'selectAll', enabled: true },
  ]);
});

function press(launched: Launched, label: string): void {
  const window = mustWindow(launched.electron);
  const pressed = {
    ...nowhere,
    isEditable: true,
    misspelledWord: 'Fxo',
    dictionarySuggestions: ['Fox', 'Fix'],
  };
  window.webContents.emit('context-menu', {}, pressed);
  const item = launched.electron.Menu.shown.find((shown) => shown.label === label);
  (item?.click as (() => void) | undefined)?.();
}

test('a misspelt word is replaced, or learned', async () => {
  const launched = await launch();
  press(launched, 'Fox');
  press(launched, 'Add to dictionary');
  expect(mustWindow(launched.electron).webContents.replaced).toEqual(['Fox']);
  expect(launched.electron.session.defaultSession.learned).toEqual(['Fxo']);
  expect(launched.electron.session.defaultSession.dictionaryAddress).toBe('app://cardwright/');
});
