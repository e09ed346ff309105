import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BatchJournal, type BatchHead } from '../../src-main/library/batches/batch-journal.js';
import type { BatchStep } from '../../src-main/library/batches/batch-steps.js';
import { areMovesBegun, finishMoves, moveAll } from '../../src-main/library/moves.js';
import { placeOf } from '../../src-main/library/place.js';
import { Writer } from '../../src-main/library/writer.js';
import { newCard, newFolder, open } from './support.js';

function place() {
  const made = placeOf(newFolder());
  for (const folder of [made.cards, made.decks, made.inner, made.trash, made.batches, made.moves])
    mkdirSync(folder);
  return made;
}

const head = (order: number, fields: Partial<BatchHead> = {}): BatchHead => ({
  format: 'cardwright-batch',
  version: 1,
  id: randomUUID(),
  title: `No. ${order}`,
  back: false,
  undoes: null,
  when: 0,
  order,
  created: 1,
  changed: 0,
  removed: 0,
  passedOver: 0,
  ...fields,
});

const step: BatchStep = {
  shelf: 'cards',
  id: randomUUID(),
  from: { at: 'nowhere' },
  to: { at: 'shelf', file: 'a.card.json', revision: 'x', text: 'text' },
};

function journal() {
  const made = place();
  const files = { write: (path: string, text: string | Uint8Array) => writeFile(path, text), rename };
  return { place: made, journal: new BatchJournal(made, new Writer(made, files)) };
}

describe('batches as they are written down', () => {
  it('are begun until they are finished, and are told oldest first', async () => {
    const { journal: one } = journal();
    const [second, first, third] = [head(2), head(1), head(10)];
    for (const batch of [second, first, third]) await one.begin(batch, [step, step]);
    expect(await one.heads('done')).toEqual([]);
    expect(await one.begun()).toEqual([third.id, second.id, first.id]);
    await one.finish(second.id);
    await one.finish(first.id);
    expect((await one.heads('done')).map(({ order }) => order)).toEqual([1, 2]);
    expect(await one.heads('begun')).toEqual([third]);
    expect(await one.begun()).toEqual([third.id]);
    expect(await one.stepsOf(second.id)).toEqual([step, step]);
    expect(await one.stepsOf(randomUUID())).toEqual([]);
  });

  it('are begun also where their first file is damaged, after those that can be dated', async () => {
    const { place: where, journal: one } = journal();
    const [whole, damaged] = [head(1), head(2)];
    for (const batch of [whole, damaged]) await one.begin(batch, [step]);
    writeFileSync(join(where.batches, `${damaged.id}.begun.json`), '{"half');
    writeFileSync(join(where.batches, `${damaged.id}.jsonl`), `{"half\n${JSON.stringify(step)}\n\n[]\n`);
    expect(await one.begun()).toEqual([whole.id, damaged.id]);
    expect(await one.stepsOf(damaged.id)).toEqual([step]);
    expect(await one.heads('begun')).toEqual([whole]);
  });

  it('are known by their own file alone, and nothing else in the folder is one', async () => {
    const { place: where, journal: one } = journal();
    const batch = head(1);
    const others = [`${randomUUID()}.json`, 'notes.json', `${batch.id}.json.bak`, `a${batch.id}.json`];
    for (const file of others) writeFileSync(join(where.batches, file), JSON.stringify(batch));
    expect(await one.heads('done')).toEqual([]);
    await one.begin(batch, []);
    await one.finish(batch.id);
    expect(await one.heads('done')).toEqual([batch]);
    await one.prune();
    expect(readdirSync(where.batches).sort()).toEqual(
      [...others, `${batch.id}.json`, `${batch.id}.jsonl`].sort(),
    );
  });

  it('are forgotten beyond the newest 30, with the steps of those that have no head', async () => {
    const { place: where, journal: one } = journal();
    const batches = Array.from({ length: 32 }, (_, at) => head(at));
    for (const batch of batches) {
      await one.begin(batch, [step]);
      await one.finish(batch.id);
    }
    const begun = head(99);
    await one.begin(begun, [step]);
    const orphan = join(where.batches, `${randomUUID()}.jsonl`);
    writeFileSync(orphan, '');
    await one.prune();
    expect((await one.heads('done')).map(({ order }) => order)).toEqual(
      Array.from({ length: 30 }, (_, at) => at + 2),
    );
    expect(existsSync(orphan)).toBe(false);
    expect(await one.stepsOf(begun.id)).toEqual([step]);
    expect(readdirSync(where.batches)).toHaveLength(62);
    await one.forget(begun.id);
    expect(await one.begun()).toEqual([]);
    expect(readdirSync(where.batches)).toHaveLength(60);
  });

  it('are none where their folder is gone', async () => {
    const { place: where, journal: one } = journal();
    renameSync(where.batches, `${where.batches}-away`);
    expect([await one.begun(), await one.heads('done')]).toEqual([[], []]);
    await expect(one.prune()).resolves.toBeUndefined();
  });
});

