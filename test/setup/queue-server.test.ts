import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findQueueServer } from '../../src-main/setup/queue-server.mjs';
import { tempFolder } from '../hosts/temp-folder.js';

test('the server for the queue is the one that is named, else the first on the PATH, Valkey before Redis', () => {
  const PATH = tempFolder();
  const program = (name: string, mode = 0o755): string => {
    writeFileSync(join(PATH, name), '');
    chmodSync(join(PATH, name), mode);
    return join(PATH, name);
  };
  const redis = program('redis-server');
  program('valkey-server', 0o644);
  const own = program('my-server');
  expect(findQueueServer({ PATH })).toBe(redis);
  const valkey = program('valkey-server');
  expect(findQueueServer({ PATH })).toBe(valkey);
  expect(findQueueServer({ PATH, QUEUE_SERVER_PATH: own })).toBe(own);
  expect(findQueueServer({ PATH, QUEUE_SERVER_PATH: join(PATH, 'gone') })).toBe(valkey);
});
