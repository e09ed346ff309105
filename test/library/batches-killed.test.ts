import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { oneFileOf } from '../../src-main/files/from-source.mjs';
import { newCard, newFolder, open, storedFiles } from './support.js';

const script = await oneFileOf(new URL('./batch-process.ts', import.meta.url));

describe('a program that dies in the middle of a batch', () => {
  const killedAfter = (folder: string, files: number) =>
    new Promise<void>((resolve, reject) => {
      const child = spawn(process.execPath, [script, folder]);
      let did = 0;
      let stderr = '';
      child.stderr.on('data', (data: Buffer) => (stderr += data.toString()));
      createInterface({ input: child.stdout }).on('line', () => {
        did += 1;
        if (did >= files) child.kill('SIGKILL');
      });
      child.on('close', () => (stderr === '' ? resolve() : reject(new Error(stderr))));
    });

  it('leaves all of it done or none of it, after the next opening', async () => {
    const folder = newFolder();
    const library = await open(folder);
    const cards = Array.from({ length: 120 }, (_, at) => newCard(`Card ${at}`));
    await library.batches.apply({ title: 'begin', create: { cards } });
    await library.close();
    const before = storedFiles(folder);
    for (const files of [1, 30, 90, 200]) {
      await killedAfter(folder, files);
      // At once, with the dead program's lock and its change lying there.
      const again = await open(folder);
      expect(again.info()).toMatchObject({ readOnly: null, problems: [] });
      const rows = await again.batches.list();
      const [last] = rows;
      if (last?.title === 'a large change') {
        await again.batches.undo(last.batch);
      }
      expect(storedFiles(folder)).toEqual(before);
      await again.close();
    }
  }, 240_000);
});
