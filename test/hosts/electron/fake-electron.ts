/**
 * A stand-in for Electron's main process module that records what it is told. It implements what our host uses,
 * and no more: anything else is a type error at run time, as it should be.
 */
import { fork, type Serializable } from 'node:child_process';
import { EventEmitter } from 'node:events';
import type {
  BrowserWindowConstructorOptions,
  CustomScheme,
  HandlerDetails,
  MenuItemConstructorOptions,
  Rectangle,
} from 'electron';

class FakeApp extends EventEmitter {
  isPackaged = false;
  lock = true;
  readonly done: string[] = [];
  readonly paths = new Map<string, string>([['documents', '/home/someone/Documents']]);
  #ready: () => void = () => undefined;
  readonly #whenReady = new Promise<void>((ready) => (this.#ready = ready));

  enableSandbox() {
    this.done.push('sandbox');
  }
  setPath(name: string, path: string) {
    this.paths.set(name, path);
  }
  about: { readonly applicationVersion?: string } = {};
  setAboutPanelOptions(options: { readonly applicationVersion?: string }) {
    this.about = options;
  }
  getPreferredSystemLanguages() {
    return ['de-AT', 'en-US'];
  }
  getPath(name: string) {
    return this.paths.get(name) ?? '';
  }
  passedOn: unknown;
  requestSingleInstanceLock(passedOn: unknown) {
    this.passedOn = passedOn;
    return this.lock;
  }
  whenReady() {
    return this.#whenReady;
  }
  becomeReady() {
    this.done.push('ready');
    this.#ready();
  }
  quit() {
    this.done.push('quit');
  }
  exit(code: number) {
    this.done.push(`exit ${code}`);
  }
}

type Permission = (
  contents: unknown,
  permission: string,
  answer: (granted: boolean) => void,
  details: { requestingUrl: string; isMainFrame: boolean },
) => void;
type PermissionCheck = (
  contents: unknown,
  permission: string,
  origin: string,
  details: { isMainFrame: boolean },
) => boolean;
type BeforeRequest = (details: { url: string }, answer: (verdict: { cancel?: boolean }) => void) => void;

class FakeSession extends EventEmitter {
  permissionRequest: Permission | null = null;
  permissionCheck: PermissionCheck | null = null;
  devicePermission: (() => boolean) | null = null;
  beforeRequest: BeforeRequest | null = null;
  readonly handlers = new Map<string, (request: Request) => Promise<Response>>();
  readonly protocol = {
    handle: (scheme: string, handler: (request: Request) => Promise<Response>) => {
      this.handlers.set(scheme, handler);
    },
  };
  readonly webRequest = { onBeforeRequest: (listener: BeforeRequest) => (this.beforeRequest = listener) };

  setPermissionRequestHandler(handler: Permission) {
    this.permissionRequest = handler;
  }
  setPermissionCheckHandler(handler: PermissionCheck) {
    this.permissionCheck = handler;
  }
  setDevicePermissionHandler(handler: () => boolean) {
    this.devicePermission = handler;
  }
  setDisplayMediaRequestHandler() {}
  dictionaryAddress = '';
  readonly availableSpellCheckerLanguages = ['de', 'en-GB', 'en-US', 'fr'];
  spellCheckerLanguages: readonly string[] = [];
  spellCheckerEnabled = true;
  readonly learned: string[] = [];

  setSpellCheckerDictionaryDownloadURL(address: string) {
    this.dictionaryAddress = address;
  }
  setSpellCheckerLanguages(languages: readonly string[]) {
    this.spellCheckerLanguages = languages;
  }
  setSpellCheckerEnabled(enabled: boolean) {
    this.spellCheckerEnabled = enabled;
  }
  addWordToSpellCheckerDictionary(word: string) {
    this.learned.push(word);
    return true;
  }
}

type OpenHandler = (details: HandlerDetails) => { action: string };

export class FakeContents extends EventEmitter {
  readonly sent: unknown[] = [];
  openHandler: OpenHandler | null = null;
  readonly replaced: string[] = [];
  readonly session = session.defaultSession;

  replaceMisspelling(word: string) {
    this.replaced.push(word);
  }
  send(channel: string, message: unknown) {
    this.sent.push([channel, message]);
  }
  readonly done: string[] = [];
  reload() {
    this.done.push('reload');
  }
  forcefullyCrashRenderer() {
    this.done.push('crash');
  }
  setWindowOpenHandler(handler: OpenHandler) {
    this.openHandler = handler;
  }
}

