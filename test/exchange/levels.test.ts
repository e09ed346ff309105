import { describe, expect, test } from 'vitest';
import { blankCard, type KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { writeCardFile } from '../../src-main/games/card-files.js';
import { gather } from '../../src-main/exchange/package/gather.js';
import { writePackage } from '../../src-main/exchange/package/write-package.js';
import type { Library } from '../../src-main/library/library.js';
import { cardNamed, newFolder, open } from '../library/support.js';
import { Importing, type Chosen } from './support.js';
import { inline, odsOf, workbookOf } from './workbooks.js';

const fox = { name: 'Ember Fox', offense: 3, defense: 4, text: 'GREED: Draw 2 cards.', cost: null } as const;
/** SP 3, half of HP 4, and 4 for the ability. */
const LEVEL = 9;
const table = [
  ['Name', 'SP', 'HP', 'Text'],
  ['Ember Fox', '3', '4', 'GREED: Draw 2 cards.'],
  ['Nobody', '', '4', 'Sing a song.'],
];

async function packageOf(card: Partial<Card>): Promise<Buffer> {
  const library = await open(newFolder());
  await library.cards.create(cardNamed('Ember Fox', card));
  const contents = await gather(library, {});
  const parts: Buffer[] = [];
  const picture = (id: string) => library.pictures.read(id);
  for await (const part of writePackage({ title: 'All', contents, picture })) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const csv = async (): Promise<string> => table.map((row) => row.join(',')).join('\n');
const xlsx = (): Promise<Buffer> =>
  workbookOf({
    rows: table.map((row) => `<row>${row.map((cell) => inline(cell)).join('')}</row>`).join(''),
  });
const ods = (): Promise<Buffer> =>
  odsOf(
    `<table:table>${table
      .map(
        (row) =>
          `<table:table-row>${row.map((cell) => `<table:table-cell><text:p>${cell}</text:p></table:table-cell>`).join('')}</table:table-row>`,
      )
      .join('')}</table:table>`,
  );
const single = async (): Promise<string> =>
  writeCardFile({ ...blankCard('9f220305-ba1f-48cf-87c2-5d34f6072155', 14), ...fox });

const costs = async (library: Library): Promise<(number | null)[]> => {
  const cards = await library.cards.getAll(library.cards.list().map(({ id }) => id));
  return (cards as Card[]).map(({ cost }) => cost);
};

describe('a level that is missing', () => {
  test.each<[string, () => Promise<string | Uint8Array>, number]>([
    ['t.csv', csv, 1],
    ['t.xlsx', xlsx, 1],
    ['t.ods', ods, 1],
    ['a.card.json', single, 0],
  ])('is worked out in %s, shown, and left blank where a person wants it so', async (name, made, others) => {
    const chosen: Chosen[] = [[name, await made()]];
    const library = await open(newFolder());
    const importing = await Importing.open(library, chosen);
    expect(importing.rows[0]).toMatchObject({ name: 'Ember Fox', levelFilled: true, card: { cost: LEVEL } });
    expect(importing.preview.counts).toMatchObject({ levels: 1, withoutLevel: others });
    await importing.change({ levels: false });
    expect(importing.rows[0]).toMatchObject({ levelFilled: false, card: { cost: null } });
    expect(importing.preview.counts).toMatchObject({ levels: 0, withoutLevel: 1 + others });
    await importing.change({ levels: true });
    await importing.apply();
    expect(await costs(library)).toContain(LEVEL);
    // What came in with its level worked out is the same when it comes again.
    const again = await Importing.open(library, chosen);
    expect(again.rows[0]).toMatchObject({ action: 'same', levelFilled: false });
  });

  test('stays missing in a package, which brings a card back as it was', async () => {
    const spell = { type: 'spell', edition: 6, name: 'Bolt', text: 'Draw 2 cards.', cost: null } as const;
    for (const card of [fox, spell]) {
      const library = await open(newFolder());
      const importing = await Importing.open(library, [['a.cardwright', await packageOf(card)]]);
      expect(importing.rows[0]).toMatchObject({ levelFilled: false, card });
      expect(importing.preview.counts).toMatchObject({ levels: 0, withoutLevel: 1 });
      await importing.apply();
      expect(await costs(library)).toEqual([null]);
    }
  });

  test('that was said is never touched, and a card that is there is not changed for want of one', async () => {
    const library = await open(newFolder());
    await library.cards.create(cardNamed('Ember Fox', fox));
    const same = 'Name,Level,SP,HP,Text\nEmber Fox,,3,4,GREED: Draw 2 cards.\nOwl,3,1,1,\n';
    const importing = await Importing.open(library, [['t.csv', same]], { edition: 'kotc-14' });
    expect(importing.rows).toMatchObject([
      { action: 'same', levelFilled: false },
      { action: 'create', levelFilled: false, card: { cost: 3 } },
    ]);
  });
});

test('cards of a package are looked at as rows of a table are', async () => {
  const strange = { name: '2025-06-04', text: 'Sing a song.', flavor: 'F\u00C3\u00BCchse' };
  const library = await open(newFolder());
  const importing = await Importing.open(library, [['a.cardwright', await packageOf(strange)]]);
  const messages = importing.rows.flatMap(({ problems }) =>
    problems.map(({ field, message }) => `${field}: ${message}`),
  );
  expect(messages).toEqual([
    expect.stringMatching(/^name: “2025-06-04” looks like a date/),
    expect.stringMatching(/^flavor: Some of its signs look wrong/),
    expect.stringMatching(/^text: This ability can be printed, but not played\. .*Sing a song/),
  ]);
  const csv = `Name,Text,Flavor\n${strange.name},${strange.text},${strange.flavor}\n`;
  const csvToo = await Importing.open(library, [['t.csv', csv]], { edition: 'kotc-14' });
  const those = csvToo.rows.flatMap(({ problems }) =>
    problems.map(({ field, message }) => `${field}: ${message}`),
  );
  expect(those.sort()).toEqual(messages.sort());
});
