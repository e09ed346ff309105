import { EventEmitter } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { DesktopBridge } from '../../../src-main/api/desktop-bridge.js';

class FakeIpc extends EventEmitter {
  readonly posted: { channel: string; ports: unknown[] }[] = [];

  readonly sent: unknown[][] = [];

  send(...words: unknown[]) {
    this.sent.push(words);
  }

  postMessage(channel: string, _data: unknown, ports: unknown[]) {
    this.posted.push({ channel, ports });
  }
}

/** Runs the preload script in a stand-in for a page. */
async function preload() {
  vi.resetModules();
  const ipc = new FakeIpc();
  const exposed = new Map<string, DesktopBridge>();
  vi.doMock('electron', () => ({
    ipcRenderer: ipc,
    contextBridge: { exposeInMainWorld: (name: string, value: DesktopBridge) => exposed.set(name, value) },
  }));
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    port1.close();
    port2.close();
  });
  await import('../../../src-main/hosts/electron/preload.js');
  const bridge = exposed.get('cardwright');
  if (!bridge) throw new Error('Nothing was exposed.');
  const post = (message: { data: unknown; source?: unknown; ports?: unknown[] }): void => {
    const event = Object.assign(new Event('message'), { source: page, ports: [port1], ...message });
    page.dispatchEvent(event);
  };
  const say = (command: string) => ipc.emit('cardwright:command', {}, { kind: 'command', command });
  return { ipc, exposed, bridge, post, say, port: port1 };
}

test("the page's port is handed on to main, and nothing else", async () => {
  const { ipc, post, port } = await preload();
  post({ data: 'something else' });
  post({ data: 'cardwright:connect', source: {} });
  post({ data: 'cardwright:connect', ports: [] });
  expect(ipc.posted).toEqual([]);
  post({ data: 'cardwright:connect' });
  expect(ipc.posted).toEqual([{ channel: 'cardwright:connect', ports: [port] }]);
});

test('the page gets four things and no more', async () => {
  const { exposed, bridge } = await preload();
  expect([...exposed.keys()]).toEqual(['cardwright']);
  expect(Object.keys(bridge).sort()).toEqual(['beforeClose', 'kind', 'onCommand', 'platform']);
  expect(bridge).toMatchObject({ kind: 'electron', platform: process.platform });
});

test('messages wait for the first who listens, come once, and stop when asked', async () => {
  const { bridge, say } = await preload();
  const heard: unknown[] = [];
  say('undo');
  say('redo');
  const stop = bridge.onCommand((message) => heard.push(message.kind === 'command' && message.command));
  say('save');
  expect(heard).toEqual(['undo', 'redo', 'save']);
  stop();
  say('print');
  expect(heard).toEqual(['undo', 'redo', 'save']);
});

test('before the window goes everybody is asked, and one who cannot holds it', async () => {
  const { ipc, bridge } = await preload();
  const answers = async () => {
    ipc.emit('cardwright:close', {});
    const before = ipc.sent.length;
    await vi.waitFor(() => expect(ipc.sent.length).toBeGreaterThan(before));
    return ipc.sent.at(-1);
  };
  expect(await answers()).toEqual(['cardwright:close', true]);
  bridge.beforeClose(async () => true);
  expect(await answers()).toEqual(['cardwright:close', true]);
  const stop = bridge.beforeClose(async () => false);
  expect(await answers()).toEqual(['cardwright:close', false]);
  stop();
  bridge.beforeClose(async () => Promise.reject(new Error('Broken.')));
  expect(await answers()).toEqual(['cardwright:close', false]);
});
