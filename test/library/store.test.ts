import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeCardFile } from '../../src-main/games/card-files.js';
import { writeWhole } from '../../src-main/files/whole-file.js';
import type { LibraryChange } from '../../src-main/library/types.js';
import { cardFiles, cardNamed, deckNamed, newCard, newFolder, open, snapshot } from './support.js';

const setNamed = (name: string) => ({ name, code: '', symbol: null, mark: 'none', notes: '' }) as const;

describe('the lists of a library', () => {
  it('have decks and sets by their names, as people count', async () => {
    const library = await open(newFolder());
    for (const name of ['deck 10', 'Deck 9', 'ash']) {
      await library.decks.create(deckNamed(name));
      await library.sets.create(setNamed(name));
    }
    await library.decks.create(deckNamed('ash'));
    expect(library.decks.list().map(({ name }) => name)).toEqual(['ash', 'ash', 'Deck 9', 'deck 10']);
    expect(library.sets.list().map(({ name }) => name)).toEqual(['ash', 'Deck 9', 'deck 10']);
    const [one, two] = library.decks.list();
    expect((one?.id ?? '') < (two?.id ?? '')).toBe(true);
    expect(library.info()).toMatchObject({ cards: 0, decks: 4, sets: 3 });
  });

  it('leave out what cannot be read', async () => {
    const folder = newFolder();
    const library = await open(folder);
    await library.decks.create(deckNamed('Woods'));
    await library.sets.create(setNamed('Ice'));
    for (const kind of ['deck', 'set']) writeFileSync(join(folder, `${kind}s`, `x.${kind}.json`), '{');
    await library.refresh();
    expect([library.decks.list().length, library.sets.list().length]).toEqual([1, 1]);
    expect(library.info().problems.map(({ file }) => file)).toEqual(['decks/x.deck.json', 'sets/x.set.json']);
  });
});

describe('a folder that cannot be listed', () => {
  it('is named, and what was read of it is still shown', async () => {
    const folder = newFolder();
    const library = await open(folder);
    await library.cards.create(cardNamed('Egg'));
    renameSync(join(folder, 'cards'), join(folder, 'elsewhere'));
    writeFileSync(join(folder, 'cards'), 'in the way');
    await library.refresh();
    expect(library.info()).toMatchObject({
      cards: 1,
      problems: [
        {
          file: 'cards',
          message:
            'It cannot be listed: a file lies where a folder should be. What was read before is still shown.',
        },
      ],
    });
    rmSync(join(folder, 'cards'));
    renameSync(join(folder, 'elsewhere'), join(folder, 'cards'));
    await library.refresh();
    expect(library.info()).toMatchObject({ cards: 1, problems: [] });
  });
});

