import type { HostMessage } from './commands.js';

/** `window.cardwright` in the desktop app; absent in a browser. */
export interface DesktopBridge {
  readonly kind: 'electron';
  /** Node's name of the system: 'darwin', 'win32', 'linux'. */
  readonly platform: string;
  /** Calls back for each message, also for those that came before. Returns the way to stop. */
  onCommand(callback: (message: HostMessage) => void): () => void;
  /** Asks before the window goes; `false`: something could not be written, and the page says what. Returns the way to stop. */
  beforeClose(ask: () => Promise<boolean>): () => void;
}

/** Data of the window message with which the page hands its end of a message port to the preload script. */
export type ConnectMessage = 'cardwright:connect';
export const CONNECT: ConnectMessage = 'cardwright:connect';

/** Channel on which the desktop host sends `HostMessage`s to the preload script. */
export const COMMAND_CHANNEL = 'cardwright:command';

/** Channel on which the desktop host asks whether the window may go, and the preload script answers with a boolean. */
export const CLOSE_CHANNEL = 'cardwright:close';
