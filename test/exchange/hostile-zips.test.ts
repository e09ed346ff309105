import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { writeCardFile } from '../../src-main/games/card-files.js';
import { blankCard } from '../../src-main/games/kotc/cards/card.js';
import { ExchangeRefusal } from '../../src-main/exchange/refusal.js';
import { archiveLimits, workbookLimits } from '../../src-main/exchange/zip/limits.js';
import { SafeZip, sha256 } from '../../src-main/exchange/zip/safe-zip.js';
import { newFolder, open, snapshot } from '../library/support.js';
import { Importing, zipOf, type Chosen } from './support.js';

const opened = (bytes: Buffer, limits = archiveLimits) => SafeZip.open(bytes, 'gift.zip', limits);

/** Every occurrence of a text in the file, names in both headers included, becomes another of the same length. */
function patched(bytes: Buffer, from: string, to: string): Buffer {
  expect(to).toHaveLength(from.length);
  return Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');
}

const CENTRAL = Buffer.from('PK\x01\x02', 'latin1');
/** Offsets in an entry of the central directory. Source: APPNOTE 4.3.12. */
const at = { flags: 8, packed: 20, size: 24 } as const;

function withCentral(bytes: Buffer, change: (entry: Buffer) => void): Buffer {
  const copy = Buffer.from(bytes);
  const found = copy.indexOf(CENTRAL);
  change(copy.subarray(found));
  return copy;
}

async function oneFile(name: string, options: { mode?: number } = {}): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from('content '.repeat(50)), name, options);
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

describe('a zip from anyone is refused with a sentence', () => {
  test.each([
    ['a path out of it', 'AAA/evil.png', '../../vil.pn', /out of the zip/],
    ['an absolute path', 'Aetc/passwd', '/etc/passwd', /absolute path/],
    ['a drive', 'A-/evil.png', 'C:/evil.png', /absolute path/],
    ['backslashes out of it', 'AAA/evil.png', '..\\..\\vil.pn', /out of the zip/],
    ['hidden characters', 'AAAAfox.png', 'A\x01A\x02fox.png', /hidden characters/],
  ])('for %s', async (_, name, trick, sentence) => {
    await expect(opened(patched(await oneFile(name), name, trick))).rejects.toThrow(sentence);
  });

  test('for a link', async () => {
    await expect(opened(await oneFile('link.png', { mode: 0o120777 }))).rejects.toThrow(
      /a link to another file/,
    );
  });

  test.each(['b.png', 'A.png'])('for one name twice (%s)', async (second) => {
    const bytes = await zipOf([
      ['a.png', 'x'],
      ['q.png', 'y'],
    ]);
    await expect(opened(patched(bytes, 'q.png', second.replace('b', 'a')))).rejects.toThrow(/twice/);
  });

  test('for a password', async () => {
    const bytes = withCentral(await oneFile('a.png'), (entry) => entry.writeUInt16LE(1, at.flags));
    await expect(opened(bytes)).rejects.toThrow(/password/);
  });

  test('for a file that unpacks to far more than it is', async () => {
    const bytes = await zipOf([['bomb.png', Buffer.alloc(60 * 1024 * 1024)]]);
    expect(bytes.length).toBeLessThan(100_000);
    await expect(opened(bytes)).rejects.toThrow(/bomb\.png in it would be 60 MB unpacked/);
  });

  test('for many files that are too much together', async () => {
    const zip = await zipOf(
      Array.from({ length: 4 }, (_, index): Chosen => [`${index}`, Buffer.alloc(900_000)]),
    );
    await expect(opened(zip, { ...archiveLimits, total: 3_000_000 })).rejects.toThrow(
      /larger than 3 MB unpacked/,
    );
    await expect(opened(zip, { ...archiveLimits, entries: 3 })).rejects.toThrow(/more than 3 files/);
  });

  test('for files that lie over each other', async () => {
    const bytes = withCentral(await oneFile('a.png'), (entry) => {
      entry.writeUInt32LE(3_000_000, at.packed);
      entry.writeUInt32LE(3_000_000, at.size);
    });
    await expect(opened(bytes)).rejects.toThrow(/damaged or no zip/);
  });

  test.each([
    ['less', 100],
    ['more', 100_000],
  ])('for a size that says %s than is in it', async (_, said) => {
    const zip = await opened(
      withCentral(await oneFile('a.png'), (entry) => entry.writeUInt32LE(said, at.size)),
    );
    await expect(zip.read('a.png', 1_000_000)).rejects.toThrow(/a\.png in gift\.zip is damaged/);
    zip.close();
  });

  test('for content that was changed', async () => {
    const plain = Buffer.from('content '.repeat(50));
    const packed = deflateRawSync(plain);
    const bytes = await oneFile('a.png');
    const place = bytes.indexOf(packed.subarray(0, 8));
    const other = Buffer.from(bytes);
    deflateRawSync(Buffer.from('Content '.repeat(50))).copy(other, place);
    const zip = await opened(other);
    await expect(zip.read('a.png', 1_000_000)).rejects.toThrow(ExchangeRefusal);
    zip.close();
  });
});

