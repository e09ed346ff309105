import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stageWhole, type StagedFile } from '../../src-main/files/whole-file.js';
import { newCard, newFolder, open } from './support.js';

const full = (): Error => Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });

/** A library of 40 cards whose new files are made as `stage` says. */
async function libraryWith(stage: (path: string, content: string) => Promise<StagedFile>) {
  const folder = newFolder();
  const cards = Array.from({ length: 40 }, (_, at) => newCard(`Card ${at}`));
  const before = await open(folder);
  await before.batches.apply({ title: 'begin', create: { cards } });
  await before.close();
  const names = () => readdirSync(join(folder, 'cards')).toSorted();
  const contents = () => names().map((name) => readFileSync(join(folder, 'cards', name), 'utf8'));
  const library = await open(folder, { files: { stage } });
  const dearer = () =>
    library.batches.apply({ title: 'edit', change: { cards: cards.map((card) => ({ ...card, cost: 9 })) } });
  return { library, names, contents, dearer };
}

describe('a change of many files', () => {
  it('makes all new files before the first takes its place', async () => {
    const log: string[] = [];
    const { names, dearer } = await libraryWith(async (path, content) => {
      const file = await stageWhole(path, content);
      log.push('made');
      return { ...file, take: async (to) => (log.push('taken'), file.take(to)) };
    });
    const before = names();
    expect(await dearer()).toMatchObject({ changed: 40 });
    expect(log).toEqual([...Array<string>(40).fill('made'), ...Array<string>(40).fill('taken')]);
    expect(names()).toEqual(before);
  });

  it('finds a full disk before anything is changed, and leaves nothing beside the files', async () => {
    let made = 0;
    const { library, names, contents, dearer } = await libraryWith(async (path, content) => {
      made += 1;
      if (made > 30) throw full();
      return stageWhole(path, content);
    });
    const before = [names(), contents()];
    await expect(dearer()).rejects.toMatchObject({ code: 'STORAGE' });
    expect([names(), contents()]).toEqual(before);
    expect((await library.batches.list()).map(({ title }) => title)).toEqual(['begin']);
  });

  it('puts all back where one cannot take its place', async () => {
    let taken = 0;
    const { names, contents, dearer } = await libraryWith(async (path, content) => {
      const file = await stageWhole(path, content);
      return {
        ...file,
        async take(to) {
          taken += 1;
          if (taken === 25) throw full();
          await file.take(to);
        },
      };
    });
    const before = [names(), contents()];
    await expect(dearer()).rejects.toMatchObject({ code: 'STORAGE' });
    expect([names(), contents()]).toEqual(before);
  });
});
