/**
 * A stand-in for Electron's main process module that records what it is told. It implements what our host uses,
 * and no more: anything else is a type error at run time, as it should be.
 */
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
  getPath(name: string) {
    return this.paths.get(name) ?? '';
  }
  requestSingleInstanceLock() {
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

type Permission = (contents: unknown, permission: string, answer: (granted: boolean) => void) => void;
type BeforeRequest = (details: { url: string }, answer: (verdict: { cancel?: boolean }) => void) => void;

class FakeSession extends EventEmitter {
  permissionRequest: Permission | null = null;
  permissionCheck: (() => boolean) | null = null;
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
  setPermissionCheckHandler(handler: () => boolean) {
    this.permissionCheck = handler;
  }
  setDevicePermissionHandler(handler: () => boolean) {
    this.devicePermission = handler;
  }
  setDisplayMediaRequestHandler() {}
  setSpellCheckerDictionaryDownloadURL() {}
}

type OpenHandler = (details: HandlerDetails) => { action: string };

export class FakeContents extends EventEmitter {
  readonly sent: unknown[] = [];
  openHandler: OpenHandler | null = null;

  send(channel: string, message: unknown) {
    this.sent.push([channel, message]);
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
  buildFromTemplate: (template: MenuItemConstructorOptions[]) => template,
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
  async showSaveDialog(...asked: unknown[]) {
    this.asked.push(asked.at(-1));
    return this.answer;
  },
  async showOpenDialog(...asked: unknown[]) {
    this.asked.push(asked.at(-1));
    return this.answer;
  },
};
