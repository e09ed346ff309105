import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { MenuContents } from '../../api/app.js';
import type { MenuCommand } from '../../api/commands.js';

export interface MenuActions extends MenuContents {
  readonly run: (command: MenuCommand) => void;
  readonly openLibrary: (folder: string) => void;
  /** Whether the program runs from its sources: only then are there developer tools. */
  readonly developing: boolean;
}

/**
 * The native menu. The app's own commands go to the page. Their keys are shown here, but the page listens for
 * them itself, as it must in a browser, because it knows what has the focus; only macOS presses them here.
 */
export function menuTemplate(
  platform: string,
  { run, libraries, shortcuts, openLibrary, developing }: MenuActions,
): MenuItemConstructorOptions[] {
  const item = (label: string, command: MenuCommand, usual?: string): MenuItemConstructorOptions => {
    const changed = shortcuts.find((one) => one.command === command);
    const accelerator = changed ? acceleratorOf(changed.keys[0]) : usual;
    return {
      label,
      id: command,
      ...(accelerator !== undefined && { accelerator, registerAccelerator: false }),
      click: () => run(command),
    };
  };
  const separator: MenuItemConstructorOptions = { type: 'separator' };
  const mac = platform === 'darwin';

  const preferences = item(mac ? 'Settings…' : 'Preferences…', 'preferences', 'CmdOrCtrl+,');
  const appMenu: MenuItemConstructorOptions = {
    label: 'Cardwright',
    submenu: [
      { role: 'about' },
      separator,
      preferences,
      separator,
      { role: 'services' },
      separator,
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      separator,
      { role: 'quit' },
    ],
  };
  const file: MenuItemConstructorOptions = {
    label: '&File',
    submenu: [
      item('New card', 'new-card', 'CmdOrCtrl+N'),
      item('New deck', 'new-deck', 'CmdOrCtrl+Shift+N'),
      separator,
      item('Open library…', 'open-library', 'CmdOrCtrl+O'),
      {
        label: 'Open recent library',
        enabled: libraries.length > 0,
        submenu: libraries.map((folder) => ({
          // In a menu, one "&" marks the letter to be pressed.
          label: mac ? folder : folder.replaceAll('&', '&&'),
          click: () => openLibrary(folder),
        })),
      },
      separator,
      item('Import…', 'import', 'CmdOrCtrl+I'),
      item('Export…', 'export-cards', 'CmdOrCtrl+E'),
      separator,
      item('Save', 'save', 'CmdOrCtrl+S'),
      item('Print…', 'print', 'CmdOrCtrl+P'),
      ...(mac
        ? [separator, { role: 'close' as const }]
        : [separator, preferences, separator, { role: 'quit' as const }]),
    ],
  };
  const edit: MenuItemConstructorOptions = {
    label: '&Edit',
    submenu: [
      item('Undo', 'undo', 'CmdOrCtrl+Z'),
      item('Redo', 'redo', mac ? 'Cmd+Shift+Z' : 'Ctrl+Y'),
      separator,
      { role: 'cut' },
      { role: 'copy' },
      { role: 'paste' },
      separator,
      item('Duplicate', 'duplicate', 'CmdOrCtrl+D'),
      item('Delete', 'delete', mac ? 'Cmd+Backspace' : 'Delete'),
      item('Select all', 'select-all', 'CmdOrCtrl+A'),
      separator,
      item('Find', 'find', 'CmdOrCtrl+F'),
      item('Command palette', 'palette', 'CmdOrCtrl+K'),
    ],
  };
  const view: MenuItemConstructorOptions = {
    label: '&View',
    submenu: [
      item('Cards', 'show-cards', 'CmdOrCtrl+1'),
      item('Decks', 'show-decks', 'CmdOrCtrl+2'),
      item('Print studio', 'show-print', 'CmdOrCtrl+3'),
      item('Play', 'show-play', 'CmdOrCtrl+4'),
      item('Rules', 'show-rules', 'CmdOrCtrl+5'),
      separator,
      item('Zoom in', 'zoom-in', 'CmdOrCtrl+Plus'),
      item('Zoom out', 'zoom-out', 'CmdOrCtrl+-'),
      item('Fit to window', 'zoom-fit', 'CmdOrCtrl+0'),
      separator,
      { role: 'togglefullscreen' },
      ...(developing ? [{ role: 'toggleDevTools' as const }] : []),
    ],
  };
  const window: MenuItemConstructorOptions = mac
    ? { role: 'windowMenu' }
    : { label: '&Window', submenu: [{ role: 'minimize' }, { role: 'close' }] };
  const help: MenuItemConstructorOptions = {
    label: '&Help',
    role: 'help',
    submenu: [
      item('Cardwright help', 'show-help', 'F1'),
      item('Keyboard shortcuts', 'shortcuts', mac ? 'Cmd+/' : 'Ctrl+/'),
      ...(mac ? [] : [separator, { role: 'about' as const }]),
    ],
  };
  return [...(mac ? [appMenu] : []), file, edit, view, window, help];
}

const keyNames: Readonly<Record<string, string>> = {
  ' ': 'Space',
  '+': 'Plus',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
};

/** Keys as Electron writes them. */
function acceleratorOf(shortcut: string | undefined): string | undefined {
  const [, held = '', key = ''] = /^(.*\+)?(.+)$/s.exec(shortcut ?? '') ?? [];
  return key === '' ? undefined : `${held.replace('Mod', 'CmdOrCtrl')}${keyNames[key] ?? key}`;
}

export function setMenu(platform: string, actions: MenuActions): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(platform, actions)));
}
