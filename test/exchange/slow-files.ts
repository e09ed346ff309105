import { zipOf, type Chosen } from './support.js';
import { odsOf, workbookOf } from './workbooks.js';

/** Files that kept the program from everything else for seconds, and their like. */
export const slowFiles: readonly {
  readonly what: string;
  readonly name: string;
  /** @param size 1 as it was met; less is as slow in proportion */
  readonly bytes: (size: number) => Promise<string | Uint8Array>;
}[] = [
  {
    what: 'a workbook with a row of 150,000 attributes',
    name: 'attributes.xlsx',
    bytes: (size) =>
      workbookOf({
        rows: `<row ${Array.from({ length: 150_000 * size }, (_, no) => `a${no}="1"`).join(' ')}><c t="str"><v>Name</v></c></row>`,
      }),
  },
  {
    what: 'a workbook with 4 million empty cells',
    name: 'empty.xlsx',
    bytes: (size) =>
      workbookOf({
        packed: false,
        rows: `<row>${'<c/>'.repeat(4_000_000 * size)}</row><row r="2"><c t="str"><v>Name</v></c></row>`,
      }),
  },
  {
    what: 'a workbook with an endless text',
    name: 'text.xlsx',
    bytes: (size) =>
      workbookOf({
        packed: false,
        rows: `<row><c t="str"><v>${'&amp;'.repeat(4_000_000 * size)}</v></c></row>`,
      }),
  },
  {
    what: 'an OpenDocument spreadsheet with 1 million paragraphs',
    name: 'paragraphs.ods',
    bytes: (size) =>
      odsOf(
        `<table:table><table:table-row><table:table-cell>${'<text:p>x</text:p>'.repeat(1_000_000 * size)}</table:table-cell></table:table-row></table:table>`,
        { packed: false },
      ),
  },
  { what: '10 MB of commas', name: 'commas.csv', bytes: async (size) => ','.repeat(10_000_000 * size) },
  {
    what: '10 MB of quotation marks',
    name: 'quotes.csv',
    bytes: async (size) => `Name\n${'"'.repeat(10_000_000 * size)}`,
  },
  {
    what: '10 MB of short lines with commas',
    name: 'lines.csv',
    bytes: async (size) => `${','.repeat(190)}\n`.repeat(52_000 * size),
  },
  {
    what: '10,000 rows with long abilities',
    name: 'long.csv',
    bytes: async (size) =>
      `Name,Text,SP,HP\n${Array.from(
        { length: 10_000 * size },
        (_, no) => `Card ${no},"${`GREED: When you take damage: Draw ${no % 7} cards, `.repeat(18)}",3,4`,
      ).join('\n')}`,
  },
  {
    what: 'a deck list of 2.8 MB',
    name: 'list.txt',
    bytes: async (size) => Array.from({ length: 200_000 * size }, (_, no) => `4 Card ${no}`).join('\n'),
  },
  {
    what: 'a deck list of 4,900 names that no card has',
    name: 'unknown.txt',
    bytes: async (size) =>
      Array.from({ length: 4900 * size }, (_, no) => `4 Kard of the ${no} winds`).join('\n'),
  },
];

/** All of them in one zip, where their bytes come from within the program. */
export const zipOfSlowFiles = async (): Promise<Buffer> => {
  const files: Chosen[] = [];
  for (const { name, bytes } of slowFiles) {
    if (/\.(?:csv|txt)$/.test(name)) files.push([name, await bytes(1)]);
  }
  return zipOf(files);
};
