import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { describe, expect, test } from 'vitest';
import { readSheets } from '../../src-main/exchange/spreadsheet/workbooks/spreadsheet.js';
import { workbookLimits } from '../../src-main/exchange/zip/limits.js';
import { SafeZip } from '../../src-main/exchange/zip/safe-zip.js';
import { newFolder, open } from '../library/support.js';
import { Importing, zipOf } from './support.js';
import { inline, odsOf, workbookOf } from './workbooks.js';

async function sheetsOf(bytes: Buffer) {
  const zip = await SafeZip.open(bytes, 'w', workbookLimits);
  try {
    return await readSheets(zip, 'w');
  } finally {
    zip.close();
  }
}
const rowsOf = async (bytes: Buffer) => (await sheetsOf(bytes))[0]?.rows;

const fox = [
  ['Name', 'Level', 'Text'],
  ['Ember Fox', '5', 'GREED: Draw 2 cards.'],
];
const shared =
  '<si><t>Name</t></si><si><t>Level</t></si><si><t>Text</t></si><si><t xml:space="preserve">Ember Fox</t></si><si><t>GREED: Draw 2 cards.</t></si>';

describe('a workbook as it is written', () => {
  test.each([
    [
      'by Excel and LibreOffice: shared texts, empty rows at the end',
      {
        shared,
        rows: `<row r="1" spans="1:3" ht="12.8"><c r="A1" s="1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>
<row r="2"><c r="A2" s="0" t="s"><v>3</v></c><c r="B2" s="0" t="n"><v>5</v></c><c r="C2" t="s"><v>4</v></c></row><row r="1048576" customHeight="1"/>`,
      },
    ],
    [
      'by Google Sheets: numbers with a point, cells beyond the last',
      {
        shared,
        rows: '<row r="1"><c r="A1" s="1" t="s"><v>0</v></c><c r="B1" s="1" t="s"><v>1</v></c><c r="C1" s="1" t="s"><v>2</v></c><c r="Z1" s="2"/></row><row r="2"><c r="A2" s="1" t="s"><v>3</v></c><c r="B2" s="1"><v>5.0</v></c><c r="C2" s="1" t="s"><v>4</v></c></row>',
      },
    ],
    [
      'by openpyxl: absolute paths',
      {
        shared,
        target: '/xl/worksheets/sheet1.xml',
        rows: '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row><row r="2"><c r="A2" t="s"><v>3</v></c><c r="B2" t="n"><v>5</v></c><c r="C2" t="s"><v>4</v></c></row>',
      },
    ],
    [
      'by XlsxWriter with constant memory: texts in the cells',
      {
        rows: `<row r="1">${inline('Name', 'A1')}${inline('Level', 'B1')}${inline('Text', 'C1')}</row><row r="2">${inline('Ember Fox', 'A2')}<c r="B2"><v>5</v></c>${inline('GREED: Draw 2 cards.', 'C2')}</row>`,
      },
    ],
    [
      'by others: no cell says where it stands',
      {
        rows: `<row>${inline('Name')}${inline('Level')}${inline('Text')}</row><row>${inline('Ember Fox')}<c><v>5</v></c>${inline('GREED: Draw 2 cards.')}</row>`,
      },
    ],
    [
      'by the Open XML SDK: prefixes',
      {
        prefix: 'x:',
        rows: '<x:row r="1"><x:c r="A1" t="str"><x:v>Name</x:v></x:c><x:c r="B1" t="str"><x:v>Level</x:v></x:c><x:c r="C1" t="str"><x:v>Text</x:v></x:c></x:row><x:row r="2"><x:c r="A2" t="str"><x:v>Ember Fox</x:v></x:c><x:c r="B2"><x:v>5</x:v></x:c><x:c r="C2" t="str"><x:v>GREED: Draw 2 cards.</x:v></x:c></x:row>',
      },
    ],
    [
      'after the strict standard, in other folders, with other capitals',
      {
        shared,
        strict: true,
        workbookPath: 'xl/book/workbook2.xml',
        target: '../Sheets/One.XML',
        sheetPath: 'xl/sheets/one.xml',
        rows: '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row><row r="2"><c r="A2" t="s"><v>3</v></c><c r="B2"><v>5</v></c><c r="C2" t="s"><v>4</v></c></row>',
      },
    ],
  ])('%s', async (_, parts) => {
    expect(await rowsOf(await workbookOf(parts))).toEqual(fox);
  });

  test('has texts in several pieces, without how they are pronounced, and codes for signs', async () => {
    const bytes = await workbookOf({
      shared:
        '<si><r><rPr><b/></rPr><t>Ember </t></r><r><t>Fox</t></r><rPh sb="0" eb="1"><t>fokkusu</t></rPh></si><si><t>a_x000A_b &amp; &#x20AC;<![CDATA[<c>]]></t></si>',
      rows: '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row><row r="4"><c r="B4" t="b"><v>1</v></c></row>',
    });
    expect(await rowsOf(bytes)).toEqual([['Ember Fox', '', 'a\nb & €<c>'], [], [], ['', 'TRUE']]);
  });

  test.each([
    [false, '2025-06-04'],
    [true, '2029-06-05'],
  ])('has days where its format says so (counted from 1904: %s)', async (date1904, day) => {
    const bytes = await workbookOf({
      date1904,
      styles:
        '<numFmts><numFmt numFmtId="164" formatCode="0.00&quot; days&quot;"/><numFmt numFmtId="165" formatCode="[$-409]d\\-mmm;@"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>',
      rows: '<row r="1"><c r="A1" s="0"><v>45812</v></c><c r="B1" s="1"><v>45812</v></c><c r="C1" s="2"><v>45812</v></c><c r="D1" s="3"><v>45812</v></c></row>',
    });
    expect(await rowsOf(bytes)).toEqual([['45812', day, '45812', day]]);
  });

  test('leaves rows out whose formulas came to nothing, and says so', async () => {
    const bytes = await workbookOf({
      rows: `<row>${inline('Name')}${inline('Level')}</row>
<row r="2">${inline('Fox', 'A2')}<c r="B2"><f>2+3</f><v>5</v></c></row>
<row r="3">${inline('Owl', 'A3')}<c r="B3" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>
<row r="4">${inline('Cat', 'A4')}<c r="B4"><f>SUM(B2:B3)</f><v></v></c></row>
<row r="5">${inline('Dog', 'A5')}<c r="B5"><f>SUM(B2:B3)</f></c></row>
<row r="6"><c r="A6" t="e"><v>#NAME?</v></c><c r="B6"><v>1</v></c></row>
<row r="7"><c r="A7" t="str"><f>A2&amp;""</f><v>Elk</v></c><c r="B7" t="str"><f>""</f><v></v></c></row>`,
    });
    const importing = await Importing.open(await open(newFolder()), [['f.xlsx', bytes]]);
    const none =
      'A formula stands here, and the file does not say what it comes to. Open it in a spreadsheet program, save it, and bring it in again.';
    expect(importing.problems).toEqual([
      'Row 3: “#DIV/0!” is an error of a formula. Mend it in the spreadsheet, or type the value in.',
      `Row 4: ${none}`,
      `Row 5: ${none}`,
      'Row 6: “#NAME?” is an error of a formula. Mend it in the spreadsheet, or type the value in.',
      'Row 6: It has no name.',
    ]);
    const actions = importing.rows.map(({ name, action }) => `${name} ${action}`);
    expect(actions).toEqual([
      'Fox create',
      'Owl leave-out',
      'Cat leave-out',
      'Dog leave-out',
      ' leave-out',
      'Elk create',
    ]);
    await importing.change({ faulty: 'blank', levels: false });
    expect(importing.rows.map(({ action, card }) => [action, (card as Card | undefined)?.cost])).toEqual([
      ['create', 5],
      ['create', null],
      ['create', null],
      ['create', null],
      ['leave-out', 1],
      ['create', null],
    ]);
  });
});

