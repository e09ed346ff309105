import type { MenuItemConstructorOptions } from 'electron';
import { expect, test, vi } from 'vitest';
import { menuCommands } from '../../../src-main/api/commands.js';
import { knock, launch, messages } from './harness.js';

vi.mock('electron', () => import('./fake-electron.js'));
const { menuTemplate } = await import('../../../src-main/hosts/electron/menu.js');

const menuActions = (
  run: (command: string) => void,
  libraries: readonly string[] = [],
  developing = false,
) => {
  const opened: string[] = [];
  return {
    run,
    libraries,
    shortcuts: [],
    developing,
    openLibrary: (folder: string) => void opened.push(folder),
    opened,
  };
};

function itemsOf(platform: string, run: (command: string) => void = () => undefined) {
  return menuTemplate(platform, menuActions(run)).flatMap((menu): MenuItemConstructorOptions[] =>
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
  const actions = menuActions(() => undefined);
  expect(menuTemplate('darwin', actions)[0]?.label).toBe('Cardwright');
  expect(menuTemplate('win32', actions)[0]?.label).toBe('&File');
});

/** The libraries that a menu offers. */
function librariesIn(template: readonly MenuItemConstructorOptions[]): readonly MenuItemConstructorOptions[] {
  const items = template.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
  const recent = items.find(({ label }) => label === 'Open recent library')?.submenu;
  return Array.isArray(recent) ? recent : [];
}

test('libraries that were open here are in the menu, and follow when others are', async () => {
  const actions = menuActions(() => undefined, ['/home/ann/Cards & Dice', '/home/ann/Old']);
  const items = librariesIn(menuTemplate('linux', actions));
  expect(items.map(({ label }) => label)).toEqual(['/home/ann/Cards && Dice', '/home/ann/Old']);
  items[0]?.click?.({} as never, undefined, {} as never);
  expect(actions.opened).toEqual(['/home/ann/Cards & Dice']);

  const launched = await launch();
  knock(launched);
  launched.libraries(['/home/ann/Old']);
  librariesIn(launched.electron.Menu.template)[0]?.click?.({} as never, undefined, {} as never);
  expect(messages(launched)).toEqual([{ kind: 'open-library', folder: '/home/ann/Old' }]);
});

test('developer tools are offered while the program is developed, and to nobody else', () => {
  const roles = (developing: boolean) =>
    menuTemplate(
      'linux',
      menuActions(() => undefined, [], developing),
    ).flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu.flatMap(({ role }) => role ?? []) : []));
  expect(roles(true)).toContain('toggleDevTools');
  expect(roles(false)).not.toContain('toggleDevTools');
});

test('a command whose keys were changed shows them, and one without keys shows none', () => {
  const shortcuts = [
    { command: 'print', called: 'Print…', keys: ['Mod+Shift+ArrowUp'], usual: ['Mod+P'] },
    { command: 'save', called: 'Save', keys: [], usual: ['Mod+S'] },
  ];
  const template = menuTemplate('linux', { ...menuActions(() => undefined), shortcuts });
  const items = template.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
  const keysOf = (id: string) => items.find((item) => item.id === id)?.accelerator;
  expect([keysOf('print'), keysOf('save'), keysOf('import')]).toEqual([
    'CmdOrCtrl+Shift+Up',
    undefined,
    'CmdOrCtrl+I',
  ]);
});
