import { afterEach, expect, test } from 'vitest';
import {
  allCommands,
  keysNow,
  registerCommands,
  type Command,
} from '../../../src-renderer/shared/commands/commands.svelte.js';
import {
  shortcutOf,
  useShortcuts,
  whyKept,
  type OwnShortcut,
} from '../../../src-renderer/shared/commands/own-shortcuts.svelte.js';
import {
  changedBy,
  collidingWith,
  resetOf,
  shortcutGroups,
  type ShortcutRow,
} from '../../../src-renderer/rooms/help/shortcut-rows.js';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  useShortcuts([]);
});

const command = (id: string, title: string, more: Partial<Command> = {}): Command => ({
  id,
  title,
  run: () => undefined,
  ...more,
});
const register = (...commands: readonly Command[]) => void ends.push(registerCommands(commands));
const press = (key: string, held = '') => ({
  key,
  ctrlKey: held.includes('c'),
  metaKey: held.includes('m'),
  altKey: held.includes('a'),
  shiftKey: held.includes('s'),
});
const rowsNow = (own: readonly OwnShortcut[]): readonly ShortcutRow[] =>
  shortcutGroups(allCommands(), own, '').flatMap(({ rows }) => rows);
const rowOf = (own: readonly OwnShortcut[], id: string): ShortcutRow =>
  rowsNow(own).find((row) => row.command === id)!;

test('a changed command has its keys wherever commands are read, and its usual ones again when it is reset', () => {
  register(command('print', 'Print…', { shortcut: 'Mod+P' }), command('theme', 'Switch the theme'));
  const own = changedBy(changedBy([], rowOf([], 'print'), 'Alt+P'), rowOf([], 'theme'), 'Mod+Shift+L');
  useShortcuts(own);
  expect(allCommands().map(({ shortcut }) => shortcut)).toEqual([['Alt+P'], ['Mod+Shift+L']]);
  expect([keysNow('Mod+P'), keysNow('Mod+B')]).toEqual(['Alt+P', 'Mod+B']);
  const reset = resetOf(own, rowOf(own, 'print'));
  useShortcuts(reset);
  expect([keysNow('Mod+P'), reset.length]).toEqual(['Mod+P', 1]);
  expect(changedBy(own, rowOf(own, 'print'), 'Mod+P')).toEqual(reset);
});

test('keys that others have are said, and taken from them only together', () => {
  register(
    command('print', 'Print…', { shortcut: 'Mod+P' }),
    command('pass', 'Pass', { group: 'Table', shortcut: ['E', ' '] }),
    command('table-choice-1', 'Take choice 1', { group: 'Table', shortcut: '1' }),
  );
  const groups = shortcutGroups(allCommands(), [], '');
  expect(groups.map(({ title, rows }) => [title, rows.length])).toEqual([
    ['Table', 1],
    ['Cardwright', 1],
  ]);
  expect(collidingWith(groups, 'pass', 'Mod+P').map(({ called }) => called)).toEqual(['Print…']);
  expect(collidingWith(groups, 'print', 'Mod+P')).toEqual([]);
  const own = changedBy([], rowOf([], 'print'), 'E', collidingWith(groups, 'print', 'E'));
  useShortcuts(own);
  expect(rowsNow(own).map(({ command, keys }) => [command, keys])).toEqual([
    ['pass', [' ']],
    ['print', ['E']],
  ]);
});

test('what was changed in another room is listed and can be found, by name and by key', () => {
  register(command('print', 'Print…', { shortcut: 'Mod+P' }));
  const own = [{ command: 'pass', called: 'Pass', keys: ['Alt+Q'], usual: ['E'] }];
  useShortcuts(own);
  expect(shortcutGroups(allCommands(), own, 'alt').map(({ title }) => title)).toEqual(['In other rooms']);
  expect(shortcutGroups(allCommands(), own, 'prin').map(({ title }) => title)).toEqual(['Cardwright']);
  expect(keysNow('E')).toBe('Alt+Q');
});

test('keys are read as shortcuts are written, on every system', () => {
  expect(shortcutOf(press('k', 'cs'), false)).toBe('Mod+Shift+K');
  expect(shortcutOf(press('k', 'm'), true)).toBe('Mod+K');
  expect(shortcutOf(press('?', 's'), false)).toBe('?');
  expect(shortcutOf(press('Shift', 's'), false)).toBeNull();
});

test.each([
  ['t', 'c'],
  ['F5', ''],
  ['F12', ''],
  ['c', 'c'],
  ['Tab', ''],
  ['ArrowLeft', 'a'],
  ['k', 'm'],
])('%s with “%s” is kept by others, which is said', (key, held) => {
  const keys = press(key, held);
  expect(whyKept(keys, shortcutOf(keys, false)!, false)).toMatch(/Press others\.$/);
});

test.each([
  ['k', 'cs'],
  ['g', ''],
  ['F8', ''],
  ['Delete', ''],
])('%s with “%s” can be given', (key, held) => {
  const keys = press(key, held);
  expect(whyKept(keys, shortcutOf(keys, false)!, false)).toBeNull();
});
