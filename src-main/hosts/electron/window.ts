import { join } from 'node:path';
import { app, BrowserWindow, dialog, screen, type Session } from 'electron';
import { assetsFolder, programFolder } from '../shared/program.js';
import { lockContents } from './lockdown.js';
import { HOME } from './origin.js';
import { offerTextMenu } from './spelling.js';
import { MIN_SIZE, readWindowState, windowBounds, writeWindowState } from './window-state.js';

/** Opens the app's one window where it was last. `stateFile` remembers its place. */
export function openWindow(session: Session, stateFile: string): BrowserWindow {
  const state = readWindowState(stateFile);
  const window = new BrowserWindow({
    ...windowBounds(
      state,
      screen.getAllDisplays().map((display) => display.workArea),
    ),
    minWidth: MIN_SIZE.width,
    minHeight: MIN_SIZE.height,
    show: false,
    title: 'Cardwright',
    // Windows and macOS take the program's own.
    ...(process.platform === 'linux' && { icon: join(assetsFolder, 'icon.png') }),
    webPreferences: {
      session,
      preload: join(programFolder, 'out', 'preload', 'preload.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      nodeIntegrationInWorker: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      safeDialogs: true,
      spellcheck: true,
      devTools: !app.isPackaged,
    },
  });
  lockContents(window.webContents);
  offerTextMenu(window.webContents);
  if (state?.maximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () => {
    writeWindowState(stateFile, { ...window.getNormalBounds(), maximized: window.isMaximized() });
  });
  window.loadURL(HOME).catch((error: unknown) => {
    if (window.isDestroyed()) return;
    dialog.showErrorBox('Cardwright could not show its window', String(error));
    window.destroy();
  });
  return window;
}

/** Brings the window to the front, from wherever it is. */
export function focusWindow(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
