import { dialog, ipcMain, type BrowserWindow } from 'electron';
import { CLOSE_CHANNEL } from '../../api/desktop-bridge.js';
import { reportUnexpected } from '../shared/report-unexpected.js';

/** How long the page may take to write what is not written yet, ms. */
const PATIENCE = 10_000;

/**
 * Has the page write what is not written yet before its window goes. Where that cannot be, the person decides; a page that does
 * not answer holds nobody up.
 * @param isThere whether a page is there that can be asked
 */
export function askBeforeClosing(window: BrowserWindow, isThere: () => boolean): void {
  let asking = false;
  window.on('close', (event) => {
    if (!isThere()) return;
    event.preventDefault();
    if (asking) return;
    asking = true;
    mayClose(window)
      .then((may) => may || wantsToClose(window))
      .catch((error: unknown) => {
        reportUnexpected(error);
        return true;
      })
      .then((may) => {
        asking = false;
        // The page has been asked and is not asked again; quitting goes on when the last window has gone.
        if (may && !window.isDestroyed()) window.destroy();
      });
  });
}

function mayClose(window: BrowserWindow): Promise<boolean> {
  const contents = window.webContents;
  return new Promise((resolve) => {
    const end = (may: boolean): void => {
      clearTimeout(timer);
      ipcMain.off(CLOSE_CHANNEL, hear);
      resolve(may);
    };
    const hear = (event: { readonly sender: unknown }, may: unknown): void => {
      if (event.sender === contents) end(may !== false);
    };
    const timer = setTimeout(() => end(true), PATIENCE);
    ipcMain.on(CLOSE_CHANNEL, hear);
    contents.once('render-process-gone', () => end(true));
    contents.send(CLOSE_CHANNEL);
  });
}

async function wantsToClose(window: BrowserWindow): Promise<boolean> {
  if (window.isDestroyed()) return true;
  const stay = 0;
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message: 'Your last changes could not be saved.',
    detail: 'Stay to see why and what can be done. If you close the window, they are lost.',
    buttons: ['Stay', 'Close and lose them'],
    defaultId: stay,
    cancelId: stay,
    noLink: true,
  });
  return response !== stay;
}
