import { describe, expect, test } from 'vitest';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import type { Input } from '../../src-main/engine/game.js';
import { LogBook } from '../../src-main/engine/log.js';
import { canonical, clone } from '../../src-main/engine/plain.js';
import { isFailure, recordOf, type GameRecord, type RecordFailure } from '../../src-main/engine/record.js';
import { readRecord, writeRecord } from '../../src-main/engine/record-text.js';
import { MOST_REPLAY_WORK } from '../../src-main/engine/replay-budget.js';
import { beginGame, reenter, replay } from '../../src-main/engine/replay.js';
import { inFormerShape } from '../../src-main/games/kotc/rules/state/former-shape.js';
import { beginLasting } from '../../src-main/games/kotc/rules/state/lasting.js';
import { writable } from '../../src-main/engine/pipeline/writable.js';
import type { PlayedCard } from '../../src-main/games/kotc/rules/components/played-card.js';
import { playableKotc14 } from '../../src-main/games/kotc/rules/playable.js';
import { kotc14Rules } from '../../src-main/games/kotc/rules/rule-set.js';
import type { KotcState } from '../../src-main/games/kotc/rules/state/state.js';
import { recordReader } from '../../src-main/games/rule-sets.js';
import { watchedAtPhases } from '../games/kotc/rules/watched.js';
import {
  begin,
  good,
  playableOf,
  playRandomly,
  randomGame,
  starterBeginning,
  type KotcGame,
} from '../games/kotc/starter-games.js';

type KotcRecord = GameRecord<PlayedCard, KotcState>;

const olderEditions = ['kotc-06', 'kotc-09', 'kotc-10', 'kotc-11'] as const;

const recordOfRandom = (seed: number, players = 2, most = Infinity): KotcRecord =>
  recordOf(starterBeginning(seed, players), randomGame(seed, players, most));

const read = (text: string) => readRecord(text, recordReader);

/** All that can be told of a game from outside. */
const asSeen = (game: KotcGame): string =>
  canonical([game.state, game.decision, game.inputs, game.revelationsBefore, game.context.log.entries]);

/** Signed again, as somebody would who changes a record and its hash. */
function signed(record: KotcRecord, change: Partial<Omit<KotcRecord, 'integrity'>>): KotcRecord {
  const { integrity, ...content } = { ...record, ...change };
  const { record: hash } = recordOf(content, {
    inputs: [...content.inputs],
    state: begin(starterBeginning(1)).state,
  }).integrity;
  return { ...content, integrity: { record: hash, state: integrity.state } };
}

const failureOf = (outcome: object): RecordFailure => {
  if (!isFailure(outcome)) throw new Error('It did not fail.');
  return outcome;
};

