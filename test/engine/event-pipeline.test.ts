import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyBaseState } from '../../src-main/engine/defaults/base-state.js';
import {
  emit,
  emitAll,
  keepAccount,
  type EventPipeline,
  type Replacement,
} from '../../src-main/engine/pipeline/event-pipeline.js';
import { lastKnown, type LastKnown } from '../../src-main/engine/pipeline/last-known.js';
import { settle } from '../../src-main/engine/pipeline/settle.js';
import { beginEffect } from '../../src-main/engine/effects/lasting.js';
import type { Effect as LastingEffect, EffectsState } from '../../src-main/engine/effects/effect.js';
import { writable } from '../../src-main/engine/pipeline/writable.js';
import { moveCard } from '../../src-main/engine/zones.js';
import type { Decision, Reply } from '../../src-main/engine/decision.js';
import { LogBook, type BaseEvent } from '../../src-main/engine/log.js';
import { GameOver, type Asking, type GameContext } from '../../src-main/engine/rule-set.js';
import type { BaseCard, BasePlayer, BaseState } from '../../src-main/engine/state.js';

/** A game of one number: hits take from it, and cards on the table lessen, double, turn or prevent them. */
interface Hit extends BaseEvent {
  readonly type: 'hit' | 'heal';
  readonly amount: number;
}
interface Account {
  readonly type: 'round';
}
interface State extends BaseState<'table', BaseCard<'table'>, BasePlayer<'table'>> {
  readonly life: number;
  readonly round: number;
  /** By card: what it does to a hit. */
  readonly rules: readonly Effect[];
  readonly triggered: readonly string[];
}
type Effect = 'one less' | 'twice' | 'prevent' | 'heal instead' | 'again';
type Context = GameContext<State>;

const replaced: Readonly<Record<Effect, (hit: Hit) => Hit | null>> = {
  'one less': (hit) => (hit.amount > 1 ? { ...hit, amount: hit.amount - 1 } : null),
  twice: (hit) => ({ ...hit, amount: 2 * hit.amount }),
  prevent: () => null,
  'heal instead': (hit) => ({ ...hit, type: 'heal' }),
  again: (hit) => ({ ...hit }),
};

const pipeline: EventPipeline<Context, Hit, Account> = {
  change(state, { type, amount }) {
    if (type === 'hit') state.life -= amount;
    if (type === 'heal') state.life += amount;
    return [];
  },
  idsOf: () => [],
  trigger: (state, { type, amount }) => void state.triggered.push(`${type} ${amount} at ${state.life}`),
  keepAccount: (state) => void (state.round += 1),
  replacements: ({ state }, { type }): Replacement<Context, Hit>[] =>
    type !== 'hit'
      ? []
      : state.rules.map((effect, source) => ({
          key: `${effect} ${source}`,
          source,
          *replace(_game, event): Asking<Hit | null> {
            yield* [];
            return replaced[effect](event);
          },
        })),
  affected: () => ({ player: 0, purpose: { role: 'replace', word: 'which first' }, rule: 'TOY-02' }),
};

function tableWith(effects: readonly Effect[], life = 20): Context {
  const cards = effects.map((_, no) => ({
    design: 0,
    owner: 0,
    id: 100 + no,
    player: 0,
    zone: 'table' as const,
    known: 0,
  }));
  const state = {
    ...emptyBaseState({ table: { knowledge: 'public', placed: true } }, 2, 1),
    cards,
    life,
    round: 0,
    rules: effects,
    triggered: [],
  };
  return { state, designs: [], log: new LogBook() };
}

/** Lets rule code go on with answers. @returns what was asked, and what it came to */
function run<T>(asking: Asking<T>, answer: (asked: Decision, nth: number) => Reply) {
  const asked: Decision[] = [];
  let step = asking.next();
  while (!step.done) {
    asked.push(step.value);
    step = asking.next(answer(step.value, asked.length - 1));
  }
  return { asked, value: step.value };
}
const hit = (amount: number): Hit => ({ type: 'hit', amount, rules: ['TOY-01'] });
const first = (): Reply => ({ options: [0] });

