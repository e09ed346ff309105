import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import writeWorkbook from 'write-excel-file/node';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Library } from '../../src-main/library/library.js';
import { cardNamed, newFolder, open, snapshot } from '../library/support.js';
import { Importing, zipOf } from './support.js';

const png = (): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#a03020' } })
    .png()
    .toBuffer();

const table = [
  'Card name,Kind,Ed,Lvl,SP,HP,Ability,Qty,Set,#,Tags,Art',
  'Ember Fox,Minion,14,5,3,4,"GREED: Draw 2 cards.",4,FS,1,"fire, fox",fox',
  'Ember Rain,Spell,14th Edition,3,,,"Draw 1 card.\\nDraw 2 cards.",2,FS,2,fire,',
  '',
].join('\n');

const contentsOf = async (library: Library) => library.cards.getAll(library.cards.list().map(({ id }) => id));

describe('a table', () => {
  test('becomes cards, a set and a deck', async () => {
    const library = await open(newFolder());
    const importing = await Importing.open(library, [
      ['Woods.csv', table],
      ['fox.png', await png()],
    ]);
    expect(importing.problems).toEqual([]);
    expect(importing.preview.counts).toMatchObject({ created: 2, decks: 1, sets: 1, pictures: 1, errors: 0 });
    expect(library.cards.list()).toEqual([]);
    await importing.apply();
    const [fox, rain] = await contentsOf(library);
    const [set] = library.sets.list();
    expect(fox).toMatchObject({
      name: 'Ember Fox',
      type: 'creature',
      edition: 14,
      cost: 5,
      offense: 3,
      defense: 4,
      text: 'GREED: Draw 2 cards.',
      tags: ['fire', 'fox'],
      set: { id: set?.id, number: 1 },
    });
    expect(fox?.picture?.id).toMatch(/\.png$/);
    expect(rain).toMatchObject({
      type: 'spell',
      offense: null,
      text: 'Draw 1 card.\nDraw 2 cards.',
      picture: null,
    });
    expect(set).toMatchObject({ name: 'FS', code: 'FS' });
    const [deck] = await library.decks.getAll(library.decks.list().map(({ id }) => id));
    expect(deck).toMatchObject({
      name: 'Woods',
      entries: [
        { card: fox?.id, copies: 4 },
        { card: rain?.id, copies: 2 },
      ],
    });
  });

  test.each([
    ['UTF-8 with a mark', Buffer.from('\uFEFFName;Level\nFüchsin;3', 'utf8')],
    ['UTF-16 little endian', Buffer.from('\uFEFFName\tLevel\nFüchsin\t3', 'utf16le')],
    ['UTF-16 without a mark', Buffer.from('Name\tLevel\nFüchsin\t3', 'utf16le')],
    ['UTF-16 big endian', Buffer.from('\uFEFFName,Level\nFüchsin,3', 'utf16le').swap16()],
    ['Windows-1252', Buffer.from('Name|Level\nF\u00fcchsin|3', 'latin1')],
    ['apostrophes', Buffer.from("'Name','Level'\n'Füchsin','3'\n")],
  ])('in %s', async (_, bytes) => {
    const importing = await Importing.open(await open(newFolder()), [['table.txt', bytes]]);
    expect(importing.rows.map(({ name, card }) => [name, (card as Card | undefined)?.cost])).toEqual([
      ['Füchsin', 3],
    ]);
  });

  test('in Windows-1252 has its own signs', async () => {
    const library = await open(newFolder());
    const bytes = Buffer.from([...Buffer.from('Name,Flavor\nFox,'), 0x93, 0x80, 0x94]);
    const importing = await Importing.open(library, [['table.csv', bytes]]);
    expect(importing.preview.table?.encoding).toBe('windows-1252');
    await importing.apply();
    expect((await contentsOf(library))[0]?.flavor).toBe('“€”');
  });

  test('says row by row what is wrong, and leaves such rows out or blank', async () => {
    const library = await open(newFolder());
    const importing = await Importing.open(library, [
      [
        'bad.csv',
        [
          'Name,Type,Level,SP,HP,Text,Picture,Edition',
          'Wyrm,Dragon,5,1,1,,,',
          'Giant,Minion,5000,1,1,,,',
          'Dwarf,Minion,two,1,1,,,',
          `Sage,Minion,1,1,1,${'x'.repeat(5001)},,`,
          'Bard,Minion,1,1,1,Sing a song.,,',
          ',Minion,1,1,1,,,',
          'Thief,Minion,1,1,1,,../../etc/passwd,',
          'Ghost,Minion,1,1,1,,,99',
          'Trick,Spell,1,2,,,,',
        ].join('\n'),
      ],
    ]);
    expect(importing.problems).toEqual([
      'Row 2: “Dragon” is no type of card. Write minion, creature or spell.',
      'Row 3: 5000 is out of range: it can be from 0 to 999.',
      'Row 4: “two” is no whole number. Write one from 0 to 999, or nothing.',
      'Row 5: It is 5,001 characters long, and 5,000 are the most.',
      expect.stringMatching(/^Row 6: This ability can be printed, but not played\. .*Sing a song/),
      'Row 7: It has no name.',
      expect.stringMatching(/^Row 8: No picture “passwd” was chosen/),
      'Row 9: “99” is no edition: write a number from 1 to 17, or none.',
      'Row 10: A spell has neither SP nor HP; they are left out.',
    ]);
    expect(importing.preview.counts).toMatchObject({ created: 3, leftOut: 6, errors: 6, warnings: 3 });
    await importing.change({ faulty: 'blank' });
    expect(importing.preview.counts).toMatchObject({ created: 8, leftOut: 1 });
    await importing.change({ rows: { 'row:1': 'leave-out' } });
    expect(importing.preview.counts.created).toBe(7);
    await importing.apply();
    // What the cell said cannot be used, and so the level is worked out: SP 1 + HP 1/2.
    expect(((await contentsOf(library)).find(({ name }) => name === 'Giant') as Card | undefined)?.cost).toBe(
      2,
    );
  });

  test('says what a spreadsheet program has made of it, and what was read in a wrong encoding', async () => {
    const importing = await Importing.open(await open(newFolder()), [
      [
        'dates.csv',
        'sep=;\nName;SP/HP;Level\n2025-06-04;04. Jun;4\n7 Imps;3/4;4-Jun\nF\u00C3\u00BCchsin;1/1;1\n',
      ],
    ]);
    expect(importing.problems).toEqual([
      expect.stringMatching(/^Row 3: .*04\. Jun.* looks like a date/),
      expect.stringMatching(/^Row 3: .*2025-06-04.* looks like a date/),
      expect.stringMatching(/^Row 4: .*4-Jun.* looks like a date/),
      expect.stringMatching(/^Row 5: Some of its signs look wrong/),
    ]);
  });

  test('with one id twice, or without a name but with an id, is cards all the same', async () => {
    const id = '9f220305-ba1f-48cf-87c2-5d34f6072155';
    const library = await open(newFolder());
    const csv = `Name,ID\nFox,${id}\nOwl,${id}\n,9f220305-ba1f-48cf-87c2-5d34f6072156\n`;
    const importing = await Importing.open(library, [['t.csv', csv]]);
    expect(importing.problems).toEqual(['Row 3: Row 2 has the same ID, so this row is a card of its own.']);
    await importing.apply();
    const cards = await contentsOf(library);
    expect(cards.map(({ name }) => name).sort()).toEqual(['', 'Fox', 'Owl']);
    expect(cards.find(({ name }) => name === 'Fox')?.id).toBe(id);
  });

  test('with other headings is mapped by hand, and headings are found below a title', async () => {
    const importing = await Importing.open(await open(newFolder()), [
      ['odd.csv', 'My cards 2024,,\n,,\nTitre,Niveau,Name\nRenard,3,Fox\n'],
    ]);
    expect(importing.preview.table?.header).toBe(2);
    expect(importing.preview.table?.columns.map(({ field }) => field)).toEqual([null, null, 'name']);
    await importing.change({ columns: ['name', 'cost', null] });
    expect(importing.rows).toMatchObject([{ place: 'Row 4', name: 'Renard', card: { cost: 3 } }]);
    await importing.change({ columns: [null, null, null] });
    expect(importing.problems).toEqual([
      'odd.csv: No column is the name of the card. Say above which one it is.',
    ]);
  });

  test('without headings takes the first column with words as the name', async () => {
    const importing = await Importing.open(await open(newFolder()), [
      ['bare.csv', '1,Ember Fox\n2,River Owl\n'],
    ]);
    expect(importing.preview.table?.header).toBeNull();
    expect(importing.rows.map(({ name }) => name)).toEqual(['Ember Fox', 'River Owl']);
  });

  test('meets cards of the library: what it does not say stays as it is', async () => {
    const library = await open(newFolder());
    const fox = await library.cards.create(
      cardNamed('Ember Fox', { cost: 1, flavor: 'Warm.', favourite: true, offense: 3, defense: 4 }),
    );
    const csv = 'Name,Level,SP,HP,Type\nember fox,7,3,4,\nEmber Fox,1,3,4,\nNew one,1,1,1,\n';
    const importing = await Importing.open(library, [['t.csv', csv]], { edition: 'kotc-14' });
    expect(importing.rows.map(({ action }) => action)).toEqual(['skip', 'same', 'create']);
    await importing.change({ rows: { 'row:1': 'replace' } });
    expect(importing.preview.counts).toMatchObject({ created: 1, replaced: 1, same: 1 });
    await importing.apply();
    expect((await library.cards.get(fox.content.id)).content).toMatchObject({
      name: 'ember fox',
      cost: 7,
      flavor: 'Warm.',
      favourite: true,
    });
  });

  test('that is brought in and taken back leaves the library exactly as it was', async () => {
    const folder = newFolder();
    const library = await open(folder);
    await library.cards.create(cardNamed('Ember Fox', { cost: 1 }));
    const texts = () => new Map([...snapshot(folder)].filter(([path]) => /^(cards|decks|sets)\//.test(path)));
    const before = texts();
    const importing = await Importing.open(library, [['Woods.csv', table]], { twins: 'replace' });
    const { batch } = await importing.apply();
    expect(texts()).not.toEqual(before);
    await library.batches.undo(batch);
    expect(texts()).toEqual(before);
  });

  test('and its pictures come in one zip; two of one name are not guessed between', async () => {
    const library = await open(newFolder());
    const zip = await zipOf([
      ['game/cards.csv', 'Name,Picture\nFox,art/fox.png\nOwl,owl\nCat,cat.png'],
      ['game/art/fox.png', await png()],
      ['game/old/fox.png', await png()],
      ['game/owl.png', await png()],
      ['game/a/cat.png', await png()],
      ['game/b/cat.png', await png()],
      ['__MACOSX/game/._fox.png', 'x'],
    ]);
    const importing = await Importing.open(library, [['game.zip', zip]]);
    expect(importing.rows.slice(0, 3).map(({ picture }) => picture)).toEqual([true, true, false]);
    expect(importing.problems).toContain('Row 4: Several of the chosen pictures are called “cat.png”.');
    expect(importing.problems.filter((line) => line.includes('No row names this picture'))).toHaveLength(3);
    await importing.apply();
    expect((await contentsOf(library)).filter(({ picture }) => picture)).toHaveLength(2);
  });
});

describe('a workbook', () => {
  const cell = (value: string | number) => ({ value });
  const sheet = (rows: (string | number)[][]) => rows.map((row) => row.map(cell));

  test('is read with its sheets', async () => {
    const library = await open(newFolder());
    const bytes = await writeWorkbook([
      { data: sheet([['Notes'], ['nothing here']]), sheet: 'Notes' },
      {
        data: sheet([
          ['Name', 'Level', 'SP/HP'],
          ['Ember Fox', 5, '3/4'],
        ]),
        sheet: 'Cards',
      },
    ]).toBuffer();
    const importing = await Importing.open(library, [['Woods.xlsx', bytes]]);
    expect(importing.preview.table).toMatchObject({
      sheets: [{ name: 'Notes' }, { name: 'Cards' }],
      sheet: 1,
    });
    expect(importing.rows).toMatchObject([{ name: 'Ember Fox', card: { cost: 5, offense: 3, defense: 4 } }]);
    await importing.change({ sheet: 0 });
    expect(importing.rows.map(({ name }) => name)).toEqual(['Notes', 'nothing here']);
  });
});
