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
      '3',
      '--blocks',
      '8',
      '--results',
      'whole.json',
    );
    await place.cardwright(...verb, '--threads', '1', '--blocks', '3', '--results', 'part.json');
    const rest = await place.cardwright(...verb, '--threads', '2', '--blocks', '8', '--results', 'part.json');
    expect(rest.out).toBe(whole.out);
    expect(readFileSync(place.path('part.json'))).toEqual(readFileSync(place.path('whole.json')));
    const other = await place.cardwright(...verb, '--seed', '2', '--results', 'part.json');
    expect(other.code).toBe(1);
    expect(other.err).toContain('part.json has the results of another experiment');
    place.write('broken.json', '{');
    const broken = await place.cardwright(...verb, '--results', 'broken.json');
    expect(broken.err).toContain('broken.json has no results of the laboratory; name another file.');
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
    const kept = JSON.parse(readFileSync(place.path('kept.json'), 'utf8')) as { readonly blocks: unknown[] };
    expect(kept.blocks).toHaveLength(said.blocks);
  });

  test('lists many cards by surprise, and those that cannot be tried', async () => {
    const place = desk();
    place.card('plain.card.json', 3, { name: 'Plain', cost: 3, offense: 2, defense: 2 });
    place.card('giant.card.json', 4, { name: 'Giant', cost: 2, offense: 9, defense: 12 });
    place.card('odd.card.json', 2, { name: 'Odd', text: 'Win the game.', cost: 3, offense: 1, defense: 1 });
    const set = ['lab', 'set', 'plain.card.json', 'giant.card.json', 'odd.card.json', '--copies', '12'];
    const { code, out, err } = await place.cardwright(...set, '--blocks', '100', ...few);
    expect(code).toBe(0);
    const rows = out.split('\n');
    expect(rows[0]).toMatch(/^! {2}Giant +level 2 +undecided +\+\d+\.\d ± \d+\.\d % +400 games$/);
    expect(rows[1]).toMatch(/^ {3}Plain +level 3 +undecided +\+0\.0 ± /);
    expect(rows[2]).toMatch(/^not tried: Odd: .*cannot be played/);
    expect(err.split('\n').map((line) => line.split(':')[0])).toEqual(['Plain', 'Giant', 'Odd', '']);
  });

  test('says why a card cannot be tried', async () => {
    const place = desk();
    place.card('odd.card.json', 2, { text: 'Win the game.', cost: 3, offense: 1, defense: 1 });
    const { code, err } = await place.cardwright('lab', 'card', 'odd.card.json', ...few);
    expect(code).toBe(1);
    expect(err).toMatch(/cannot be played/);
  });
});