describe('a thumbnail of a card', () => {
  const png = Buffer.concat([Buffer.alloc(20), Buffer.from('IEND'), Buffer.alloc(4)]);

  it('is painted anew when what it shows of its set changes, and thrown away when it is of use no more', async () => {
    const folder = newFolder();
    const library = await open(folder);
    const set = await library.sets.create({ ...setNamed('Ice'), code: 'IC', mark: 'number' });
    const card = await library.cards.create(cardNamed('Egg', { set: { id: set.content.id, number: 3 } }));
    const plain = await library.cards.create(cardNamed('Owl'));
    let painted = 0;
    const paint = async () => {
      painted += 1;
      return png;
    };
    const { id } = card.content;
    await library.thumbnail(id, paint);
    await library.thumbnail(id, paint);
    await library.thumbnail(plain.content.id, paint, 'small');
    expect(painted).toBe(2);
    await library.sets.save({ ...set.content, code: 'IA' }, set.revision);
    await library.thumbnail(id, paint);
    expect(painted).toBe(3);
    await expect(library.thumbnail('nowhere', paint)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const kept = () => readdirSync(join(folder, '.cardwright', 'thumbnails')).sort();
    expect(kept()).toHaveLength(3);
    await library.close();
    const tag = library.markOf(card.content)?.tag ?? '';
    expect(kept()).toEqual([`${plain.revision}-small.png`, `${card.revision}-cardm${tag}.png`].sort());
  });
});

describe('whoever listens to a library', () => {
  it('is told of each kind by itself, of problems too, until they listen no longer', async () => {
    const folder = newFolder();
    const all: LibraryChange[] = [];
    const library = await open(folder, { onChange: (change) => all.push(change) });
    const told: LibraryChange[] = [];
    const end = library.subscribe((change) => told.push(change));
    const card = (await library.cards.create(cardNamed('Egg'))).content.id;
    const deck = (await library.decks.create(deckNamed('Woods'))).content.id;
    const set = (await library.sets.create(setNamed('Ice'))).content.id;
    writeFileSync(join(folder, 'cards', 'x.card.json'), '{');
    await library.refresh();
    await library.refresh();
    const none = { kind: 'changed', cards: [], decks: [], sets: [] };
    expect(told).toEqual([
      { ...none, cards: [card] },
      { ...none, decks: [deck] },
      { ...none, sets: [set] },
      none,
    ]);
    end();
    await library.cards.remove([card]);
    expect(told).toHaveLength(4);
    expect(all).toHaveLength(5);
    await library.close();
    rmSync(join(folder, 'cards', 'x.card.json'));
    await library.refresh();
    expect(all).toHaveLength(5);
  });

  it('is told nothing of what lay there when it was opened', async () => {
    const folder = newFolder();
    await (await open(folder)).cards.create(cardNamed('Egg'));
    const told: LibraryChange[] = [];
    const library = await open(folder, { onChange: (change) => told.push(change) });
    await library.refresh();
    expect([told, library.info().cards]).toEqual([[], 1]);
  });
});

describe('a copy', () => {
  it('of a card without a name has none, and a long name stays within what a name may have', async () => {
    const library = await open(newFolder());
    const copyOf = async (name: string) => {
      const { content } = await library.cards.create(cardNamed(name));
      return (await library.cards.duplicate(content.id)).content.name;
    };
    expect(await copyOf('')).toBe('');
    expect(await copyOf('x'.repeat(200))).toBe(`${'x'.repeat(195)} copy`);
  });
});

describe('what cannot be done is said', () => {
  it('with what it was about', async () => {
    const broken = Object.assign(new Error('no'), { code: 'EIO' });
    const library = await open(newFolder(), { files: { write: () => Promise.reject(broken) } });
    const said = (doing: Promise<unknown>) =>
      doing.then(
        () => '',
        ({ message }: Error) => message,
      );
    expect(await said(library.cards.create(cardNamed('Egg')))).toMatch(
      /^The card “Egg” could not be created: /,
    );
    expect(await said(library.cards.create(cardNamed('')))).toMatch(/^The card could not be created: /);
    expect(await said(library.decks.create(deckNamed('Woods')))).toMatch(
      /^The deck “Woods” could not be created/,
    );
    expect(await said(library.sets.get('nowhere'))).toMatch(
      /^This set is not in the library\. It may have been/,
    );
    expect(await said(library.cards.create(cardNamed('Egg', { cost: -1 })))).toMatch(
      /^The card cannot be kept as it is: .* Correct it and save again\.$/,
    );
  });

  it('of a copy that cannot get an id of its own, and of what a damaged file was', async () => {
    const folder = newFolder();
    const library = await open(folder);
    const { content } = await library.cards.create(cardNamed('Egg'));
    await library.cards.versions.keep([content.id], 'kept', 'mine');
    await library.close();
    const [file = ''] = cardFiles(folder);
    const text = readFileSync(join(folder, 'cards', file), 'utf8');
    writeFileSync(join(folder, 'cards', 'copy.card.json'), text);
    rmSync(join(folder, '.cardwright', 'lock'), { recursive: true, force: true });
    const failing = await open(folder, { files: { write: () => Promise.reject(new Error('no')) } });
    expect(failing.info().problems).toEqual([
      {
        file: 'cards/copy.card.json',
        message: `It has the same id as ${file} and is not shown. Make the library writable and open it again: it then becomes a card of its own.`,
      },
    ]);
    await failing.close();
    rmSync(join(folder, 'cards', 'copy.card.json'));
    writeFileSync(join(folder, 'cards', file), text.slice(0, -30));
    const damaged = await open(folder);
    expect(damaged.info().problems).toMatchObject([
      { file: `cards/${file}`, former: { kind: 'cards', id: content.id } },
    ]);
    expect(damaged.cards.versions.isDamaged(content.id)).toBe(true);
    writeFileSync(join(folder, 'cards', 'other.card.json'), '{');
    await damaged.refresh();
    const other = damaged.info().problems.find((one) => one.file === 'cards/other.card.json');
    expect(other).not.toHaveProperty('former');
  });
});

describe('the file of a card', () => {
  it('is given out byte for byte', async () => {
    const folder = newFolder();
    const library = await open(folder);
    const { content } = await library.cards.create(cardNamed('Egg'));
    const path = join(folder, 'cards', cardFiles(folder)[0] ?? '');
    const text = `${readFileSync(path, 'utf8')}\n\n`;
    writeFileSync(path, text);
    expect(Buffer.from(await library.cards.bytesOf(content.id)).toString()).toBe(text);
    await expect(library.cards.bytesOf('nowhere')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('copies made by hand', () => {
  it('of files that may not be written stay as they are', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'cards'));
    const newer = writeCardFile(newCard('Egg')).replace('"version": 3', '"version": 4');
    for (const file of ['a', 'b']) writeFileSync(join(folder, 'cards', `${file}.card.json`), newer);
    const library = await open(folder);
    expect(library.info().cards).toBe(1);
    for (const file of ['a', 'b'])
      expect(readFileSync(join(folder, 'cards', `${file}.card.json`), 'utf8')).toBe(newer);
  });

  it('get ids of their own, however many there are', async () => {
    const folder = newFolder();
    const library = await open(folder);
    const { content } = await library.cards.create(cardNamed('Egg'));
    for (const file of ['a', 'b', 'c'])
      writeFileSync(join(folder, 'cards', `${file}.card.json`), writeCardFile(content));
    await library.refresh();
    expect(library.info().cards).toBe(4);
    expect(library.info().problems.map(({ message }) => message)).toEqual(
      Array(3).fill(
        `It was a copy of ${cardFiles(folder).find((file) => file.startsWith('egg'))} with the same id; it is now a card of its own.`,
      ),
    );
  });
});

describe('a card that is brought back from a version', () => {
  it('is shown at once, and stays out of the library where it cannot be written', async () => {
    const folder = newFolder();
    let broken = false;
    const library = await open(folder, {
      files: {
        write: (path, content) =>
          broken && path.includes('/cards/')
            ? Promise.reject(Object.assign(new Error('no'), { code: 'ENOSPC' }))
            : writeWhole(path, content, { durable: false }),
      },
    });
    const { content } = await library.cards.create(cardNamed('Egg'));
    await library.cards.versions.keep([content.id], 'kept', 'mine');
    const [version] = await library.cards.versions.list(content.id);
    const [file = ''] = cardFiles(folder);
    rmSync(join(folder, 'cards', file));
    broken = true;
    const restore = () => library.cards.versions.restore(content.id, version?.version ?? '');
    await expect(restore()).rejects.toMatchObject({
      message: expect.stringMatching(/^The card “Egg” could not be brought back: the disk is full/),
    });
    expect(library.cards.list()).toEqual([]);
    broken = false;
    writeFileSync(join(folder, 'cards', file), 'in the way');
    expect((await restore()).content).toEqual(content);
    expect(library.cards.list().map(({ name }) => name)).toEqual(['Egg']);
  });
});

describe('a new file', () => {
  it('takes no name that lies there, not even of something that is no card', async () => {
    const folder = newFolder();
    const library = await open(folder);
    const { content, revision } = await library.cards.create(cardNamed('Egg'));
    const eight = content.id.slice(0, 8);
    writeFileSync(join(folder, 'cards', `OWL.${eight}.card.json`), 'mine');
    await library.cards.save({ ...content, name: 'Owl' }, revision);
    expect(cardFiles(folder)).toEqual([`OWL.${eight}.card.json`, `owl-2.${eight}.card.json`]);
    const again = await library.cards.get(content.id);
    await library.cards.save({ ...content, name: 'owl!' }, again.revision);
    expect(cardFiles(folder)).toHaveLength(2);
  });

  it('is made in a folder that is made anew, and a readme stays as somebody wrote it', async () => {
    const folder = newFolder();
    const library = await open(folder);
    expect(readFileSync(join(folder, 'README.txt'), 'utf8')).toMatch(/^This folder is a Cardwright library/);
    for (const name of ['cards', 'decks', 'sets', 'pictures'])
      rmSync(join(folder, name), { recursive: true });
    await library.cards.create(cardNamed('Egg'));
    expect(readdirSync(folder).sort()).toEqual([
      '.cardwright',
      'README.txt',
      'cards',
      'decks',
      'pictures',
      'sets',
    ]);
    expect(readdirSync(join(folder, '.cardwright')).sort()).toEqual(
      ['.gitignore', 'batches', 'moves', 'thumbnails', 'trash', 'variants', 'versions'].sort(),
    );
    await library.close();
    writeFileSync(join(folder, 'README.txt'), 'mine');
    await (await open(folder)).close();
    expect(readFileSync(join(folder, 'README.txt'), 'utf8')).toBe('mine');
    rmSync(join(folder, 'README.txt'));
    await open(folder);
    expect(readdirSync(folder)).not.toContain('README.txt');
  });
});

describe('the trash', () => {
  const trashOf = (folder: string) => join(folder, '.cardwright', 'trash');

  it('has the latest first, and nothing where its folder is gone', async () => {
    const folder = newFolder();
    const library = await open(folder);
    const text = (name: string) => writeCardFile(newCard(name));
    const stamps = ['20260102-000000-00000001', '20260102-000000-00000002', '20260101-235959-ffffffff'];
    for (const [at, stamp] of stamps.entries())
      writeFileSync(join(trashOf(folder), `${stamp}.x${at}.card.json`), text(`X${at}`));
    writeFileSync(join(trashOf(folder), '20269999-999999-00000000.y.CARD.JSON'), text('Y'));
    writeFileSync(join(trashOf(folder), '20260101-000000-0000000.z.card.json'), text('Z'));
    const rows = await library.trash.list();
    expect(rows.map(({ name, when }) => [name, when])).toEqual([
      ['X1', Date.UTC(2026, 0, 2)],
      ['X0', Date.UTC(2026, 0, 2)],
      ['X2', Date.UTC(2026, 0, 2) - 1000],
      ['Y', 0],
    ]);
    rmSync(join(trashOf(folder), `${stamps[0]}.x0.card.json`));
    expect((await library.trash.list()).map(({ name }) => name)).toEqual(['X1', 'X2', 'Y']);
    renameSync(trashOf(folder), `${trashOf(folder)}-away`);
    expect(await library.trash.list()).toEqual([]);
  });

  it('gives files that are brought back names of their own, and a long name a shorter one', async () => {
    const folder = newFolder();
    const library = await open(folder);
    const long = `${'x'.repeat(230)}.card.json`;
    const names = [];
    for (const name of ['One', 'Two']) {
      const { content } = await library.cards.create(cardNamed(name));
      const [file = ''] = cardFiles(folder);
      renameSync(join(folder, 'cards', file), join(folder, 'cards', 'same.card.json'));
      names.push(...(await library.cards.remove([content.id])).trash);
    }
    expect(await library.cards.restore([...names, names[0] ?? ''])).toHaveLength(2);
    expect(cardFiles(folder)).toEqual(['same-2.card.json', 'same.card.json']);
    const { content } = await library.cards.create(cardNamed('Three'));
    const file = `three.${content.id.slice(0, 8)}.card.json`;
    renameSync(join(folder, 'cards', file), join(folder, 'cards', long));
    const { trash } = await library.cards.remove([content.id]);
    expect(trash).toEqual([expect.stringMatching(new RegExp(`^\\d{8}-\\d{6}-[0-9a-f]{8}\\.${file}$`))]);
    expect(await library.cards.restore(trash)).toEqual([content.id]);
    expect(cardFiles(folder)).toContain(file);
  });

  it('deletes all or nothing, and forgets what a card was only when it lies nowhere any more', async () => {
    const folder = newFolder();
    const library = await open(folder);
    const { content } = await library.cards.create(cardNamed('Egg'));
    await library.cards.versions.keep([content.id], 'kept', 'mine');
    const kept = () => readdirSync(join(folder, '.cardwright', 'versions')).length;
    const [first = ''] = (await library.cards.remove([content.id])).trash;
    const second = first.replace('.egg.', '.copy.');
    writeFileSync(join(trashOf(folder), second), readFileSync(join(trashOf(folder), first)));
    await expect(library.trash.erase([first, `${first}.gone.card.json`])).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: expect.stringMatching(/^This is not in the trash any more/),
    });
    expect(readdirSync(trashOf(folder))).toHaveLength(2);
    await library.trash.erase([first, first]);
    expect([readdirSync(trashOf(folder)), kept()]).toEqual([[second], 1]);
    await library.trash.erase([second]);
    expect([readdirSync(trashOf(folder)), kept()]).toEqual([[], 0]);
  });

  it('brings back no folder, and no file of another kind', async () => {
    const folder = newFolder();
    const library = await open(folder);
    const name = '20260101-000000-00000000.x.card.json';
    mkdirSync(join(trashOf(folder), name));
    const before = snapshot(folder);
    await expect(library.cards.restore([name])).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: expect.stringMatching(/^What you want to bring back is not in the trash any more/),
    });
    rmSync(join(trashOf(folder), name), { recursive: true });
    writeFileSync(join(trashOf(folder), name), writeCardFile(newCard('Egg')));
    await expect(library.decks.restore([name])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    rmSync(join(trashOf(folder), name));
    expect(snapshot(folder)).toEqual(before);
  });
});

describe('cards that were said to be no duplicates', () => {
  it('are remembered by pairs, in whatever order they are named, until that is taken back', async () => {
    const library = await open(newFolder());
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => newCard(name).id) as [
      string,
      string,
      string,
      string,
    ];
    expect(await library.notDuplicates.groups()).toEqual([]);
    await library.notDuplicates.mark([a, b], true);
    await library.notDuplicates.mark([c, d], true);
    await library.notDuplicates.mark([b, a], true);
    expect(await library.notDuplicates.groups()).toEqual([
      [c, d],
      [b, a],
    ]);
    await library.notDuplicates.mark([a, b], false);
    await library.notDuplicates.mark([a, c], false);
    expect(await (await open(library.info().folder)).notDuplicates.groups()).toEqual([[c, d]]);
    writeFileSync(join(library.info().folder, '.cardwright', 'told-apart.json'), '{"format":"other"}');
    expect(await library.notDuplicates.groups()).toEqual([]);
  });
});
