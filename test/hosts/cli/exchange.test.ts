import { existsSync, readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { picturePlacement } from '../../../src-main/cards/picture.js';
import { setUp } from '../../../src-main/setup/set-up.mjs';
import { Desk, idOf } from './harness.js';

beforeAll(setUp);

async function filledDesk(): Promise<Desk> {
  const desk = new Desk();
  const id = await desk.picture('library/pictures', '#336699');
  desk.card('library/cards/a.card.json', 1, { picture: picturePlacement.parse({ id }) });
  desk.card('library/cards/b.card.json', 2, { name: '=Owl' });
  desk.deck('library/decks/my.deck.json', [{ card: idOf(2), name: '=Owl', copies: 3 }], {
    edition: 'kotc-14',
  });
  return desk;
}

test('a library goes out as a table, and comes back into another', async () => {
  const desk = await filledDesk();
  const out = await desk.cardwright('export', 'library', '--format', 'csv', '-o', 'out/all.csv', '--json');
  expect([out.code, out.err]).toEqual([0, '']);
  expect(JSON.parse(out.out)).toEqual({
    file: desk.path('out/all.csv'),
    cards: 2,
    files: 1,
    softPictures: [],
    warnings: [],
  });
  expect(readFileSync(desk.path('out/all.csv'), 'utf8')).toContain("'=Owl");
  const dry = await desk.cardwright('import', 'out/all.csv', '--library', 'other', '--dry-run', '--json');
  expect(JSON.parse(dry.out)).toMatchObject({ done: false, counts: { created: 2, errors: 0 } });
  expect(existsSync(desk.path('other/cards')) ? readdirSync(desk.path('other/cards')) : []).toEqual([]);
  const done = await desk.command('import', 'out/all.csv', '--library', 'other');
  expect([done.code, done.err]).toEqual([0, '']);
  expect(done.out).toMatch(/^Done: cards: 2 new, .+\.\n$/m);
  expect(readdirSync(desk.path('other/cards'))).toHaveLength(2);
});

test('a deck of a library, a search, and files go out as they are asked for', async () => {
  const desk = await filledDesk();
  await desk.cardwright('export', 'library', '--format', 'list', '-o', 'd.txt', '--deck', 'my deck');
  expect(readFileSync(desk.path('d.txt'), 'utf8')).toBe(
    '// Deck: My deck\n// Game: Keeper of the Cards\n// Edition: 14th Edition\n\n3 =Owl\n',
  );
  const found = ['export', 'library', '--format', 'png', '-o', 'owl.png', '--query', 'owl', '--dpi', '150'];
  const { out } = await desk.cardwright(...found);
  expect(out).toMatch(/owl\.png: 1 card\.\nNote: Each picture has 375 × 525 px\.\n$/);
  expect((await sharp(desk.path('owl.png')).metadata()).width).toBe(375);
  const soft = await desk.cardwright('export', 'library', '--format', 'png', '-o', 'all.zip', '--json');
  expect(JSON.parse(soft.out)).toMatchObject({ softPictures: [{ name: 'Card 1', dpi: 27 }] });
  const files = ['export', 'library/decks/my.deck.json', '--format', 'package', '-o', 'my.cardwright'];
  expect((await desk.cardwright(...files)).out).toMatch(/my\.cardwright: 1 card\.\nNote: With 1 deck\.\n$/);
});

test.each([
  ['an unknown format', ['export', 'library', '--format', 'pdf', '-o', 'f'], 2],
  ['a density between', ['export', 'library', '--format', 'png', '-o', 'f', '--dpi', '200'], 2],
  [
    'a deck of files',
    ['export', 'library/cards/a.card.json', '--format', 'csv', '-o', 'f', '--deck', 'x'],
    2,
  ],
  ['a deck that is not there', ['export', 'library', '--format', 'csv', '-o', 'f', '--deck', 'Gone'], 1],
  ['a search that finds nothing', ['export', 'library', '--format', 'csv', '-o', 'f', '--query', 'zzz'], 1],
  ['a file that is not there', ['import', 'none.csv', '--library', 'other'], 1],
] as const)('%s is said in a sentence', async (_what, args, wanted) => {
  const desk = await filledDesk();
  const { code, out, err } = await desk.cardwright(...args);
  expect([code, out]).toEqual([wanted, '']);
  expect(err).toMatch(/^[^\n]{10,200}[.!?]\n$/);
  expect(existsSync(desk.path('f'))).toBe(false);
});

test('packs of a set in a library are dealt, the same for the same seed', async () => {
  const desk = new Desk();
  const set = { id: idOf(9), name: 'Harbor', code: 'HL', symbol: null, mark: 'none', notes: '' };
  desk.write('library/sets/harbor.set.json', JSON.stringify({ format: 'cardwright-set', version: 1, set }));
  for (const no of [1, 2, 3])
    desk.card(`library/cards/${no}.card.json`, no, {
      name: `Gull ${no}`,
      set: { id: set.id, number: no },
      tags: no === 3 ? ['rare'] : [],
    });
  const deal = (...args: string[]) =>
    desk.cardwright(
      'boosters',
      'library',
      '--set',
      'hl',
      '--packs',
      '2',
      '--slots',
      'common:2,rare:1',
      ...args,
    );
  const { code, out } = await deal('--seed', '7');
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/^Pack 1\n( {2}Gull [12]\n){2} {2}Gull 3 \(rare\)\nPack 2\n[^]*Seed 7\n$/),
  ]);
  expect(JSON.parse((await deal('--seed', '7', '--json')).out)).toMatchObject({ set: 'Harbor', seed: 7 });
  expect((await deal('--slots', 'rare')).code).toBe(2);
  expect((await desk.cardwright('boosters', 'library', '--set', 'Docks')).code).toBe(1);
});
