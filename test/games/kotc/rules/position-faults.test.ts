import { describe, expect, test } from 'vitest';
import { kotcPlayables } from '../../../../src-main/games/kotc/rules/playable.js';
import { kotc14 } from '../../../../src-main/games/kotc/rules/editions/kotc-14.js';
import { newState } from '../../../../src-main/games/kotc/rules/state/new-state.js';
import type { KotcState } from '../../../../src-main/games/kotc/rules/state/state.js';
import { faultOfPosition } from '../../../../src-main/engine/position.js';
import { beginLasting } from '../../../../src-main/games/kotc/rules/state/lasting.js';
import { writable } from '../../../../src-main/engine/pipeline/writable.js';

describe('a position at which a game is to begin', () => {
  const deck = Array.from({ length: 30 }, () => 0);
  const { faultOf } = kotcPlayables['kotc-14'];
  const faultAfter = (change: (state: KotcState) => void): string | null | undefined => {
    const state = newState([deck, deck], kotc14, 5);
    change(state);
    return faultOfPosition(state, 2, 30) ?? faultOf(state, []);
  };
  const switched = (card: number, back: number) => (state: KotcState) =>
    beginLasting(writable(state), { card }, { type: 'control', stay: 1, back });
  const occasion = (player: number, card: number | null) => ({
    occasions: [{ kind: 'destroyed', entries: [{ card, player, from: 'battlefield' }], rules: [] }],
  });

  test('is taken where it names who plays and cards that there are', () => {
    expect(faultAfter(() => undefined)).toBe(null);
    expect(faultAfter((state) => Object.assign(state, occasion(1, 59)))).toBe(null);
    expect(faultAfter((state) => Object.assign(state, occasion(1, null)))).toBe(null);
    expect(faultAfter(switched(59, 1))).toBe(null);
    expect(faultAfter(({ cards }) => writable(cards[0]!.counters).push({ kind: 'sword', owner: 1 }))).toBe(
      null,
    );
  });

  test.each<[string, (state: KotcState) => void]>([
    ['is first', (state) => (writable(state).first = 2)],
    ['has the turn', ({ turn }) => (writable(turn).player = 2)],
    ['has been attacked', ({ turn }) => (writable(turn).declared.players = [0, 2])],
    ['gets a minion back', switched(0, 2)],
    ['something happened to', (state) => Object.assign(state, occasion(2, 0))],
    ['a counter belongs to', ({ cards }) => writable(cards[0]!.counters).push({ kind: 'sword', owner: 2 })],
  ])('is refused where nobody plays who %s', (_what, change) => {
    expect(faultAfter(change)).toBe('The position names a player who does not play.');
  });

  test.each<[string, (state: KotcState) => void]>([
    ['whose control was switched', switched(60, 1)],
    ['that something happened to', (state) => Object.assign(state, occasion(1, 60))],
  ])('is refused where it has no card %s', (_what, change) => {
    expect(faultAfter(change)).toBe('The position names a card that it does not have.');
  });

  test('is refused where the SP of minions would be more dice than can be rolled', () => {
    const raised = (...changes: readonly { stat: 'sp' | 'hp'; by: number }[]): string | null | undefined =>
      faultAfter((state) => {
        for (const change of changes)
          beginLasting(writable(state), { card: 0 }, { type: 'change', ...change });
      });
    expect(raised({ stat: 'sp', by: 10_000 })).toBe(null);
    expect(raised({ stat: 'sp', by: 10_001 })).toMatch(/more than 10000/);
    expect(raised({ stat: 'sp', by: 9_000 }, { stat: 'sp', by: 1_001 })).toMatch(/more than 10000/);
    expect(raised({ stat: 'sp', by: 10_001 }, { stat: 'sp', by: -10 })).toMatch(/more than 10000/);
    expect(raised({ stat: 'hp', by: 10_001 })).toBe(null);
  });
});
