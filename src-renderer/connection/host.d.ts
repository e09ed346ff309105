import type { DesktopBridge } from '../../src-main/api/desktop-bridge.js';

declare global {
  interface Window {
    /** Only in the desktop app. */
    readonly cardwright?: DesktopBridge;
  }
}