const fox = { ...blankCard('9f220305-ba1f-48cf-87c2-5d34f6072155', 14), name: 'Ember Fox' };
const foxFile = writeCardFile(fox);
const listed = (path: string, content: string | Buffer) => ({
  path,
  bytes: Buffer.byteLength(content),
  sha256: sha256(Buffer.from(content)),
});

const packageOf = (files: readonly Chosen[], list: readonly unknown[], version = 1): Promise<Buffer> =>
  zipOf([
    ...files,
    ['manifest.json', JSON.stringify({ format: 'cardwright-package', version, title: 'Gift', files: list })],
  ]);

describe('a package', () => {
  test('whose list of contents lies brings in the rest, and says what does not fit', async () => {
    const path = 'cards/ember-fox.9f220305.card.json';
    const png = Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1');
    const wrong = `pictures/${'0'.repeat(32)}.png`;
    const script = `pictures/${sha256(Buffer.from('<svg onload="x"/>')).slice(0, 32)}.png`;
    const bytes = await packageOf(
      [
        [path, foxFile],
        ['cards/changed.card.json', foxFile],
        ['cards/extra.card.json', foxFile],
        [wrong, png],
        [script, '<svg onload="x"/>'],
      ],
      [
        listed(path, foxFile),
        { ...listed('cards/changed.card.json', foxFile), sha256: '0'.repeat(64) },
        listed('cards/missing.card.json', foxFile),
        listed(wrong, png),
        listed(script, '<svg onload="x"/>'),
      ],
    );
    const importing = await Importing.open(await open(newFolder()), [['gift.cardwright', bytes]]);
    expect(importing.problems).toEqual([
      'cards/changed.card.json: It was changed or damaged after the package was made.',
      'cards/missing.card.json: The list of contents names it, but it is not in the package.',
      `${wrong}: It is not the picture that its name says.`,
      `${script}: It is not the picture that its name says.`,
      'cards/extra.card.json: It lies in the package, but its list of contents does not name it.',
    ]);
    expect(importing.preview.counts.created).toBe(1);
  });

  test.each([
    ['a newer program', () => packageOf([], [], 3), /made by a newer Cardwright/],
    [
      'a path as a name',
      () => packageOf([], [listed('../../.bashrc', 'x')]),
      /list of contents cannot be read/,
    ],
    ['a file that is no zip', () => Buffer.from('PK\x03\x04 not really'), /damaged or no zip file/],
    ['an empty file', () => Buffer.alloc(0), /It is empty/],
    ['a program', () => Buffer.from('\x7fELF\0\0\0\x01binary'), /does not know this kind of file/],
    ['an old spreadsheet', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), /Save it as XLSX or CSV/],
  ])('or a file of %s is refused with a sentence', async (_, made, sentence) => {
    const bytes = await made();
    const library = await open(newFolder());
    await expect(Importing.open(library, [['gift.cardwright', bytes]])).rejects.toThrow(sentence);
  });

  test('that is damaged anywhere is refused or told of, and nothing is written', async () => {
    const path = 'cards/ember-fox.9f220305.card.json';
    const whole = await packageOf([[path, foxFile]], [listed(path, foxFile)]);
    const folder = newFolder();
    const library = await open(folder);
    const before = snapshot(folder);
    const damage = fc.record({
      place: fc.nat(whole.length - 1),
      byte: fc.nat(255),
      length: fc.option(fc.nat(whole.length)),
    });
    await fc.assert(
      fc.asyncProperty(damage, async ({ place, byte, length }) => {
        const bytes = Buffer.from(whole);
        bytes[place] = byte;
        try {
          const importing = await Importing.open(library, [
            ['gift.cardwright', bytes.subarray(0, length ?? undefined)],
          ]);
          await importing.imports.close();
        } catch (error) {
          expect(error).toBeInstanceOf(ExchangeRefusal);
        }
      }),
      { numRuns: 120 },
    );
    expect(snapshot(folder)).toEqual(before);
  });
});

test('names that some system keeps for itself are names of cards, and never of files', async () => {
  const folder = newFolder();
  const library = await open(folder);
  const names = ['CON', 'nul', 'Fox.', 'Fox. .', 'LPT1', '..', 'a'.repeat(180), 'Fox:stream', 'fox', 'FOX'];
  const zip = await zipOf([
    ['cards.csv', ['Name,Level', ...names.map((name) => `${name},1`)].join('\n')],
    ...['CON.png', 'nul', 'Fox.png.', 'aux.card.json'].map((name): Chosen => [name, 'no picture']),
  ]);
  const importing = await Importing.open(library, [['odd.zip', zip]]);
  await importing.apply();
  expect(
    library.cards
      .list()
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...names].sort());
  const files = [...snapshot(folder).keys()].flatMap((path) => /^cards\/(.*)$/.exec(path)?.[1] ?? []);
  expect(files).toHaveLength(names.length);
  for (const file of files) {
    expect(file).toMatch(/^[^<>:"/\\|?*]{1,255}\.card\.json$/);
    expect(file.split('.')[0]).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d|)$/i);
  }
  expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(files.length);
});

