import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { setUp } from '../../../src-main/setup/set-up.mjs';
import { Desk } from './harness.js';

beforeAll(setUp);

function desk(): Desk {
  const made = new Desk();
  made.card('bear.card.json', 1, { name: 'Bear', cost: 3, offense: 4, defense: 6 });
  return made;
}

const few = ['--threads', '1', '--pilot', 'greedy'];

describe('cardwright lab card', () => {
  test('says what it found, for people and as JSON, and how far it is on the way', async () => {
    const place = desk();
    const said = await place.cardwright('lab', 'card', 'bear.card.json', '--blocks', '6', ...few);
    expect([said.code, said.err]).toEqual([0, '']);
    expect(said.out).toMatch(
      /^Not decided yet for a card of level 3: [+−]\d+\.\d ± (\d+\.\d|\?) % over 24 games/,
    );
    expect(said.out).toContain('against a minion of 2 SP and 2 HP without abilities, 14th Edition');
    const json = await place.cardwright('lab', 'card', 'bear.card.json', '--blocks', '6', ...few, '--json');
    expect(JSON.parse(json.out)).toMatchObject({
      name: 'Bear',
      cost: 'level 3',
      seed: 1,
      verdict: 'undecided',
      isOver: true,
      blocks: 6,
      games: 24,
      work: { games: 12 },
    });
  });

  test('goes on from a results file as if it had never stopped, with any number of threads', async () => {
    const place = desk();
    const verb = ['lab', 'card', 'bear.card.json', '--pilot', 'greedy', '--json'];
    const whole = await place.cardwright(
      ...verb,
      '--threads',
      '2',
      '--blocks',
      '4',
      '--results',
      'whole.json',
    );
    await place.cardwright(...verb, '--threads', '1', '--blocks', '2', '--results', 'part.json');
    const rest = await place.cardwright(...verb, '--threads', '1', '--blocks', '4', '--results', 'part.json');
    expect(rest.out).toBe(whole.out);
    expect(readFileSync(place.path('part.json'))).toEqual(readFileSync(place.path('whole.json')));
    const other = await place.cardwright(...verb, '--seed', '2', '--results', 'part.json');
    expect(other.code).toBe(1);
    expect(other.err).toContain('part.json has the results of another experiment');
    const kept = JSON.parse(readFileSync(place.path('part.json'), 'utf8'));
    const [{ blocks }] = kept.results;
    for (const [name, content, because] of [
      ['none', '{', 'has no results of the laboratory; name another file.'],
      ['newer', JSON.stringify({ ...kept, version: 3 }), 'was written by another version of Cardwright'],
      [
        'deck',
        JSON.stringify({ ...kept, about: 'deck' }),
        'does not have results of cards; name another file.',
      ],
      [
        'lost',
        JSON.stringify({ ...kept, results: [{ ...kept.results[0], blocks: blocks.slice(1) }] }),
        'is damaged: what it has of games cannot be read. Name another file, or delete it to begin anew.',
      ],
    ] as const) {
      place.write(`${name}.json`, content);
      const refused = await place.cardwright(...verb, '--results', `${name}.json`);
      expect(refused.code).toBe(1);
      expect(refused.err).toContain(`${name}.json ${because}`);
      expect(readFileSync(place.path(`${name}.json`), 'utf8')).toBe(content);
    }
  });

  test('leaves what is known when it is interrupted', async () => {
    const place = desk();
    const verb = ['lab', 'card', 'bear.card.json', '--pilot', 'greedy', '--copies', '1', '--json'];
    const child = place.start([...verb, '--results', 'kept.json']);
    let [out, err] = ['', ''];
    child.stdout?.on('data', (chunk) => (out += chunk));
    await new Promise<void>((told) =>
      child.stderr?.on('data', (chunk) => {
        err += chunk;
        told();
      }),
    );
    child.kill('SIGINT');
    const code = await new Promise((done) => child.on('close', done));
    expect(code).toBe(0);
    expect(err).toMatch(/Not decided yet .* over 200 games/);
    const said = JSON.parse(out) as { readonly blocks: number; readonly isOver: boolean };
    expect(said.blocks).toBeGreaterThanOrEqual(50);
    const kept = JSON.parse(readFileSync(place.path('kept.json'), 'utf8'));
    expect(kept.results[0].blocks).toHaveLength(said.blocks);
  });

  test('lists many cards by surprise, and those that cannot be tried', async () => {
    const place = desk();
    place.card('plain.card.json', 3, { name: 'Plain', cost: 3, offense: 2, defense: 2 });
    place.card('giant.card.json', 4, { name: 'Giant', cost: 2, offense: 9, defense: 12 });
    place.card('odd.card.json', 2, { name: 'Odd', text: 'Win the game.', cost: 3, offense: 1, defense: 1 });
    const set = ['lab', 'set', 'plain.card.json', 'giant.card.json', 'odd.card.json', '--copies', '12'];
    const { code, out, err } = await place.cardwright(...set, '--blocks', '50', ...few);
    expect(code).toBe(0);
    const rows = out.split('\n');
    expect(rows[0]).toMatch(/^! {2}Giant +level 2 +undecided +\+\d+\.\d ± \d+\.\d % +200 games$/);
    expect(rows[1]).toMatch(/^ {3}Plain +level 3 +undecided +\+0\.0 ± /);
    expect(rows[2]).toMatch(/^not tried: Odd: .*cannot be played/);
    expect(err.split('\n').map((line) => line.split(':')[0])).toEqual(['Plain', 'Giant', 'Odd', '']);
  });

  test('goes on with many cards where it stopped', async () => {
    const place = desk();
    place.card('plain.card.json', 3, { name: 'Plain', cost: 3, offense: 2, defense: 2 });
    const set = ['lab', 'set', 'bear.card.json', 'plain.card.json', ...few, '--json'];
    const whole = await place.cardwright(...set, '--blocks', '3', '--results', 'whole.json');
    await place.cardwright('lab', 'set', 'bear.card.json', ...few, '--blocks', '2', '--results', 'part.json');
    const before = JSON.parse(readFileSync(place.path('part.json'), 'utf8'));
    const rest = await place.cardwright(...set, '--blocks', '3', '--results', 'part.json');
    expect(rest.out).toBe(whole.out);
    const after = JSON.parse(readFileSync(place.path('part.json'), 'utf8'));
    expect(after).toEqual(JSON.parse(readFileSync(place.path('whole.json'), 'utf8')));
    expect(after.results[0].blocks.slice(0, 2)).toEqual(before.results[0].blocks);
    place.write('broken.json', '{');
    const broken = await place.cardwright(...set, '--results', 'broken.json');
    expect(broken.err).toContain('broken.json has no results of the laboratory; name another file.');
  });

  test('says why a card cannot be tried', async () => {
    const place = desk();
    place.card('odd.card.json', 2, { text: 'Win the game.', cost: 3, offense: 1, defense: 1 });
    const { code, err } = await place.cardwright('lab', 'card', 'odd.card.json', ...few);
    expect(code).toBe(1);
    expect(err).toMatch(/cannot be played/);
  });
});

