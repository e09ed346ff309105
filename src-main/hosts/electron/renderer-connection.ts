import { ipcMain, type BrowserWindow, type IpcMainEvent } from 'electron';
import { onError } from '@orpc/server';
import { RPCHandler } from '@orpc/server/message-port';
import type { ServedApp } from '../shared/served-app.js';
import { hostMessage, type HostMessage } from '../../api/commands.js';
import { COMMAND_CHANNEL, CONNECT } from '../../api/desktop-bridge.js';
import { reportUnexpected } from '../shared/report-unexpected.js';
import { isOwnAddress } from './origin.js';

/** The renderer in the window: answers its calls over the port it sends, and tells it what the desktop wants. */
export class RendererConnection {
  readonly #window: () => BrowserWindow | null;
  readonly #handler: RPCHandler<Record<never, never>>;
  #waiting: HostMessage[] = [];
  #connected = false;

  constructor(app: Pick<ServedApp, 'router'>, window: () => BrowserWindow | null) {
    this.#window = window;
    this.#handler = new RPCHandler(app.router, { interceptors: [onError(reportUnexpected)] });
    ipcMain.on(CONNECT, (event) => this.#connect(event));
  }

  /** Sends a message now, or once the page has connected. */
  tell(message: HostMessage): void {
    const valid = hostMessage.parse(message);
    if (this.#connected) this.#window()?.webContents.send(COMMAND_CHANNEL, valid);
    else this.#waiting.push(valid);
  }

  /** Whether a page is there that hears what is told. */
  get isConnected(): boolean {
    return this.#connected;
  }

  /** The page has gone; the next one connects anew. */
  gone(): void {
    this.#connected = false;
  }

  #connect(event: IpcMainEvent): void {
    const [port] = event.ports;
    if (!port) return;
    if (!this.#isOwnPage(event)) {
      port.close();
      return;
    }
    this.#handler.upgrade(port, { context: {} });
    port.start();
    this.#connected = true;
    for (const message of this.#waiting.splice(0)) this.tell(message);
  }

  /** Only the main frame of our window, while it shows our own page, may call main. */
  #isOwnPage(event: IpcMainEvent): boolean {
    const frame = event.senderFrame;
    const contents = this.#window()?.webContents;
    return frame !== null && frame.parent === null && event.sender === contents && isOwnAddress(frame.url);
  }
}