describe('a record', () => {
  test('gives the same game again through its text, for many random games of 2 to 4 players', () => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const players = 2 + (seed % 3);
      const game = randomGame(seed, players, 1500);
      const record = recordOf(starterBeginning(seed, players), game);
      const again = good(read(writeRecord(record)));
      expect(again.record).toEqual(record);
      const replayed = good(replay(playableKotc14, again.record as KotcRecord));
      expect(asSeen(replayed)).toBe(asSeen(game));
      expect(recordOf(again.record, replayed).integrity).toEqual(record.integrity);
    }
  });

  test.each(olderEditions)('gives the same game of %s again, with a player who gives up', (id) => {
    for (let seed = 1; seed <= 4; seed += 1) {
      const players = 2 + (seed % 3);
      const beginning = starterBeginning(seed, players, id);
      const game = randomGame(seed, players, 30 * seed, id);
      if (!game.result && seed % 2 === 0)
        expect(game.take({ player: seed % players, resign: true })).toBe(null);
      playRandomly(game, chanceFrom(seed), 300);
      const record = recordOf(beginning, game);
      const again = good(read(writeRecord(record)));
      const replayed = good(replay(playableOf(beginning), again.record as KotcRecord));
      expect(asSeen(replayed)).toBe(asSeen(game));
      const { boundary, inputs, context } = game;
      if (!boundary) throw new Error('No boundary was kept.');
      const later = inputs.slice(boundary.inputs);
      const reentered = good(reenter(playableOf(beginning).rules, context.designs, boundary.state, later));
      expect(canonical(reentered.state)).toBe(canonical(game.state));
    }
  });

  test('replays to every place in it', () => {
    const beginning = starterBeginning(7);
    const record = recordOfRandom(7, 2, 120);
    const game = begin(beginning);
    for (let place = 0; place <= record.inputs.length; place += 1) {
      const replayed = good(replay(playableKotc14, record, { until: place }));
      expect(asSeen(replayed)).toBe(asSeen(game));
      const next = record.inputs[place];
      if (next) expect(game.take(next)).toBe(null);
    }
  });

  test('holds all that players may say at any time, and how the game ended by it', () => {
    const ended: [Input[], string][] = [
      [
        [
          { player: 1, askAlways: true },
          { player: 0, agree: true },
          { player: 1, agree: true },
        ],
        'endAgreed',
      ],
      [[{ player: 1, resign: true }], 'resigned'],
    ];
    for (const [inputs, by] of ended) {
      const beginning = starterBeginning(3);
      const game = playRandomly(begin(beginning), chanceFrom(3), 20);
      for (const input of inputs) expect(game.take(input)).toBe(null);
      const { record } = good(read(writeRecord(recordOf(beginning, game))));
      const replayed = good(replay(playableKotc14, record as KotcRecord));
      expect(replayed.result?.by).toBe(by);
      expect(asSeen(replayed)).toBe(asSeen(game));
    }
  });

  test('holds scripted dice and shuffles', () => {
    const plain = starterBeginning(5);
    const start = { ...plain.start, dice: [1, 1, 6, 6], picks: [[39, 38], [45]] };
    const beginning = { ...plain, start };
    const game = begin(beginning);
    expect(game.state.first).toBe(1);
    playRandomly(game, chanceFrom(5), 50);
    const { record } = good(read(writeRecord(recordOf(beginning, game))));
    expect(asSeen(good(replay(playableKotc14, record as KotcRecord)))).toBe(asSeen(game));
    expect(record.start).toEqual(start);
  });

  test('begins also from a position', () => {
    const atPhases: KotcState[] = [];
    const rules = watchedAtPhases(kotc14Rules, (early) => void atPhases.push(clone(early.state)));
    playRandomly(good(beginGame({ ...playableKotc14, rules }, starterBeginning(11, 3))), chanceFrom(11), 200);
    const state = atPhases.at(-1) as KotcState;
    const beginning = { ...starterBeginning(11, 3), start: { state: clone(state) } };
    const game = playRandomly(begin(beginning), chanceFrom(2), 100);
    const { record } = good(read(writeRecord(recordOf(beginning, game))));
    expect(asSeen(good(replay(playableKotc14, record as KotcRecord)))).toBe(asSeen(game));
    expect(beginning.start.state).toEqual(state);
  });

  test('is saved and resumed in the middle of a game', () => {
    const whole = randomGame(13);
    const half = recordOf(starterBeginning(13), randomGame(13, 2, 100));
    const resumed = good(replay(playableKotc14, good(read(writeRecord(half))).record as KotcRecord));
    for (const input of whole.inputs.slice(100)) expect(resumed.take(input)).toBe(null);
    expect(asSeen(resumed)).toBe(asSeen(whole));
  });
});

