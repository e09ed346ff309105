import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCardFile, writeCardFile } from '../../src-main/games/card-files.js';
import type { LibraryChange } from '../../src-main/library/types.js';
import { cardFiles, cardNamed, deckNamed, newFolder, open, snapshot } from './support.js';

describe('keeping cards', () => {
  it('gives back after reopening what was kept, in files that people can read', async () => {
    const folder = newFolder();
    const library = await open(folder);
    const card = await library.cards.create(
      cardNamed('Velociraptor', { text: 'PACK HUNT: Draw a card.', tags: ['dino'] }),
    );
    const deck = await library.decks.create(
      deckNamed('Raptors', { entries: [{ card: card.content.id, name: 'Velociraptor', copies: 3 }] }),
    );
    await library.close();

    const again = await open(folder);
    expect(await again.cards.get(card.content.id)).toEqual(card);
    expect(await again.decks.get(deck.content.id)).toEqual(deck);
    expect(again.info()).toEqual({ folder, cards: 1, decks: 1, sets: 0, readOnly: null, problems: [] });
    expect(again.decks.list()).toEqual([
      {
        id: deck.content.id,
        name: 'Raptors',
        count: 3,
        revision: deck.revision,
        changed: expect.any(Number),
      },
    ]);
    const file = `velociraptor.${card.content.id.slice(0, 8)}.card.json`;
    expect(cardFiles(folder)).toEqual([file]);
    const text = readFileSync(join(folder, 'cards', file), 'utf8');
    expect(text).toBe(writeCardFile(card.content));
    expect(readFileSync(join(folder, '.cardwright/.gitignore'), 'utf8')).toBe('*\n');
  });

  it('renames the file with the card and leaves no second one', async () => {
    const folder = newFolder();
    const library = await open(folder);
    const { content, revision } = await library.cards.create(cardNamed('Egg'));
    const outcome = await library.cards.save({ ...content, name: 'Hatchling' }, revision);
    expect(outcome.kind).toBe('saved');
    expect(cardFiles(folder)).toEqual([`hatchling.${content.id.slice(0, 8)}.card.json`]);
    expect((await library.cards.get(content.id)).content.name).toBe('Hatchling');
  });

  it('keeps a file name that a person chose until the card is renamed', async () => {
    const folder = newFolder();
    const library = await open(folder);
    const { content, revision } = await library.cards.create(cardNamed('Egg'));
    const [file = ''] = cardFiles(folder);
    renameSync(join(folder, 'cards', file), join(folder, 'cards', 'my favourite.card.json'));
    await library.cards.save({ ...content, cost: 3 } as Card, revision);
    expect(cardFiles(folder)).toEqual(['my favourite.card.json']);
  });

  it('answers a stale save with what is there and writes nothing', async () => {
    const folder = newFolder();
    const library = await open(folder);
    const { content, revision } = await library.cards.create(cardNamed('Egg'));
    const mine = await library.cards.save({ ...content, cost: 1 } as Card, revision);
    if (mine.kind !== 'saved') throw new Error('expected a save');
    const before = snapshot(folder);
    const theirs = await library.cards.save({ ...content, cost: 2 } as Card, revision);
    expect(theirs).toEqual({
      kind: 'conflict',
      current: { content: { ...content, cost: 1 }, revision: mine.revision, readOnly: null },
    });
    expect(snapshot(folder)).toEqual(before);
    expect((await library.cards.save({ ...content, cost: 2 } as Card, mine.revision)).kind).toBe('saved');
  });

  it('notices a change on disk at the save, even when nobody told of it', async () => {
    const folder = newFolder();
    const library = await open(folder);
    const { content, revision } = await library.cards.create(cardNamed('Egg'));
    const [file = ''] = cardFiles(folder);
    writeFileSync(join(folder, 'cards', file), writeCardFile({ ...content, cost: 7 } as Card));
    const outcome = await library.cards.save({ ...content, cost: 2 } as Card, revision);
    expect(outcome).toMatchObject({ kind: 'conflict', current: { content: { cost: 7 } } });
  });

  it('lets exactly one of two saves from the same base through', async () => {
    const folder = newFolder();
    const [one, two] = [await open(folder), await open(folder)];
    const { content, revision } = await one.cards.create(cardNamed('Egg'));
    const outcomes = await Promise.all([
      one.cards.save({ ...content, cost: 1 } as Card, revision),
      two.cards.save({ ...content, cost: 2 } as Card, revision),
    ]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['conflict', 'saved']);
  });

  it('refuses what is no card with a sentence and keeps the file', async () => {
    const folder = newFolder();
    const library = await open(folder);
    const { content, revision } = await library.cards.create(cardNamed('Egg'));
    const before = snapshot(folder);
    await expect(library.cards.save({ ...content, cost: -1 } as Card, revision)).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: expect.stringMatching(/cost/),
    });
    await expect(library.cards.get('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(snapshot(folder)).toEqual(before);
  });

  it('duplicates under an id of its own', async () => {
    const library = await open(newFolder());
    const { content } = await library.cards.create(cardNamed('Egg', { cost: 4 }));
    const copy = await library.cards.duplicate(content.id);
    expect(copy.content).toMatchObject({ name: 'Egg copy', cost: 4 });
    expect(copy.content.id).not.toBe(content.id);
    expect(library.info().cards).toBe(2);
  });
});

