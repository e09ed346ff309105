/**
 * All that the page gets of the desktop: a message port to main, the messages of the menu, and a question before the
 * window goes. The page's port is handed on, never opened here.
 */
import { contextBridge, ipcRenderer } from 'electron';
import type { HostMessage } from '../../api/commands.js';
import { CLOSE_CHANNEL, COMMAND_CHANNEL, CONNECT, type DesktopBridge } from '../../api/desktop-bridge.js';

const waiting: HostMessage[] = [];
const callbacks = new Set<(message: HostMessage) => void>();

ipcRenderer.on(COMMAND_CHANNEL, (_event, message: HostMessage) => {
  if (callbacks.size === 0) waiting.push(message);
  for (const callback of callbacks) callback(message);
});

const asked = new Set<() => Promise<boolean>>();

ipcRenderer.on(CLOSE_CHANNEL, () => {
  void Promise.all([...asked].map((ask) => ask())).then(
    (answers) => ipcRenderer.send(CLOSE_CHANNEL, answers.every(Boolean)),
    () => ipcRenderer.send(CLOSE_CHANNEL, false),
  );
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
  beforeClose(ask) {
    asked.add(ask);
    return () => void asked.delete(ask);
  },
};
contextBridge.exposeInMainWorld('cardwright', bridge);
