import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Play } from '../../src-main/play/play.js';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import { kotcRuleSets } from '../../src-main/games/kotc/rules/rule-set.js';
import { begin, playIn, playOn, room, type Room } from './playing.js';

const fileOf = ({ folder }: Room, id: string, ending: string): string =>
  join(folder, 'games', `${id}.${ending}`);

/** A game that was played and left. */
async function left(): Promise<{ here: Room; id: string; summary: string }> {
  const here = await room();
  const id = await begin(here, ['person', 'random']);
  await playOn(await here.play.live(id), chanceFrom(1), 20);
  await here.play.leave([id]);
  return { here, id, summary: fileOf(here, id, 'summary.json') };
}

/** How often a list of games plays one of them through. */
async function playsThrough(play: Play): Promise<number> {
  const begins = vi.spyOn(kotcRuleSets['kotc-14'], 'play');
  try {
    await play.games.list();
    return begins.mock.calls.length;
  } finally {
    begins.mockRestore();
  }
}

test('a program that comes later reads what a list needs from beside the game and plays nothing through', async () => {
  const { here, summary } = await left();
  expect(await playsThrough(playIn(here.library))).toBe(1);
  expect(statSync(summary).size).toBeLessThan(2000);
  expect(await playsThrough(playIn(here.library))).toBe(0);
  expect(await playIn(here.library).games.list()).toEqual(await here.play.games.list());
});

test('a summary that is missing, damaged, of other files or of other rules is made anew', async () => {
  const { here, id, summary } = await left();
  const [right] = await here.play.games.list();
  const text = readFileSync(summary, 'utf8');
  const wrong = [
    () => rmSync(summary),
    () => writeFileSync(summary, text.slice(0, 50)),
    () => writeFileSync(summary, text.replace(/"turn":\d+/, '"turn":-1')),
    () => writeFileSync(summary, text.replace(/"rulesVersion":\d+/, '"rulesVersion":99999')),
    () => writeFileSync(summary, text.replaceAll(id, '11111111-1111-4111-8111-111111111111')),
    () => utimesSync(fileOf(here, id, 'inputs.jsonl'), 1, 1),
  ];
  for (const spoil of wrong) {
    spoil();
    const later = playIn(here.library);
    expect(await playsThrough(later)).toBe(1);
    expect((await later.games.list())[0]).toMatchObject({ turn: right?.turn, state: right?.state });
    expect(await playsThrough(playIn(here.library))).toBe(0);
  }
});

test('a summary goes with its game', async () => {
  const { here, id, summary } = await left();
  await here.play.games.list();
  expect(existsSync(summary)).toBe(true);
  const { trash } = await here.play.games.remove([id]);
  expect(existsSync(summary)).toBe(false);
  await here.play.games.restore(trash);
  expect(await here.play.games.list()).toMatchObject([{ id }]);
});

test('two who ask for the list at the same time have a game played through once', async () => {
  const { here } = await left();
  const later = playIn(here.library);
  const begins = vi.spyOn(kotcRuleSets['kotc-14'], 'play');
  await Promise.all([later.games.list(), later.games.list()]);
  expect(begins).toHaveBeenCalledTimes(1);
  begins.mockRestore();
});