/** Somebody who writes, and what is renamed by them; renaming fails for a file of this name. */
function mover(broken = '') {
  const where = place();
  const renamed: string[] = [];
  const writer = new Writer(where, {
    write: (path, text) => writeFile(path, text),
    rename: async (from, to) => {
      if (basename(from) === broken) throw Object.assign(new Error('no'), { code: 'EIO' });
      renamed.push(basename(from));
      await rename(from, to);
    },
  });
  for (const name of ['a', 'b', 'c']) writeFileSync(join(where.cards, name), name);
  const moves = ['a', 'b', 'c'].map((name) => [join(where.cards, name), join(where.trash, name)] as const);
  return { where, writer, moves, renamed };
}

describe('files that are moved together', () => {
  it('arrive, and nothing is left to be done', async () => {
    const { where, writer, moves, renamed } = mover();
    await moveAll(where, writer, moves);
    expect([readdirSync(where.cards), readdirSync(where.trash)]).toEqual([[], ['a', 'b', 'c']]);
    expect([renamed, await areMovesBegun(where), readdirSync(where.moves)]).toEqual([
      ['a', 'b', 'c'],
      false,
      [],
    ]);
  });

  it('stay all where they are when one cannot be moved', async () => {
    const { where, writer, moves, renamed } = mover('c');
    await expect(moveAll(where, writer, moves)).rejects.toMatchObject({ code: 'EIO' });
    expect([readdirSync(where.cards), readdirSync(where.trash)]).toEqual([['a', 'b', 'c'], []]);
    expect(renamed).toEqual(['a', 'b', 'b', 'a']);
    expect(await areMovesBegun(where)).toBe(false);
  });

  it('that a program has not finished are finished by the next; what lies in the way stays', async () => {
    const { where, writer } = mover();
    const path = join(where.moves, `${randomUUID()}.json`);
    const to = (name: string) => `.cardwright/trash/${name}`;
    const moves = [...['a', 'b', 'gone'].map((name) => [`cards/${name}`, to(name)]), ['decks/x', 'sets/x']];
    writeFileSync(path, JSON.stringify({ format: 'cardwright-moves', version: 1, moves }));
    writeFileSync(join(where.trash, 'b'), 'in the way');
    expect(await areMovesBegun(where)).toBe(true);
    await finishMoves(where, writer);
    expect(readdirSync(where.cards)).toEqual(['b', 'c']);
    expect(readdirSync(where.trash)).toEqual(['a', 'b']);
    expect(readFileSync(join(where.trash, 'b'), 'utf8')).toBe('in the way');
    expect(await areMovesBegun(where)).toBe(false);
  });

  it.each([
    [['cards/../../a', 'cards/b']],
    [['cards/a', 'cards/..']],
    [['pictures/a', 'cards/b']],
    [['/cards/a', 'cards/b']],
    [['cards/a', 'cards/b\\c']],
    [['cards/a', `cards/${'x'.repeat(600)}`]],
    [['cards/a']],
  ])('are no such as %j, whose journal is kept aside', async (move) => {
    const { where, writer, renamed } = mover();
    const file = `${randomUUID()}.json`;
    writeFileSync(
      join(where.moves, file),
      JSON.stringify({ format: 'cardwright-moves', version: 1, moves: [move] }),
    );
    await finishMoves(where, writer);
    expect(readdirSync(where.moves)).toEqual([`${file}.damaged`]);
    expect(renamed).toEqual([file]);
    expect(await areMovesBegun(where)).toBe(false);
  });
});

