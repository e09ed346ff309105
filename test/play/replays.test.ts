import { expect, test } from 'vitest';
import { Replays, type KeptGame } from '../../src-main/play/replays/replays.js';
import { designsIn } from '../../src-main/play/table/shown-designs.js';
import type { Onlooker } from '../../src-main/play/table/table-update.js';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import type { KotcRulesId } from '../../src-main/games/kotc/rules/rule-set.js';
import { randomGame, starterBeginning, playRandomly, begin } from '../games/kotc/starter-games.js';
import { GAME, keptOf, namesIn, seenAt, shownBy, watchedGame, withNamesOfTheirOwn } from './replayed.js';

const editions = ['kotc-06', 'kotc-09', 'kotc-10', 'kotc-11', 'kotc-14'] as const;

const replaysOf = (kept: KeptGame): Replays =>
  new Replays({ load: async () => kept, stamp: async () => 'as it is' });

/** A game that stands in the middle, with the number of its inputs. */
function unfinished(id: KotcRulesId = 'kotc-14', inputs = 60) {
  const beginning = withNamesOfTheirOwn(starterBeginning(3, 2, id));
  const game = playRandomly(begin(beginning), chanceFrom(3), inputs);
  expect(game.decision).not.toBeNull();
  return keptOf(beginning, game);
}

test.each(editions)('a frame of %s is what the game showed there, to everybody, in any order', async (id) => {
  const watched = watchedGame(id, 5, 3, 53);
  const { kept, eyes, seen } = watched;
  const replays = replaysOf(kept);
  const logs = new Map(await Promise.all(eyes.map(async (as) => [as, await replays.log(GAME, as)] as const)));
  // Backwards and to and fro: not only as the game went.
  const places = [...seen.keys()];
  const order = [...places].reverse().flatMap((at, nth) => [at, places[nth] ?? at]);
  for (const at of order) {
    for (const as of eyes) {
      const { known, ...live } = seenAt(watched, at, as);
      const frame = await replays.frame(GAME, at, as);
      const shown = shownBy(frame, logs.get(as) ?? []);
      expect(shown).toEqual(live);
      const names = namesIn(shown);
      expect([...names].filter((name) => !known.has(name))).toEqual([]);
    }
  }
  expect(seen.size).toBeGreaterThan(5);
});

test.each(editions)('the timeline of %s tells every place, in words that all may read', async (id) => {
  const watched = watchedGame(id, 6, 2, 1, ['onlooker']);
  const { kept, seen } = watched;
  const marks = await replaysOf(kept).timeline(GAME);
  expect(marks.map(({ at }) => at)).toEqual([...seen.keys()]);
  expect(marks.slice(1).map(({ player }) => player)).toEqual(kept.inputs.map(({ player }) => player));
  for (const { at, turn, phase, text } of marks) {
    const { view, known } = seenAt(watched, at, 'onlooker');
    expect([turn, phase]).toEqual([view.turn.number, view.turn.phase]);
    expect([...namesIn(text)].filter((name) => !known.has(name))).toEqual([]);
  }
  expect(marks.filter(({ text }) => text !== null).length).toBeGreaterThan(marks.length / 4);
});

test('a seat is told more than onlookers are, and with all open nothing is hidden', async () => {
  const { kept } = watchedGame('kotc-14', 5, 2, 1000);
  const replays = replaysOf(kept);
  const count = async (as: Onlooker): Promise<number> =>
    namesIn((await replays.frame(GAME, 20, as)).view).size;
  const [onlooker, seat, open] = [await count('onlooker'), await count(0), await count('open')];
  expect(seat).toBeGreaterThan(onlooker);
  expect(open).toBe(kept.beginning.cards.length);
});

test('with all open it is nobody’s view, and what is asked is shown', async () => {
  const { kept } = watchedGame('kotc-09', 5, 2, 1000);
  const replays = replaysOf(kept);
  for (const at of [3, 30, 50]) {
    const { view } = await replays.frame(GAME, at, 'open');
    expect(view.viewer).toBeNull();
    expect(view.asked).not.toBeNull();
    expect(view.prompt?.decision.player).toBe(view.asked);
  }
});

test('a finished game says how it ended at every place of it, and nothing is asked at its end', async () => {
  const { kept } = watchedGame('kotc-11', 5, 2, 1000);
  const replays = replaysOf(kept);
  const first = await replays.frame(GAME, 0, 'onlooker');
  const last = await replays.frame(GAME, kept.inputs.length, 'onlooker');
  expect(first.view.result).toBeNull();
  expect(first.end).toEqual(last.view.result);
  expect(first.end?.winners.length).toBeGreaterThan(0);
  expect([first.last, last.at, last.view.asked]).toEqual([kept.inputs.length, kept.inputs.length, null]);
});

