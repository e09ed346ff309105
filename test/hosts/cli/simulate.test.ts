import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { inProject } from '../../../src-main/setup/project.mjs';
import { setUp } from '../../../src-main/setup/set-up.mjs';
import { Desk, idOf } from './harness.js';

beforeAll(setUp);

function desk(): Desk {
  const made = new Desk();
  made.card('bear.card.json', 1, { name: 'Bear', cost: 2, offense: 1, defense: 2 });
  made.deck('a.deck.json', [{ card: idOf(1), name: 'Bear', copies: 40 }], { name: 'Bears' });
  made.deck('small.deck.json', [{ card: idOf(1), name: 'Bear', copies: 20 }], { name: 'Few' });
  return made;
}

const verb = ['simulate', '--rules', 'kotc-14'];
const decks = ['--decks', 'a.deck.json', 'a.deck.json'];

interface Pairing {
  readonly bots: readonly string[];
  readonly decks: readonly string[];
  readonly wins: readonly number[];
}

interface Said {
  readonly games: number;
  readonly wins: readonly number[];
  readonly ties: number;
  readonly unfinished: number;
}

describe('cardwright simulate', () => {
  test('plays by options of the rules, which stand in the records', async () => {
    const place = desk();
    const lands = inProject('assets', 'starter', 'magic-classic', 'decks');
    const deck = join(lands, readdirSync(lands).sort()[0] ?? '');
    const magic = ['simulate', '--rules', 'magic-classic', '--decks', deck, deck];
    const args = [...magic, '--bots', 'random', '--games', '1', '--keep', 'kept'];
    const { code, err } = await place.cardwright(...args, '--option', 'firstDraws', 'drawOnStack');
    expect([code, err]).toEqual([0, '']);
    const kept = JSON.parse(readFileSync(join(place.folder, 'kept', 'game-1.game.json'), 'utf8')) as object;
    expect(kept).toMatchObject({ game: { start: { options: ['firstDraws', 'drawOnStack'] } } });
    expect((await place.cardwright('replay', 'kept/game-1.game.json')).code).toBe(0);
    const wrong = await place.cardwright(...args, '--option', 'firstdraws');
    expect(wrong.err).toMatch(/no option “firstdraws”; theirs are .*firstDraws/);
    const none = await place.cardwright(...verb, ...decks, '--option', 'firstDraws');
    expect(none.err).toContain('These rules have no option “firstDraws”');
  });

  test('plays games of bots and counts who wins', async () => {
    const place = desk();
    const args = [...verb, ...decks, '--bots', 'random', 'greedy', '--games', '20', '--seed', '1', '--json'];
    const { code, out, err } = await place.cardwright(...args);
    expect(err).toBe('');
    const said = JSON.parse(out) as Said;
    expect(Object.keys(said)).toEqual([
      'games',
      'wins',
      'ties',
      'unfinished',
      'decisions',
      'turns',
      'seconds',
    ]);
    expect(said.games).toBe(20);
    expect((said.wins[0] ?? 0) + (said.wins[1] ?? 0) + said.ties + said.unfinished).toBe(20);
    expect(said.wins[1]).toBeGreaterThan(said.wins[0] ?? 0);
    expect(code).toBe(0);
    // The built command plays the same games.
    const again = JSON.parse((await place.command(...args)).out) as Said;
    expect(again).toEqual({ ...said, seconds: expect.any(Number) });
  });

  test('plays bots who think ahead by as many nodes as it is told, the same again', async () => {
    const args = [
      ...verb,
      ...decks,
      '--bots',
      'journeyman',
      'greedy',
      '--games',
      '1',
      '--seed',
      '4',
      '--json',
    ];
    const play = async (nodes: string): Promise<Said> =>
      JSON.parse((await desk().cardwright(...args, '--nodes', nodes)).out) as Said;
    const said = await play('15');
    expect(said.games).toBe(1);
    expect(await play('15')).toEqual({ ...said, seconds: expect.any(Number) });
    expect((await desk().cardwright(...args, '--nodes', '0')).code).toBe(2);
  });

  test('plays matches, and counts who wins them', async () => {
    const place = desk();
    const args = [...verb, ...decks, '--bots', 'random', 'greedy', '--games', '6', '--best-of', '3'];
    const { code, out } = await place.cardwright(...args, '--json', '--keep', 'kept');
    const { matches, games, wins } = JSON.parse(out) as Said & {
      matches: { played: number; wins: number[] };
    };
    expect(matches).toMatchObject({ bestOf: 3, played: 6, wins: [expect.any(Number), expect.any(Number)] });
    expect(games).toBeGreaterThanOrEqual(12);
    expect((wins[0] ?? 0) + (wins[1] ?? 0)).toBeGreaterThanOrEqual(12);
    expect(readdirSync(place.path('kept'))).toHaveLength(games);
    const second = JSON.parse(readFileSync(place.path('kept/game-2.game.json'), 'utf8')) as object;
    const match = { id: '1-1', bestOf: 3, before: [expect.any(Array)] };
    expect(second).toMatchObject({ game: { match } });
    expect(code).toBe(0);
    expect((await place.cardwright(...args)).out).toMatch(/^6 matches, best of 3: \d+ games/m);
    expect((await place.cardwright(...verb, ...decks, '--best-of', '2')).err).toContain(
      'is even; best of an odd number has a winner',
    );
    const both = await place.cardwright(...verb, ...decks, '--best-of', '3', '--both-seats');
    expect(both.err).toContain('--best-of or --both-seats');
  });

  test('keeps the records of its games, which replay and tell what happened', async () => {
    const place = desk();
    const { code } = await place.cardwright(
      ...verb,
      ...decks,
      '--bots',
      'random',
      '--games',
      '2',
      '--keep',
      'kept',
    );
    expect(code).toBe(0);
    const replayed = await place.cardwright('replay', 'kept/game-2.game.json', '--log', '--json');
    expect(JSON.parse(replayed.out)).toMatchObject({
      players: ['1 Bears (random)', '2 Bears (random)'],
      asks: null,
      hash: 'ok',
    });
    const own = await place.cardwright('replay', 'kept/game-1.game.json', '--as', '1 Bears (random)');
    const watched = await place.cardwright('replay', 'kept/game-1.game.json', '--log');
    expect(own.out).toMatch(/^1 Bears \(random\) draws Bear\b.*\[.*K14-/m);
    expect(watched.out).toMatch(/^1 Bears \(random\) draws a card\b.*\[.*K14-/m);
    expect(watched.out).not.toContain('draws Bear');
    const foreign = await place.cardwright('replay', 'kept/game-1.game.json', '--as', 'Nobody');
    expect([foreign.code, foreign.err]).toEqual([1, expect.stringContaining('is called “Nobody”')]);
  });

  test('says it as a table for people, with one bot for all', async () => {
    const { code, out } = await desk().cardwright(...verb, ...decks, '--bots', 'random', '--games', '4');
    expect(out).toMatch(/^Bears \(random\) +\d +\d+\.\d %\nBears \(random\)/);
    expect(out).toMatch(/4 games, \d+ turns, \d+ decisions in [\d.]+ s\n$/);
    expect(code).toBe(0);
  });

  test('plays two bots at either seat with either deck, and counts by bot', async () => {
    const place = desk();
    place.card('wolf.card.json', 2, { name: 'Wolf', cost: 3, offense: 2, defense: 2 });
    place.deck('b.deck.json', [{ card: idOf(2), name: 'Wolf', copies: 40 }], { name: 'Wolves' });
    const args = [...verb, '--decks', 'a.deck.json', 'b.deck.json', '--bots', 'greedy', 'random'];
    const { out } = await place.cardwright(...args, '--games', '12', '--both-seats', '--json');
    const said = JSON.parse(out) as Said & { readonly pairings: readonly Pairing[] };
    const { pairings } = said;
    expect(pairings.map(({ bots, decks: given }) => [...bots, ...given].join(' '))).toEqual([
      'greedy random Bears Wolves',
      'greedy random Wolves Bears',
      'random greedy Bears Wolves',
      'random greedy Wolves Bears',
    ]);
    const greedy = pairings.map(({ bots, wins }) => wins[bots.indexOf('greedy')] ?? 0);
    expect(said.wins[0]).toBe(greedy.reduce((sum, wins) => sum + wins, 0));
    expect(said.wins[0]).toBeGreaterThan(said.wins[1] ?? 0);
    expect(said.games).toBe(12);
    const swapped = await place.cardwright(
      ...verb,
      '--decks',
      'b.deck.json',
      'a.deck.json',
      '--bots',
      'random',
      'greedy',
      '--games',
      '3',
      '--json',
    );
    expect((JSON.parse(swapped.out) as Said).wins).toEqual(pairings[3]?.wins);
  });

  test('says both seats as a table, by bot', async () => {
    const { out } = await desk().cardwright(
      ...verb,
      ...decks,
      '--bots',
      'random',
      'greedy',
      '--games',
      '4',
      '--both-seats',
    );
    expect(out).toMatch(/^random \(at both seats\) +\d +\d+\.\d %\ngreedy \(at both seats\)/);
  });

  test('refuses a deck that is not legal, unless told otherwise', async () => {
    const place = desk();
    const small = [...verb, '--decks', 'a.deck.json', 'small.deck.json', '--games', '1'];
    const { code, err } = await place.cardwright(...small);
    expect(err).toBe(
      'small.deck.json is not legal: A deck has 40 to 60 cards; this one has 20. (K14-SET-01).\n',
    );
    expect(code).toBe(1);
    expect((await place.cardwright(...small, '--illegal')).code).toBe(0);
  });

  test.each([
    [['--decks', 'a.deck.json'], '2 or more players'],
    [[...decks, '--bots', 'clever'], 'There is no bot “clever”'],
    [[...decks, 'a.deck.json', '--bots', 'random', 'greedy'], 'one for each deck'],
    [[...decks, '--games', '0'], 'whole number from 1'],
    [[...decks, '--games', '6', '--both-seats'], 'divided by 4'],
    [[...decks, 'a.deck.json', '--both-seats'], 'two decks'],
    [[...decks, '--both-seats', '--keep', 'kept'], 'Leave out --keep'],
  ])('says what is wrong with the command line: %j', async (args, because) => {
    const { code, err } = await desk().cardwright(...verb, ...args);
    expect(err).toContain(because);
    expect(code).toBe(2);
  });

  test('knows only rules that are played', async () => {
    const { code, err } = await desk().cardwright('simulate', '--rules', 'kotc-08', ...decks);
    expect(err).toContain('kotc-06, kotc-09, kotc-10, kotc-11, kotc-12, kotc-13, kotc-14');
    expect(code).toBe(2);
  });
});
