import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newBaseState } from '../../src-main/engine/defaults/base-state.js';
import type { Duration, Effect, Subject } from '../../src-main/engine/effects/effect.js';
import { beginEffect, endEffect, endEffects, useEffect } from '../../src-main/engine/effects/lasting.js';
import { inOrder, valueOf, type ValueChange } from '../../src-main/engine/effects/value.js';
import type { CardNo } from '../../src-main/engine/state.js';
import { moveCard, type CardsState } from '../../src-main/engine/zones.js';

type Zone = 'deck' | 'field';
type Does = ValueChange<'power'> & { readonly name: number };
type State = CardsState<Zone>;

const laws = {
  deck: { knowledge: 'restricted', placed: true },
  field: { knowledge: 'public', placed: true },
} as const;
const CARDS = 4;
const PLAYERS = 2;
const MOMENTS = ['end of turn', 'recovery'] as const;

const begun = (): State =>
  newBaseState(
    laws,
    'deck',
    [
      [0, 0],
      [0, 0],
    ],
    1,
  );

const cardNo = fc.nat({ max: CARDS - 1 });
const playerNo = fc.nat({ max: PLAYERS - 1 });
const subject: fc.Arbitrary<Subject> = fc.oneof(
  fc.record({ card: cardNo }),
  fc.record({ player: playerNo }),
  fc.constant({ game: true } as const),
);
const duration: fc.Arbitrary<Duration> = fc.record(
  {
    moment: fc.constantFrom(...MOMENTS),
    player: playerNo,
    leaves: cardNo,
    uses: fc.integer({ min: 1, max: 3 }),
  },
  { requiredKeys: [] },
);
type Command =
  | { readonly do: 'begin'; readonly on: Subject; readonly until: Duration }
  | { readonly do: 'moment'; readonly moment: string; readonly player: number }
  | { readonly do: 'recover'; readonly cards: readonly CardNo[] }
  | { readonly do: 'move'; readonly card: CardNo; readonly zone: Zone }
  | { readonly do: 'use' | 'end'; readonly place: number };
const command: fc.Arbitrary<Command> = fc.oneof(
  { arbitrary: fc.record({ do: fc.constant('begin' as const), on: subject, until: duration }), weight: 3 },
  fc.record({ do: fc.constant('moment' as const), moment: fc.constantFrom(...MOMENTS), player: playerNo }),
  fc.record({ do: fc.constant('recover' as const), cards: fc.uniqueArray(cardNo) }),
  fc.record({ do: fc.constant('move' as const), card: cardNo, zone: fc.constantFrom<Zone>('deck', 'field') }),
  fc.record({ do: fc.constantFrom('use' as const, 'end' as const), place: fc.nat({ max: 9 }) }),
);

/** What an effect goes by in the model: each is judged by itself, from what has happened since it began. */
interface Known {
  readonly name: number;
  readonly on: Subject;
  readonly until: Duration;
  used: number;
  isOver: boolean;
}

function carryOut(state: State, what: Command, name: number): void {
  switch (what.do) {
    case 'begin':
      beginEffect<unknown>(state, {
        on: what.on,
        does: { stat: 'power', by: 1, name } satisfies Does,
        until: { ...what.until },
      });
      return;
    case 'moment':
      endEffects(state, what.moment, { player: what.player });
      return;
    case 'recover':
      endEffects(state, 'recovery', { cards: what.cards });
      return;
    case 'move':
      moveCard(state, laws, what.card, { player: what.card % PLAYERS, zone: what.zone, place: 'top' });
      return;
    default: {
      const effect = state.effects?.[what.place];
      if (effect) (what.do === 'use' ? useEffect : endEffect)(state, effect);
    }
  }
}

function endsIn(known: Known, what: Command, isMoved: boolean, place: number): boolean {
  const { on, until } = known;
  switch (what.do) {
    case 'moment':
      return until.moment === what.moment && (until.player ?? what.player) === what.player;
    case 'recover':
      return (
        until.moment === 'recovery' &&
        until.player === undefined &&
        'card' in on &&
        what.cards.includes(on.card)
      );
    case 'move':
      return isMoved && until.leaves === what.card;
    case 'use':
      if (what.place === place && until.uses !== undefined) known.used += 1;
      return known.used === until.uses;
    case 'end':
      return what.place === place;
    default:
      return false;
  }
}

describe('effects that go on for a while', () => {
  test('end exactly at their moment, and no other with them (any commands)', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        const state = begun();
        let model: Known[] = [];
        for (const [name, what] of commands.entries()) {
          const before = what.do === 'move' ? state.cards[what.card]?.id : undefined;
          carryOut(state, what, name);
          const isMoved = what.do === 'move' && state.cards[what.card]?.id !== before;
          for (const [place, known] of model.entries()) known.isOver = endsIn(known, what, isMoved, place);
          model = model.filter(({ isOver }) => !isOver);
          if (what.do === 'begin') {
            model.push({ name, on: what.on, until: what.until, used: 0, isOver: false });
          }
          expect((state.effects ?? []).map(({ does }) => (does as Does).name)).toEqual(
            model.map((one) => one.name),
          );
        }
      }),
    );
  });

  test('begin in order, and never before an object that is there already', () => {
    const state = begun();
    const start = (): void => beginEffect<unknown>(state, { on: { card: 0 }, does: null, until: {} });
    start();
    moveCard(state, laws, 1, { player: 1, zone: 'field', place: 'top' });
    start();
    const [before, after] = state.effects ?? [];
    const became = state.cards[1]?.id ?? 0;
    expect(before?.since).toBeLessThanOrEqual(became);
    expect(after?.since).toBeGreaterThan(became);
  });
});

describe('a value', () => {
  const effect = (since: number, does: ValueChange<'power'>, card = 0): Effect => ({
    on: { card },
    does,
    until: {},
    since,
  });
  const to = (value: number) => ({ stat: 'power', to: value }) as const;
  const by = (value: number) => ({ stat: 'power', by: value }) as const;

  test.each<[string, readonly Effect[], number]>([
    ['is what is printed where nothing changes it', [], 2],
    ['is set by a later effect whatever was added before', [effect(1, by(3)), effect(2, to(0))], 0],
    ['is added to by a later effect than the one that set it', [effect(1, to(0)), effect(2, by(3))], 3],
    ['is not changed by what is on another card', [effect(1, by(3), 1)], 2],
  ])('%s', (_what, effects, value) => {
    expect(valueOf(effects, 0, 'power', 2)).toBe(value);
    expect(valueOf(effects, 0, 'toughness', 2)).toBe(2);
  });

  test('comes of all effects in the order in which they began, those of static abilities among them', () => {
    const going = [effect(1, by(3)), effect(5, by(1))];
    const statics = [effect(3, to(0))];
    expect(valueOf(inOrder(going, statics), 0, 'power', 2)).toBe(1);
    expect(valueOf(inOrder(statics, going), 0, 'power', 2)).toBe(1);
  });

  test('that may not fall below a limit remembers no deficit (any changes)', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.array(fc.integer({ min: -9, max: 9 })), (printed, changes) => {
        const effects = changes.map((change, place) => effect(place, by(change)));
        const held = changes.reduce((sum, change) => Math.max(0, sum + change), printed);
        const free = changes.reduce((sum, change) => sum + change, printed);
        expect(valueOf(effects, 0, 'power', printed, 0)).toBe(held);
        expect(valueOf(effects, 0, 'power', printed)).toBe(free);
      }),
    );
  });
});
