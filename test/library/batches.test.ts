import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import writeFileAtomic from 'write-file-atomic';
import { blankCard, type Card } from '../../src-main/cards/card.js';
import type { LibraryChange } from '../../src-main/library/types.js';
import { cardFiles, cardNamed, deckNamed, newFolder, open, snapshot } from './support.js';

const newCard = (name: string, fields: Partial<Card> = {}): Card => ({
  ...blankCard(randomUUID(), 14),
  name,
  ...fields,
});

/** What people see of a library: every card, deck and set file with its bytes. */
function shelvesOf(folder: string): Map<string, string> {
  return new Map([...snapshot(folder)].filter(([file]) => /^(cards|decks|sets)\//.test(file)));
}

const noSpace = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

describe('doing many things at once', () => {
  it('creates, changes and removes, tells of it once, and takes all of it back to the byte', async () => {
    const folder = newFolder();
    const told: LibraryChange[] = [];
    const library = await open(folder, { onChange: (change) => told.push(change) });
    const egg = (await library.cards.create(cardNamed('Egg'))).content;
    const fox = (await library.cards.create(cardNamed('Fox'))).content;
    const deck = (
      await library.decks.create(deckNamed('Woods', { entries: [{ card: egg.id, name: 'Egg', copies: 2 }] }))
    ).content;
    const before = shelvesOf(folder);
    const owl = newCard('Owl');
    told.length = 0;

    const done = await library.batches.apply({
      title: 'import “Woods”',
      create: {
        cards: [owl],
        sets: [{ id: randomUUID(), name: 'Woods', code: 'W', symbol: null, mark: 'none', notes: '' }],
      },
      change: {
        cards: [{ ...egg, name: 'Hatchling', cost: 3 }],
        decks: [{ ...deck, entries: [{ card: owl.id, name: 'Owl', copies: 4 }] }],
      },
      remove: { cards: [fox.id] },
    });
    expect(done).toMatchObject({ created: 2, changed: 2, removed: 1, passedOver: 0 });
    expect(cardFiles(folder)).toEqual([
      `hatchling.${egg.id.slice(0, 8)}.card.json`,
      `owl.${owl.id.slice(0, 8)}.card.json`,
    ]);
    expect(library.cards.list().map(({ name, cost }) => [name, cost])).toEqual([
      ['Hatchling', 3],
      ['Owl', null],
    ]);
    const ids = told.flatMap((change) => (change.kind === 'changed' ? change.cards : []));
    expect(ids.sort()).toEqual([egg.id, fox.id, owl.id].sort());
    const after = shelvesOf(folder);

    const back = await library.batches.undo(done.batch);
    expect(back).toMatchObject({ created: 1, changed: 2, removed: 2, passedOver: 0 });
    expect(shelvesOf(folder)).toEqual(before);
    await library.batches.undo(back.batch);
    expect(shelvesOf(folder)).toEqual(after);
    await library.batches.undo(done.batch);
    expect(shelvesOf(folder)).toEqual(before);
  });

  it('lists what was done, newest first, also after the program was closed', async () => {
    const folder = newFolder();
    const library = await open(folder, { now: () => 1_790_000_000_000 });
    const one = await library.batches.apply({ title: 'one', create: { cards: [newCard('A')] } });
    const two = await library.batches.apply({ title: 'two', create: { cards: [newCard('B')] } });
    const undo = await library.batches.undo(one.batch);
    await library.batches.apply({ title: 'nothing at all' });
    await library.close();
    const again = await open(folder);
    expect(await again.batches.list()).toEqual([
      { ...undo, title: 'undo of one', when: 1_790_000_000_000, undone: false },
      { ...two, title: 'two', when: 1_790_000_000_000, undone: false },
      { ...one, title: 'one', when: 1_790_000_000_000, undone: true },
    ]);
    await expect(again.batches.undo(one.batch)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await again.batches.undo(undo.batch);
    expect((await again.batches.list()).map(({ title, undone }) => [title, undone])).toEqual([
      ['one', false],
      ['undo of one', true],
      ['two', false],
      ['one', false],
    ]);
    expect(again.info().cards).toBe(2);
  });

  it('keeps the newest 30 and says of others that they are not kept any more', async () => {
    const folder = newFolder();
    const library = await open(folder);
    const batches: string[] = [];
    for (let at = 0; at < 33; at += 1) {
      const done = await library.batches.apply({
        title: `${at}`,
        create: { cards: [newCard(`Card ${at}`)] },
      });
      batches.push(done.batch);
    }
    expect((await library.batches.list()).map(({ batch }) => batch)).toEqual(batches.slice(3).reverse());
    expect(readdirSync(join(folder, '.cardwright/batches'))).toHaveLength(60);
    await expect(library.batches.undo(batches[0] ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('does two thousand cards at a go, and takes them back', async () => {
    const folder = newFolder();
    const library = await open(folder);
    const cards = Array.from({ length: 2000 }, (_, at) => newCard(`Card ${at % 700}`, { cost: at % 10 }));
    const created = await library.batches.apply({ title: 'import', create: { cards } });
    expect(created).toMatchObject({ created: 2000, passedOver: 0 });
    const before = shelvesOf(folder);
    const changed = await library.batches.apply({
      title: 'retag',
      change: { cards: cards.map((card) => ({ ...card, tags: ['draft'] })) },
    });
    expect(changed).toMatchObject({ changed: 2000, passedOver: 0 });
    expect(library.cards.list().every(({ tags }) => tags[0] === 'draft')).toBe(true);
    await library.batches.undo(changed.batch);
    expect(shelvesOf(folder)).toEqual(before);
    await library.batches.undo(created.batch);
    expect(library.info().cards).toBe(0);
  }, 60_000);
});

describe('what somebody else changed in between', () => {
  it('is passed over by a change and by taking it back', async () => {
    const folder = newFolder();
    const library = await open(folder);
    const [a, b, c, d] = await Promise.all(
      ['A', 'B', 'C', 'D'].map(async (name) => (await library.cards.create(cardNamed(name))).content),
    );
    if (!a || !b || !c || !d) throw new Error('no cards');
    await library.cards.remove([d.id]);
    const done = await library.batches.apply({
      title: 'raise the costs',
      create: { cards: [{ ...a, name: 'Lives already' }] },
      change: { cards: [b, c, d].map((card) => ({ ...card, cost: 5 })) },
    });
    expect(done).toMatchObject({ created: 0, changed: 2, passedOver: 2 });
    const stored = await library.cards.get(b.id);
    await library.cards.save({ ...stored.content, text: 'PACK HUNT: Draw a card.' }, stored.revision);
    const back = await library.batches.undo(done.batch);
    expect(back).toMatchObject({ changed: 1, passedOver: 1 });
    expect((await library.cards.get(b.id)).content).toMatchObject({
      cost: 5,
      text: 'PACK HUNT: Draw a card.',
    });
    expect((await library.cards.get(c.id)).content.cost).toBeNull();
  });

  it('leaves alone what was restored, or erased from the trash', async () => {
    const folder = newFolder();
    const library = await open(folder);
    const ids = [];
    for (const name of ['A', 'B', 'C']) ids.push((await library.cards.create(cardNamed(name))).content.id);
    const done = await library.batches.apply({ title: 'tidy up', remove: { cards: ids } });
    const trash = join(folder, '.cardwright/trash');
    const names = readdirSync(trash);
    await library.cards.restore(names.filter((name) => name.includes('.a.')));
    for (const name of names.filter((file) => file.includes('.b.'))) rmSync(join(trash, name));
    expect(await library.batches.undo(done.batch)).toMatchObject({ created: 1, passedOver: 2 });
    expect(library.cards.list().map(({ name }) => name)).toEqual(['A', 'C']);
  });

  it('finds its files under names that people gave them, and takes no name that is in use', async () => {
    const folder = newFolder();
    const library = await open(folder);
    const { content } = await library.cards.create(cardNamed('Egg'));
    const own = `egg.${content.id.slice(0, 8)}.card.json`;
    const done = await library.batches.apply({
      title: 'rename',
      change: { cards: [{ ...content, name: 'Owl' }] },
    });
    renameSync(
      join(folder, 'cards', `owl.${content.id.slice(0, 8)}.card.json`),
      join(folder, 'cards', 'mine.card.json'),
    );
    writeFileSync(join(folder, 'cards', own), 'not ours');
    await library.refresh();
    expect(await library.batches.undo(done.batch)).toMatchObject({ changed: 1, passedOver: 0 });
    expect(readFileSync(join(folder, 'cards', own), 'utf8')).toBe('not ours');
    expect((await library.cards.get(content.id)).content.name).toBe('Egg');
    expect(existsSync(join(folder, 'cards', 'mine.card.json'))).toBe(false);
  });
});

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
            await writeFileAtomic(path, Buffer.from(content));
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
      for (const [file, bytes] of shelvesOf(folder)) expect(bytes).toBe(before.get(file));
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
          await writeFileAtomic(path, Buffer.from(content));
        },
      },
    });
    const old = Array.from({ length: 40 }, (_, at) => newCard(`Old ${at}`));
    await library.batches.apply({ title: 'begin', create: { cards: old } });
    const before = shelvesOf(folder);
    broken = true;
    const change = { title: 'raise', change: { cards: old.map((card) => ({ ...card, cost: 9 })) } };
    await expect(library.batches.apply(change)).rejects.toMatchObject({
      code: 'STORAGE',
      message: expect.stringMatching(/put back/),
    });
    expect(shelvesOf(folder)).not.toEqual(before);
    await library.close();
    const again = await open(folder);
    await expect.poll(() => [...shelvesOf(folder)]).toEqual([...before]);
    expect((await again.batches.list()).map(({ title }) => title)).toEqual(['begin']);
  });

  it('tells how much of it is written, what it replaces counting half when it is kept and half when it is written', async () => {
    const library = await open(newFolder());
    const cards = Array.from({ length: 100 }, (_, at) => newCard(`New ${at}`));
    const told: [number, number][] = [];
    const tell = (done: number, total: number): void => void told.push([done, total]);
    await library.batches.apply({ title: 'import', create: { cards } }, undefined, tell);
    expect(told.map(([done]) => done)).toEqual([16, 32, 48, 64, 80, 96, 100]);
    told.length = 0;
    const dearer = cards.map((card) => ({ ...card, cost: 9 }));
    await library.batches.apply({ title: 'edit', change: { cards: dearer } }, undefined, tell);
    expect(told.map(([done]) => done)).toEqual([32, 50, 58, 66, 74, 82, 90, 98, 100]);
    expect(new Set(told.map(([, total]) => total))).toEqual(new Set([100]));
  });

  it('is stopped by its caller, and puts back what was done', async () => {
    const folder = newFolder();
    const stop = new AbortController();
    const library = await open(folder, {
      files: {
        write: async (path, content) => {
          await writeFileAtomic(path, Buffer.from(content));
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

describe('a program that dies in the middle of a batch', () => {
  const script = fileURLToPath(new URL('./batch-process.ts', import.meta.url));

  const killedAfter = (folder: string, files: number) =>
    new Promise<void>((resolve, reject) => {
      const child = spawn(process.execPath, ['--import', 'tsx', script, folder]);
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
    const before = shelvesOf(folder);
    const lock = join(folder, '.cardwright/lock');
    for (const files of [1, 30, 90, 200]) {
      await killedAfter(folder, files);
      // As if the time had passed after which a lock is taken for a dead program's.
      if (existsSync(lock)) utimesSync(lock, new Date(2020, 0, 1), new Date(2020, 0, 1));
      const again = await open(folder);
      await again.batches.apply({ title: 'nothing' });
      expect(again.info().problems).toEqual([]);
      const rows = await again.batches.list();
      const [last] = rows;
      if (last?.title === 'a large change') {
        await again.batches.undo(last.batch);
      }
      expect(shelvesOf(folder)).toEqual(before);
      await again.close();
    }
  }, 60_000);
});
