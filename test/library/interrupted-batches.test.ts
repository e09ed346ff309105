import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeCardFile } from '../../src-main/games/card-files.js';
import type { BatchChange } from '../../src-main/library/batches/batch.js';
import { cardNamed, deckNamed, newCard, newFolder, open, storedFiles } from './support.js';

const [egg, owl] = [newCard('Egg'), newCard('Owl')];

/** Where a thing lies under its name. */
const fileOf = ({ id }: { readonly id: string }, name: string) =>
  `cards/${name.toLowerCase()}.${id.slice(0, 8)}.card.json`;

/**
 * A library with two cards, of which a program has died after it made a change and before it could say that it was done; the
 * next program has opened it since.
 * @param meanwhile what was done in the folder in between
 */
async function afterDeath(
  change: Omit<BatchChange, 'title'>,
  meanwhile: (folder: string) => void = () => undefined,
) {
  const folder = newFolder();
  const library = await open(folder);
  await library.batches.apply({ title: 'begin', create: { cards: [egg, owl] } });
  const before = storedFiles(folder);
  const { batch } = await library.batches.apply({ title: 'died', ...change });
  const done = storedFiles(folder);
  await library.close();
  const batches = join(folder, '.cardwright', 'batches');
  renameSync(join(batches, `${batch}.json`), join(batches, `${batch}.begun.json`));
  meanwhile(folder);
  const again = await open(folder);
  expect(again.info()).toMatchObject({ readOnly: null, problems: [] });
  expect(readdirSync(batches).filter((file) => file.startsWith(batch))).toEqual([]);
  return { folder, before, done, again, now: storedFiles(folder) };
}

const renamed = { ...egg, name: 'Hatchling' };
const retold = { ...egg, text: 'Draw a card.' };

describe('a change whose program died before it was done is put back', () => {
  it.each<[what: string, change: Omit<BatchChange, 'title'>]>([
    ['a new card', { create: { cards: [newCard('Fox')] } }],
    ['another text', { change: { cards: [retold] } }],
    ['another name', { change: { cards: [renamed] } }],
    ['a removal', { remove: { cards: [egg.id, owl.id] } }],
    [
      'all of it',
      { create: { cards: [newCard('Egg')] }, change: { cards: [renamed] }, remove: { cards: [owl.id] } },
    ],
  ])('where it was done: %s', async (_, change) => {
    const { now, before, again } = await afterDeath(change);
    expect([...now]).toEqual([...before]);
    expect((await again.batches.list()).map(({ title }) => title)).toEqual(['begin']);
  });

  it('where a file had its new name and not yet its new text', async () => {
    const old = { text: '' };
    const { now, before } = await afterDeath({ change: { cards: [renamed] } }, (folder) => {
      const path = join(folder, fileOf(egg, 'hatchling'));
      old.text = readFileSync(path, 'utf8').replace('"Hatchling"', '"Egg"');
      writeFileSync(path, old.text);
    });
    expect([...now]).toEqual([...before]);
  });

  it('where nothing was done yet', async () => {
    const { now, before } = await afterDeath(
      { change: { cards: [retold] }, remove: { cards: [owl.id] } },
      (folder) => {
        const path = join(folder, fileOf(egg, 'egg'));
        writeFileSync(path, readFileSync(path, 'utf8').replace('"Draw a card."', '""'));
        const trash = join(folder, '.cardwright', 'trash');
        const [name = ''] = readdirSync(trash);
        renameSync(join(trash, name), join(folder, fileOf(owl, 'owl')));
      },
    );
    expect([...now]).toEqual([...before]);
  });

  it('but for what somebody has changed, moved away or removed since', async () => {
    const mine = (text: string) => text.replace('"Draw a card."', '"mine"');
    const edited = await afterDeath({ change: { cards: [retold] } }, (folder) => {
      const path = join(folder, fileOf(egg, 'egg'));
      writeFileSync(path, mine(readFileSync(path, 'utf8')));
    });
    expect(edited.now.get(fileOf(egg, 'egg'))).toBe(mine(edited.done.get(fileOf(egg, 'egg')) ?? ''));
    const moved = await afterDeath({ change: { cards: [retold] } }, (folder) =>
      rmSync(join(folder, fileOf(egg, 'egg'))),
    );
    expect([...moved.now.keys()]).toEqual([fileOf(owl, 'owl')]);
    const erased = await afterDeath({ remove: { cards: [owl.id] } }, (folder) => {
      const trash = join(folder, '.cardwright', 'trash');
      for (const name of readdirSync(trash)) rmSync(join(trash, name));
    });
    expect([...erased.now.keys()]).toEqual([fileOf(egg, 'egg')]);
  });

  it('beside what has its name by now', async () => {
    const other = writeCardFile(newCard('Owl'));
    const { now, again } = await afterDeath({ remove: { cards: [owl.id] } }, (folder) =>
      writeFileSync(join(folder, fileOf(owl, 'owl')), other),
    );
    expect(now.get(fileOf(owl, 'owl'))).toBe(other);
    expect(now.has(fileOf(owl, 'owl-2'))).toBe(true);
    expect(again.info().cards).toBe(3);
  });
});

