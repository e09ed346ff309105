import { expect, test } from 'vitest';
import { recordOf } from '../../../src-main/engine/record.js';
import { writeRecordFile } from '../../../src-main/play/games/record-file.js';
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
