import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/message-port';
import type { ContractRouterClient } from '@orpc/contract';
import { expect, test, vi } from 'vitest';
import type { Contract } from '../../../src-main/api/contract/contract.js';
import { FakeContents } from './fake-electron.js';
import { knock, launch, messages } from './harness.js';

test('our page calls main over its port, and hears of changes', async () => {
  const launched = await launch();
  const { port, refused } = knock(launched);
  expect(refused).toBe(false);
  port.start();
  const client: ContractRouterClient<Contract> = createORPCClient(new RPCLink({ port: port as never }));
  expect(await client.app.info()).toMatchObject({ name: 'Cardwright', version: '1.2.3' });
  const changes = await client.library.changes();
  launched.body.change({ kind: 'reopened' });
  expect((await changes.next()).value).toEqual({ kind: 'reopened' });
  await changes.return?.();
  await vi.waitFor(() => expect(launched.body.subscribers).toBe(0));
});

test.each([
  ['a foreign page', { url: 'https://evil.example/' }],
  ['a page of another host of the scheme', { url: 'app://evil/' }],
  ['a page that only looks like ours', { url: 'https://app//cardwright/' }],
  ['an empty page', { url: 'about:blank' }],
  ['a frame within our page', { parent: {} }],
  ['another window', { sender: new FakeContents() }],
])('a port from %s is closed unread', async (_who, from) => {
  const launched = await launch();
  expect(knock(launched, from).refused).toBe(true);
});

test('the menu speaks to the page once it has connected, in order', async () => {
  const launched = await launch();
  const click = (id: string) => {
    const items = launched.electron.Menu.template.flatMap((menu) =>
      Array.isArray(menu.submenu) ? menu.submenu : [],
    );
    items.find((item) => item.id === id)?.click?.({} as never, undefined, {} as never);
  };
  click('new-card');
  click('undo');
  expect(messages(launched)).toEqual([]);
  knock(launched);
  click('print');
  expect(messages(launched)).toEqual(
    ['new-card', 'undo', 'print'].map((command) => ({ kind: 'command', command })),
  );
});

test('a second copy of the program ends without a window', async () => {
  const { electron, startApp } = await launch({ lock: false });
  expect(electron.app.done).toEqual(['sandbox', 'quit', 'ready']);
  expect(electron.BrowserWindow.all).toEqual([]);
  expect(startApp).not.toHaveBeenCalled();
});
