import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recordOf } from '../../../src-main/engine/record.js';
import { writeRecordFile } from '../../../src-main/play/games/record-file.js';
import { inProject } from '../../../src-main/setup/project.mjs';
import { letsGo, played, wonPosition } from '../../play/coach/planted.js';
import { cardwright, Desk } from './harness.js';

async function fileOf(): Promise<string> {
  const beginning = wonPosition();
  const path = new Desk().path('a.game.json');
  await writeRecordFile(path, recordOf(beginning, played(beginning, letsGo, 12)));
  return path;
}
const few = ['--nodes', '40'] as const;

test('coach says what a player gave away, and what would have been better', async () => {
  const file = await fileOf();
  const { code, out, err } = await cardwright('coach', file, '--player', 'Ann', ...few);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^Ann: \d+ decisions looked at\n/);
  expect(out).toMatch(
    /Turn 3: from \d+ % to \d+ % \(blunder, input 1\)\. Ann chose “End the Battle Phase”; the coach would have chosen “Attack”\./,
  );
});

test('as JSON it is all players', async () => {
  const file = await fileOf();
  const { code, out } = await cardwright('coach', file, '--json', ...few);
  expect(code).toBe(0);
  const said = JSON.parse(out) as { players: readonly { player: string; points: readonly object[] }[] };
  expect(said).toMatchObject({ file, rules: { id: 'kotc-14' }, seed: 1, nodes: 40 });
  expect(said.players.map(({ player }) => player)).toEqual(['Ann', 'Ben']);
  expect(said.players[0]?.points[0]).toMatchObject({ at: 0, turn: 3, grade: 'blunder' });
});

test('a player who is not there, and a file that is not, are told in a sentence', async () => {
  const file = await fileOf();
  const nobody = await cardwright('coach', file, '--player', 'Zoe');
  expect([nobody.code, nobody.err]).toEqual([
    1,
    'Nobody in this game is called “Zoe”; the players are Ann, Ben.\n',
  ]);
  const none = await cardwright('coach', `${file}.gone`);
  expect(none.code).toBe(1);
  expect(none.err).toMatch(/does not exist/);
});

test('simulate tells what bots who think ahead think, as JSON', async () => {
  const folder = inProject('assets', 'starter', 'kotc-14', 'decks');
  const decks = readdirSync(folder)
    .toSorted()
    .map((file) => join(folder, file));
  const game = ['--rules', 'kotc-14', '--decks', ...decks, '--bots', 'apprentice', 'random'];
  const play = ['simulate', ...game, '--games', '1', '--nodes', '6', '--thoughts'];
  const json = await cardwright(...play, '--json');
  expect(json.code).toBe(0);
  const { thoughts } = JSON.parse(json.out) as {
    thoughts: readonly { player: number; text: string; weighed: object[] }[];
  };
  expect(thoughts.length).toBeGreaterThan(5);
  expect(new Set(thoughts.map(({ player }) => player))).toEqual(new Set([0]));
  for (const { text, weighed } of thoughts) {
    expect(weighed.length).toBeGreaterThan(0);
    expect(text).toMatch(/ \d+ %/);
  }
  const both = await cardwright(...play, '--games', '4', '--both-seats');
  expect([both.code, both.err]).toEqual([
    2,
    'Leave out --thoughts or --both-seats; they do not go together.\n',
  ]);
});
