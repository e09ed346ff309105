import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { blankCard, type KotcCard as Card } from '../../../src-main/games/kotc/cards/card.js';
import { picturePlacement } from '../../../src-main/cards/picture.js';
import type { Library } from '../../../src-main/library/library.js';
import { cardNamed, deckNamed, newFolder, open } from '../../library/support.js';
import { contentsOfDeck } from '../../../src-main/exchange/export/contents.js';
import { delimitedText } from '../../../src-main/exchange/formats/delimited-text.js';
import { writtenTable, type WrittenTable } from '../../../src-main/exchange/formats/table-rows.js';
import { workbook } from '../../../src-main/exchange/formats/workbook.js';
import { tableAsAsked } from '../../../src-main/exchange/reading/read-table.js';
import { readSheets } from '../../../src-main/exchange/spreadsheet/workbooks/spreadsheet.js';
import { readRow } from '../../../src-main/exchange/spreadsheet/read-row.js';
import { archiveLimits } from '../../../src-main/exchange/zip/limits.js';
import { SafeZip } from '../../../src-main/exchange/zip/safe-zip.js';
import { plainOptions } from '../../../src-main/exchange/plan/options.js';
import { Importing, type Chosen } from '../support.js';
import { make } from './support.js';
import { codePoint } from '../../code-points.js';

const cardsOf = async (library: Library): Promise<Card[]> =>
  (await library.cards.getAll(library.cards.list().map(({ id }) => id))) as Card[];

/** What a table says of a card, in an order of its own. */
const told = (cards: readonly Card[]) =>
  cards
    .map(({ picture: _picture, look: _look, set, ...rest }) => ({
      ...rest,
      number: set?.number ?? null,
    }))
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

async function importInto(library: Library, ...files: Chosen[]): Promise<Importing> {
  const importing = await Importing.open(library, files, { edition: 'kotc-06', levels: false });
  await importing.apply();
  return importing;
}

/** Signs that tables, formulas, workbooks and their own escapes are made of, and those that programs like to lose. */
const sign = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...'aäß漢😀=+-@\'"`,;:|\\/<>&#*_(){}$0159nux \n\t\r') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...'\u0000\u001b\u007f\u0085\u00a0\u00ad\u200b\u200d\u200f\u2028\u2029\u3000\ufeff\ufffd\uffff\ud83d\ude00\uff1d',
      '\\n',
      '\\u0041',
      '_x0041_',
      '\r\n',
      'sep=;',
      '007',
      'e\u0301',
      'constructor',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: codePoint, maxLength: 2 }) },
);
const text = (most: number) =>
  fc
    .oneof(
      { weight: 9, arbitrary: fc.string({ unit: sign, maxLength: 40 }) },
      { weight: 1, arbitrary: fc.string({ unit: sign, minLength: most, maxLength: most }) },
    )
    .map((long) => long.slice(0, most));
const number = fc.option(fc.integer({ min: 0, max: 999 }));

const anyCard = fc
  .record({
    name: text(200),
    type: fc.constantFrom('creature' as const, 'spell' as const),
    edition: fc.constantFrom(6 as const, 9 as const, 10 as const, 11 as const, 14 as const, null),
    cost: number,
    offense: number,
    defense: number,
    text: text(5000),
    flavor: text(1000),
    licence: text(500),
    tags: fc.uniqueArray(
      text(60).filter((tag) => tag !== ''),
      { maxLength: 4 },
    ),
    favourite: fc.boolean(),
  })
  .map((fields) => {
    const { id: _, ...blank } = blankCard('');
    const figures = fields.type === 'spell' ? { offense: null, defense: null } : {};
    return { ...blank, ...fields, ...figures };
  });

