import { execFileSync } from 'node:child_process';
import { linkSync, lstatSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { setUp } from '../../../src-main/setup/set-up.mjs';
import { Desk } from './harness.js';

beforeAll(setUp);

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
const isPng = (bytes: Uint8Array | undefined): boolean =>
  bytes !== undefined && PNG.equals(bytes.subarray(0, 4));
const startsAsPng = (path: string): boolean => isPng(readFileSync(path));

function deskWithCard(): { desk: Desk; before: string } {
  const desk = new Desk();
  desk.card('cards/a.card.json', 1);
  desk.card('cards/b.card.json', 2);
  return { desk, before: readFileSync(desk.path('cards/a.card.json'), 'utf8') };
}

describe('the command line never writes onto what was read', () => {
  test.each([
    ['the card itself', ['render', 'cards/a.card.json', '--out', 'cards/a.card.json']],
    ['by another path', ['render', 'cards/a.card.json', '--out', 'cards/../cards/a.card.json']],
    ['by a link', ['render', 'cards/a.card.json', '--out', 'link.png']],
    ['by a second name', ['render', 'cards/a.card.json', '--out', 'second.png']],
    ['upgraded in place', ['upgrade', 'cards/a.card.json', '--to', '11', '--out', 'cards/a.card.json']],
    ['a card of the printed deck', ['print', 'my.deck.json', '--out', 'cards/a.card.json']],
    ['the deck', ['print', 'my.deck.json', '--out', 'my.deck.json']],
    [
      'exported onto itself',
      ['export', 'cards/a.card.json', '--format', 'csv', '--out', 'cards/a.card.json'],
    ],
    ['a card of the library', ['export', '.', '--format', 'csv', '--out', 'cards/a.card.json']],
    ['a new file among the cards', ['export', '.', '--format', 'csv', '--out', 'cards/new.csv']],
  ])('%s, not even with --force', async (_what, args) => {
    const { desk, before } = deskWithCard();
    desk.deck('my.deck.json', [{ card: '00000000-0000-4000-8000-000000000001', name: 'Card 1', copies: 1 }]);
    symlinkSync('cards/a.card.json', desk.path('link.png'));
    linkSync(desk.path('cards/a.card.json'), desk.path('second.png'));
    const { code, err } = await desk.cardwright(...args, '--force');
    expect([code, err]).toEqual([1, expect.stringMatching(/is among what is read for it; .+\.\n$/)]);
    expect(readFileSync(desk.path('cards/a.card.json'), 'utf8')).toBe(before);
    expect(readFileSync(desk.path('my.deck.json'), 'utf8')).toContain('cardwright-deck');
  });

  test('a list of files that the shell puts behind --out leaves the first of them as it was', async () => {
    const { desk, before } = deskWithCard();
    const { code, err } = await desk.cardwright('print', '--out', 'cards/a.card.json', 'cards/b.card.json');
    expect([code, err]).toEqual([1, expect.stringContaining('--force')]);
    expect(readFileSync(desk.path('cards/a.card.json'), 'utf8')).toBe(before);
  });
});

describe('a file that stands', () => {
  const render = ['render', 'cards/a.card.json', '--dpi', '36', '--out', 'a.png'];

  test('is replaced by the verb that made it, without a word', async () => {
    const { desk } = deskWithCard();
    expect((await desk.cardwright(...render)).code).toBe(0);
    expect((await desk.cardwright(...render, '--bleed', '1')).code).toBe(0);
  });

  test.each([
    ['of a person', 'my own work'],
    ['that was changed since', 'changed'],
  ])('%s is replaced only with --force', async (_what, content) => {
    const { desk } = deskWithCard();
    if (content === 'changed') await desk.cardwright(...render);
    desk.write('a.png', content);
    const refused = await desk.cardwright(...render);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('--force')]);
    expect(readFileSync(desk.path('a.png'), 'utf8')).toBe(content);
    expect((await desk.cardwright(...render, '--force')).code).toBe(0);
    expect(startsAsPng(desk.path('a.png'))).toBe(true);
  });

  test('and was made by another verb is replaced only with --force', async () => {
    const { desk } = deskWithCard();
    await desk.cardwright('print', 'cards/a.card.json', '--out', 'a.png');
    expect((await desk.cardwright(...render)).code).toBe(1);
  });

  test('and is empty, as mktemp makes them, is filled; its permissions stay', async () => {
    const { desk } = deskWithCard();
    desk.write('a.png', '');
    execFileSync('chmod', ['600', desk.path('a.png')]);
    expect((await desk.cardwright(...render)).code).toBe(0);
    expect(startsAsPng(desk.path('a.png'))).toBe(true);
    expect(statSync(desk.path('a.png')).mode & 0o777).toBe(0o600);
  });

  test('and is a record of a game is not written onto by a simulation', async () => {
    const desk = new Desk();
    const decks = ['first', 'second'].map((name) => `${name}.deck.json`);
    desk.card('cards/a.card.json', 1, { cost: 0, offense: 0, defense: 1, text: '' });
    for (const deck of decks) {
      desk.deck(deck, [{ card: '00000000-0000-4000-8000-000000000001', name: 'Card 1', copies: 40 }]);
    }
    desk.write('games/game-2.game.json', 'played by people');
    const args = ['simulate', '--rules', 'kotc-14', '--decks', ...decks, '--games', '2', '--illegal'];
    const { code, err } = await desk.cardwright(...args, '--keep', 'games');
    expect([code, err]).toEqual([1, expect.stringContaining('--force')]);
    expect(readFileSync(desk.path('games/game-2.game.json'), 'utf8')).toBe('played by people');
  });
});

