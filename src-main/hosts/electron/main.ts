import { join } from 'node:path';
import { app, dialog, session, type BrowserWindow } from 'electron';
import { startApp } from '../../api/app.js';
import { programVersion, rendererFolder, assetsFolder } from '../shared/program.js';
import { RendererFiles } from '../shared/renderer-files.js';
import { settingsFileIn, settingsFolder } from '../shared/settings-folder.js';
import { developmentServer } from './development-server.js';
import { electronServices } from './electron-services.js';
import { Face } from './face.js';
import { lockContents, lockSession } from './lockdown.js';
import { setMenu } from './menu.js';
import { filesAmong, openedFileMessage } from './opened-files.js';
import { builtPages, developmentPages, registerScheme, serveApp } from './protocol.js';
import { focusWindow, openWindow } from './window.js';

app.enableSandbox();
app.setPath('userData', settingsFolder());
registerScheme();

if (app.requestSingleInstanceLock()) start();
else app.quit();

function start(): void {
  let window: BrowserWindow | null = null;
  let face: Face | null = null;
  const early = filesAmong(process.argv.slice(1), process.cwd());
  const open = async (path: string): Promise<void> => {
    if (!face) early.push(path);
    else face.tell(await openedFileMessage(path));
  };

  app.on('web-contents-created', (_event, contents) => lockContents(contents));
  app.on('second-instance', (_event, words, workingFolder) => {
    if (window) focusWindow(window);
    for (const path of filesAmong(words.slice(1), workingFolder)) void open(path);
  });
  app.on('open-file', (event, path) => {
    event.preventDefault();
    void open(path);
  });
  app.on('window-all-closed', () => app.quit());

  app
    .whenReady()
    .then(async () => {
      const server = developmentServer();
      lockSession(session.defaultSession, server);
      const body = await startApp({
        settingsFile: settingsFileIn(app.getPath('userData')),
        version: programVersion,
        assets: assetsFolder,
        host: electronServices(() => window),
      });
      closeBeforeQuit(() => body.close());
      const pages = server ? developmentPages(server) : builtPages(new RendererFiles(rendererFolder));
      serveApp(session.defaultSession, pages, body);
      const live = new Face(body, () => window);
      face = live;
      setMenu(process.platform, (command) => live.tell({ kind: 'command', command }));
      window = openWindow(session.defaultSession, join(app.getPath('userData'), 'window.json'));
      window.on('closed', () => {
        window = null;
        live.gone();
      });
      for (const path of early.splice(0)) await open(path);
    })
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      dialog.showErrorBox('Cardwright could not start', reason);
      app.exit(1);
    });
}

/** Lets the app's body finish what it is writing before the program ends. */
function closeBeforeQuit(close: () => Promise<void>): void {
  let closed = false;
  app.on('will-quit', (event) => {
    if (closed) return;
    event.preventDefault();
    closed = true;
    close().then(
      () => app.quit(),
      (error: unknown) => {
        console.error(error);
        app.exit(1);
      },
    );
  });
}