describe('an event', () => {
  test('changes the state, triggers by what is true then, and stands in the log once', () => {
    const game = tableWith([]);
    const { asked, value } = run(emit(pipeline, game, hit(3)), first);
    expect([asked, value]).toEqual([[], hit(3)]);
    expect(game.state).toMatchObject({ life: 17, triggered: ['hit 3 at 17'] });
    expect(game.log.entries.map(({ event }) => event)).toEqual([hit(3)]);
  });

  test('is noted with what its objects showed before it, where the game has the log know that', () => {
    const game = tableWith([]);
    const noting = { ...pipeline, faces: ({ state }: typeof game) => [state.life] };
    run(emit(noting, game, hit(3)), first);
    run(emit(pipeline, game, hit(1)), first);
    expect(game.log.entries.map(({ faces }) => faces)).toEqual([[20], undefined]);
  });

  test('that is prevented leaves no trace', () => {
    const game = tableWith(['prevent']);
    expect(run(emit(pipeline, game, hit(3)), first)).toEqual({ asked: [], value: null });
    expect(game.state).toMatchObject({ life: 20, triggered: [] });
    expect(game.log.entries).toEqual([]);
  });

  test('that becomes another is no longer replaced as what it was', () => {
    const game = tableWith(['heal instead']);
    run(emit(pipeline, game, hit(3)), first);
    expect(game.state).toMatchObject({ life: 23, triggered: ['heal 3 at 23'] });
  });
});

describe('several replacements', () => {
  test.each([
    ['one less before it is twice as much', 0, 18],
    ['twice as much before it is one less', 1, 17],
  ])('are applied in the order that the affected player chooses: %s', (_order, place, life) => {
    const game = tableWith(['one less', 'twice']);
    const { asked } = run(emit(pipeline, game, hit(2)), () => ({ options: [place] }));
    expect(asked).toMatchObject([
      { player: 0, purpose: 'which first', rule: 'TOY-02', options: [{ card: 100 }, { card: 101 }] },
    ]);
    expect(game.state.life).toBe(life);
  });

  test('a prevention that is applied first ends it', () => {
    const game = tableWith(['twice', 'prevent']);
    const { asked, value } = run(emit(pipeline, game, hit(2)), () => ({ options: [1] }));
    expect([asked.length, value]).toEqual([1, null]);
  });

  test('each applies at most once to an event, whatever the order (any effects)', () => {
    const effect = fc.constantFrom<Effect>('one less', 'twice', 'again');
    fc.assert(
      fc.property(fc.array(effect, { maxLength: 6 }), fc.nat(), (effects, seed) => {
        const game = tableWith(effects, 10_000);
        const { asked, value } = run(emit(pipeline, game, hit(50)), (decision, nth) => {
          if (decision.kind !== 'options') throw new Error('Only an order is asked for.');
          return { options: [(seed + nth * 7) % decision.options.length] };
        });
        // The last one is applied without a question.
        expect(asked.length).toBe(Math.max(0, effects.length - 1));
        const twice = effects.filter((one) => one === 'twice').length;
        const less = effects.filter((one) => one === 'one less').length;
        const amount = value?.amount ?? 0;
        expect(amount).toBeLessThanOrEqual(50 * 2 ** twice - less);
        expect(amount).toBeGreaterThanOrEqual((50 - less) * 2 ** twice);
        expect(game.log.entries.length).toBe(1);
      }),
    );
  });
});

test('what the rules keep account of changes the state, and neither triggers nor stands in the log', () => {
  const game = tableWith([]);
  keepAccount(pipeline, game, { type: 'round' });
  expect(game.state).toMatchObject({ round: 1, triggered: [] });
  expect(game.log.entries).toEqual([]);
});

describe('events that happen at once', () => {
  const effect = fc.constantFrom<Effect>('one less', 'twice', 'prevent', 'heal instead', 'again');
  const anyOrder =
    (seed: number) =>
    (decision: Decision, nth: number): Reply => {
      if (decision.kind !== 'options') throw new Error('Only an order is asked for.');
      return { options: [(seed + nth * 7) % decision.options.length] };
    };

  test('stand in the log once each and trigger once each, those that were prevented never (any effects)', () => {
    fc.assert(
      fc.property(
        fc.array(effect, { maxLength: 4 }),
        fc.array(fc.integer({ min: 6, max: 50 }), { maxLength: 5 }),
        fc.nat(),
        (effects, amounts, seed) => {
          const game = tableWith(effects, 100_000);
          const { value } = run(emitAll(pipeline, game, amounts.map(hit)), anyOrder(seed));
          expect(game.log.entries.map(({ event }) => event)).toEqual(value);
          expect(game.state.triggered.length).toBe(value.length);
          expect(value.length).toBeLessThanOrEqual(amounts.length);
          if (!effects.includes('prevent')) expect(value.length).toBe(amounts.length);
        },
      ),
    );
  });

  test('are all replaced before any of them happens', () => {
    const game = tableWith(['one less', 'twice']);
    const { asked } = run(emitAll(pipeline, game, [hit(2), hit(3)]), () => {
      expect(game.log.entries).toEqual([]);
      return { options: [0] };
    });
    expect(asked.length).toBe(2);
    expect(game.state.triggered).toEqual(['hit 2 at 18', 'hit 4 at 14']);
  });

  test('happen in the order that somebody chooses for those that are left', () => {
    const game = tableWith([]);
    function* backwards(left: readonly Hit[]): Asking<readonly Hit[]> {
      yield* [];
      return left.toReversed();
    }
    run(emitAll(pipeline, game, [hit(1), hit(2)], backwards), first);
    expect(game.state.triggered).toEqual(['hit 2 at 18', 'hit 1 at 17']);
  });

  /** Nobody is hit any more who has no life left. */
  const asThingsStand = ({ state }: Context, event: Hit): Hit | null => (state.life > 0 ? event : null);

  test('do not happen where one before made them impossible', () => {
    const game = tableWith([], 3);
    const { value } = run(emitAll({ ...pipeline, asThingsStand }, game, [hit(3), hit(3)]), first);
    expect(value).toEqual([hit(3)]);
    expect(game.log.entries.length).toBe(1);
  });

  test('are not replaced where they cannot happen', () => {
    const game = tableWith(['one less', 'twice'], 0);
    expect(run(emit({ ...pipeline, asThingsStand }, game, hit(3)), first)).toEqual({
      asked: [],
      value: null,
    });
  });
});