export class BrowserWindow extends EventEmitter {
  static readonly all: BrowserWindow[] = [];
  readonly webContents = new FakeContents();
  readonly done: string[] = [];
  bounds: Partial<Rectangle>;
  minimized = false;
  maximized = false;
  loaded = '';

  constructor(readonly options: BrowserWindowConstructorOptions) {
    super();
    this.bounds = { x: options.x, y: options.y, width: options.width, height: options.height };
    BrowserWindow.all.push(this);
    app.emit('web-contents-created', {}, this.webContents);
  }
  async loadURL(url: string) {
    this.loaded = url;
  }
  destroy() {
    this.done.push('destroy');
  }
  isDestroyed() {
    return this.done.includes('destroy');
  }
  getNormalBounds() {
    return this.bounds;
  }
  isMaximized() {
    return this.maximized;
  }
  isMinimized() {
    return this.minimized;
  }
  maximize() {
    this.maximized = true;
  }
  restore() {
    this.done.push('restore');
  }
  show() {
    this.done.push('show');
  }
  focus() {
    this.done.push('focus');
  }
}

export const app = new FakeApp();
export const ipcMain = new EventEmitter();
export const session = { defaultSession: new FakeSession() };
/** Gives a process of Node's the port that a utility process has. */
const PORT = `
import { EventEmitter } from 'node:events';
process.parentPort = Object.assign(new EventEmitter(), { postMessage: (message) => process.send(message) });
process.parentPort.on('newListener', (event) => {
  if (event === 'message') process.on('message', (data) => process.parentPort.emit('message', { data }));
});
`;

interface ForkOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly stdio?: string;
}

/** Utility processes, of which each is a process of Node's with a port. */
export const utilityProcess = {
  begun: [] as { readonly program: string; readonly env: NodeJS.ProcessEnv; readonly ended: Promise<void> }[],
  fork(program: string, words: readonly string[], { env = process.env, stdio = 'inherit' }: ForkOptions) {
    if (stdio !== 'ignore') throw new Error('The test has no use for its output.');
    const child = fork(program, [...words], {
      env,
      execArgv: ['--import', `data:text/javascript,${encodeURIComponent(PORT)}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    this.begun.push({ program, env, ended });
    return Object.assign(new EventEmitter(), {
      postMessage: (message: Serializable) => child.send(message),
      kill: () => child.kill('SIGKILL'),
      relay(this: EventEmitter) {
        child.on('message', (message) => this.emit('message', message));
        child.on('exit', (code) => this.emit('exit', code));
        return this;
      },
    }).relay();
  },
};
export const screen = {
  displays: [{ workArea: { x: 0, y: 0, width: 1920, height: 1040 } }],
  getAllDisplays() {
    return this.displays;
  },
};
export const protocol = {
  schemes: [] as CustomScheme[],
  registerSchemesAsPrivileged(schemes: CustomScheme[]) {
    if (app.done.includes('ready')) throw new Error('Too late: Electron is ready.');
    this.schemes.push(...schemes);
  },
};
export const Menu = {
  template: [] as MenuItemConstructorOptions[],
  shown: [] as MenuItemConstructorOptions[],
  buildFromTemplate: (template: MenuItemConstructorOptions[]) =>
    Object.assign([...template], { popup: () => (Menu.shown = template) }),
  setApplicationMenu(template: MenuItemConstructorOptions[]) {
    this.template = template;
  },
};
export const dialog = {
  errors: [] as string[],
  answer: { canceled: true, filePath: '', filePaths: [] as string[] },
  asked: [] as unknown[],
  showErrorBox(title: string, text: string) {
    this.errors.push(`${title}: ${text}`);
  },
  /** The button that is pressed in messages. */
  pressed: 0,
  messages: [] as string[],
  async showMessageBox(...asked: unknown[]) {
    const { message } = asked.at(-1) as { message: string };
    this.messages.push(message);
    return { response: this.pressed };
  },
  async showSaveDialog(...asked: unknown[]) {
    this.asked.push(asked.at(-1));
    return this.answer;
  },
  async showOpenDialog(...asked: unknown[]) {
    this.asked.push(asked.at(-1));
    return this.answer;
  },
};
