import { describe, expect, test } from 'vitest';
import type { RulesEdition } from '../../../src-main/games/kotc/cards/editions.js';
import { gameEditions } from '../../../src-main/games/kotc/cards/game-editions.js';
import type { Statistics } from '../../../src-main/collection/statistics/statistics.js';
import { termsFor, unusedStep, wholeStep } from '../../../src-renderer/shared/statistics/words.js';

const termsOf = (...present: RulesEdition[]) =>
  termsFor(
    { editions: present.map((edition) => ({ edition, cards: 1 })) } as unknown as Statistics,
    gameEditions,
  );

describe('the words of statistics', () => {
  test('are those of the cards’ edition, and both where editions call a thing by two names', () => {
    expect(termsOf(14)).toMatchObject({
      cost: 'Level',
      offense: 'SP',
      creature: 'Minion',
      creatures: 'Minions',
    });
    expect(termsOf(6, 14)).toMatchObject({
      cost: 'Resource cost or Level',
      creatures: 'Creatures or Minions',
    });
    expect(termsOf(6, 9).cost).toBe('Resource cost');
  });

  test('are plain ones where no card has an edition', () => {
    expect(termsOf()).toMatchObject({ cost: 'Cost', offense: 'Offense', creature: 'Creature' });
  });

  test('say a step by what is in it', () => {
    const step = (from: number, below: number | null) => ({ from, below, cards: 1 });
    expect([step(0, 1), step(1, 41), step(401, null)].map(wholeStep)).toEqual(['0', '1–40', '401+']);
    const unused = [step(0, 0.25), step(0.1, 0.25), step(0.25, 0.5), step(1, null)];
    expect(unused.map(unusedStep)).toEqual(['none', '< ¼', '¼–½', '1+']);
  });
});