describe('the trash', () => {
  it('brings back the same bytes after a restart, beside a new file of that name', async () => {
    const folder = newFolder();
    const library = await open(folder);
    const { content, revision } = await library.cards.create(cardNamed('Egg'));
    const [file = ''] = cardFiles(folder);
    const { trash } = await library.cards.remove([content.id, content.id]);
    expect(trash).toHaveLength(1);
    expect(cardFiles(folder)).toEqual([]);
    writeFileSync(join(folder, 'cards', file), 'not ours');
    await library.close();

    const again = await open(folder);
    expect(again.info().cards).toBe(0);
    expect(await again.cards.restore(trash)).toEqual([content.id]);
    expect(await again.cards.get(content.id)).toEqual({ content, revision, readOnly: null });
    expect(readFileSync(join(folder, 'cards', file), 'utf8')).toBe('not ours');
    await expect(again.cards.restore(trash)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('restores a card whose id lives again as a card of its own', async () => {
    const folder = newFolder();
    const library = await open(folder);
    const { content } = await library.cards.create(cardNamed('Egg'));
    const [file = ''] = cardFiles(folder);
    const { trash } = await library.cards.remove([content.id]);
    writeFileSync(join(folder, 'cards', file), writeCardFile({ ...content, cost: 9 } as Card));
    await library.refresh();
    const [id = ''] = await library.cards.restore(trash);
    expect(id).not.toBe(content.id);
    expect(((await library.cards.get(content.id)).content as Card).cost).toBe(9);
    expect(((await library.cards.get(id)).content as Card).cost).toBeNull();
  });

  it.each([
    '../cards/x.card.json',
    '..\\x.card.json',
    '20260101-000000-00000000.../../x.card.json',
    'x.card.json',
    '',
  ])('never leaves its folder for %j', async (name) => {
    const folder = newFolder();
    const library = await open(folder);
    await library.cards.create(cardNamed('Egg'));
    writeFileSync(join(folder, 'cards', 'x.card.json'), 'x');
    const before = snapshot(folder);
    await expect(library.cards.restore([name])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(snapshot(folder)).toEqual(before);
  });

  it('removes all or none', async () => {
    const folder = newFolder();
    let left = 1;
    const full = Object.assign(new Error('no'), { code: 'ENOSPC' });
    const library = await open(folder, {
      files: {
        rename: async (from, to) => {
          if (to.includes('trash') && left-- === 0) throw full;
          renameSync(from, to);
        },
      },
    });
    const ids = [];
    for (const name of ['A', 'B', 'C']) ids.push((await library.cards.create(cardNamed(name))).content.id);
    const before = snapshot(folder);
    await expect(library.cards.remove(ids)).rejects.toMatchObject({ code: 'STORAGE' });
    expect(snapshot(folder)).toEqual(before);
    expect(library.info().cards).toBe(3);
  });
});

describe('copies made by hand', () => {
  it('gives the copy an id of its own and leaves the original untouched', async () => {
    const folder = newFolder();
    const library = await open(folder);
    const { content } = await library.cards.create(cardNamed('Velociraptor', { cost: 4 }));
    const [file = ''] = cardFiles(folder);
    await library.close();
    const original = readFileSync(join(folder, 'cards', file), 'utf8');
    writeFileSync(join(folder, 'cards', 'a copy.card.json'), original);

    const again = await open(folder);
    expect(again.info().cards).toBe(2);
    expect(readFileSync(join(folder, 'cards', file), 'utf8')).toBe(original);
    const copy = readCardFile(readFileSync(join(folder, 'cards', 'a copy.card.json'), 'utf8'));
    if (copy.kind !== 'good') throw new Error('expected a good file');
    expect(copy.content).toEqual({ ...content, id: copy.content.id });
    expect(copy.content.id).not.toBe(content.id);
    expect(again.info().problems).toEqual([
      { file: 'cards/a copy.card.json', message: expect.stringMatching(/card of its own/) },
    ]);
  });

  it('takes a renamed file for the same card', async () => {
    const folder = newFolder();
    const changes: LibraryChange[] = [];
    const library = await open(folder, { onChange: (change) => changes.push(change) });
    const { content } = await library.cards.create(cardNamed('Egg'));
    const [file = ''] = cardFiles(folder);
    changes.length = 0;
    renameSync(join(folder, 'cards', file), join(folder, 'cards', 'a.card.json'));
    await library.refresh();
    expect((await library.cards.get(content.id)).content).toEqual(content);
    expect(changes).toEqual([]);
    expect(library.info().problems).toEqual([]);
  });
});

describe('a folder that cannot be written', () => {
  it.each(['the folder itself', '.cardwright', 'cards'])(
    'opens read-only when a file lies at %s',
    async (where) => {
      const folder = newFolder();
      if (where === 'the folder itself') {
        rmSync(folder, { recursive: true });
        writeFileSync(folder, 'a file');
      } else {
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, where), 'a file');
      }
      const library = await open(folder);
      expect(library.info().readOnly).toMatch(/^This library cannot be changed: .*\.$/);
      await expect(library.cards.create(cardNamed('Egg'))).rejects.toMatchObject({ code: 'READ_ONLY' });
      await expect(library.pictures.add(new Uint8Array(5))).rejects.toMatchObject({ code: 'READ_ONLY' });
      expect(library.cards.list()).toEqual([]);
    },
  );

  it('still shows the cards, and a copy with the same id is only named', async () => {
    const folder = newFolder();
    const writable = await open(folder);
    const { content } = await writable.cards.create(cardNamed('Egg'));
    await writable.close();
    const [file = ''] = cardFiles(folder);
    writeFileSync(join(folder, 'cards', 'copy.card.json'), readFileSync(join(folder, 'cards', file)));
    rmSync(join(folder, '.cardwright'), { recursive: true });
    writeFileSync(join(folder, '.cardwright'), 'in the way');
    const before = snapshot(folder);
    const library = await open(folder);
    expect((await library.cards.get(content.id)).content).toEqual(content);
    expect(library.info().problems.map(({ file }) => file)).toEqual(['cards/copy.card.json']);
    expect(await library.thumbnail(content.id, async () => new Uint8Array([1]))).toEqual(new Uint8Array([1]));
    expect(snapshot(folder)).toEqual(before);
  });

  it.each([
    ['ENOSPC', 'STORAGE', /disk is full/],
    ['EACCES', 'READ_ONLY', /may not write/],
    ['EROFS', 'READ_ONLY', /read-only/],
    ['EIO', 'STORAGE', /reports an error/],
  ])('says %s in a sentence and keeps the old content', async (code, expected, sentence) => {
    const folder = newFolder();
    const first = await open(folder);
    const { content, revision } = await first.cards.create(cardNamed('Egg'));
    const failing = await open(folder, {
      files: { write: () => Promise.reject(Object.assign(new Error(code), { code })) },
    });
    const failure = { code: expected, message: expect.stringMatching(sentence) };
    await expect(failing.cards.save({ ...content, name: 'Hatchling' }, revision)).rejects.toMatchObject(
      failure,
    );
    await expect(failing.cards.create(cardNamed('New'))).rejects.toMatchObject(failure);
    expect(await failing.cards.get(content.id)).toEqual({ content, revision, readOnly: null });
    await first.refresh();
    expect(await first.cards.get(content.id)).toEqual({ content, revision, readOnly: null });
    expect((await first.cards.save({ ...content, name: 'Hatchling' }, revision)).kind).toBe('saved');
    expect(cardFiles(folder)).toHaveLength(1);
  });
});

describe('thumbnails', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

  it('paints once for a revision, anew for the next, and anew when the cache is thrown away', async () => {
    const folder = newFolder();
    const library = await open(folder);
    const { content, revision } = await library.cards.create(cardNamed('Egg'));
    let painted = 0;
    const paint = async () => {
      painted += 1;
      return png;
    };
    const [one, two] = await Promise.all([
      library.thumbnail(content.id, paint),
      library.thumbnail(content.id, paint),
    ]);
    expect(Buffer.from(one)).toEqual(png);
    expect(Buffer.from(two)).toEqual(png);
    expect(Buffer.from(await library.thumbnail(content.id, paint))).toEqual(png);
    expect(painted).toBe(1);
    await library.cards.save({ ...content, cost: 1 } as Card, revision);
    await library.thumbnail(content.id, paint);
    expect(painted).toBe(2);
    rmSync(join(folder, '.cardwright'), { recursive: true });
    await library.thumbnail(content.id, paint);
    expect(painted).toBe(3);
    expect((await library.cards.create(cardNamed('After'))).content.name).toBe('After');
  });
});
