import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import type { MenuContents } from '../../../src-main/api/app.js';
import type { HostMessage } from '../../../src-main/api/commands.js';
import { onTestFinished, vi } from 'vitest';
import { FakeApp } from '../fake-app.js';
import { tempFolder } from '../temp-folder.js';

type StartOptions = Parameters<typeof import('../../../src-main/api/app.js').startApp>[0];

interface Launch {
  readonly words?: readonly string[];
  readonly lock?: boolean;
  /** False: nothing comes of the start, and no window is waited for. */
  readonly opens?: boolean;
  /** Content of window.json. */
  readonly windowState?: string;
  readonly displays?: readonly { x: number; y: number; width: number; height: number }[];
}

/** Starts the desktop host on the stand-in, with a fake app behind it and pages in a folder of its own. */
export async function launch({ words = [], lock = true, opens = lock, windowState, displays }: Launch = {}) {
  vi.resetModules();
  const folder = tempFolder();
  mkdirSync(join(folder, 'renderer', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'renderer', 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'renderer', 'assets', 'main-abc.js'), 'export {};');
  writeFileSync(join(folder, 'secret.txt'), 'TOP SECRET');
  if (windowState !== undefined) writeFileSync(join(folder, 'window.json'), windowState);
  vi.stubEnv('CARDWRIGHT_SETTINGS_FOLDER', folder);
  vi.stubEnv('ELECTRON_RENDERER_URL', undefined);
  const argv = process.argv;
  process.argv = ['/electron', '/program', ...words];
  Object.assign(process, { defaultApp: true });
  onTestFinished(() => {
    vi.unstubAllEnvs();
    process.argv = argv;
    Object.assign(process, { defaultApp: undefined });
  });

  const electron = await import('./fake-electron.js');
  const body = new FakeApp();
  const close = vi.fn(async () => undefined);
  const opened = vi.fn(async (paths: readonly string[]): Promise<readonly HostMessage[]> => [
    { kind: 'notice', message: paths.join(' and ') },
  ]);
  const openedLibrary = vi.fn(async (folder: string): Promise<HostMessage | null> => ({
    kind: 'open-library',
    folder,
  }));
  let hear: (menu: MenuContents) => void = () => undefined;
  const followMenu = (listener: typeof hear) => {
    hear = listener;
    hear({ libraries: [], shortcuts: [] });
  };
  const startApp = vi.fn(async (_options: StartOptions) =>
    Object.assign(body, { close, opened, openedLibrary, followMenu }),
  );
  vi.doMock('electron', () => electron);
  vi.doMock('../../../src-main/api/app.js', () => ({ startApp }));
  vi.doMock('../../../src-main/hosts/shared/program.js', () => ({
    rendererFolder: join(folder, 'renderer'),
    programFolder: '/program',
    programVersion: '1.2.3',
    assetsFolder: '/program/assets',
  }));
  electron.app.lock = lock;
  if (displays) electron.screen.displays = displays.map((workArea) => ({ workArea }));
  await import('../../../src-main/hosts/electron/main.js');
  electron.app.becomeReady();
  if (opens) await vi.waitFor(() => mustWindow(electron));
  return {
    electron,
    folder,
    body,
    close,
    opened,
    openedLibrary,
    startApp,
    libraries: (libraries: readonly string[]) => hear({ libraries, shortcuts: [] }),
  };
}

export type Launched = Awaited<ReturnType<typeof launch>>;

export function mustWindow(electron: Launched['electron']) {
  const [window] = electron.BrowserWindow.all;
  if (!window) throw new Error('No window was opened.');
  return window;
}

/** What the page was told, in order. */
export const messages = ({ electron }: Launched) =>
  mustWindow(electron)
    .webContents.sent.filter((sent) => (sent as unknown[])[0] === 'cardwright:command')
    .map((sent) => (sent as unknown[])[1]);

interface Knock {
  readonly url?: string;
  readonly parent?: unknown;
  readonly sender?: unknown;
}

/** Hands a port to main as the preload script does; answers the page's end of it, and whether main closed its own. */
export function knock(
  { electron }: Launched,
  { url = 'app://cardwright/', parent = null, sender }: Knock = {},
) {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  let refused = false;
  const close = port2.close.bind(port2);
  port2.close = () => {
    refused = true;
    close();
  };
  electron.ipcMain.emit('cardwright:connect', {
    ports: [port2],
    sender: sender ?? mustWindow(electron).webContents,
    senderFrame: { url, parent },
  });
  return { port: port1, refused };
}
