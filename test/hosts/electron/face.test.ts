import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/message-port';
import type { ContractRouterClient } from '@orpc/contract';
import { expect, test, vi } from 'vitest';
import type { Contract } from '../../../src-main/api/contract.js';
import { blankCard } from '../../../src-main/cards/card.js';
import { writeCardFile } from '../../../src-main/cards/files.js';
import { tempFolder } from '../temp-folder.js';
import { FakeContents } from './fake-electron.js';
import { knock, launch, mustWindow, type Launched } from './harness.js';

const CARD = { ...blankCard('aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee'), name: 'Microraptor' };

const messages = ({ electron }: Launched) =>
  mustWindow(electron).webContents.sent.map((sent) => (sent as unknown[])[1]);

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

test('a card file named at the start is shown when the page is there; other words are passed over', async () => {
  const file = join(tempFolder(), 'micro.card.json');
  writeFileSync(file, writeCardFile(CARD));
  const launched = await launch({ words: ['--card.json', 'notes.txt', file] });
  expect(messages(launched)).toEqual([]);
  knock(launched);
  await vi.waitFor(() => expect(messages(launched)).toEqual([{ kind: 'open-card', path: file, card: CARD }]));
});

test('a second start shows the window and passes its files on', async () => {
  const launched = await launch();
  const { electron, folder } = launched;
  writeFileSync(join(folder, 'micro.card.json'), writeCardFile(CARD));
  const window = mustWindow(electron);
  window.minimized = true;
  knock(launched);
  electron.app.emit('second-instance', {}, ['/electron', '--flag', 'micro.card.json', 'other.txt'], folder);
  await vi.waitFor(() =>
    expect(messages(launched)).toEqual([
      { kind: 'open-card', path: join(folder, 'micro.card.json'), card: CARD },
    ]),
  );
  expect(window.done).toEqual(['restore', 'show', 'focus']);
  expect(electron.BrowserWindow.all).toHaveLength(1);
});

test('a file that is no card is said, in a sentence that names it', async () => {
  const launched = await launch();
  writeFileSync(join(launched.folder, 'broken.card.json'), '{"format":');
  knock(launched);
  launched.electron.app.emit(
    'open-file',
    { preventDefault: () => undefined },
    join(launched.folder, 'broken.card.json'),
  );
  await vi.waitFor(() => expect(messages(launched)).toHaveLength(1));
  expect(messages(launched)[0]).toMatchObject({
    kind: 'notice',
    message: expect.stringMatching(/^broken\.card\.json cannot be opened, it was left as it is: .+\.$/),
  });
});

test('a second copy of the program ends without a window', async () => {
  const { electron, startApp } = await launch({ lock: false });
  expect(electron.app.done).toEqual(['sandbox', 'quit', 'ready']);
  expect(electron.BrowserWindow.all).toEqual([]);
  expect(startApp).not.toHaveBeenCalled();
});