describe('what a table says comes back', () => {
  test.each([
    ['csv', 25],
    ['tsv', 25],
    ['xlsx', 8],
  ] as const)('cell by cell as %s, whatever the cards are made of', async (format, numRuns) => {
    const content = async (written: WrittenTable) => {
      if (format === 'xlsx') {
        const zip = await SafeZip.open(
          Buffer.from(await workbook(written, 'Mine')),
          'Mine.xlsx',
          archiveLimits,
        );
        return { sheets: await readSheets(zip, 'Mine.xlsx') };
      }
      return { bytes: Buffer.from(delimitedText(written, format === 'csv' ? ',' : '\t')) };
    };
    await fc.assert(
      fc.asyncProperty(fc.array(anyCard, { minLength: 4, maxLength: 8 }), async (cards) => {
        const written = cards.map((card) => ({ ...card, id: randomUUID() }));
        const table = await content(
          writtenTable(
            written.map((card) => ({ card, set: null, pictureFile: '', copies: 1 })),
            false,
          ),
        );
        const { rows, mapping } = tableAsAsked(table, 'Mine', plainOptions());
        const read = rows.slice(1).map((row) => readRow(row, mapping, 'kotc', 'kotc-14'));
        expect(read.flatMap(({ problems }) => problems)).toEqual([]);
        expect(read.map(({ fields, id }) => ({ ...blankCard(id ?? ''), ...fields }))).toEqual(written);
      }),
      { numRuns },
    );
  });

  test.each(['csv', 'tsv', 'xlsx'] as const)('as %s, from one library into another', async (format) => {
    const [cards] = fc.sample(fc.array(anyCard, { minLength: 8, maxLength: 8 }), 1);
    const library = await open(newFolder());
    for (const card of cards ?? []) await library.cards.create(card);
    const { bytes, file } = await make(library, { format });
    const other = await open(newFolder());
    await importInto(other, [file.name, bytes]);
    expect(told(await cardsOf(other))).toEqual(told(await cardsOf(library)));
  });

  test('of a library that has the cards already nothing is changed', async () => {
    const library = await open(newFolder());
    const set = await library.sets.create({
      name: 'First Steps',
      code: 'FS',
      symbol: null,
      mark: 'none',
      notes: '',
    });
    await library.cards.create(
      cardNamed('=Fox', { text: '-1 HP\n@all', set: { id: set.content.id, number: 3 } }),
    );
    const { bytes, file } = await make(library, { format: 'csv' });
    expect(bytes.toString()).toContain(",'=Fox,".slice(1));
    const importing = await Importing.open(library, [[file.name, bytes]]);
    expect(importing.rows.map(({ action }) => action)).toEqual(['same']);
  });

  test.each(['csv', 'xlsx'] as const)('with its pictures, as a zip with %s', async (format) => {
    const library = await open(newFolder());
    const paint = (background: string) =>
      sharp({ create: { width: 20, height: 30, channels: 3, background } })
        .jpeg()
        .toBuffer();
    const [red, blue] = await Promise.all(
      [paint('red'), paint('blue')].map(async (one) => library.pictures.add(await one)),
    );
    const placed = (id = '') => ({ picture: picturePlacement.parse({ id }) });
    await library.cards.create(cardNamed('Fox', placed(red?.id)));
    await library.cards.create(cardNamed('fox', placed(blue?.id)));
    await library.cards.create(cardNamed('Owl', placed(blue?.id)));
    await library.cards.create(cardNamed('Lost', placed(`${'0'.repeat(32)}.png`)));
    const { bytes, file, names } = await make(library, { format, pictures: true });
    expect(names).toHaveLength(3);
    const other = await open(newFolder());
    await importInto(other, [file.name, bytes]);
    const pictures = (cards: readonly Card[]) =>
      Object.fromEntries(cards.map(({ name, picture }) => [name, picture?.id ?? null]));
    expect(pictures(await cardsOf(other))).toEqual({ ...pictures(await cardsOf(library)), Lost: null });
  });

  test('a deck with its copies; cards by themselves make none', async () => {
    const library = await open(newFolder());
    const { content: fox } = await library.cards.create(cardNamed('Fox'));
    const { content: deck } = await library.decks.create(
      deckNamed('Hunt', { entries: [{ card: fox.id, name: 'Fox', copies: 4 }] }),
    );
    const other = await open(newFolder());
    const table = await make(library, { format: 'csv' }, await contentsOfDeck(library, deck));
    await importInto(other, [table.file.name, table.bytes]);
    const [read] = await other.decks.getAll(other.decks.list().map(({ id }) => id));
    expect(read).toMatchObject({ name: 'Hunt', entries: [{ name: 'Fox', copies: 4 }] });
    const third = await open(newFolder());
    const plain = await make(library, { format: 'csv' });
    await importInto(third, [plain.file.name, plain.bytes]);
    expect(third.decks.list()).toEqual([]);
  });
});
