import { describe, expect, test } from 'vitest';
import {
  conditionsIn,
  reachOf,
  type GoalCondition,
} from '../../../src-renderer/rooms/sandbox/goal-conditions.js';

describe('the conditions of a goal', () => {
  const all: readonly GoalCondition[] = [
    { kind: 'wins', player: 'Ann' },
    { kind: 'life', player: 'Ben', left: 3 },
    { kind: 'card', card: 'Wolf', zone: 'grave' },
  ];

  test('are written as an expectation and read from it', () => {
    const reach = reachOf(all, 'hp');
    expect(reach).toEqual({
      players: { Ben: { hp: 3 } },
      cards: { Wolf: { zone: 'grave' } },
      result: { winners: ['Ann'] },
    });
    expect(conditionsIn(reach, 'hp')).toEqual({ conditions: all, more: false });
  });

  test('say when there is more than they have words for', () => {
    expect(conditionsIn({ result: null }, 'hp').more).toBe(true);
    expect(conditionsIn({ players: { Ann: { hp: 1, hand: 2 } } }, 'hp').more).toBe(true);
    expect(conditionsIn({ turn: { number: 4 } }, 'hp').more).toBe(true);
    expect(conditionsIn({}, 'hp').more).toBe(false);
  });
});
