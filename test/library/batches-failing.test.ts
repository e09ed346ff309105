import { rename } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { writeWhole } from '../../src-main/files/whole-file.js';
import { cardNamed, newCard, newFolder, open, storedFiles, snapshot } from './support.js';

const noSpace = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

describe('a batch that cannot be done', () => {
  it('changes nothing when a content is not valid or is named twice', async () => {
    const folder = newFolder();
    const library = await open(folder);
    const egg = (await library.cards.create(cardNamed('Egg'))).content;
    const before = snapshot(folder);
    const owl = newCard('Owl');
    for (const change of [
      { title: 'bad', create: { cards: [owl, { ...newCard('Fox'), cost: -1 }] } },
      { title: 'twice', create: { cards: [owl, owl] } },
      { title: 'both', change: { cards: [{ ...egg, cost: 2 }] }, remove: { cards: [egg.id] } },
    ]) {
      await expect(library.batches.apply(change)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    }
    expect(snapshot(folder)).toEqual(before);
  });

  it.each([1, 16, 17, 35, 48, 72, 73])(
    'puts everything back when the disk is full at write %i',
    async (full) => {
      const folder = newFolder();
      let left = Infinity;
      const library = await open(folder, {
        files: {
          write: async (path, content) => {
            left -= 1;
            if (left === 0) throw noSpace();
            await writeWhole(path, content, { durable: false });
          },
          rename: async (from, to) => {
            left -= 1;
            if (left === 0) throw noSpace();
            await rename(from, to);
          },
        },
      });
      const old = Array.from({ length: 20 }, (_, at) => newCard(`Old ${at}`));
      await library.batches.apply({ title: 'begin', create: { cards: old } });
      const before = snapshot(folder);
      left = full;
      const change = {
        title: 'a large change',
        create: { cards: Array.from({ length: 20 }, (_, at) => newCard(`New ${at}`)) },
        change: { cards: old.slice(0, 15).map((card) => ({ ...card, name: `${card.name} again` })) },
        remove: { cards: old.slice(15).map(({ id }) => id) },
      };
      const outcome = await library.batches.apply(change).catch((error: unknown) => error);
      expect(outcome).toMatchObject({ code: 'STORAGE', message: expect.stringMatching(/disk is full/) });
      const after = snapshot(folder);
      expect([...after.keys()].filter((file) => !file.includes('/versions/')).sort()).toEqual(
        [...before.keys()].filter((file) => !file.includes('/versions/')).sort(),
      );
      for (const [file, bytes] of storedFiles(folder)) expect(bytes).toBe(before.get(file));
      expect(library.info().cards).toBe(20);
      left = Infinity;
      expect(await library.batches.apply(change)).toMatchObject({ created: 20, changed: 15, removed: 5 });
    },
  );

  it('says so when the disk does not even let it be put back, and puts it back at the next opening', async () => {
    const folder = newFolder();
    let broken = false;
    let writes = 0;
    const library = await open(folder, {
      files: {
        write: async (path, content) => {
          if (broken && path.includes('/cards/') && (writes += 1) > 18) throw noSpace();
          await writeWhole(path, content, { durable: false });
        },
      },
    });
    const old = Array.from({ length: 40 }, (_, at) => newCard(`Old ${at}`));
    await library.batches.apply({ title: 'begin', create: { cards: old } });
    const before = storedFiles(folder);
    broken = true;
    const change = { title: 'raise', change: { cards: old.map((card) => ({ ...card, cost: 9 })) } };
    await expect(library.batches.apply(change)).rejects.toMatchObject({
      code: 'STORAGE',
      message: expect.stringMatching(/put back/),
    });
    expect(storedFiles(folder)).not.toEqual(before);
    await library.close();
    const again = await open(folder);
    expect([...storedFiles(folder)]).toEqual([...before]);
    expect((await again.batches.list()).map(({ title }) => title)).toEqual(['begin']);
  });

  it('is stopped by its caller, and puts back what was done', async () => {
    const folder = newFolder();
    const stop = new AbortController();
    const library = await open(folder, {
      files: {
        write: async (path, content) => {
          await writeWhole(path, content, { durable: false });
          if (path.includes('New 30'.toLowerCase().replace(' ', '-'))) stop.abort();
        },
      },
    });
    await library.cards.create(cardNamed('Egg'));
    const before = snapshot(folder);
    const cards = Array.from({ length: 100 }, (_, at) => newCard(`New ${at}`));
    await expect(
      library.batches.apply({ title: 'import', create: { cards } }, stop.signal),
    ).rejects.toMatchObject({ name: 'AbortError' });
    expect(snapshot(folder)).toEqual(before);
    expect(library.info().cards).toBe(1);
    expect(await library.batches.list()).toEqual([]);
  });

  it('is refused in a library that cannot be written', async () => {
    const library = await open(newFolder());
    const done = await library.batches.apply({ title: 'begin', create: { cards: [newCard('Egg')] } });
    Object.assign(library, {
      writer: Object.assign(Reflect.get(library, 'writer'), { readOnly: 'It is locked.' }),
    });
    await expect(library.batches.apply({ title: 'x' })).rejects.toMatchObject({ code: 'READ_ONLY' });
    await expect(library.batches.undo(done.batch)).rejects.toMatchObject({ code: 'READ_ONLY' });
  });
});