describe('an output', () => {
  const render = ['render', 'cards/a.card.json', '--dpi', '36', '--out'];

  test('goes through a link, which stays one, also where nothing is at its end yet', async () => {
    const { desk } = deskWithCard();
    symlinkSync('real/a.png', desk.path('link.png'));
    for (let time = 0; time < 2; time += 1) {
      expect((await desk.cardwright(...render, 'link.png')).code).toBe(0);
      expect(lstatSync(desk.path('link.png')).isSymbolicLink()).toBe(true);
      expect(startsAsPng(desk.path('real/a.png'))).toBe(true);
    }
  });

  test('goes into a named pipe, which stays one', async () => {
    const { desk } = deskWithCard();
    execFileSync('mkfifo', [desk.path('pipe')]);
    const [read, written] = await Promise.all([
      import('node:fs/promises').then(({ readFile }) => readFile(desk.path('pipe'))),
      desk.cardwright(...render, 'pipe'),
    ]);
    expect([written.code, isPng(read)]).toEqual([0, true]);
    expect(lstatSync(desk.path('pipe')).isFIFO()).toBe(true);
  });

  test('goes into a device, which stays one', async () => {
    const { desk } = deskWithCard();
    expect((await desk.cardwright(...render, '/dev/null')).code).toBe(0);
    expect(lstatSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  test.each(['-', '/dev/stdout'])('%s is standard output; what is said goes to stderr', async (out) => {
    const { desk } = deskWithCard();
    const said = await desk.cardwright(...render, out);
    expect([said.code, said.out, isPng(said.bytes)]).toEqual([0, '', true]);
    expect(said.err).toContain('standard output');
    const failed = await desk.cardwright('render', 'none.card.json', `--out=${out}`, '--json');
    expect([failed.code, failed.out, failed.bytes]).toEqual([1, '', undefined]);
  });

  test.each([
    ['print', ['print', 'cards/a.card.json']],
    ['test-page', ['test-page']],
    ['upgrade', ['upgrade', 'cards/a.card.json', '--to', '14']],
    ['export', ['export', 'cards/a.card.json', '--format', 'csv']],
  ])('- is standard output of %s', async (_verb, args) => {
    const { desk } = deskWithCard();
    const { code, out, bytes } = await desk.cardwright(...args, '--out', '-');
    expect([code, out]).toEqual([0, '']);
    expect(bytes?.length).toBeGreaterThan(100);
  });

  test('that is a folder, a link to itself, or where nothing can be made, is said', async () => {
    const { desk } = deskWithCard();
    symlinkSync('loop', desk.path('loop'));
    const nowhere = await desk.cardwright(...render, '/proc/x/a.png');
    expect([nowhere.code, nowhere.err]).toEqual([1, expect.stringMatching(/cannot be written: .+\.\n$/)]);
    const folder = await desk.cardwright(...render, 'cards');
    expect([folder.code, folder.err]).toEqual([1, 'cards is a folder; name a file in it.\n']);
    const loop = await desk.cardwright(...render, 'loop');
    expect([loop.code, loop.err]).toEqual([1, expect.stringMatching(/leads in a circle; .+\.\n$/)]);
  });

  test('of the built command comes out whole through a pipe', async () => {
    const { desk } = deskWithCard();
    const child = desk.start([...render, '-']);
    const pieces: Buffer[] = [];
    child.stdout?.on('data', (piece: Buffer) => pieces.push(piece));
    const code = await new Promise((done) => child.on('close', done));
    const whole = Buffer.concat(pieces);
    expect([code, isPng(whole), whole.subarray(-8, -4).toString()]).toEqual([0, true, 'IEND']);
  });
});