test('a place beyond the end is the end', async () => {
  const kept = keptOf(starterBeginning(2), randomGame(2));
  const frame = await replaysOf(kept).frame(GAME, 99_999, 'onlooker');
  expect(frame.at).toBe(kept.inputs.length);
});

test.each([0, 1, 'open'] as const)('a game that goes on is not shown as %s sees it', async (as) => {
  const replays = replaysOf(unfinished());
  await expect(replays.frame(GAME, 10, as)).rejects.toThrow(/not over yet.*onlooker/);
  await expect(replays.log(GAME, as)).rejects.toThrow(/not over yet/);
  const { end, view } = await replays.frame(GAME, 10, 'onlooker');
  expect([end, view.viewer, view.prompt]).toEqual([null, null, null]);
});

test('there is no seat beyond the last', async () => {
  const replays = replaysOf(keptOf(starterBeginning(2), randomGame(2)));
  await expect(replays.frame(GAME, 0, 2)).rejects.toThrow(/no such seat/);
});

test('of a game that goes on only the faces are given that onlookers have seen', async () => {
  const kept = unfinished();
  const replays = replaysOf(kept);
  const { view } = await replays.frame(GAME, kept.inputs.length, 'onlooker');
  const seen = designsIn([view, await replays.log(GAME, 'onlooker')]);
  const given: number[] = [];
  for (const design of kept.stored.faces.keys()) {
    const face = await replays.face(GAME, design).catch(() => null);
    if (face) given.push(design);
  }
  expect(given).toEqual([...seen].sort((a, b) => a - b));
  expect(given.length).toBeGreaterThan(0);
  expect(given.length).toBeLessThan(kept.stored.faces.length);
});

test('a face that a place of the game has shown is given, though it is out of sight at the end', async () => {
  const kept = unfinished();
  const replays = replaysOf(kept);
  for (let at = 0; at <= kept.inputs.length; at += 1) {
    const { view } = await replays.frame(GAME, at, 'onlooker');
    for (const design of designsIn(view)) {
      expect((await replays.face(GAME, design)).name).toBe(kept.stored.faces[design]?.name);
    }
  }
});

test('of a finished game every face is given, and none that it does not have', async () => {
  const { kept } = watchedGame('kotc-06', 5, 2, 1000);
  const replays = replaysOf(kept);
  for (const [design, { name }] of kept.stored.faces.entries()) {
    expect((await replays.face(GAME, design)).name).toBe(name);
  }
  await expect(replays.face(GAME, kept.stored.faces.length)).rejects.toThrow(/no such card/);
});

test('a game that went on, or back, is shown as it stands now, and is not read again while nothing changes', async () => {
  const whole = unfinished('kotc-14', 80);
  let inputs: KeptGame['inputs'] = whole.inputs.slice(0, 50);
  let reads = 0;
  const load = async (): Promise<KeptGame> => {
    reads += 1;
    return { ...whole, inputs };
  };
  const replays = new Replays({ load, stamp: async () => String(inputs.length) });
  expect((await replays.frame(GAME, 999, 'onlooker')).at).toBe(50);
  inputs = whole.inputs;
  expect((await replays.frame(GAME, 999, 'onlooker')).at).toBe(80);
  expect(await replays.timeline(GAME)).toHaveLength(81);
  inputs = whole.inputs.slice(0, 10);
  expect((await replays.frame(GAME, 999, 'onlooker')).at).toBe(10);
  expect((await replays.frame(GAME, 3, 'onlooker')).at).toBe(3);
  expect(reads).toBe(3);
});

test('a game that is gone is not shown from memory', async () => {
  const kept = unfinished();
  let isThere = true;
  const load = async (): Promise<KeptGame> => {
    if (!isThere) throw new Error('This game is not in the library any more.');
    return kept;
  };
  const replays = new Replays({ load, stamp: async () => (isThere ? 'there' : null) });
  await replays.timeline(GAME);
  isThere = false;
  await expect(replays.timeline(GAME)).rejects.toThrow(/not in the library/);
});

test('a game whose inputs the rules refuse says which one', async () => {
  const kept = unfinished();
  const [first, ...rest] = kept.inputs;
  if (!first) throw new Error('The game has no inputs.');
  const replays = replaysOf({ ...kept, inputs: [first, first, ...rest] });
  await expect(replays.timeline(GAME)).rejects.toThrow(/Input 2 is refused/);
});

test('a finished game can be played on from any place but its end', async () => {
  const { kept } = watchedGame('kotc-09', 5, 2, 1000);
  const replays = replaysOf(kept);
  const last = kept.inputs.length;
  expect((await replays.upTo(GAME, last - 1)).inputs).toEqual(kept.inputs.slice(0, last - 1));
  expect((await replays.upTo(GAME, 0)).inputs).toEqual([]);
  await expect(replays.upTo(GAME, last)).rejects.toThrow(/earlier place/);
  await expect(replaysOf(unfinished()).upTo(GAME, 3)).rejects.toThrow(/Open its table/);
});