describe('a change that is taken back says of what it leaves alone', () => {
  it('why', async () => {
    const library = await open(newFolder());
    const { folder } = library.info();
    const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((name) => newCard(name)) as [
      typeof egg,
      typeof egg,
      typeof egg,
      typeof egg,
    ];
    const created = await library.batches.apply({ title: 'import', create: { cards: [a, b] } });
    const stored = await library.cards.get(a.id);
    await library.cards.save({ ...stored.content, text: 'mine' }, stored.revision);
    rmSync(join(folder, fileOf(b, 'b')));
    const left = (done: { left: readonly { name: string; because: string }[] }) =>
      done.left.map(({ name, because }) => `${name}: ${because}`).sort();
    expect(left(await library.batches.undo(created.batch))).toEqual([
      ': It is not in the library any more.',
      'A: It was changed since.',
    ]);

    await library.batches.apply({ title: 'more', create: { cards: [c, d] } });
    const removed = await library.batches.apply({ title: 'out', remove: { cards: [c.id, d.id] } });
    const trash = join(folder, '.cardwright', 'trash');
    const nameOf = (card: typeof egg) =>
      readdirSync(trash).find((name) => name.includes(card.id.slice(0, 8))) ?? '';
    await library.cards.restore([nameOf(c)]);
    rmSync(join(trash, nameOf(d)));
    expect(left(await library.batches.undo(removed.batch))).toEqual([
      ': It is not in the trash any more.',
      'C: It is in the library again already.',
    ]);
  });

  it('of a deck and a set as of a card', async () => {
    const library = await open(newFolder());
    const deck = (await library.decks.create(deckNamed('Woods'))).content;
    const set = (await library.sets.create({ name: 'Ice', code: '', symbol: null, mark: 'none', notes: '' }))
      .content;
    const card = (await library.cards.create(cardNamed('Egg'))).content;
    const done = await library.batches.apply({
      title: 'notes',
      change: {
        decks: [{ ...deck, notes: 'b' }],
        sets: [{ ...set, notes: 'b' }],
        cards: [{ ...card, flavor: 'b' }],
      },
    });
    for (const [store, content] of [
      [library.decks, { ...deck, notes: 'c' }],
      [library.sets, { ...set, notes: 'c' }],
      [library.cards, { ...card, flavor: 'c' }],
    ] as const) {
      const { revision } = await store.get(content.id);
      await store.save(content as never, revision);
    }
    const back = await library.batches.undo(done.batch);
    expect(back.left.map(({ kind, name }) => [kind, name]).sort()).toEqual([
      ['cards', 'Egg'],
      ['decks', 'Woods'],
      ['sets', 'Ice'],
    ]);
    expect(back).toMatchObject({ changed: 0, passedOver: 3 });
  });
});
