import { expect, test } from 'vitest';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import { hashOf } from '../../src-main/engine/integrity.js';
import { begin, playOn, Reader, room } from './playing.js';

const editions = [6, 9, 10, 11, 14] as const;

test.each(editions)('computer players play a game of the %sth Edition to its end', async (edition) => {
  const here = await room(edition);
  const live = await here.play.live(await begin(here, ['greedy', 'random']));
  const reader = new Reader(live);
  const { view, trouble } = await reader.until((one) => one.view.result !== null || one.trouble !== null);
  expect(trouble).toBeNull();
  expect(view.result?.winners.length).toBeGreaterThan(0);
  expect(view).toMatchObject({ viewer: null, prompt: null, asked: null });
  // Nothing is left out, and the log is told once.
  expect(reader.updates.map(({ at }) => at)).toEqual([...reader.updates.keys()]);
  const told = reader.updates.reduce<unknown[]>(
    (lines, { log }) => [...lines.slice(0, log.from), ...log.lines],
    [],
  );
  expect(told).toEqual(live.now.log.lines);
});

test.each(editions)('a person plays a game of the %sth Edition against computer players', async (edition) => {
  const here = await room(edition);
  const live = await here.play.live(await begin(here, ['greedy', 'person', 'random']));
  const covered: unknown[] = [];
  const last = await playOn(live, chanceFrom(3), 1000, ({ passTo, view }) => {
    if (passTo !== null || view.viewer !== 1) covered.push(view.viewer);
  });
  expect([last.trouble, covered]).toEqual([null, []]);
  expect(last.view.result).not.toBeNull();
});

test('the same seed gives the same game, another one another', async () => {
  const here = await room();
  const played = async (seed: number): Promise<string> => {
    const live = await here.play.live(await begin(here, ['greedy', 'greedy'], { seed }));
    await new Reader(live).until(({ view }) => view.result !== null);
    return hashOf([live.game.inputs, live.game.state]);
  };
  const one = await played(1);
  expect(await played(1)).toBe(one);
  expect(await played(2)).not.toBe(one);
});

test('a game of computer players alone waits for somebody to watch', async () => {
  const here = await room();
  const live = await here.play.live(await begin(here, ['random', 'random']));
  const reader = new Reader(live);
  const { at } = await reader.until((one) => one.at === 3);
  reader.stop();
  const again = await here.play.live(live.id);
  expect(again.now.at).toBeLessThan(at + 3);
  expect(again.now.view.result).toBeNull();
});
