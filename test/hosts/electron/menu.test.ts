import type { MenuItemConstructorOptions } from 'electron';
import { expect, test, vi } from 'vitest';
import { menuCommands } from '../../../src-main/api/commands.js';

vi.mock('electron', () => import('./fake-electron.js'));
const { menuTemplate } = await import('../../../src-main/hosts/electron/menu.js');

function itemsOf(platform: string, run: (command: string) => void = () => undefined) {
  return menuTemplate(platform, run).flatMap((menu): MenuItemConstructorOptions[] =>
    Array.isArray(menu.submenu) ? menu.submenu : [],
  );
}

test.each(['linux', 'win32', 'darwin'])(
  'on %s every command is in the menu once and runs itself',
  (platform) => {
    const ran: string[] = [];
    const items = itemsOf(platform, (command) => ran.push(command));
    const commands = items.filter((item) => item.click);
    for (const item of commands) item.click?.({} as never, undefined, {} as never);
    expect([...ran].sort()).toEqual([...menuCommands].sort());
  },
);

test.each(['linux', 'win32', 'darwin'])('on %s no two items share a key', (platform) => {
  const keys = itemsOf(platform).flatMap((item) => item.accelerator ?? []);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toEqual(expect.arrayContaining(['CmdOrCtrl+N', 'CmdOrCtrl+S', 'CmdOrCtrl+P', 'CmdOrCtrl+Z']));
});

test('keys are left to the page, which knows what has the focus', () => {
  for (const item of itemsOf('linux')) if (item.accelerator) expect(item.registerAccelerator).toBe(false);
});

test('only a Mac has the application menu', () => {
  expect(menuTemplate('darwin', () => undefined)[0]?.label).toBe('Cardwright');
  expect(menuTemplate('win32', () => undefined)[0]?.label).toBe('&File');
});
