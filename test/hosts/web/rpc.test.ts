import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/websocket';
import type { ContractRouterClient } from '@orpc/contract';
import { expect, test, vi } from 'vitest';
import type { Contract } from '../../../src-main/api/contract/contract.js';
import { startHost } from './harness.js';

async function connect() {
  const visitor = await startHost();
  const Cookie = await visitor.enter();
  const socket = await visitor.upgrade({ Cookie, Origin: visitor.origin });
  if (typeof socket === 'number') throw new Error(`refused with ${socket}`);
  const client: ContractRouterClient<Contract> = createORPCClient(new RPCLink({ websocket: socket }));
  return { app: visitor.app, client, socket };
}

test('a call goes there and back', async () => {
  const { client } = await connect();
  expect(await client.app.info()).toEqual({
    name: 'Cardwright',
    version: '1.2.3',
    host: 'web',
    editions: [],
    games: [],
    columns: [],
    settingsProblem: null,
  });
});

test('a subscription brings each change in order, and ends on both sides when it is left', async () => {
  const { app, client } = await connect();
  const first = { kind: 'changed', cards: ['a'], decks: [], sets: [] } as const;
  const seen: unknown[] = [];
  const changes = await client.library.changes();
  app.change(first);
  app.change({ kind: 'reopened' });
  for await (const change of changes) {
    seen.push(change);
    if (seen.length === 2) break;
  }
  expect(seen).toEqual([first, { kind: 'reopened' }]);
  await vi.waitFor(() => expect(app.subscribers).toBe(0));
});

test('a page that goes away leaves no subscription behind', async () => {
  const { app, client, socket } = await connect();
  const changes = await client.library.changes();
  app.change({ kind: 'reopened' });
  await changes.next();
  expect(app.subscribers).toBe(1);
  socket.terminate();
  await vi.waitFor(() => expect(app.subscribers).toBe(0));
});
