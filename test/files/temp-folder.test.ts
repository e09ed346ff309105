import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { clearAbandoned, makeTempFolder } from '../../src-main/files/temp-folder.js';
import { tempFolder } from '../hosts/temp-folder.js';
import { deadProgram } from './programs.js';

test('folders of programs that died are cleared at the next start, and nobody else’s', async () => {
  const dead = await deadProgram();
  const place = tempFolder();
  const { TMPDIR } = process.env;
  onTestFinished(() => {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  });
  process.env.TMPDIR = place;
  const own = await makeTempFolder('import');
  expect(dirname(own)).toBe(place);
  const kept = [basename(own), 'cardwright-library-abc123', `cardwright-other-${dead}.abc123`];
  const gone = [`cardwright-import-${dead}.abc123`, `cardwright-output-${dead}.Xyz789`];
  for (const name of [...kept.slice(1), ...gone]) {
    mkdirSync(join(place, name));
    writeFileSync(join(place, name, 'part'), 'x');
  }
  symlinkSync(own, join(place, `cardwright-output-${dead}.linked`));
  await clearAbandoned();
  expect(readdirSync(place).sort()).toEqual([...kept, `cardwright-output-${dead}.linked`].sort());
});
