import { dialog, type BrowserWindow } from 'electron';

/** A page that stops this often within this time, in ms, is not opened again by itself. */
const MOST_STOPS = 3;
const WITHIN = 60_000;

/**
 * Opens the page again where it was when its process has stopped, and offers to when it does not answer.
 * @param stopped the page that was there has gone
 * @param now milliseconds, for telling stops in a row
 */
export function recoverPage(window: BrowserWindow, stopped: () => void, now: () => number = Date.now): void {
  const contents = window.webContents;
  let stops: readonly number[] = [];
  let asking = false;
  contents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    stopped();
    stops = [...stops.filter((when) => now() - when < WITHIN), now()];
    if (stops.length < MOST_STOPS) contents.reload();
    else void askAgain();
  });
  window.on('unresponsive', () => void askToWait());

  async function askAgain(): Promise<void> {
    const { response } = await dialog.showMessageBox(window, {
      type: 'error',
      message: 'Cardwright’s window has stopped several times.',
      detail: 'What you have made is safe in your library.',
      buttons: ['Open it again', 'Close Cardwright'],
      defaultId: 0,
      cancelId: 1,
      noLink: true,
    });
    if (window.isDestroyed()) return;
    stops = [];
    if (response === 0) contents.reload();
    else window.destroy();
  }

  async function askToWait(): Promise<void> {
    if (asking) return;
    asking = true;
    const { response } = await dialog.showMessageBox(window, {
      type: 'warning',
      message: 'Cardwright does not answer.',
      detail: 'You can wait, or open its window again. Only what you did in the last second may be lost.',
      buttons: ['Wait', 'Open it again'],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
    });
    asking = false;
    if (response === 1 && !window.isDestroyed()) contents.forcefullyCrashRenderer();
  }
}