describe('a boundary', () => {
  test('is kept as seldom as is asked for, since it is a copy of the whole state', () => {
    const kept = (every: number): number => {
      const game = begin(starterBeginning(4), every);
      const boundaries = new Set<unknown>();
      const chance = chanceFrom(4);
      while (game.decision && game.inputs.length < 300)
        boundaries.add(playRandomly(game, chance, 1).boundary);
      return boundaries.size;
    };
    expect(kept(1)).toBeGreaterThan(60);
    expect(kept(30)).toBeLessThanOrEqual(11);
    expect(kept(30)).toBeGreaterThan(3);
    expect(kept(Infinity)).toBe(1);
  });

  test('begun again without a log comes to the same state, and tells nothing', () => {
    const { boundary, inputs, context, state } = playRandomly(
      begin(starterBeginning(9), 60),
      chanceFrom(9),
      200,
    );
    const later = inputs.slice(boundary?.inputs);
    const from = (boundary ?? { state }).state;
    const told = good(reenter(playableKotc14.rules, context.designs, from, later));
    const untold = good(reenter(playableKotc14.rules, context.designs, from, later, new LogBook(false)));
    expect(told.context.log.entries.length).toBeGreaterThan(later.length);
    expect(untold.context.log.entries).toEqual([]);
    expect(canonical(untold.state)).toBe(canonical(state));
  });

  test('begun again with the later inputs gives the same state byte for byte', () => {
    const places = new Set<number>();
    for (let seed = 1; seed <= 25; seed += 1) {
      const game = randomGame(seed, 2 + (seed % 2), 20 + seed * 17);
      const { boundary, inputs, context } = game;
      if (!boundary) continue;
      places.add(boundary.inputs);
      const kept = canonical(boundary.state);
      const again = good(
        reenter(playableKotc14.rules, context.designs, boundary.state, inputs.slice(boundary.inputs)),
      );
      expect(JSON.stringify(again.state)).toBe(JSON.stringify(game.state));
      expect(canonical(again.decision)).toBe(canonical(game.decision));
      expect(canonical(boundary.state)).toBe(kept);
    }
    expect(places.size).toBeGreaterThan(15);
  });

  test('refuses an input that does not belong there', () => {
    const { boundary, context, inputs } = randomGame(4, 2, 300);
    if (!boundary) throw new Error('No boundary was kept.');
    const wrong = reenter(playableKotc14.rules, context.designs, boundary.state, [inputs[0] as Input]);
    expect(failureOf(wrong)).toMatchObject({ failed: 'input', input: 1 });
  });
});

