import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  currentCommands,
  perform,
  registerCommands,
  runCommand,
  titleOf,
  type Command,
} from '../../../src-renderer/shared/commands/commands.svelte.js';
import { notices } from '../../../src-renderer/shared/notices/notices.svelte.js';
import {
  fieldKeepsPress,
  matchesShortcut,
  shortcutKeys,
} from '../../../src-renderer/shared/commands/shortcuts.js';

const undone: (() => void)[] = [];
afterEach(() => {
  for (const undo of undone.splice(0)) undo();
});
const register = (...list: Command[]) => {
  const off = registerCommands(list);
  undone.push(off);
  return off;
};

describe('the command registry', () => {
  test('what a view registers later counts for the same id, and the former comes back when it leaves', () => {
    const ran: string[] = [];
    register({ id: 'print', title: 'of the app', run: () => void ran.push('app') });
    const leave = register({ id: 'print', title: 'of the view', run: () => void ran.push('view') });
    expect(currentCommands().map(titleOf)).toEqual(['of the view']);
    runCommand('print');
    leave();
    runCommand('print');
    expect(ran).toEqual(['view', 'app']);
  });

  test('a command that could not do what it does says why', async () => {
    register({ id: 'print', title: 'Print', run: () => Promise.reject(new Error('The disk is full.')) });
    expect(runCommand('print')).toBe(true);
    await vi.waitFor(() => expect(notices.current?.text).toBe('The disk is full.'));
    notices.dismiss();
    await perform({
      run: () => {
        throw new Error('There is no such card.');
      },
    });
    expect(notices.current?.text).toBe('There is no such card.');
    notices.dismiss();
  });

  test('a command that cannot run now neither shows nor runs', () => {
    let enabled = false;
    let runs = 0;
    register({ id: 'delete', title: 'Delete', enabled: () => enabled, run: () => void (runs += 1) });
    expect(runCommand('delete')).toBe(false);
    expect(currentCommands()).toEqual([]);
    enabled = true;
    expect(runCommand('delete')).toBe(true);
    expect(runs).toBe(1);
  });

  test('an id that nobody registered does nothing', () => {
    expect(runCommand('no such thing')).toBe(false);
  });
});

const press = (key: string, held: string = '') => ({
  key,
  ctrlKey: held.includes('c'),
  metaKey: held.includes('m'),
  altKey: held.includes('a'),
  shiftKey: held.includes('s'),
});

describe('shortcuts', () => {
  test('Mod is Ctrl, and Cmd on a Mac', () => {
    expect(matchesShortcut(press('k', 'c'), 'Mod+K', false)).toBe(true);
    expect(matchesShortcut(press('k', 'c'), 'Mod+K', true)).toBe(false);
    expect(matchesShortcut(press('k', 'm'), 'Mod+K', true)).toBe(true);
    expect(matchesShortcut(press('k', 'm'), 'Mod+K', false)).toBe(false);
    expect(matchesShortcut(press('k'), 'Mod+K', false)).toBe(false);
  });

  test('redo is not undo with Shift held', () => {
    expect(matchesShortcut(press('Z', 'cs'), 'Mod+Z', false)).toBe(false);
    expect(matchesShortcut(press('Z', 'cs'), 'Mod+Shift+Z', false)).toBe(true);
  });

  test('a sign is the same whether the keyboard needs Shift for it or not', () => {
    expect(matchesShortcut(press('/', 's'), '/', false)).toBe(true);
    expect(matchesShortcut(press('/'), '/', false)).toBe(true);
    expect(matchesShortcut(press('/', 'c'), '/', false)).toBe(false);
    expect(matchesShortcut(press('+', 'cs'), 'Mod++', false)).toBe(true);
    expect(matchesShortcut(press('+', 's'), '+', false)).toBe(true);
    expect(shortcutKeys('+', false)).toEqual(['+']);
  });

  test('are written as people read them', () => {
    expect(shortcutKeys('Mod+Shift+z', false)).toEqual(['Ctrl', 'Shift', 'Z']);
    expect(shortcutKeys('Mod+Shift+Z', true)).toEqual(['⌘', '⇧', 'Z']);
    expect(shortcutKeys('Mod++', false)).toEqual(['Ctrl', '+']);
  });

  test('a field keeps letters and text editing, and gives up the rest', () => {
    expect(fieldKeepsPress(press('n'), false)).toBe(true);
    expect(fieldKeepsPress(press('Delete'), false)).toBe(true);
    expect(fieldKeepsPress(press('a', 'c'), false)).toBe(true);
    expect(fieldKeepsPress(press('k', 'c'), false)).toBe(false);
    expect(fieldKeepsPress(press('Escape'), false)).toBe(false);
    expect(fieldKeepsPress(press('@', 'ca'), false)).toBe(false);
  });

  test('undo belongs to the field unless it leaves it to the app', () => {
    expect(fieldKeepsPress(press('z', 'c'), false)).toBe(true);
    expect(fieldKeepsPress(press('z', 'c'), true)).toBe(false);
    expect(fieldKeepsPress(press('Z', 'cs'), true)).toBe(false);
  });
});
