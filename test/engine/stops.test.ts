import { expect, test } from 'vitest';
import type { Decision } from '../../src-main/engine/decision.js';
import { Game } from '../../src-main/engine/game.js';
import type { BaseState } from '../../src-main/engine/state.js';
import { passOver, wantsToBeAsked, withStop, type StopRules } from '../../src-main/engine/stops/stops.js';
import type { Stop } from '../../src-main/engine/stops/stop.js';
import { toy } from './toy-rules.js';

const own: Stop = { turn: 'own', at: 'battle' };
const others: Stop = { turn: 'others', at: 'declare blockers' };
const nobody = { asksAlways: 0 };

test('a player is asked by full control everywhere, and by a stop in its phase or step and kind of turn alone', () => {
  const stops = [[own, others], []];
  const asked = (state: Pick<BaseState, 'asksAlways' | 'stops'>, player: number) =>
    [
      { player: 0, phase: 'battle' },
      { player: 1, phase: 'battle' },
      { player: 1, phase: 'battle', step: 'declare blockers' },
      { player: 0, phase: 'battle', step: 'declare blockers' },
      { player: 0, phase: 'draw' },
    ].map((moment) => wantsToBeAsked(state, player, moment));
  expect(asked(nobody, 0)).toEqual([false, false, false, false, false]);
  expect(asked({ asksAlways: 1 }, 0)).toEqual([true, true, true, true, true]);
  expect(asked({ ...nobody, stops }, 0)).toEqual([true, false, true, true, false]);
  expect(asked({ ...nobody, stops }, 1)).toEqual([false, false, false, false, false]);
});

test('stops are set once, taken away, and left out where nobody has any', () => {
  const one = withStop(undefined, 2, 1, own, true);
  expect(one).toEqual([[], [own]]);
  expect(withStop(one, 2, 1, own, true)).toEqual(one);
  const two = withStop(one, 2, 1, others, true);
  expect(two).toEqual([[], [own, others]]);
  expect(withStop(two, 2, 1, own, false)).toEqual([[], [others]]);
  expect(withStop(one, 2, 1, own, false)).toBeUndefined();
  expect(withStop(undefined, 2, 0, own, false)).toBeUndefined();
});

test('what can be passed is passed over, but for a stop there and what never is', () => {
  const asked = { id: 1, player: 1, role: 'respond', purpose: 'toy', rule: '' } as const;
  const act: Decision = { ...asked, kind: 'act', actions: [{ do: 'draw' }, { do: 'pass' }] };
  const stopRules: StopRules<BaseState, unknown> = {
    at: ['battle'],
    moment: () => ({ player: 1, phase: 'battle' }),
    isNeverPassed: (_, { amount }) => amount === 7,
  };
  const pass = (decision: Decision, stops?: BaseState['stops'], rules = { stops: stopRules }) =>
    passOver(rules, { state: { ...nobody, ...(stops && { stops }) } as BaseState }, decision);
  expect(pass(act)).toEqual({ act: 1 });
  expect(pass(act, [[own], []])).toEqual({ act: 1 });
  expect(pass(act, [[], [own]])).toBeNull();
  expect(pass({ ...act, amount: 7 })).toBeNull();
  expect(pass({ ...act, actions: [{ do: 'draw' }] })).toBeNull();
  expect(pass({ ...asked, kind: 'confirm' })).toBeNull();
});

test('who passes attacks nobody, unless a creature has to', () => {
  const attack: Decision = {
    id: 1,
    player: 1,
    role: 'attack',
    purpose: 'toy',
    rule: '',
    kind: 'pair',
    pairings: [{ card: 4, to: [0] }],
    options: [{ player: 0 }],
    room: [9],
  };
  const pass = (decision: Decision) => passOver({}, { state: nobody as BaseState }, decision);
  expect(pass(attack)).toEqual({ pairs: [null] });
  expect(pass({ ...attack, pairings: [{ card: 4, to: [0], must: true }] })).toBeNull();
  expect(pass({ ...attack, role: 'block' })).toBeNull();
});

test('only where its rules know usual stops does a game ask at stops alone', () => {
  const usual: StopRules<BaseState, unknown> = {
    at: ['battle'],
    usual: [own],
    moment: () => ({ player: 0, phase: 'battle' }),
    isNeverPassed: () => false,
  };
  const begun = (stops?: StopRules<BaseState, unknown>) =>
    new Game({ ...toy.rules, ...(stops && { stops }) }, toy.begin([[0], [1]], 1), ['a', 'b']);
  const game = begun(usual);
  expect(game.take({ player: 1, atStops: true })).toBeNull();
  expect(game.state.asksAtStops).toBe(2);
  expect(game.take({ player: 1, atStops: false })).toBeNull();
  expect(game.state).not.toHaveProperty('asksAtStops');
  expect(begun().take({ player: 1, atStops: true })?.because).toMatch(/^Players are asked wherever/);
});

test('a game takes stops in where its rules have such a phase or step, and nothing of them is left in the end', () => {
  const state = toy.begin([[0], [1]], 1);
  const stops: StopRules<BaseState, unknown> = {
    at: ['battle'],
    moment: () => ({ player: 0, phase: 'battle' }),
    isNeverPassed: () => false,
  };
  const game = new Game({ ...toy.rules, stops }, state, ['a', 'b']);
  const { asksAlways, ...rest } = game.state;
  expect(game.take({ player: 1, stop: own, isSet: true })).toBeNull();
  expect(game.state.stops).toEqual([[], [own]]);
  expect(game.take({ player: 1, stop: others, isSet: true })?.because).toMatch(
    /^Nobody can be stopped there/,
  );
  expect(game.take({ player: 1, stop: own, isSet: false })).toBeNull();
  expect(game.state).toEqual({ asksAlways, ...rest });
  expect(game.inputs).toHaveLength(2);
  const without = new Game(toy.rules, toy.begin([[0], [1]], 1), ['a', 'b']);
  expect(without.take({ player: 0, stop: own, isSet: true })?.because).toMatch(/^Nobody/);
});
