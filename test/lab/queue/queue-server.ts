/** A Redis or Valkey server for tests, as docs/laboratory.md says that one is to be set up. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { findQueueServer } from '../../../src-main/setup/queue-server.mjs';
import { tempFolder } from '../../hosts/temp-folder.js';

/** Why there can be none here, or null. */
export const missingServer = (): string | null =>
  findQueueServer() ? null : 'there is no redis-server or valkey-server, and none could be installed';

/** Begins one for one test, on a free port that only this machine can reach. Answers its address. */
export async function beginServer(): Promise<string> {
  const port = await freePort();
  const settings = {
    port,
    bind: '127.0.0.1',
    dir: tempFolder(),
    requirepass: 'secret',
    appendonly: 'yes',
    save: '',
    'maxmemory-policy': 'noeviction',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const server = spawn(findQueueServer() ?? '', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await ended;
  });
  let said = '';
  while (!said.includes('Ready to accept connections'))
    said += String((await once(server.stdout, 'data'))[0]);
  return `redis://:secret@127.0.0.1:${port}`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
