import { appendFileSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TableRefusal } from '../../src-main/play/refusal.js';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import type { GameFileActions } from '../../src-main/play/games/games-folder.js';
import type { LiveGame } from '../../src-main/play/table/live-game.js';
import { begin, playIn, playOn, room, type Room } from './playing.js';

const inputsOf = ({ folder }: Room, id: string): string => join(folder, 'games', `${id}.inputs.jsonl`);
const tableOf = ({ folder }: Room, id: string): string => join(folder, 'games', `${id}.table.json`);
const linesOf = (path: string): string[] => readFileSync(path, 'utf8').split('\n').slice(0, -1);

/** A game of a person against a computer player, some answers in. */
async function played(here: Room, answers = 8): Promise<LiveGame> {
  const live = await here.play.live(await begin(here, ['person', 'greedy']));
  await playOn(live, chanceFrom(5), answers);
  return live;
}

describe('a game on the disk', () => {
  test('has every input as soon as it is told of', async () => {
    const here = await room();
    const live = await played(here);
    expect(linesOf(inputsOf(here, live.id)).map((line) => JSON.parse(line) as unknown)).toEqual(
      live.game.inputs,
    );
    expect(readdirSync(join(here.folder, 'games')).sort()).toEqual(
      [`${live.id}.inputs.jsonl`, `${live.id}.table.json`].sort(),
    );
  });

  test('is gone on with at the same decision, with the same view', async () => {
    const here = await room();
    const live = await played(here);
    const again = await playIn(here.library).live(live.id);
    expect(again.game.decision).toEqual(live.game.decision);
    expect(again.now).toEqual(live.now);
    const [one, other] = [await playOn(live, chanceFrom(9), 1), again];
    expect(one.at).toBeGreaterThan(other.now.at);
  });

  test('is played on alike after it was left, whatever was left out', async () => {
    const here = await room();
    const straight = await here.play.live(await begin(here, ['person', 'greedy']));
    const chance = chanceFrom(5);
    await playOn(straight, chance, 20);
    const other = await room();
    const first = await other.play.live(await begin(other, ['person', 'greedy']));
    const same = chanceFrom(5);
    await playOn(first, same, 10);
    const later = await playIn(other.library).live(first.id);
    await playOn(later, same, 10);
    expect(straight.stored.botSeed).toBe(later.stored.botSeed);
    expect(later.game.inputs.filter(({ player }) => player === 1).length).toBeGreaterThan(3);
    expect(later.game.inputs).toEqual(straight.game.inputs);
  });

  test('forgets a line that was being written when the program was stopped', async () => {
    const here = await room();
    const live = await played(here);
    appendFileSync(inputsOf(here, live.id), '{"player":0,"deci');
    const play = playIn(here.library);
    const again = await play.live(live.id);
    expect(again.now).toEqual(live.now);
    await playOn(again, chanceFrom(9), 1);
    expect(again.now.trouble).toBeNull();
    expect((await playIn(here.library).live(live.id)).game.inputs).toEqual(again.game.inputs);
  });

  test.each([
    ['a line that is no input', (lines: string[]) => lines.with(2, '{"player":0}'), 'line 3 of'],
    ['a line that is no JSON', (lines: string[]) => lines.with(1, 'what'), 'line 2 of'],
    [
      'an input that is refused',
      (lines: string[]) => lines.with(2, '{"player":0,"decision":99999,"reply":{"yes":true}}'),
      'Input 3 is refused',
    ],
  ])('that is damaged by %s is left as it is, and named', async (_what, damage, because) => {
    const here = await room();
    const { id } = await played(here);
    const damaged = `${damage(linesOf(inputsOf(here, id))).join('\n')}\n`;
    writeFileSync(inputsOf(here, id), damaged);
    const later = playIn(here.library);
    const [row] = await later.games.list();
    expect(row).toMatchObject({ id, title: 'Ann and Ben', rules: 'kotc-14', state: { kind: 'unreadable' } });
    expect(JSON.stringify(row)).toContain(because);
    await expect(later.live(id)).rejects.toThrow(because);
    await expect(later.live(id)).rejects.toThrow(TableRefusal);
    expect(readFileSync(inputsOf(here, id), 'utf8')).toBe(damaged);
  });

  test('of a newer program, or no game at all, is in the list with the reason', async () => {
    const here = await room();
    const { id } = await played(here);
    const text = readFileSync(tableOf(here, id), 'utf8');
    const reason = async (changed: string): Promise<string> => {
      writeFileSync(tableOf(here, id), changed);
      const later = playIn(here.library);
      await expect(later.live(id)).rejects.toThrow(TableRefusal);
      const [row] = await later.games.list();
      return row?.state.kind === 'unreadable' ? row.state.because : '';
    };
    expect(await reason(text.replace('"version": 2,', '"version": 3,'))).toContain('newer Cardwright');
    expect(await reason(text.replace('"kotc-14"', '"chess"'))).toContain('“chess”');
    expect(await reason(text.replace('"person"', '"queen"'))).toContain('stored.seats.0');
    expect(await reason(text.slice(0, 500))).toContain('not valid JSON');
    expect(await reason('{}')).toContain('It is not a Cardwright game.');
  });

  test('is in the list with where it stands', async () => {
    const here = await room();
    const live = await played(here);
    const over = await here.play.live(await begin(here, ['person', 'random']));
    await playOn(over, chanceFrom(1), 1000);
    const expected = [
      { id: over.id, state: { kind: 'over', winners: over.game.result?.winners } },
      {
        id: live.id,
        state: { kind: 'running', asked: live.game.decision?.player },
        turn: live.now.view.turn.number,
      },
    ];
    for (const play of [here.play, playIn(here.library)])
      expect(await play.games.list()).toMatchObject(expected);
  });

  test('goes to the trash with both its files, and comes back', async () => {
    const here = await room();
    const { id, now } = await played(here);
    await here.play.leave([id]);
    const { trash } = await here.play.games.remove([id]);
    expect(trash).toHaveLength(1);
    expect(readdirSync(join(here.folder, 'games'))).toEqual([]);
    await expect(here.play.live(id)).rejects.toThrow('not in the library any more');
    expect(await here.play.games.restore(trash)).toEqual([id]);
    expect((await here.play.live(id)).now).toEqual(now);
    await expect(here.play.games.restore(trash)).rejects.toThrow('not in the trash any more');
    await expect(here.play.games.restore(['../games/x.table.json'])).rejects.toThrow('not in the trash');
  });
});

