import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { filesIn, textOf } from '../source-files.js';

const project = join(import.meta.dirname, '..', '..');

test('every text of the renderer is in the catalogue, and none that is gone: else run `npm run texts`', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'cardwright-texts-'));
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  for (const name of ['wuchale.config.js', 'texts', 'src-renderer', 'package.json'])
    await cp(join(project, name), join(copy, name), { recursive: true });
  await symlink(join(project, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const wuchale = join(project, 'node_modules', 'wuchale', 'dist', 'cli', 'index.js');
  await promisify(execFile)(process.execPath, [wuchale, '--clean'], { cwd: copy });
  const [kept, fresh] = await Promise.all(
    [project, copy].map((folder) => readFile(join(folder, 'texts', 'en.po'), 'utf8')),
  );
  const texts = (catalogue = ''): string[] => (catalogue.match(/^msgid .*(?:\n".*)*/gm) ?? []).sort();
  expect(texts(kept).length).toBeGreaterThan(1000);
  expect(texts(kept)).toEqual(texts(fresh));
});

test('no text begins or ends with a space: the catalogue takes it for the text without, and either may lose', async () => {
  const catalogue = await readFile(join(project, 'texts', 'en.po'), 'utf8');
  expect(catalogue.match(/^msgid (?:" .*|".* ")$/gm)).toBeNull();
});

test('no text stands beside a space that the catalogue would take away with its edge', () => {
  const files = filesIn('src-renderer', ['.svelte']);
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => textOf(file).match(/&nbsp;\w|\w&nbsp;/g) ?? [])).toEqual([]);
});
