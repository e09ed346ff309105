/** Matches at the table: one game after the other, with the same seats and decks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isFailure, recordOf } from '../../src-main/engine/record.js';
import { readRecord, writeRecord } from '../../src-main/engine/record-text.js';
import { recordReader } from '../../src-main/games/rule-sets.js';
import { importedGame } from '../../src-main/play/games/game-import.js';
import { nextTable } from '../../src-main/play/matches/next-game.js';
import { seedOf } from '../../src-main/play/new-game/seeds.js';
import { TableRefusal } from '../../src-main/play/refusal.js';
import { begin, playIn, room, type Room } from './playing.js';

const inMatch = (here: Room) => begin(here, ['person', 'person'], { bestOf: 3 });

/** Whoever is asked first in a game gives up, which ends it. @returns their seat */
async function loserOf({ play }: Room, id: string): Promise<number> {
  const live = await play.live(id);
  const seat = live.game.decision?.player ?? -1;
  await live.takeOver(seat);
  await live.concede(seat);
  return seat;
}

test('a game that is one of a match says so on the disk and in its record; others say nothing', async () => {
  const here = await room();
  const one = await here.play.live(await begin(here, ['person', 'person']));
  expect([one.running.beginning.match, one.now.match]).toEqual([undefined, undefined]);
  const id = await inMatch(here);
  const live = await here.play.live(id);
  expect(live.now.match).toEqual({ id, bestOf: 3, game: 1, wins: [0, 0], isOver: false, winner: null });
  const file = JSON.parse(readFileSync(join(here.folder, 'games', `${id}.table.json`), 'utf8')) as object;
  expect(file).toMatchObject({ beginning: { match: { id, bestOf: 3, before: [] } } });
  const text = writeRecord(recordOf(live.running.beginning, live.game));
  const read = readRecord(text, recordReader);
  expect(isFailure(read) ? read.because : read.record.match).toEqual({ id, bestOf: 3, before: [] });
  expect((await importedGame('a.game.json', text)).beginning.match).toEqual({ id, bestOf: 3, before: [] });
  const strange = text.replace('"before":[]', '"before":[[2]]');
  expect(readRecord(strange, recordReader)).toMatchObject({
    because: expect.stringContaining('won by a player that it does not have'),
  });
});

test('the next game has the same seats and decks, chance that follows from the seed, and counts what was won', async () => {
  const here = await room();
  const id = await inMatch(here);
  await expect(here.play.nextGame(id)).rejects.toThrow('This game is not over.');
  const winner = 1 - (await loserOf(here, id));
  const [next, same] = await Promise.all([here.play.nextGame(id), here.play.nextGame(id)]);
  expect(same).toBe(next);
  // Also when it is asked for again later, by another copy of the program.
  const later = playIn(here.library);
  expect(await later.nextGame(id)).toBe(next);
  const [first, second] = [await here.play.live(id), await here.play.live(next)];
  const wins = [0, 1].map((seat) => Number(seat === winner));
  expect(second.now.match).toEqual({ id, bestOf: 3, game: 2, wins, isOver: false, winner: null });
  const { start, match } = second.running.beginning;
  expect(match).toEqual({ id, bestOf: 3, before: [[winner]] });
  const begun = first.running.beginning.start;
  expect(start).toEqual({ ...begun, seed: 'seed' in begun ? seedOf(begun.seed, 1) : null });
  expect(second.stored).toMatchObject({
    ...first.stored,
    id: next,
    created: expect.any(Number),
    botSeed: expect.any(Number),
  });
  expect(first.now.match).toMatchObject({ game: 1, wins });
  const rows = await here.play.games.list();
  expect(rows.map(({ match: listed }) => listed?.game).sort()).toEqual([1, 2]);
  // The list says the same of a game that nobody has open.
  await later.leave([id, next]);
  expect((await later.games.list()).find((row) => row.id === id)?.match).toEqual(first.now.match);
});

test('a match ends with who has won more than half of its games', async () => {
  const here = await room();
  let id = await inMatch(here);
  const losses = [0, 0];
  while (Math.max(...losses) < 2) {
    if (losses.some((lost) => lost > 0)) id = await here.play.nextGame(id);
    const loser = await loserOf(here, id);
    losses[loser] = (losses[loser] ?? 0) + 1;
  }
  const winner = losses.indexOf(Math.min(...losses));
  expect((await here.play.live(id)).now.match).toMatchObject({ isOver: true, winner });
  await expect(here.play.nextGame(id)).rejects.toThrow('The match is over.');
  const single = await begin(here, ['person', 'person']);
  await loserOf(here, single);
  await expect(here.play.nextGame(single)).rejects.toThrow(TableRefusal);
});

test('where the rules say so the loser of the last game decides who begins the next', async () => {
  const here = await room();
  const { stored, running } = await here.play.live(await inMatch(here));
  const { beginning, playable } = running;
  const startOf = (winners: readonly number[], loserChooses: boolean) =>
    nextTable(
      { stored, beginning, winners },
      { rules: playable.rules, ...(loserChooses && { loserChooses }) },
    ).beginning.start;
  expect(startOf([0], true)).toMatchObject({ chooser: 1 });
  expect(startOf([0, 1], true)).not.toHaveProperty('chooser');
  expect(startOf([0], false)).not.toHaveProperty('chooser');
});