describe('a record is refused', () => {
  const record = recordOfRandom(21, 2, 150);
  const replayed = (changed: KotcRecord) => failureOf(replay(playableKotc14, changed));

  test.each<[string, Partial<KotcRecord>]>([
    ['an input is left out', { inputs: record.inputs.slice(0, -1) }],
    ['a name', { players: [{ name: 'Somebody else' }, { name: 'Player 2' }] }],
    ['the seed', { start: { ...starterBeginning(22).start } }],
    ['a card', { cards: record.cards.map((card) => ({ ...card, cost: 0 })) }],
  ])('when it has been changed: %s', (_what, change) => {
    expect(replayed({ ...record, ...change }).failed).toBe('changed');
    expect(replayed({ ...record, ...change }).because).toContain('changed since it was made');
  });

  test('when its state’s hash is another, though its own is right', () => {
    const changed = { ...record, integrity: { ...record.integrity, state: '0'.repeat(64) } };
    expect(replayed(changed).failed).toBe('other-outcome');
    const otherSeed = signed(record, { start: starterBeginning(22).start, inputs: [] });
    expect(replayed(otherSeed).failed).toBe('other-outcome');
  });

  test('when it was made by older rules, and comes out otherwise now', () => {
    const { version } = playableKotc14.rules;
    const newer = { ...playableKotc14, rules: { ...playableKotc14.rules, version: version + 1 } };
    expect(isFailure(replay(newer, record))).toBe(false);
    const other = signed(record, { inputs: [] });
    expect(failureOf(replay(newer, other)).because).toContain(`made by version ${version} of its rules`);
  });

  test('but not when only the shape of its result is another since', () => {
    const game = randomGame(21);
    const { winners = [], by = '', rules = [], criterion } = game.result ?? {};
    expect(criterion).toBeDefined();
    const state = { ...inFormerShape(game.state), result: { winners, by, rules } } as KotcState;
    const made = { ...starterBeginning(21), rules: { id: 'kotc-14', version: 2 } };
    expect(isFailure(replay(playableKotc14, recordOf(made, { inputs: game.inputs, state })))).toBe(false);
  });

  test('when it was made by newer rules, or in a newer format', () => {
    const rules = { id: 'kotc-14', version: record.rules.version + 1 };
    expect(replayed(signed(record, { rules }))).toMatchObject({ failed: 'newer' });
    const text = writeRecord(signed(record, { rules }));
    expect(failureOf(read(text)).because).toMatch(/made by newer rules .*Update Cardwright/);
    const later = writeRecord(record).replace('"version": 1', '"version": 2');
    expect(failureOf(read(later)).because).toMatch(/newer Cardwright\. Update/);
  });

  test('when nobody knows its rules', () => {
    const rules = { id: 'kotc-99', version: 1 };
    expect(failureOf(read(writeRecord(signed(record, { rules }))))).toEqual({
      failed: 'unknown-rules',
      because: 'No rules are known by the name “kotc-99”.',
    });
    expect(replayed(signed(record, { rules })).failed).toBe('unknown-rules');
  });

  test('when an input is refused, and it says which', () => {
    const inputs = record.inputs.map((input, place) =>
      place === 29 ? { player: 0, decision: 1, reply: { yes: true } } : input,
    );
    const refused = replayed(signed(record, { inputs }));
    expect(refused).toMatchObject({ failed: 'input', input: 30 });
    expect(refused.because).toContain('Input 30 is refused: That was asked before');
  });

  test('when a card in it cannot be played', () => {
    const [card, ...others] = record.cards;
    const made = (text: string) =>
      replayed(signed(record, { cards: [{ ...(card as PlayedCard), text }, ...others] }));
    expect(made('Do whatever you like.')).toMatchObject({ failed: 'card' });
    expect(
      made('A: Target 1 in-play card; place 1000000000 Sword Counters on the target.').because,
    ).toContain('above 999');
  });

  test('when it costs more than it may, which is counted', () => {
    const refused = (most: number) => replay(playableKotc14, record, { most });
    const cost = (until: number): number => {
      let [enough, least] = [1_000_000, 0];
      while (enough - least > 1) {
        const most = (enough + least) >> 1;
        if ('failed' in replay(playableKotc14, record, { until, most })) least = most;
        else enough = most;
      }
      return enough;
    };
    expect(failureOf(refused(1000))).toMatchObject({
      failed: 'too-long',
      because: expect.stringContaining('got to input'),
    });
    const [half, whole] = [cost(record.inputs.length >> 1), cost(record.inputs.length)];
    expect(whole).toBeGreaterThan(half);
    expect(whole).toBeLessThan(MOST_REPLAY_WORK / 100);
    expect(failureOf(refused(whole - 1))).toMatchObject({ failed: 'too-long' });
  });

  test('and a game cannot begin from a position that is none', () => {
    const { boundary } = randomGame(8, 2, 200);
    const beginning = starterBeginning(8);
    const from = (change: (state: KotcState) => void) => {
      const state = clone(boundary?.state as KotcState);
      change(state);
      return failureOf(beginGame(playableKotc14, { ...beginning, start: { state } }));
    };
    const at = (state: KotcState, no: number) => state.cards[no] ?? expect.fail();
    const changes: ((state: KotcState) => void)[] = [
      (state) => writable(state.players).pop(),
      (state) => (writable(at(state, 0)).design = 1000),
      (state) => (writable(at(state, 0)).player = 2),
      (state) => (writable(at(state, 0)).id = at(state, 1).id),
      (state) => (writable(at(state, 0)).zone = null),
      (state) => (writable(state).nextId = 1),
      (state) => writable(state.players[0]?.zones.hand)?.push(state.players[0]?.zones.hand[0] ?? 0),
      (state) => writable(state.players[0]?.zones.deck)?.pop(),
      (state) => (writable(state.turn).player = 5),
      (state) => beginLasting(writable(state), { card: 0 }, { type: 'control', stay: 0, back: 9 }),
      (state) => beginLasting(writable(state), { card: 0 }, { type: 'change', stat: 'sp', by: 20_000 }),
      (state) => beginLasting(writable(state), { card: 999 }, { type: 'change', stat: 'sp', by: 1 }),
      (state) => beginLasting(writable(state), { player: 9 }, { type: 'change', stat: 'sp', by: 1 }),
    ];
    for (const change of changes) expect(from(change).failed).toBe('position');
  });
});
