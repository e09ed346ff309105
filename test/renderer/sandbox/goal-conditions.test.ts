import { describe, expect, test } from 'vitest';
import {
  conditionsIn,
  reachOf,
  type GoalCondition,
} from '../../../src-renderer/rooms/sandbox/goal-conditions.js';

describe('the conditions of a goal', () => {
  const all: readonly GoalCondition[] = [
    { kind: 'wins', player: 'Ann' },
    { kind: 'hp', player: 'Ben', hp: 3 },
    { kind: 'card', card: 'Wolf', zone: 'grave' },
  ];

  test('are written as an expectation and read from it', () => {
    const reach = reachOf(all);
    expect(reach).toEqual({
      players: { Ben: { hp: 3 } },
      cards: { Wolf: { zone: 'grave' } },
      result: { winners: ['Ann'] },
    });
    expect(conditionsIn(reach)).toEqual({ conditions: all, more: false });
  });

  test('say when there is more than they have words for', () => {
    expect(conditionsIn({ result: null }).more).toBe(true);
    expect(conditionsIn({ players: { Ann: { hp: 1, hand: 2 } } }).more).toBe(true);
    expect(conditionsIn({ turn: { number: 4 } }).more).toBe(true);
    expect(conditionsIn({}).more).toBe(false);
  });
});
