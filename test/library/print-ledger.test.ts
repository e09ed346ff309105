import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openLibrary, type Library } from '../../src-main/library/library.js';

const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const face = (letter: string): string => letter.repeat(32);

async function open(): Promise<{ library: Library; folder: string; prints: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'cardwright-ledger-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const library = await openLibrary(folder, { watch: false });
  onTestFinished(() => library.close());
  return { library, folder, prints: join(folder, '.cardwright', 'prints') };
}

test('copies add up over prints, by card and face, and a forgotten print does not count', async () => {
  const { library } = await open();
  expect(await library.prints.list()).toEqual([]);
  const cards = [
    { card: id(1), face: face('a'), copies: 3 },
    { card: id(2), face: face('b'), copies: 1 },
  ];
  await library.prints.add({ id: id(10), when: 1000, title: 'First', cards });
  await library.prints.add({
    id: id(11),
    when: 2000,
    title: 'Second',
    cards: [
      { card: id(1), face: face('a'), copies: 2 },
      { card: id(1), face: face('c'), copies: 4 },
    ],
  });
  expect((await library.prints.list()).map(({ title }) => title)).toEqual(['Second', 'First']);
  const copies = await library.prints.copies();
  expect(Object.fromEntries(copies.get(id(1)) ?? [])).toEqual({ [face('a')]: 5, [face('c')]: 4 });
  await library.prints.setForgotten(id(11), true);
  expect(Object.fromEntries((await library.prints.copies()).get(id(1)) ?? [])).toEqual({ [face('a')]: 3 });
  await library.prints.setForgotten(id(11), false);
  expect((await library.prints.copies()).get(id(1))?.get(face('c'))).toBe(4);
});

test('the same print written down twice counts once', async () => {
  const { library, prints } = await open();
  const print = { id: id(10), when: 1, title: '', cards: [{ card: id(1), face: face('a'), copies: 2 }] };
  await library.prints.add(print);
  await library.prints.add(print);
  expect((await library.prints.copies()).get(id(1))?.get(face('a'))).toBe(2);
  expect(await readdir(prints)).toEqual([`${id(10)}.json`]);
  expect(JSON.parse(await readFile(join(prints, `${id(10)}.json`), 'utf8'))).toMatchObject({
    format: 'cardwright-print',
    version: 1,
  });
});

test('files that are damaged, newer or of another name are passed over and left', async () => {
  const { library, prints } = await open();
  await mkdir(prints, { recursive: true });
  const good = {
    format: 'cardwright-print',
    version: 1,
    id: id(1),
    when: 1,
    title: '',
    forgotten: false,
    cards: [],
  };
  await writeFile(join(prints, `${id(1)}.json`), JSON.stringify(good));
  await writeFile(join(prints, `${id(2)}.json`), '{');
  await writeFile(join(prints, `${id(3)}.json`), JSON.stringify({ ...good, version: 2 }));
  await writeFile(join(prints, `${id(4)}.json`), JSON.stringify(good));
  await writeFile(join(prints, 'notes.txt'), 'mine');
  expect((await library.prints.list()).map((record) => record.id)).toEqual([id(1)]);
  expect(await readdir(prints)).toHaveLength(5);
});

test('what is not there, or cannot be written, is said', async () => {
  const { library, folder } = await open();
  for (const wrong of [id(9), '../../escape']) {
    await expect(library.prints.setForgotten(wrong, true)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  if (process.getuid?.() === 0) return;
  await chmod(join(folder, '.cardwright'), 0o500);
  onTestFinished(() => chmod(join(folder, '.cardwright'), 0o700));
  await expect(library.prints.add({ id: id(1), when: 1, title: '', cards: [] })).rejects.toMatchObject({
    code: 'READ_ONLY',
  });
});
