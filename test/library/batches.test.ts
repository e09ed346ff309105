import { printedIn } from '../../src-main/games/card-fields.js';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import type { BatchDone } from '../../src-main/library/batches/batch.js';
import type { LibraryChange } from '../../src-main/library/types.js';
import { cardFiles, cardNamed, deckNamed, newCard, newFolder, open, storedFiles } from './support.js';

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
    const before = storedFiles(folder);
    const owl = newCard('Owl');
    told.length = 0;

    const done = await library.batches.apply({
      title: 'import “Woods”',
      create: {
        cards: [owl],
        sets: [{ id: randomUUID(), name: 'Woods', code: 'W', symbol: null, mark: 'none', notes: '' }],
      },
      change: {
        cards: [{ ...egg, name: 'Hatchling', cost: 3 } as Card],
        decks: [{ ...deck, entries: [{ card: owl.id, name: 'Owl', copies: 4 }] }],
      },
      remove: { cards: [fox.id] },
    });
    expect(done).toMatchObject({ created: 2, changed: 2, removed: 1, passedOver: 0 });
    expect(cardFiles(folder)).toEqual([
      `hatchling.${egg.id.slice(0, 8)}.card.json`,
      `owl.${owl.id.slice(0, 8)}.card.json`,
    ]);
    expect(library.cards.list().map((row) => [row.name, printedIn(row, 'cost')])).toEqual([
      ['Hatchling', 3],
      ['Owl', null],
    ]);
    const ids = told.flatMap((change) => (change.kind === 'changed' ? change.cards : []));
    expect(ids.sort()).toEqual([egg.id, fox.id, owl.id].sort());
    const after = storedFiles(folder);

    const back = await library.batches.undo(done.batch);
    expect(back).toMatchObject({ created: 1, changed: 2, removed: 2, passedOver: 0 });
    expect(storedFiles(folder)).toEqual(before);
    await library.batches.undo(back.batch);
    expect(storedFiles(folder)).toEqual(after);
    await library.batches.undo(done.batch);
    expect(storedFiles(folder)).toEqual(before);
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
    const row = ({ left: _left, ...done }: BatchDone) => ({ ...done, when: 1_790_000_000_000 });
    expect(await again.batches.list()).toEqual([
      { ...row(undo), title: 'undo of one', undone: false },
      { ...row(two), title: 'two', undone: false },
      { ...row(one), title: 'one', undone: true },
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
    const before = storedFiles(folder);
    const changed = await library.batches.apply({
      title: 'retag',
      change: { cards: cards.map((card) => ({ ...card, tags: ['draft'] })) },
    });
    expect(changed).toMatchObject({ changed: 2000, passedOver: 0 });
    expect(library.cards.list().every(({ tags }) => tags[0] === 'draft')).toBe(true);
    await library.batches.undo(changed.batch);
    expect(storedFiles(folder)).toEqual(before);
    await library.batches.undo(created.batch);
    expect(library.info().cards).toBe(0);
  }, 60_000);

  it('tells how much of it is done: what was is kept, what is new is made, and then takes its place', async () => {
    const library = await open(newFolder());
    const cards = Array.from({ length: 100 }, (_, at) => newCard(`New ${at}`));
    const told: [number, number][] = [];
    const tell = (done: number, total: number): void => void told.push([done, total]);
    await library.batches.apply({ title: 'import', create: { cards } }, undefined, tell);
    expect(told.map(([done]) => done)).toEqual([0, 8, 16, 24, 32, 40, 48, 50, 58, 66, 74, 82, 90, 98, 100]);
    told.length = 0;
    const dearer = cards.map((card) => ({ ...card, cost: 9 }));
    await library.batches.apply({ title: 'edit', change: { cards: dearer } }, undefined, tell);
    const parts = [64, 100, 116, 132, 148, 164, 180, 196, 200, 216, 232, 248, 264, 280, 296, 300];
    expect(told.map(([done]) => done)).toEqual([0, ...parts.map((part) => Math.floor(part / 3))]);
    expect(told.map(([, total]) => total)).toEqual([0, ...parts.map(() => 100)]);
  });
});

describe('what somebody else changed in between', () => {
  it('is merged with taking a change back, unless it is in the same field; what cannot be is named', async () => {
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
    expect(done.left).toEqual([
      { kind: 'cards', id: a.id, name: 'Lives already', because: 'It is in the library already.' },
      { kind: 'cards', id: d.id, name: 'D', because: 'It is not in the library any more.' },
    ]);
    const change = async (id: string, patch: Partial<Card>): Promise<void> => {
      const { content, revision } = await library.cards.get(id);
      expect((await library.cards.save({ ...content, ...patch }, revision)).kind).toBe('saved');
    };
    await change(b.id, { text: 'PACK HUNT: Draw a card.' });
    await change(c.id, { cost: 7 });
    const back = await library.batches.undo(done.batch);
    expect(back).toMatchObject({ changed: 1, passedOver: 1 });
    expect(back.left).toEqual([
      {
        kind: 'cards',
        id: c.id,
        name: 'C',
        because: 'Its level or cost changed elsewhere at the same time.',
      },
    ]);
    expect((await library.cards.get(b.id)).content).toMatchObject({
      cost: null,
      text: 'PACK HUNT: Draw a card.',
    });
    expect(((await library.cards.get(c.id)).content as Card).cost).toBe(7);
    await library.batches.undo(back.batch);
    expect((await library.cards.get(b.id)).content).toMatchObject({
      cost: 5,
      text: 'PACK HUNT: Draw a card.',
    });
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
