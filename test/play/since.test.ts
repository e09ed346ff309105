import { expect, test } from 'vitest';
import { randomReply } from '../../src-main/engine/bots/random.js';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import { lastReplyOf } from '../../src-main/play/table/running-game.js';
import { begin, playIn, Reader, room } from './playing.js';

test('what others did since a person decided can be seen again, place by place, as that person may see it', async () => {
  const here = await room();
  const game = await begin(here, ['person', 'greedy']);
  const live = await here.play.live(game);
  const chance = chanceFrom(3);
  let reader = new Reader(live);
  let compared = 0;
  await reader.until(({ view }) => view.prompt !== null);
  for (let decisions = 0; decisions < 40 && live.game.decision; decisions += 1) {
    const shown = reader.updates.length;
    const before = live.now;
    const asked = live.game.decision;
    if (asked.player !== 0) break;
    await live.answer(asked.id, randomReply(asked, chance));
    const now = await reader.until(({ at, view }) => at > before.at && (view.prompt ?? view.result) !== null);
    const seen = reader.updates.slice(shown).filter(({ log }) => log.from > 0 && log.lines.length > 0);
    if (seen.some(({ at }) => at > before.at + 1)) expect(now.canSeeAgain).toBe(true);
    if (!now.canSeeAgain) continue;
    const again = await live.seenSince();
    expect(again[0]).toEqual({ at: before.at, view: { ...before.view, prompt: null }, moments: [] });
    expect(again.slice(1)).toEqual(
      seen.map(({ at, view, moments }) => ({ at, view: { ...view, prompt: null }, moments })),
    );
    compared += 1;
    if (compared > 3) break;
  }
  expect(compared).toBe(4);
  reader.stop();
  // Opened again, nobody has noted where they decided: their last reply counts.
  const opened = await playIn(here.library).live(game);
  reader = new Reader(opened);
  const [first] = await opened.seenSince();
  expect(first?.at).toBe(lastReplyOf(opened.game.inputs, [0]));
  reader.stop();
});

test('who has decided last has nothing to see again, nor has anybody while the screen is passed on', async () => {
  const here = await room();
  const live = await here.play.live(await begin(here, ['person', 'person']));
  const first = live.game.decision?.player ?? -1;
  expect(live.now.canSeeAgain).toBe(false);
  expect(await live.seenSince()).toEqual([]);
  await live.takeOver(first);
  expect(live.now.canSeeAgain).toBe(false);
});
