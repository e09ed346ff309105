/**
 * All that the page gets of the desktop: a message port to main, and the messages of the menu. The page's port
 * is handed on, never opened here.
 */
import { contextBridge, ipcRenderer } from 'electron';
import type { HostMessage } from '../../api/commands.js';
import { COMMAND_CHANNEL, CONNECT, type DesktopBridge } from '../../api/desktop-bridge.js';

const waiting: HostMessage[] = [];
const callbacks = new Set<(message: HostMessage) => void>();

ipcRenderer.on(COMMAND_CHANNEL, (_event, message: HostMessage) => {
  if (callbacks.size === 0) waiting.push(message);
  for (const callback of callbacks) callback(message);
});

window.addEventListener('message', (event) => {
  const [port] = event.ports;
  if (event.source !== window || event.data !== CONNECT || !port) return;
  ipcRenderer.postMessage(CONNECT, null, [port]);
});

const bridge: DesktopBridge = {
  kind: 'electron',
  platform: process.platform,
  onCommand(callback) {
    callbacks.add(callback);
    for (const message of waiting.splice(0)) callback(message);
    return () => void callbacks.delete(callback);
  },
};
contextBridge.exposeInMainWorld('cardwright', bridge);
