/** Options of the rules at a table of Magic: from the dialog to the state, and through everything that begins the game again. */
import { expect, test } from 'vitest';
import { isFailure, recordOf } from '../../src-main/engine/record.js';
import { readRecord, writeRecord } from '../../src-main/engine/record-text.js';
import { replay } from '../../src-main/engine/replay.js';
import { recordReader } from '../../src-main/games/rule-sets.js';
import { magicPlace as place } from './magic-place.js';
import { playIn } from './playing.js';

test('they are in the state, the table and the list, and stay when the game is gone on with', async () => {
  const { library, play, chosen } = await place();
  const id = await play.create(chosen(['firstDraws', 'drawOnStack']));
  const live = await play.live(id);
  expect(live.game.state).toMatchObject({ options: { firstDraws: true, drawOnStack: true } });
  const names = ['The first player draws', 'Draws wait on the stack'];
  expect(live.now.ruleOptions.map(({ name }) => name)).toEqual(names);
  const later = playIn(library);
  expect((await later.games.list()).map(({ ruleOptions }) => ruleOptions)).toEqual([names]);
  expect((await later.live(id)).game.state).toEqual(live.game.state);
});

test('they are in the record, which is replayed by them, and in the next game of a match', async () => {
  const { play, chosen } = await place();
  const id = await play.create(chosen(['mulligansInTurn'], { bestOf: 3 }));
  const live = await play.live(id);
  const seat = live.game.decision?.player ?? -1;
  await live.takeOver(seat);
  await live.concede(seat);
  const text = writeRecord(recordOf(live.running.beginning, live.game));
  const read = readRecord(text, recordReader);
  if (isFailure(read)) throw new Error(read.because);
  const again = replay(read.playable, read.record);
  expect(isFailure(again) ? again.because : again.state).toEqual(live.game.state);
  expect(again).toMatchObject({ state: { options: { mulligansInTurn: true } } });
  const strange = readRecord(text.replace('"mulligansInTurn"', '"mulligansInLine"'), recordReader);
  expect(strange).toMatchObject({ failed: 'damaged', because: expect.stringContaining('“mulligansInLine”') });
  const next = await play.live(await play.nextGame(id));
  expect(next.game.state).toMatchObject({ options: { mulligansInTurn: true } });
});

test('one that the rules do not have is refused, with those that they have', async () => {
  const { play, chosen } = await place();
  await expect(play.create(chosen(['drawTwice']))).rejects.toThrow(
    /no option “drawTwice”; theirs are .*drawOnStack/,
  );
  await expect(play.create({ ...chosen(['firstDraws']), rules: 'kotc-14' })).rejects.toThrow('nor any other');
});

test('without any a game says nothing of them', async () => {
  const { play, chosen } = await place();
  const live = await play.live(await play.create(chosen([])));
  expect([live.now.ruleOptions, live.running.beginning.start]).toEqual([
    [],
    { decks: expect.any(Array), seed: 4 },
  ]);
  expect((await play.games.list())[0]).not.toHaveProperty('ruleOptions');
});
