import { XMLParser } from 'fast-xml-parser';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cockatriceXml } from '../../../src-main/exchange/formats/cockatrice.js';
import { deckSheet } from '../../../src-main/exchange/formats/deck-sheets.js';
import {
  CARDS_ON_A_SHEET,
  cellFor,
  gridFor,
  sheetCounts,
} from '../../../src-main/exchange/formats/sheet-grid.js';
import { delimitedText } from '../../../src-main/exchange/formats/delimited-text.js';
import { markdownList } from '../../../src-main/exchange/formats/markdown.js';
import { writtenTable } from '../../../src-main/exchange/formats/table-rows.js';
import { tabletopObject } from '../../../src-main/exchange/formats/tabletop-simulator.js';
import { workbook } from '../../../src-main/exchange/formats/workbook.js';
import type { WrittenCard } from '../../../src-main/exchange/formats/written-card.js';
import { readSheets } from '../../../src-main/exchange/spreadsheet/workbooks/spreadsheet.js';
import { columnKinds } from '../../../src-main/exchange/spreadsheet/columns.js';
import { workbookLimits } from '../../../src-main/exchange/zip/limits.js';
import { SafeZip } from '../../../src-main/exchange/zip/safe-zip.js';
import { someCard } from '../../cards/samples.js';

const id = (no: number): string => `11111111-1111-4111-8111-${String(no).padStart(12, '0')}`;

const written = (fields: Parameters<typeof someCard>[0], more: Partial<WrittenCard> = {}): WrittenCard => ({
  card: someCard(fields),
  set: null,
  pictureFile: '',
  copies: 1,
  ...more,
});

const fox = written({ name: 'Ember Fox', cost: 5, offense: 3, defense: 4, text: 'GREED: Draw 2 cards.' });
const hex = written({ id: id(2), name: 'Hex', type: 'spell', cost: 2, text: '=1+1 & <b>' });

test('a table has a heading and a row for each card, SP and HP in columns of their own', () => {
  const { columns, rows } = writtenTable([fox], false);
  const headings = columns.map(({ title }) => title);
  const [row = []] = rows;
  const cell = (title: string) => row[headings.indexOf(title)];
  expect(headings).not.toContain('SP/HP');
  expect([cell('Name'), cell('Type'), cell('Edition'), cell('Level'), cell('SP'), cell('HP')]).toEqual([
    'Ember Fox',
    'Minion',
    14,
    5,
    3,
    4,
  ]);
});

test('CSV quotes what it must, and no cell is a formula', () => {
  const columns = columnKinds('kotc').slice(0, 4);
  const text = delimitedText({ columns, rows: [['a;b', 'say "x"', '=1+1', 'two\nlines']] }, ',');
  expect(text).toBe('\uFEFFName,Game,Type,Edition\r\na;b,"say ""x""",\'=1+1,"two\nlines"\r\n');
});

test('a workbook has figures as numbers and all else as text, with widths, a filter and headings that stay', async () => {
  const table = writtenTable([fox, { ...hex, card: { ...hex.card, name: "'=1+1" } }], false);
  const zip = await SafeZip.open(
    Buffer.from(await workbook(table, 'Cards: [all]')),
    'w.xlsx',
    workbookLimits,
  );
  const [sheet] = await readSheets(zip, 'w.xlsx');
  expect(sheet?.name).toBe('Cards   all');
  // One more apostrophe is what an import takes off again.
  expect(sheet?.rows.map((row) => row.slice(0, 5))).toEqual([
    ['Name', 'Game', 'Type', 'Edition', 'Level'],
    ['Ember Fox', 'Keeper of the Cards', 'Minion', '14', '5'],
    ["''=1+1", 'Keeper of the Cards', 'Spell', '14', '2'],
  ]);
  const xml = (await zip.read('xl/worksheets/sheet1.xml', 100_000)).toString();
  expect(xml).toMatch(/<c r="E2"[^>]*><v>5<\/v>/);
  expect(xml).not.toMatch(/<c r="E2"[^>]*t="s"/);
  expect(xml).not.toContain('<f>');
  expect(xml).toContain('<autoFilter ref="A1:Q3"/>');
  expect(xml).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
  expect(xml.match(/<col [^>]*width=/g)).toHaveLength(table.columns.length);
  zip.close();
});

test('Markdown shows signs as signs', () => {
  const page = markdownList('Mine', [fox, hex], false);
  expect(page).toContain(
    '# Mine\n\n2 cards\n\n## Ember Fox\n\n**Minion** · 14th Edition · Level 5 · SP 3 · HP 4',
  );
  expect(page).toContain('\\=1+1 &amp; \\<b\\>');
});

