import { expect, test } from 'vitest';
import { termsOf } from '../../../../src-main/games/kotc/rules/texts/terms.js';

test.each([
  [14, 'modern', 'minion', { sp: 'SP', hp: 'HP', level: 'level' }],
  [11, 'classic', 'creature', { sp: 'offense', hp: 'defense', level: 'resource cost' }],
  [6, 'classic', 'creature', { sp: 'offense', hp: 'defense', level: 'resource cost' }],
] as const)(
  'the terms of the edition %i, as they stand within a sentence',
  (number, era, creature, stats) => {
    expect(termsOf({ number })).toMatchObject({ era, creature, stats });
    expect(termsOf({ number })).toBe(termsOf({ number }));
  },
);

test('zones are called as the rulebook of the edition calls them', () => {
  const called = ([12, 13, 11] as const).map((number) => termsOf({ number }).zones);
  expect(called.map(({ grave, traps }) => [grave, traps])).toEqual([
    ['graveyard', 'trapfield'],
    ['grave', 'traps'],
    ['graveyard', 'Trap Zone'],
  ]);
});