describe('a workbook', () => {
  const workbook = (sheet: string): Promise<Buffer> =>
    zipOf([
      [
        '[Content_Types].xml',
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
      ],
      [
        'xl/workbook.xml',
        '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>',
      ],
      [
        'xl/_rels/workbook.xml.rels',
        '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      ],
      [
        'xl/worksheets/sheet1.xml',
        `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${sheet}</sheetData></worksheet>`,
      ],
    ]);
  const head = '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row>';
  const fox = '<row r="2"><c r="A2" t="inlineStr"><is><t>Ember Fox</t></is></c></row>';

  test('with empty rows at its very end is read', async () => {
    const bytes = await workbook(
      `${head}${fox}<row r="3"/><row r="1048576" hidden="1"><c r="XFD1048576"/></row>`,
    );
    const importing = await Importing.open(await open(newFolder()), [['w.xlsx', bytes]]);
    expect(importing.rows.map(({ name }) => name)).toEqual(['Ember Fox']);
  });

  test.each([
    ['far below', `${head}<row r="1048576"><c r="A1048576"><v>1</v></c></row>`, /more than 10,000 rows/],
    ['far to the right', `${head}<row r="2"><c r="XFD2"><v>1</v></c></row>`, /more than 200 columns/],
    [
      'hidden by a comment',
      `${head}<!--<row --><row r="900000"><c><v>1</v></c></row>`,
      /more than 10,000 rows/,
    ],
    ['without places', `${head}<row>${'<c/>'.repeat(300)}<c><v>1</v></c></row>`, /more than 200 columns/],
    ['cut off', `${head}<row r="2"><c r="A2"><v>1`, /cannot be read as a spreadsheet/],
    ['with entities', `<!DOCTYPE x [<!ENTITY a "b">]>${head}`, /cannot be read as a spreadsheet/],
    ['empty', '', /no filled cells/],
  ])('with cells %s is refused with a sentence', async (_, sheet, sentence) => {
    const bytes = await workbook(sheet);
    await expect(Importing.open(await open(newFolder()), [['w.xlsx', bytes]])).rejects.toThrow(sentence);
  });

  test('that would be huge is never unpacked', async () => {
    const bytes = await zipOf([
      ['[Content_Types].xml', 'x'],
      ['xl/workbook.xml', 'x'],
      ['xl/worksheets/sheet1.xml', Buffer.alloc(33 * 1024 * 1024)],
    ]);
    await expect(SafeZip.open(bytes, 'w.xlsx', workbookLimits)).rejects.toThrow(/would be 33 MB unpacked/);
    await expect(Importing.open(await open(newFolder()), [['w.xlsx', bytes]])).rejects.toThrow(/33 MB/);
  });

  test('of nonsense is refused with a sentence', async () => {
    const bytes = await zipOf([
      ['[Content_Types].xml', '<nothing/>'],
      ['xl/workbook.xml', 'nonsense'],
    ]);
    await expect(Importing.open(await open(newFolder()), [['w.xlsx', bytes]])).rejects.toThrow(
      ExchangeRefusal,
    );
  });
});

describe('a text', () => {
  test('of 100,000 rows is not taken, and a sentence says why', async () => {
    const csv = `Name,Level\n${'Ember Fox,5\n'.repeat(100_000)}`;
    const importing = await Importing.open(await open(newFolder()), [['large.csv', csv]]);
    expect(importing.problems).toEqual([expect.stringMatching(/large\.csv has more than 10,000 rows/)]);
    expect(importing.preview.counts.created).toBe(0);
  });

  test('with a quotation mark that is never closed can be read otherwise', async () => {
    const library = await open(newFolder());
    const importing = await Importing.open(library, [['q.csv', 'Name,Level\n"Ember Fox,5\n']]);
    expect(importing.problems).toEqual([expect.stringMatching(/opened and never closed/)]);
    expect(importing.preview.table).toMatchObject({ separator: ',', columns: [] });
  });

  test('of any bytes is read or refused', async () => {
    const library = await open(newFolder());
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 400 }),
        fc.constantFrom('a.csv', 'a.txt', 'a.xlsx', 'a.card.json', 'a.png', 'a'),
        async (bytes, name) => {
          try {
            const importing = await Importing.open(library, [[name, bytes]]);
            await importing.imports.close();
          } catch (error) {
            expect(error).toBeInstanceOf(ExchangeRefusal);
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});