describe('a change of many things', () => {
  it('tells how far it is, of sets before cards before decks, and what it came to', async () => {
    const library = await open(newFolder());
    const [owl, elk, fox] = ['Owl', 'Elk', 'Fox'].map((name) => newCard(name)) as [
      ReturnType<typeof newCard>,
      ReturnType<typeof newCard>,
      ReturnType<typeof newCard>,
    ];
    const begun = await library.batches.apply({ title: 'begin', create: { cards: [owl, elk] } });
    expect(begun).toMatchObject({ created: 2, changed: 0, removed: 0, passedOver: 0, left: [] });
    const told: [number, number][] = [];
    const done = await library.batches.apply(
      {
        title: 'all of it',
        create: { cards: [fox, owl] },
        change: { cards: [{ ...elk, text: 'Draw a card.' }, newCard('Nobody')] },
      },
      undefined,
      (some, total) => told.push([some, total]),
    );
    expect(done).toMatchObject({ created: 1, changed: 1, removed: 0, passedOver: 2 });
    expect(done.left.map(({ name, because }) => `${name}: ${because}`)).toEqual([
      'Owl: It is in the library already.',
      'Nobody: It is not in the library any more.',
    ]);
    expect(told).toEqual([
      [0, 0],
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
    const gone = await library.batches.apply({
      title: 'out',
      create: { cards: [newCard('Moth')] },
      remove: { cards: [fox.id, fox.id, randomUUID()] },
    });
    expect(gone).toMatchObject({ created: 1, removed: 1, passedOver: 1 });
    expect(gone.left).toMatchObject([{ name: '', because: 'It is not in the library any more.' }]);
    expect((await library.batches.list()).map(({ title }) => title)).toEqual(['out', 'all of it', 'begin']);
  });

  it('that comes to nothing is not listed, and takes nothing back', async () => {
    const library = await open(newFolder());
    const owl = newCard('Owl');
    const { batch } = await library.batches.apply({ title: 'begin', create: { cards: [owl] } });
    const none = await library.batches.apply({ title: 'none', change: { cards: [owl] } });
    expect(none).toMatchObject({ created: 0, changed: 0, removed: 0, passedOver: 0 });
    expect((await library.batches.list()).map(({ title, undone }) => [title, undone])).toEqual([
      ['begin', false],
    ]);
    const back = await library.batches.undo(batch);
    expect((await library.batches.list()).map(({ title, undone }) => [title, undone])).toEqual([
      ['undo of begin', false],
      ['begin', true],
    ]);
    await expect(library.batches.undo(batch)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'This change was taken back already.',
    });
    await library.batches.undo(back.batch);
    expect((await library.batches.list()).map(({ title, undone }) => [title, undone])).toEqual([
      ['begin', false],
      ['undo of begin', true],
      ['begin', false],
    ]);
    await expect(library.batches.undo(randomUUID())).rejects.toMatchObject({
      message: expect.stringMatching(/lies too far back/),
    });
  });

  it('that follows from the disk sees what others have written, and may be none', async () => {
    const library = await open(newFolder());
    const other = await open(library.info().folder);
    const owl = newCard('Owl');
    await other.batches.apply({ title: 'begin', create: { cards: [owl] } });
    const seen = await library.batches.rework(async () => ({
      title: 'tag',
      change: { cards: library.cards.list().map((row) => ({ ...owl, id: row.id, tags: ['seen'] })) },
    }));
    expect(seen).toMatchObject({ changed: 1 });
    expect(await library.batches.rework(async () => null)).toBeNull();
    await expect(library.batches.rework(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await library.batches.list()).toHaveLength(2);
  });

  it('that is not wanted any more is not made', async () => {
    const library = await open(newFolder());
    const stop = new AbortController();
    const cards = [newCard('Owl')];
    await expect(
      library.batches.rework(async () => {
        stop.abort(new Error('closed'));
        throw new Error('nobody listens');
      }, stop.signal),
    ).rejects.toThrow('closed');
    await expect(library.batches.apply({ title: 'import', create: { cards } }, stop.signal)).rejects.toThrow(
      'closed',
    );
    expect(library.info().cards).toBe(0);
    expect(await library.batches.list()).toEqual([]);
  });
});