describe('cardwright lab deck', () => {
  const fewGames = ['--games', '60', '--changes', '1', '--change-games', '4', ...few];

  function decks(): Desk {
    const place = desk();
    const bear = place.card('bear.card.json', 1, { name: 'Bear', cost: 3, offense: 4, defense: 6 });
    const mouse = place.card('mouse.card.json', 2, { name: 'Mouse', cost: 1, offense: 1, defense: 1 });
    const [strong, weak] = [bear, mouse].map(({ id, name }) => ({ card: id, name }));
    if (!strong || !weak) throw new Error('There are two cards.');
    place.deck('mixed.deck.json', [
      { ...strong, copies: 2 },
      { ...weak, copies: 46 },
    ]);
    place.deck('mice.deck.json', [{ ...weak, copies: 48 }], { name: 'Mice' });
    return place;
  }

  test('says how a deck does, what its cards do and what a change is worth', async () => {
    const place = decks();
    const verb = ['lab', 'deck', 'mixed.deck.json', '--against', 'mice.deck.json', ...fewGames];
    const { code, out, err } = await place.cardwright(...verb, '--results', 'kept.json');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(
      /^My deck: won \d+\.\d ± \d+\.\d % of 60 games\n14th Edition, both sides played by Greedy/,
    );
    expect(out).toMatch(/\n {2}Mice +\d+\.\d ± \d+\.\d % +\d+\.\d ± \d+\.\d % +\d+\.\d ± \d+\.\d %\n/);
    expect(out).toMatch(/\n +2 × {2}Bear +[+−]\d+\.\d ± \d+\.\d % +\d+\.\d %/);
    expect(out).toMatch(/\n +46 × {2}Mouse +– .* 60 \+ 0 {2}not enough games\n/);
    expect(out).toContain('Not enough games for this order: it may be luck.');
    expect(out).toMatch(/2 fewer of Mouse, 2 more of Bear: [+−]\d+\.\d ± |No change was tried\./);

    const again = await place.cardwright(...verb, '--results', 'kept.json', '--json');
    const found = JSON.parse(again.out);
    expect(found).toMatchObject({ name: 'My deck', seed: 1, stage: 'over', all: { games: 60 } });
    expect(found.matches[0].first.games + found.matches[0].second.games).toBe(60);
    const other = await place.cardwright(...verb, '--seed', '2', '--results', 'kept.json');
    expect(other.err).toContain('kept.json has the results of another experiment');
  });

  test('plays against the starter decks of its rules where none are named, and wants a deck', async () => {
    const place = decks();
    const few2 = ['--games', '2', '--changes', '0', ...few, '--json'];
    const { out } = await place.cardwright('lab', 'deck', 'mice.deck.json', '--rules', 'kotc-09', ...few2);
    expect(JSON.parse(out).enemies).toEqual(['The Buzzing Host', 'Walls and Roots']);
    const card = await place.cardwright('lab', 'deck', 'bear.card.json');
    expect([card.code, card.err]).toEqual([
      1,
      expect.stringContaining('bear.card.json is a card; give a deck file (*.deck.json).'),
    ]);
  });
});
