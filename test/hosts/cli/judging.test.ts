import { existsSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openLibrary } from '../../../src-main/library/library.js';
import { Desk } from './harness.js';

const drawing = { type: 'spell', text: 'Draw 2 cards.', edition: 13, cost: 4 } as const;

function deskWithCards(): Desk {
  const desk = new Desk();
  desk.card('good.card.json', 1, drawing);
  desk.card('old.card.json', 2, { ...drawing, edition: 9 });
  desk.write('broken.card.json', '{');
  desk.write('odd.card.json', '{"format":"cardwright-card","version":2,"card":{"id":7}}');
  return desk;
}

describe('check', () => {
  test('judges every file, and names each one that cannot be read', async () => {
    const desk = deskWithCards();
    const files = ['broken.card.json', 'good.card.json', 'none.card.json', 'odd.card.json', 'old.card.json'];
    const { code, out, err } = await desk.cardwright('check', ...files, '--play', '14', '--json');
    const said = JSON.parse(out) as {
      cards: { name: string; status: string }[];
      unreadable: { file: string; error: string }[];
    };
    expect(said.cards.map(({ name, status }) => [name, status])).toEqual([
      ['Card 1', 'legal'],
      ['Card 2', 'pruned'],
    ]);
    expect(said.unreadable.map(({ file }) => file)).toEqual([
      'broken.card.json',
      'none.card.json',
      'odd.card.json',
    ]);
    expect(err).toBe(said.unreadable.map(({ error }) => `${error}\n`).join(''));
    expect(code).toBe(1);
    const plain = await desk.cardwright('check', ...files, '--play', '14');
    expect([plain.code, plain.err]).toEqual([1, err]);
    expect(plain.out).toMatch(/^Card 1: legal\n(?:.*\n)*Card 2: pruned\n/);
  });

  test('notes what can never work, which is no fault', async () => {
    const desk = new Desk();
    const text = 'Target 1 card in your hand; place 1 Sword Counter on the target.';
    desk.card('odd.card.json', 1, { type: 'spell', text, edition: 14, cost: 2, name: 'Odd' });
    const because =
      'It never does anything: its targets lie in a hand, and only minions on a battlefield can have counters placed on them.';
    const plain = await desk.cardwright('check', 'odd.card.json', '--play', '14', '--strict');
    expect([plain.code, plain.out]).toEqual([0, `Odd: legal\n  note: ${because}\n`]);
    const { out } = await desk.cardwright('check', 'odd.card.json', '--play', '14', '--json');
    expect(JSON.parse(out)).toMatchObject({
      cards: [{ warnings: [{ kind: 'never works', because, cards: ['Odd'] }] }],
      together: [],
    });
  });
});

describe('--strict leaves with 3', () => {
  const minion = ['--type', 'minion', '--sp', '1', '--hp', '3', '--text'];
  const draw = ['--type', 'spell', '--text', 'Draw 2 cards.'];
  test.each([
    [0, ['check', 'good.card.json', '--play', '14']],
    [3, ['check', 'good.card.json', 'old.card.json', '--play', '14']],
    [3, ['check', 'small.deck.json', '--play', '14']],
    [1, ['check', 'old.card.json', 'none.card.json', '--play', '14']],
    [0, ['law', '--edition', '13', '--play', '14', ...draw]],
    [3, ['law', '--edition', '12', '--play', '14', ...draw]],
    [0, ['price', '--edition', '14', ...minion, 'GREED: Draw 2 cards.']],
    [3, ['price', '--edition', '14', ...minion, 'GREED: Sing a song.']],
    [0, ['upgrade', 'good.card.json', '--to', '14', '--out', 'new.card.json']],
    [3, ['upgrade', 'banned.card.json', '--to', '11', '--out', 'new.card.json']],
  ])('or not: %i for %j', async (code, args) => {
    const desk = deskWithCards();
    desk.deck('small.deck.json', [
      { card: '00000000-0000-4000-8000-000000000001', name: 'Card 1', copies: 1 },
    ]);
    desk.card('banned.card.json', 3, {
      type: 'spell',
      edition: 6,
      text: 'Inflict a total of 2 damage to targets.',
    });
    const strict = await desk.cardwright(...args, '--strict');
    expect([strict.code, strict.err === '']).toEqual([code, code !== 1]);
    if (args[0] === 'upgrade') expect(existsSync(desk.path('new.card.json'))).toBe(true);
    const { code: plain } = await desk.cardwright(...args, ...(args[0] === 'upgrade' ? ['--force'] : []));
    expect(plain).toBe(code === 3 ? 0 : code);
  });
});

describe('a failure is one sentence', () => {
  test('export of a search that is not understood exports nothing', async () => {
    const desk = new Desk();
    const library = await openLibrary(desk.path('library'), { watch: false });
    await library.close();
    desk.card('library/cards/a.card.json', 1, drawing);
    const args = ['export', 'library', '--format', 'csv', '--out', 'a.csv', '--query'];
    for (const query of ['is:dragon', 'lvl:many', 'wings:2', 'in:Nowhere']) {
      const { code, out, err } = await desk.cardwright(...args, query);
      expect([query, code, out, existsSync(desk.path('a.csv'))]).toEqual([query, 1, '', false]);
      expect(err).toMatch(/^The search is not understood: [^\n]+[.!?]\n$/);
    }
    expect((await desk.cardwright(...args, 't:spell')).code).toBe(0);
  });

  test('import into a folder that cannot be made', async () => {
    const desk = new Desk();
    writeFileSync(desk.path('c.csv'), 'Name,Type\nFox,minion\n');
    writeFileSync(desk.path('file'), '');
    for (const folder of ['/proc/x', 'file', 'file/library']) {
      const { code, out, err } = await desk.cardwright('import', 'c.csv', '--library', folder);
      expect([folder, code, out]).toEqual([folder, 1, '']);
      expect(err).toMatch(/^This library cannot be changed: [^\n]+\.\n$/);
    }
  });

  test.each(['replay', 'scenario', 'check', 'render', 'upgrade'])(
    '%s of a file that is not there',
    async (verb) => {
      const desk = new Desk();
      const more = {
        check: ['--play', '14'],
        render: ['--out', 'a.png'],
        upgrade: ['--to', '14', '--out', 'b'],
      }[verb];
      const { code, out, err } = await desk.cardwright(verb, 'none.json', ...(more ?? []));
      expect([code, out + err]).toEqual([1, expect.stringContaining('none.json does not exist.')]);
    },
  );
});