test('apostrophes before formulas are taken off, whatever a table has become meanwhile', async () => {
  const names = ["'=Fox", "''=Owl", 'Cat', "'Dog"];
  const came = ['=Fox', "'=Owl", 'Cat', "'Dog"];
  const ods = `<table:table table:name="S">${['Name', ...names]
    .map(
      (name) =>
        `<table:table-row><table:table-cell><text:p>${name}</text:p></table:table-cell></table:table-row>`,
    )
    .join('')}</table:table>`;
  const files = {
    'a.csv': ['Name', ...names].join('\n'),
    'a.xlsx': await workbookOf({
      rows: ['Name', ...names].map((name) => `<row>${inline(name)}</row>`).join(''),
    }),
    'a.ods': await odsOf(ods),
  };
  for (const [name, bytes] of Object.entries(files)) {
    const importing = await Importing.open(await open(newFolder()), [[name, bytes]]);
    expect(importing.rows.map((row) => row.name)).toEqual(came);
  }
});

describe('an OpenDocument spreadsheet', () => {
  const cell = (text: string, more = ''): string =>
    `<table:table-cell ${more} office:value-type="string"><text:p>${text}</text:p></table:table-cell>`;
  const far = '<table:table-cell table:number-columns-repeated="16381"/>';

  test('is read as LibreOffice writes it', async () => {
    const bytes = await odsOf(`
<table:table table:name="Notes" table:style-name="ta2"><table:table-row>${cell('hidden')}</table:table-row></table:table>
<table:table table:name="Cards" table:style-name="ta1">
 <office:forms/><table:table-column table:number-columns-repeated="3"/>
 <table:table-header-rows><table:table-row>${cell('Name')}${cell('Level')}${cell('Text')}${far}</table:table-row></table:table-header-rows>
 <table:table-row table:number-rows-repeated="2">${cell('Fox')}<table:table-cell office:value-type="float" office:value="5" calcext:value-type="float"><text:p>5,00</text:p></table:table-cell><table:table-cell office:value-type="string"><office:annotation><text:p>a remark</text:p></office:annotation><text:p>GREED:<text:s text:c="2"/>Draw <text:span>2</text:span>
  cards.</text:p><text:p>Two<text:line-break/>lines</text:p></table:table-cell>${far}</table:table-row>
 <table:table-row><table:table-cell table:number-columns-repeated="2" office:value-type="boolean" office:boolean-value="true"><text:p>WAHR</text:p></table:table-cell><table:covered-table-cell/><table:table-cell office:value-type="date" office:date-value="2025-06-04T00:00:00"><text:p>04.06.25</text:p></table:table-cell></table:table-row>
 <table:table-row><table:table-cell table:formula="of:=1/0" office:value-type="string" office:string-value="" calcext:value-type="error"><text:p>#DIV/0!</text:p></table:table-cell><table:table-cell table:formula="of:=[.B2]"/></table:table-row>
 <table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
</table:table>`);
    const text = 'GREED:  Draw 2 cards.\nTwo\nlines';
    expect(await sheetsOf(bytes)).toEqual([
      { name: 'Notes', hidden: true, rows: [['hidden']] },
      {
        name: 'Cards',
        hidden: false,
        rows: [
          ['Name', 'Level', 'Text'],
          ['Fox', '5', text],
          ['Fox', '5', text],
          ['TRUE', 'TRUE', '', '2025-06-04'],
          ['#DIV/0!', '#NO RESULT!'],
        ],
      },
    ]);
  });

  test('becomes cards, and no card is called like a kind of file', async () => {
    const rows = `<table:table-row>${cell('Name')}${cell('Level')}</table:table-row><table:table-row>${cell('Ember Fox')}<table:table-cell office:value-type="float" office:value="5"/></table:table-row>`;
    const bytes = await odsOf(`<table:table table:name="S">${rows}</table:table>`);
    const importing = await Importing.open(await open(newFolder()), [['Woods.ods', bytes]]);
    expect(importing.rows).toMatchObject([{ name: 'Ember Fox', card: { cost: 5 } }]);
    const zipped = await Importing.open(await open(newFolder()), [
      ['all.zip', await zipOf([['Woods.ods', bytes]])],
    ]);
    expect(zipped.rows).toMatchObject([{ name: 'Ember Fox' }]);
  });

  test.each([
    [
      'far to the right',
      `<table:table-row><table:table-cell table:number-columns-repeated="900"/>${cell('x')}</table:table-row>`,
      /more than 200 columns/,
    ],
    [
      'repeated without end',
      `<table:table-row table:number-rows-repeated="1048576">${cell('x')}</table:table-row>`,
      /more than 10,000 rows/,
    ],
    [
      'that are very many',
      `<table:table-row table:number-rows-repeated="9000">${cell('x', 'table:number-columns-repeated="190"')}</table:table-row>`,
      /more than 500,000 filled cells/,
    ],
    ['that end in the middle', '<table:table-row><table:table-cell', /cannot be read as a spreadsheet/],
  ])('with cells %s is refused with a sentence', async (_, rows, sentence) => {
    const bytes = await odsOf(`<table:table table:name="S">${rows}</table:table>`);
    await expect(sheetsOf(bytes)).rejects.toThrow(sentence);
  });
});

