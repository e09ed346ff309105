import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { picturePlacement } from '../../../src-main/cards/picture.js';
import { setUp } from '../../../src-main/setup/set-up.mjs';
import { Desk, idOf } from './harness.js';

beforeAll(setUp);

interface Printed {
  readonly file: string;
  readonly paper: { width: number; height: number };
  readonly card: { width: number; height: number };
  readonly pages: readonly {
    readonly page: number;
    readonly side: string;
    readonly adjust: { readonly x: number; readonly y: number } | null;
    readonly cards: readonly {
      readonly name: string;
      readonly side: string;
      readonly x: number;
      readonly y: number;
    }[];
  }[];
  readonly warnings: readonly string[];
}

/** The words of a command line without quotes. */
const words = (line: string): string[] => line.split(' ');

const read = (out: string): Printed => JSON.parse(out) as Printed;

test('the JSON of the built command says where each card comes out, in mm, and the PDF is there', async () => {
  const desk = new Desk();
  desk.card('a.card.json', 1);
  desk.card('b.card.json', 2);
  const args = [
    'print',
    'a.card.json',
    'b.card.json',
    '--out',
    'out/sheet.pdf',
    '--copies',
    '2',
    '--gutter',
    '2',
  ];
  const { code, out, err } = await desk.command(...args, '--json');
  expect([code, err]).toEqual([0, '']);
  expect(out.trim()).not.toContain('\n');
  const printed = read(out);
  expect(printed.file).toBe(desk.path('out/sheet.pdf'));
  expect(printed.paper).toEqual({ width: 210, height: 297 });
  expect(printed.card).toEqual({ width: 63.5, height: 88.9 });
  expect(printed.pages).toHaveLength(1);
  const cards = printed.pages[0]?.cards ?? [];
  expect(cards.map(({ name, side }) => [name, side])).toEqual(
    ['Card 1', 'Card 1', 'Card 2', 'Card 2'].map((name) => [name, 'front']),
  );
  const [first, second, , fourth] = cards;
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(65.5, 3);
  expect((fourth?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(90.9, 3);
  const pdf = await PDFDocument.load(readFileSync(printed.file));
  expect(pdf.getPageCount()).toBe(1);
  expect(pdf.getPage(0).getWidth()).toBeCloseTo((210 / 25.4) * 72, 1);
});

test('backs are pages of their own, mirrored', async () => {
  const desk = new Desk();
  desk.card('a.card.json', 1);
  const { out } = await desk.cardwright('print', 'a.card.json', '--out', 'f.pdf', '--backs', '--json');
  const { pages } = read(out);
  expect(pages.map(({ page, side }) => [page, side])).toEqual([
    [1, 'front'],
    [2, 'back'],
  ]);
  const [front, back] = pages.map((page) => page.cards[0]);
  expect(back).toMatchObject({ side: 'back', y: front?.y });
  expect((front?.x ?? 0) + (back?.x ?? 0) + 63.5).toBeCloseTo(210, 3);
});

test.each([
  ['letter', { width: 215.9, height: 279.4 }],
  ['A3', { width: 297, height: 420 }],
  ['100x148', { width: 100, height: 148 }],
])('paper %s', async (paper, size) => {
  const desk = new Desk();
  desk.card('a.card.json', 1);
  const { out } = await desk.cardwright('print', 'a.card.json', '--out', 'f.pdf', '--paper', paper, '--json');
  expect(read(out).paper).toEqual(size);
});

test('a deck finds its cards and pictures as a library keeps them, and prints its copies', async () => {
  const desk = new Desk();
  const id = await desk.picture('pictures', '#336699');
  desk.card('cards/far.card.json', 1, { picture: picturePlacement.parse({ id }) });
  desk.card('decks/near.card.json', 2);
  desk.write('cards/broken.card.json', '{');
  desk.deck('decks/my.deck.json', [
    { card: idOf(2), name: 'Near', copies: 1 },
    { card: idOf(1), name: 'Far', copies: 3 },
  ]);
  const { code, out } = await desk.cardwright('print', 'decks/my.deck.json', '--out', 'f.pdf', '--json');
  expect(code).toBe(0);
  const { pages, warnings } = read(out);
  expect(pages[0]?.cards.map((card) => card.name)).toEqual(['Card 2', 'Card 1', 'Card 1', 'Card 1']);
  expect(warnings.filter((warning) => warning.includes('not in this library'))).toEqual([]);
  const pdf = await PDFDocument.load(readFileSync(desk.path('f.pdf')));
  expect(pdf.getTitle()).toBe('My deck');
});

test('a picture that is missing is noted, and the rest is printed', async () => {
  const desk = new Desk();
  desk.card('a.card.json', 1, { picture: picturePlacement.parse({ id: `${'0'.repeat(32)}.png` }) });
  const { code, out, err } = await desk.cardwright('print', 'a.card.json', '--out', 'f.pdf');
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^.+f\.pdf: 1 card on 1 sheet, 1 page\.\nNote: Card 1: .+\n$/);
});

test('print and render name the pictures that come out under 200 dpi', async () => {
  const desk = new Desk();
  const id = await desk.picture('pictures', '#336699');
  desk.card('a.card.json', 1, { picture: picturePlacement.parse({ id }) });
  desk.card('b.card.json', 2);
  const said = 'The picture of “Card 1” (27 dpi) comes out under 200 dpi and may look soft;';
  const printed = await desk.cardwright(...words('print a.card.json b.card.json --out f.pdf'));
  expect(printed.out).toContain(`Note: ${said}`);
  const tarot = await desk.cardwright(...words('print a.card.json --card tarot --out t.pdf --json'));
  expect(JSON.parse(tarot.out)).toMatchObject({
    softPictures: [{ name: 'Card 1', dpi: 24 }],
    warnings: [expect.stringContaining('(24 dpi)')],
  });
  const rendered = await desk.cardwright(...words('render a.card.json --out a.png --json'));
  expect(JSON.parse(rendered.out)).toMatchObject({
    softPictures: [{ name: 'Card 1', dpi: 27 }],
    warnings: [expect.stringContaining(said)],
  });
  const coarse = await desk.cardwright(...words('render b.card.json --out b.png --json'));
  expect(JSON.parse(coarse.out)).toMatchObject({ softPictures: [], warnings: [] });
});

test('two files with one id, a copy made by hand, are two cards', async () => {
  const desk = new Desk();
  desk.card('a.card.json', 1, { name: 'First' });
  desk.card('b.card.json', 1, { name: 'Second' });
  const { out } = await desk.cardwright('print', 'a.card.json', 'b.card.json', '--out', 'f.pdf', '--json');
  expect(read(out).pages[0]?.cards.map((card) => card.name)).toEqual(['First', 'Second']);
});

test('decks with different backs are printed together, each with its own', async () => {
  const desk = new Desk();
  const back = await desk.picture('pictures', '#aa0000');
  desk.card('a.card.json', 1);
  desk.deck('a.deck.json', [{ card: idOf(1), name: 'A', copies: 1 }]);
  desk.deck('b.deck.json', [{ card: idOf(1), name: 'A', copies: 2 }], { back });
  const { code, out } = await desk.cardwright(
    ...words('print a.deck.json b.deck.json --out f.pdf --backs --json'),
  );
  expect(code).toBe(0);
  expect(read(out).pages.map(({ side, cards }) => [side, cards.length])).toEqual([
    ['front', 3],
    ['back', 3],
  ]);
  const pdf = await PDFDocument.load(readFileSync(desk.path('f.pdf')));
  const backs = pdf.getPage(1).node.Resources()?.lookup(PDFName.of('XObject'), PDFDict);
  expect(backs?.keys()).toHaveLength(2);
});

test('the sheet is made as the options say', async () => {
  const desk = new Desk();
  desk.card('a.card.json', 1);
  const { code, out, err } = await desk.cardwright(
    ...words(
      'print a.card.json --out f.pdf --copies 7 --paper legal --margin 3,4,5,6 --grid 2x2 --placement top-left --card bridge --skip 1,3 --sheets 1-2 --backs --back-offset 0.5,-0.2 --measured-front 100.2,100 --ink grey --watermark PROXY --outline square --line-color #808080 --line-width 0.5 --line-dash dotted --json',
    ),
  );
  expect([code, err]).toEqual([0, '']);
  const { pages, card, paper } = read(out);
  expect([card, paper]).toEqual([
    { width: 57.15, height: 88.9 },
    { width: 215.9, height: 355.6 },
  ]);
  expect(pages.map(({ side, cards }) => [side, cards.length])).toEqual([
    ['front', 2],
    ['back', 2],
    ['front', 4],
    ['back', 4],
  ]);
  expect(pages[0]?.cards[0]).toMatchObject({ x: expect.closeTo(5 + 57.15, 4), y: 4 });
  expect(pages[1]?.adjust).toMatchObject({ x: 0.5, y: 0.2 });
});

test('one card a page for print services', async () => {
  const desk = new Desk();
  desk.card('a.card.json', 1);
  const { out } = await desk.cardwright(
    'print',
    'a.card.json',
    '--out',
    'f.pdf',
    '--single',
    '--bleed',
    '3',
    '--json',
  );
  expect(read(out).paper).toEqual({ width: 69.5, height: 94.9 });
});

test.each([
  [['--margin', '3,4'], /neither one length nor left,top,right,bottom/],
  [['--line-width', '9'], /--line-width must be at most 3 pt/],
  [['--margin', '60'], /--margin must be at most 50 mm/],
  [['--back-offset', '50,0'], /--back-offset must be from -20 to 20 mm/],
  [['--skip', '3-1'], /not a list of numbers such as 1-3,5/],
  [['--fold-gap', '90'], /--fold-gap must be at most 50 mm/],
])('wrong options are said: %s', async (options, said) => {
  const desk = new Desk();
  desk.card('a.card.json', 1);
  const { code, err } = await desk.cardwright('print', 'a.card.json', '--out', 'f.pdf', ...options);
  expect([code, err]).toEqual([2, expect.stringMatching(said)]);
});

test('a test page is made for a paper, or the paper is refused', async () => {
  const desk = new Desk();
  const { code, out } = await desk.cardwright('test-page', '--out', 't.pdf', '--paper', 'letter', '--json');
  expect([code, JSON.parse(out)]).toEqual([0, { file: desk.path('t.pdf') }]);
  const pdf = await PDFDocument.load(readFileSync(desk.path('t.pdf')));
  expect(pdf.getPageCount()).toBe(2);
  const small = await desk.cardwright('test-page', '--out', 's.pdf', '--paper', '90x90');
  expect([small.code, small.err]).toEqual([
    1,
    expect.stringMatching(/^The test page needs paper of at least .+\.\n$/),
  ]);
});

test('a card larger than the paper is said, and an older file stays as it was', async () => {
  const desk = new Desk();
  desk.card('a.card.json', 1);
  writeFileSync(desk.path('f.pdf'), 'older');
  const { code, err } = await desk.cardwright(
    'print',
    'a.card.json',
    '--out',
    'f.pdf',
    '--force',
    '--card',
    '300x300',
  );
  expect(code).toBe(1);
  expect(err).toMatch(/^.+\.\n$/);
  expect(readFileSync(desk.path('f.pdf'), 'utf8')).toBe('older');
});

test('an output that cannot be written is said', async () => {
  const desk = new Desk();
  desk.card('a.card.json', 1);
  const { code, err } = await desk.cardwright('print', 'a.card.json', '--out', 'a.card.json/f.pdf');
  expect([code, err.trim().split('\n').length]).toEqual([1, 1]);
  expect(err).toMatch(/^a\.card\.json\/f\.pdf cannot be written: .+\.\n$/);
});

test('render makes a PNG of the card size at the density, and leaves nothing else behind', async () => {
  const desk = new Desk();
  desk.card('a.card.json', 1);
  const { code, out, err } = await desk.cardwright('render', 'a.card.json', '--out', 'a.png', '--json');
  expect([code, err]).toEqual([0, '']);
  expect(JSON.parse(out)).toMatchObject({
    file: desk.path('a.png'),
    name: 'Card 1',
    width: 750,
    height: 1050,
    dpi: 300,
  });
  expect(await sharp(desk.path('a.png')).metadata()).toMatchObject({
    format: 'png',
    width: 750,
    height: 1050,
  });
  expect(readdirSync(desk.folder).sort()).toEqual(['a.card.json', 'a.png']);
  await desk.cardwright('render', 'a.card.json', '--out', 'b.png', '--dpi', '100', '--bleed', '3');
  expect(await sharp(desk.path('b.png')).metadata()).toMatchObject({ width: 274, height: 374 });
});

test('render refuses a deck', async () => {
  const desk = new Desk();
  desk.card('a.card.json', 1);
  desk.deck('a.deck.json', [{ card: idOf(1), name: 'A', copies: 1 }]);
  const { code, err } = await desk.cardwright('render', 'a.deck.json', '--out', 'a.png');
  expect([code, err]).toEqual([2, 'a.deck.json is a deck; render takes one card file.\n']);
});
