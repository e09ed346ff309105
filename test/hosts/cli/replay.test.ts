import { describe, expect, test } from 'vitest';
import { RecordFileError, writeRecordFile } from '../../../src-main/play/games/record-file.js';
import { recordOf } from '../../../src-main/engine/record.js';
import { hashOf } from '../../../src-main/engine/integrity.js';
import { writeRecord } from '../../../src-main/engine/record-text.js';
import { randomGame, starterBeginning } from '../../games/kotc/starter-games.js';
import { cardwright, Desk } from './harness.js';

const game = randomGame(17);
const record = recordOf(starterBeginning(17), game);

async function fileOf(name = 'a.game.json'): Promise<string> {
  const path = new Desk().path(name);
  await writeRecordFile(path, record);
  return path;
}

describe('replay', () => {
  test('says rules, players, inputs, turns, result and hash', async () => {
    const file = await fileOf();
    const { code, out, err } = await cardwright('replay', file, '--json');
    expect([code, err]).toEqual([0, '']);
    const { winners, by, rules } = game.result ?? expect.fail();
    expect(JSON.parse(out)).toEqual({
      file,
      rules: record.rules,
      players: ['Player 1', 'Player 2'],
      inputs: game.inputs.length,
      replayed: game.inputs.length,
      turns: game.state.turn.number,
      turnOf: `Player ${game.state.turn.player + 1}`,
      phase: game.state.turn.phase,
      state: game.state.players.map(({ hp, zones }) =>
        expect.objectContaining({ hp, deck: zones.deck.length, grave: zones.grave.length }),
      ),
      asks: null,
      result: { winners: winners.map((player) => `Player ${player + 1}`), by, rules },
      hash: 'ok',
      stateHash: hashOf(game.state),
    });
  });

  test('goes only so far where told, and says who is asked there', async () => {
    const { code, out } = await cardwright('replay', await fileOf(), '--until', '20', '--json');
    const early = randomGame(17, 2, 20);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      inputs: game.inputs.length,
      replayed: 20,
      turns: early.state.turn.number,
      asks: { kind: early.decision?.kind, purpose: early.decision?.purpose, rule: early.decision?.rule },
      result: null,
      hash: 'record ok',
      stateHash: hashOf(early.state),
    });
  });

  test('for people is a few lines', async () => {
    const { code, out } = await cardwright('replay', await fileOf());
    expect(code).toBe(0);
    expect(out.split('\n').slice(0, 3)).toEqual([
      `Rules: kotc-14 version ${record.rules.version}`,
      'Players: Player 1, Player 2',
      `Inputs: ${game.inputs.length} of ${game.inputs.length}`,
    ]);
    expect(out).toMatch(/\nResult: Player [12] .*\nHash: ok, state [0-9a-f]{64}\n$/);
  });

  test.each([
    [
      'changed',
      writeRecord(record).replace('"seed":17', '"seed":18'),
      'differs',
      /changed since it was made/,
    ],
    ['damaged', '{}', 'unknown', /not the record of a game/],
    ['newer', writeRecord(record).replace('"version": 1', '"version": 7'), 'unknown', /newer Cardwright/],
  ])('of a record that is %s says why: exit 1', async (failed, text, hash, because) => {
    const desk = new Desk();
    desk.write('b.game.json', text);
    const file = desk.path('b.game.json');
    const { code, out, err } = await cardwright('replay', file, '--json');
    expect(code).toBe(1);
    expect(err).toMatch(because);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(JSON.parse(out)).toEqual({ file, error: err.trimEnd(), failed, hash });
    expect((await cardwright('replay', file)).out).toBe('');
  });

  test('of a file that is not there is a failure, without a file or with a wrong number wrong usage', async () => {
    expect((await cardwright('replay', new Desk().path('none.game.json'))).code).toBe(1);
    expect((await cardwright('replay')).code).toBe(2);
    expect((await cardwright('replay', await fileOf(), '--until', 'soon')).code).toBe(2);
  });
});

test('a record is written only under its ending, and a folder that is not there is said', async () => {
  await expect(fileOf('a.json')).rejects.toThrow(RecordFileError);
  await expect(fileOf('no-folder/a.game.json')).rejects.toThrow(/cannot be written/);
});