describe('a game that is left', () => {
  test('while it is being opened is not taken for one that is played', async () => {
    const here = await room();
    const { id } = await played(here);
    const later = playIn(here.library);
    const opening = expect(later.live(id)).rejects.toThrow('This table is closed');
    await later.leave([id]);
    await opening;
    await playOn(await here.play.live(id), chanceFrom(5), 3);
    expect((await later.games.list())[0]?.turn).toBe((await here.play.games.list())[0]?.turn);
    const again = await later.live(id);
    expect(again.game.inputs).toEqual((await here.play.live(id)).game.inputs);
  });

  test('for another library is not opened in the one that is left', async () => {
    const [here, there] = [await room(), await room()];
    const { id } = await played(here);
    const leaving = here.play.openLibrary(there.library);
    await expect(here.play.live(id)).rejects.toThrow('not in the library');
    await leaving;
    expect(await here.play.games.list()).toEqual([]);
  });
});

describe('a game that cannot be saved', () => {
  const full = (): Error => Object.assign(new Error('no space'), { code: 'ENOSPC' });

  test('and not be removed stays whole', async () => {
    const here = await room();
    const { id } = await played(here);
    const before = readdirSync(join(here.folder, 'games')).sort();
    const files: Partial<GameFileActions> = {
      rename: async (from, to) => {
        if (from.endsWith('.table.json')) throw full();
        renameSync(from, to);
      },
    };
    const play = playIn(here.library, { files });
    await expect(play.games.remove([id])).rejects.toThrow('the disk is full');
    expect(readdirSync(join(here.folder, 'games')).sort()).toEqual(before);
  });

  test('goes on, says so, and is saved whole as soon as there is room', async () => {
    const here = await room();
    const { id } = await played(here);
    let isFull = true;
    let cut = 0;
    const files: Partial<GameFileActions> = {
      append: async (path, length, text) => {
        // A full disk takes half a line.
        if (isFull) {
          writeFileSync(path, readFileSync(path).subarray(0, length));
          appendFileSync(path, text.slice(0, 9));
          cut += 1;
          throw full();
        }
        writeFileSync(path, Buffer.concat([readFileSync(path).subarray(0, length), Buffer.from(text)]));
      },
    };
    const before = linesOf(inputsOf(here, id)).length;
    const live = await playIn(here.library, { files }).live(id);
    const asked = live.game.decision;
    const troubled = await playOn(live, chanceFrom(2), 1);
    expect(cut).toBeGreaterThan(0);
    expect(troubled.at).toBeGreaterThan(before);
    expect(troubled.trouble).toContain('the disk is full');
    expect(live.game.decision).not.toEqual(asked);
    expect(linesOf(inputsOf(here, id))).toHaveLength(before);
    isFull = false;
    await playOn(live, chanceFrom(2), 2);
    expect(live.now.trouble).toBeNull();
    expect((await playIn(here.library).live(id)).game.inputs).toEqual(live.game.inputs);
  });

  test('is not written over when another copy of the program went on with it', async () => {
    const here = await room();
    const live = await played(here, 9);
    const other = await playIn(here.library).live(live.id);
    await playOn(other, chanceFrom(8), 1);
    const saved = linesOf(inputsOf(here, live.id));
    const asked = live.game.decision;
    if (asked?.kind !== 'act') throw new Error('The person is to be asked what to do.');
    await live.answer(asked.id, { act: 0 });
    expect(live.now.trouble).toContain('Another copy of Cardwright');
    expect(linesOf(inputsOf(here, live.id)).slice(0, saved.length)).toEqual(saved);
    expect(live.game.inputs.slice(0, saved.length)).toEqual(other.game.inputs);
    await playOn(live, chanceFrom(4), 1);
    expect(live.now.trouble).toBeNull();
    expect((await playIn(here.library).live(live.id)).now).toEqual(live.now);
  });

  test('does not come back when another copy of the program has removed it', async () => {
    const here = await room();
    const live = await played(here);
    await playIn(here.library).games.remove([live.id]);
    const update = await playOn(live, chanceFrom(4), 1);
    expect(update.trouble).toContain('is not saved any more');
    expect(existsSync(inputsOf(here, live.id))).toBe(false);
  });
});