test.each([
  ['a text document', () => odsOf('<x/>', { kind: 'application/vnd.oasis.opendocument.text' })],
  [
    'a text document of Word',
    () =>
      zipOf([
        ['[Content_Types].xml', '<Types/>'],
        ['word/document.xml', '<w/>'],
      ]),
  ],
])('%s is refused with a sentence', async (_, made) => {
  const bytes = await made();
  const opening = Importing.open(await open(newFolder()), [['letter', bytes]]);
  await expect(opening).rejects.toThrow(/a document of an office program/);
});

test.each([
  ['UTF-32', Buffer.from('fffe00004e000000', 'hex'), /UTF-32/],
  ['a page of the web', Buffer.from('<!DOCTYPE html><table><tr><td>Name'), /a page or a document in XML/],
  [
    'a spreadsheet as plain XML',
    Buffer.from('<?xml version="1.0"?><Workbook/>'),
    /a page or a document in XML/,
  ],
])('%s is refused with a sentence', async (_, bytes, sentence) => {
  await expect(Importing.open(await open(newFolder()), [['t.csv', bytes]])).rejects.toThrow(sentence);
});

describe('a text in an encoding that is none of the known ones', () => {
  test.each([
    ['Windows, Cyrillic', [0xcb, 0xe8, 0xf1, 0xe0]],
    ['Shift-JIS', [0x82, 0xab, 0x82, 0xc2, 0x82, 0xcb]],
    ['GBK', [0xba, 0xfc, 0xc0, 0xea]],
    ['Macintosh', [0x46, 0x9f, 0x63, 0x68, 0x73, 0x69, 0x6e]],
    ['DOS', [0x46, 0x81, 0x63, 0x68, 0x73, 0x69, 0x6e]],
  ])('gets a remark: %s', async (_, name) => {
    const bytes = Buffer.from([...Buffer.from('Name,Level\n'), ...name, ...Buffer.from(',1\nFox,2\n')]);
    const importing = await Importing.open(await open(newFolder()), [['t.csv', bytes]]);
    expect(importing.problems).toEqual([expect.stringMatching(/^Row 2: Some of its signs look wrong/)]);
  });

  test.each([
    'Füchsin',
    'Crème brûlée',
    'Ågård',
    '¿Quién?',
    'Œuvre',
    'naïve “fox” — l’été…',
    'ÄÖ & Söhne',
    '€ 5',
  ])('what is in Windows-1252 gets none: %s', async (name) => {
    const special: Record<string, number> = {
      '“': 0x93,
      '”': 0x94,
      '—': 0x97,
      '’': 0x92,
      '…': 0x85,
      Œ: 0x8c,
      '€': 0x80,
    };
    const bytes = Buffer.from(
      [...`Name;Level\n${name};1\n`].map((sign) => special[sign] ?? sign.charCodeAt(0)),
    );
    const importing = await Importing.open(await open(newFolder()), [['t.csv', bytes]], {
      encoding: 'windows-1252',
    });
    expect(importing.problems).toEqual([]);
    expect(importing.rows[0]?.name).toBe(name);
  });

  test('a deck list gets one too', async () => {
    const bytes = Buffer.from([...Buffer.from('4 '), 0xcb, 0xe8, 0xf1, 0xe0, ...Buffer.from('\n3 Fox\n')]);
    const importing = await Importing.open(await open(newFolder()), [['t.txt', bytes]]);
    expect(importing.problems).toContainEqual(expect.stringMatching(/^t\.txt: Some of its signs look wrong/));
  });
});