test('a Cockatrice database says name, text, cost and power of each card, equal names numbered', () => {
  const set = { id: id(9), name: 'First Steps', code: 'FS', symbol: null, mark: 'none', notes: '' } as const;
  const xml = cockatriceXml('Mine', [
    { ...fox, set, card: { ...fox.card, set: { id: id(9), number: 12 } } },
    { ...fox, card: { ...fox.card, id: id(3) } },
    hex,
  ]);
  const read: unknown = new XMLParser({ ignoreAttributes: false, parseTagValue: false }).parse(xml);
  expect(read).toMatchObject({
    cockatrice_carddatabase: {
      '@_version': '4',
      sets: {
        set: [
          { name: 'FS', longname: 'First Steps' },
          { name: 'CW', longname: 'Mine' },
        ],
      },
      cards: {
        card: [
          {
            name: 'Ember Fox',
            text: 'GREED: Draw 2 cards.',
            prop: { type: 'Minion', cmc: '5', pt: '3/4' },
            set: { '#text': 'FS', '@_num': '12' },
          },
          { name: 'Ember Fox (2)' },
          { name: 'Hex', text: '=1+1 & <b>', prop: { type: 'Spell' }, tablerow: '3' },
        ],
      },
    },
  });
});

test('a Cockatrice card has its elements in the order of the schema', () => {
  const xml = cockatriceXml('Mine', [fox]);
  const [card = ''] = /<card>.*<\/card>/s.exec(xml) ?? [];
  const own = [...card.matchAll(/^ {6}<(\w+)/gm)].map(([, name]) => name);
  expect(own).toEqual(['name', 'text', 'prop', 'set', 'tablerow']);
  expect([...xml.matchAll(/^ {2}<(\w+)/gm)].map(([, name]) => name)).toEqual(['sets', 'cards']);
});

test('a deck for Tabletop Simulator counts its cards by sheet and place, copies share one', () => {
  const cards = Array.from({ length: 71 }, (_, no) => written({ id: id(no), name: `Card ${no}` }));
  const deck = cards.map((card, no) => (no === 70 ? { ...card, copies: 2 } : card));
  const sheets = [
    { address: '1.jpg', grid: { columns: 10, rows: 7 } },
    { address: '2.jpg', grid: { columns: 3, rows: 1 } },
  ];
  const saved = JSON.parse(tabletopObject('Mine', deck, { back: 'b.png', sheets })) as {
    ObjectStates: [
      {
        DeckIDs: number[];
        CustomDeck: Record<string, { FaceURL: string; NumWidth: number }>;
        ContainedObjects: { Name: string; CardID: number; Hands: boolean }[];
      },
    ];
  };
  const [object] = saved.ObjectStates;
  expect(object.ContainedObjects.map(({ CardID }) => CardID)).toEqual(object.DeckIDs);
  expect(object.ContainedObjects[0]).toMatchObject({ Name: 'Card', Hands: true, Nickname: 'Card 0' });
  expect(object.DeckIDs).toHaveLength(72);
  expect(object.DeckIDs.slice(67)).toEqual([167, 168, 200, 201, 201]);
  expect(object.CustomDeck).toMatchObject({
    1: { FaceURL: '1.jpg', NumWidth: 10, NumHeight: 7 },
    2: { FaceURL: '2.jpg', NumWidth: 3, NumHeight: 1 },
  });
});

test('a deck sheet has each card in its place and the back in the last', async () => {
  const cell = { width: 10, height: 14 };
  const plain = (background: string) =>
    sharp({ create: { width: 20, height: 28, channels: 3, background } })
      .png()
      .toBuffer();
  const grid = { columns: 2, rows: 2 };
  const sheet = await deckSheet(['red', 'lime'], grid, cell, plain, await plain('blue'));
  const { data, info } = await sharp(sheet).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([20, 28]);
  const at = (column: number, row: number): string[] => {
    const from = ((row * 14 + 7) * info.width + column * 10 + 5) * info.channels;
    return [...data.subarray(from, from + 3)].map((value) => (value > 200 ? '1' : value < 55 ? '0' : '?'));
  };
  expect([at(0, 0), at(1, 0), at(0, 1), at(1, 1)].map((rgb) => rgb.join(''))).toEqual([
    '100',
    '010',
    '000',
    '001',
  ]);
});

const poker = { width: 63.5, height: 88.9 };

test('cells keep the proportions of the card and fill the sheet, but are no larger than is seen', () => {
  const full = { columns: 10, rows: 7 };
  expect(cellFor(poker, full)).toEqual({ width: 409, height: 573 });
  expect(cellFor({ width: 88.9, height: 63.5 }, full)).toEqual({ width: 409, height: 292 });
  expect(cellFor(poker, { columns: 2, rows: 1 })).toEqual({ width: 750, height: 1050 });
});

test('a sheet has the grid that fits its cards and the back', () => {
  expect(gridFor(1, poker)).toEqual({ columns: 1, rows: 2 });
  expect(gridFor(CARDS_ON_A_SHEET, poker)).toEqual({ columns: 10, rows: 7 });
  for (let cards = 1; cards <= CARDS_ON_A_SHEET; cards += 1) {
    const { columns, rows } = gridFor(cards, poker);
    expect(columns * rows).toBeGreaterThan(cards);
    // No row and no column is there for nothing.
    expect(columns * (rows - 1)).toBeLessThan(cards + 1);
    const cell = cellFor(poker, { columns, rows });
    expect(Math.max(columns * cell.width, rows * cell.height)).toBeLessThanOrEqual(4096);
    // Fewer cards are never smaller.
    if (cards > 1) expect(cell.width).toBeLessThanOrEqual(cellFor(poker, gridFor(cards - 1, poker)).width);
  }
  expect(sheetCounts(71)).toEqual([69, 2]);
});
