import { join, resolve } from 'node:path';
import { app, dialog, session, type BrowserWindow } from 'electron';
import { startApp, type App } from '../../api/app.js';
import { makeFolderNow } from '../../library/make-folder.js';
import { drawWith } from '../../library/pictures/svg-render.js';
import { programVersion, rendererFolder, assetsFolder } from '../shared/program.js';
import { RendererFiles } from '../shared/renderer-files.js';
import { reportUnexpected } from '../shared/report-unexpected.js';
import { settingsFileIn, settingsFolder } from '../shared/settings-folder.js';
import { askBeforeClosing } from './closing.js';
import { developmentServer } from './development-server.js';
import { electronServices } from './electron-services.js';
import { RendererConnection } from './renderer-connection.js';
import { lockContents, lockSession } from './lockdown.js';
import { setMenu } from './menu.js';
import { OpenedFiles } from './opened-files.js';
import { builtPages, developmentPages, registerScheme, serveApp } from './protocol.js';
import { recoverPage } from './recovery.js';
import { checkSpelling } from './spelling.js';
import { askedBy, argumentsPassedOn, argumentsToPassOn } from './start-arguments.js';
import { utilityDrawer } from './utility-drawer.js';
import { focusWindow, openWindow } from './window.js';

interface Started {
  readonly body: App;
  readonly renderer: RendererConnection;
}

app.enableSandbox();
drawWith(utilityDrawer);
// Electron takes an absolute folder that is there.
const userData = resolve(settingsFolder());
makeFolderNow(userData);
app.setPath('userData', userData);
registerScheme();

if (app.requestSingleInstanceLock(argumentsToPassOn(process.argv))) start();
else app.quit();

function start(): void {
  let window: BrowserWindow | null = null;
  const opened = new OpenedFiles();
  const asked = (words: readonly string[], folder: string) =>
    askedBy(words, folder, process.defaultApp === true);

  app.on('web-contents-created', (_event, contents) => lockContents(contents));
  app.on('second-instance', (_event, argv, workingFolder, data) => {
    if (window) focusWindow(window);
    const take = async ({ body, renderer }: Started): Promise<void> => {
      try {
        const { files, library } = asked(argumentsPassedOn(data, argv), workingFolder);
        opened.add(files);
        const notice = library === null ? null : await body.openedLibrary(library);
        if (notice) renderer.tell(notice);
      } catch (error) {
        renderer.tell({ kind: 'notice', message: reasonOf(error) });
      }
    };
    // Why the program could not start has been said.
    started.then(take, () => undefined);
  });
  app.on('open-file', (event, path) => {
    event.preventDefault();
    if (window) focusWindow(window);
    opened.add([path]);
  });
  app.on('window-all-closed', () => app.quit());

  const started = app.whenReady().then(async (): Promise<Started> => {
    const { files, library } = asked(process.argv.slice(1), process.cwd());
    opened.add(files);
    const server = developmentServer();
    lockSession(session.defaultSession, server);
    checkSpelling(
      session.defaultSession,
      process.platform,
      app.getPreferredSystemLanguages(),
      app.getPath('userData'),
    );
    const body = await startApp({
      ...(library !== null && { library }),
      settingsFile: settingsFileIn(app.getPath('userData')),
      version: programVersion,
      assets: assetsFolder,
      host: electronServices(() => window),
    });
    closeBeforeQuit(() => body.close());
    const pages = server ? developmentPages(server) : builtPages(new RendererFiles(rendererFolder));
    serveApp(session.defaultSession, pages, body);
    const renderer = new RendererConnection(body, () => window);
    body.followMenu((contents) =>
      setMenu(process.platform, {
        run: (command) => renderer.tell({ kind: 'command', command }),
        ...contents,
        developing: !app.isPackaged,
        openLibrary: (folder) => renderer.tell({ kind: 'open-library', folder }),
      }),
    );
    app.setAboutPanelOptions({
      applicationName: 'Cardwright',
      applicationVersion: programVersion,
      iconPath: join(assetsFolder, 'icon.png'),
    });
    window = openWindow(session.defaultSession, join(app.getPath('userData'), 'window.json'));
    askBeforeClosing(window, () => renderer.isConnected);
    recoverPage(window, () => {
      renderer.gone();
      renderer.tell({ kind: 'notice', message: 'The window had stopped and was opened again where it was.' });
    });
    window.on('closed', () => {
      window = null;
      renderer.gone();
    });
    opened.begin((paths) => void tellOpened(body, renderer, paths));
    return { body, renderer };
  });
  started.catch((error: unknown) => {
    dialog.showErrorBox('Cardwright could not start', reasonOf(error));
    app.exit(1);
  });
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function tellOpened(body: App, renderer: RendererConnection, paths: readonly string[]): Promise<void> {
  try {
    for (const message of await body.opened(paths)) renderer.tell(message);
  } catch (error) {
    reportUnexpected(error);
    renderer.tell({
      kind: 'notice',
      message: 'The file could not be opened. Import it from within Cardwright.',
    });
  }
}

/** Lets the app finish what it is writing before the program ends. */
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
