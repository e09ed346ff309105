/**
 * Raises a number in a file forty times, each time with the lock: reading and writing apart, so that two at once lose one.
 * Run as one file with `<folder> <ends|dies>`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from '../../src-main/files/lock.js';

const [folder = '', end = 'ends'] = process.argv.slice(2);
const file = join(folder, 'count');
for (let times = 0; times < 40; times += 1) {
  const release = await takeLock(join(folder, 'lock'), 60_000);
  const count = Number(readFileSync(file, 'utf8'));
  await new Promise((go) => setImmediate(go));
  writeFileSync(file, String(count + 1));
  if (end === 'dies' && times === 39) process.kill(process.pid, 'SIGKILL');
  await release();
}