test('a trigger is told of an object as it was before the event', () => {
  const laws = { table: { knowledge: 'public', placed: true } } as const;
  const game = tableWith(['again']);
  writable(game.state).players[0]!.zones.table.push(0);
  const was = lastKnown(game.state, 0);
  const told: (LastKnown | undefined)[] = [];
  const leaving: EventPipeline<Context, Hit, Account, LastKnown> = {
    change(state) {
      moveCard(state, laws, 0, { player: 1, zone: null, place: 'top' });
      return [];
    },
    idsOf: () => [],
    remember: ({ state }) => lastKnown(state, 0),
    trigger: (_state, _event, _game, before) => void told.push(before),
  };
  run(emit(leaving, game, hit(1)), first);
  expect(told).toEqual([was]);
  expect(lastKnown(game.state, 0)).toMatchObject({ zone: null, player: 1 });
  expect(was).toMatchObject({ id: 100, zone: 'table', player: 0 });
});

describe('what the rules do of their own', () => {
  /** Each takes some of the life while there is more than that. */
  const taking =
    (amount: number) =>
    ({ state }: Context): boolean => {
      if (state.life <= amount) return false;
      writable(state).life -= amount;
      return true;
    };

  test('is done until no check has anything left to do (any checks)', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 })), fc.nat(60), (amounts, life) => {
        const game = tableWith([], life);
        const checks = amounts.map(taking);
        run(settle({ ...pipeline, checks: () => checks }, game), first);
        const settled = game.state.life;
        expect(settled).toBeLessThanOrEqual(Math.min(life, ...amounts));
        expect(checks.some((check) => check(game))).toBe(false);
        expect(game.state.life).toBe(settled);
      }),
    );
  });

  test('may ask players', () => {
    const game = tableWith(['one less', 'twice']);
    function* hitOnce({ state }: Context): Asking<boolean> {
      if (state.round > 0) return false;
      keepAccount(pipeline, game, { type: 'round' });
      yield* emit(pipeline, game, hit(2));
      return true;
    }
    expect(run(settle({ ...pipeline, checks: () => [hitOnce] }, game), first).asked.length).toBe(1);
  });

  test('ends the game at once where it decides it', () => {
    const game = tableWith([]);
    const decide = ({ state }: Context): boolean => {
      writable(state).result = { winners: [0], by: 'hit', rules: [] };
      return true;
    };
    const never = (): boolean => {
      throw new Error('The game is over.');
    };
    expect(() => run(settle({ ...pipeline, checks: () => [decide, never] }, game), first)).toThrow(GameOver);
  });

  test('ends effects whose condition holds no more, and no others', () => {
    const game = tableWith([], 3);
    const state = writable(game.state) as EffectsState as { effects?: LastingEffect[]; nextId: number };
    for (const [least, asLongAs] of [
      [2, true],
      [5, true],
      [5, undefined],
    ] as const) {
      beginEffect<unknown>(state, {
        on: { game: true },
        does: { least },
        until: asLongAs ? { asLongAs } : {},
      });
    }
    const holds = ({ state: { life } }: Context, { does }: LastingEffect): boolean =>
      life >= (does as { least: number }).least;
    run(settle({ ...pipeline, holds }, game), first);
    expect(state.effects?.map(({ does, until }) => [does, until])).toEqual([
      [{ least: 2 }, { asLongAs: true }],
      [{ least: 5 }, {}],
    ]);
  });
});
