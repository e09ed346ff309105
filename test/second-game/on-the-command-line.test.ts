import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeCardFile, writeDeckFile } from '../../src-main/games/card-files.js';
import type { Card } from '../../src-main/cards/card.js';
import { Desk, idOf } from '../hosts/cli/harness.js';
import { lantern, lanternNamed } from './lantern-cards.js';

function desk(): Desk {
  const made = new Desk();
  const entries = Array.from({ length: 9 }, (_, nth) => {
    const card: Card = { ...lanternNamed(nth), id: idOf(nth + 1) };
    made.write(`${nth + 1}.card.json`, writeCardFile(card));
    return { card: card.id, name: card.name, copies: 2 };
  });
  const deck = { game: 'lanterns', edition: 'lanterns-1', back: 'standard', notes: '' } as const;
  made.write('all.deck.json', writeDeckFile({ ...deck, id: idOf(99), name: 'All lights', entries }));
  const few = entries.slice(0, 1);
  made.write('few.deck.json', writeDeckFile({ ...deck, id: idOf(98), name: 'Few', entries: few }));
  return made;
}

const duel = {
  format: 'cardwright-scenario',
  version: 2,
  name: 'A gust burns out what is not above it',
  rules: 'lanterns-1',
  cards: {
    Dim: { kind: 'lantern', light: 2 },
    Bright: { kind: 'lantern', light: 8 },
    Gust: { kind: 'gust', light: 5 },
  },
  players: [
    { name: 'Ann', hand: ['Gust'] },
    { name: 'Ben', row: ['Dim', 'Dim', 'Bright'] },
  ],
  steps: [
    { expect: { turn: { number: 3 }, asks: { by: 'Ann', offers: [{ play: 'Gust' }, { pass: true }] } } },
    { by: 'Ann', play: 'Gust' },
    { by: 'Ann', choose: ['Gust'], refused: 'LAN-RUL-4' },
    { by: 'Ann', choose: ['Dim 2'] },
    {
      expect: {
        players: { Ben: { life: 10, row: ['Dim', 'Bright'], ashes: ['Dim 2'] }, Ann: { ashes: 1 } },
        cards: { Gust: { zone: 'ashes' } },
        log: [
          { type: 'play', card: 'Gust' },
          { type: 'ash', rule: 'LAN-RUL-8' },
        ],
      },
    },
  ],
};

test('a scenario in the words of the game is played and judged', async () => {
  const place = desk();
  place.write('good.scenario.json', JSON.stringify(duel));
  const { out, err } = await place.cardwright('scenario', 'good.scenario.json', '--json');
  expect(err).toBe('');
  expect(JSON.parse(out)).toMatchObject({ scenarios: [{ holds: true, differences: [] }], held: 1 });
  place.write('wrong.scenario.json', JSON.stringify({ ...duel, steps: [{ by: 'Ann', play: 'Dim' }] }));
  const wrong = await place.cardwright('scenario', 'wrong.scenario.json', '--json');
  expect(JSON.parse(wrong.out)).toMatchObject({ failed: 1, scenarios: [{ holds: false }] });
  place.write('strange.scenario.json', JSON.stringify({ ...duel, steps: [{ by: 'Ann', summon: 'Gust' }] }));
  const { out: said } = await place.cardwright('scenario', 'strange.scenario.json');
  expect(said).toMatch(/summon/);
});

test('random players play decks against each other, and their records replay', async () => {
  const place = desk();
  const args = ['simulate', '--rules', 'lanterns-1', '--decks', 'all.deck.json', 'all.deck.json'];
  const { out, err } = await place.cardwright(
    ...args,
    '--games',
    '6',
    '--seed',
    '2',
    '--keep',
    'kept',
    '--json',
  );
  expect(err).toBe('');
  const said = JSON.parse(out) as { games: number; wins: number[]; ties: number; unfinished: number };
  expect(said).toMatchObject({ games: 6, unfinished: 0 });
  const [record = ''] = readdirSync(place.path('kept'));
  const replay = await place.cardwright('replay', `kept/${record}`, '--json');
  expect([replay.code, replay.err]).toEqual([0, '']);
  const refused = await place.cardwright(...args.slice(0, -1), 'few.deck.json');
  expect(refused.err).toContain('A deck has 10 to 30 cards; this one has 2.');
});

test('files are checked, printed, drawn and exported', async () => {
  const place = desk();
  const run = async (...args: string[]) => {
    const { code, out, err } = await place.cardwright(...args);
    return { code, said: `${out}${err}` };
  };
  expect(await run('check', '1.card.json', '--play', 'lanterns-1')).toMatchObject({ code: 0 });
  expect(await run('check', 'all.deck.json', '--play', 'lanterns-1')).toMatchObject({ code: 0 });
  expect(await run('print', 'all.deck.json', '--out', 'all.pdf')).toMatchObject({ code: 0 });
  expect(await run('render', '1.card.json', '--out', 'one.png')).toMatchObject({ code: 0 });
  expect((await run('export', 'all.deck.json', '--format', 'md', '--out', 'a.md')).said).not.toMatch(
    /undefined/,
  );
  place.write('bad.card.json', writeCardFile({ ...lantern('Too bright', 99), id: idOf(50) }));
  expect((await run('check', 'bad.card.json', '--play', 'lanterns-1')).said).toMatch(/light/);
});

const spoken = ['--type', 'lantern', '--text', 'It shines.'];
const noPrice = 'The cards of Lanterns have no prices.';
const noLaw = 'Lanterns has no law of cards: all that its rules know may be played.';

test.each([
  ['price', ['--edition', 'lanterns-1', ...spoken], 1, noPrice],
  ['price', ['--edition', 'lanterns-1', '--strict', ...spoken], 1, noPrice],
  ['vocabulary', ['--edition', 'lanterns-1'], 1, 'Lanterns has no card language: texts of its cards are'],
  ['law', ['--edition', 'lanterns-1', '--play', 'lanterns-1', ...spoken], 1, noLaw],
  ['law', ['--edition', '14', '--play', '14', ...spoken], 2, 'It is neither'],
  [
    'law',
    ['--edition', 'lanterns-1', '--play', '14', '--type', 'spell', '--text', ''],
    2,
    'no edition of Keeper',
  ],
  ['upgrade', ['1.card.json', '--to', 'lanterns-1', '--out', 'new.card.json'], 1, 'go to no other edition.'],
  [
    'upgrade',
    ['1.card.json', '--to', '14', '--out', 'new.card.json'],
    1,
    'a card of Lanterns, not of Keeper of the Cards.',
  ],
] as const)('%s %j ends with %i and says why', async (verb, args, exit, because) => {
  const { code, out, err } = await desk().cardwright(verb, ...args);
  expect([code, out, err]).toEqual([exit, '', expect.stringContaining(because)]);
  expect(err.trim().split('\n')).toHaveLength(1);
});
