import { describe, expect, test } from 'vitest';
import { blankCard } from '../../../../../src-main/games/kotc/cards/card.js';
import { finish } from '../../../../../src-main/engine/stepwise.js';
import type { RulesEdition } from '../../../../../src-main/games/kotc/cards/editions.js';
import { kotcFigures, termsFor } from '../../../../../src-main/games/kotc/cards/statistics/figures.js';

const termsOf = (...present: RulesEdition[]) => termsFor(present);

describe('the words of figures', () => {
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
});

test('charts have the words of the cards beside the counts', () => {
  const id = '00000000-0000-4000-8000-000000000001';
  const figures = finish(kotcFigures([{ ...blankCard(id), cost: 2, offense: 1, defense: 3 }]));
  expect(figures.kinds.map(({ one, cards }) => [one, cards])).toEqual([
    ['Minion', 1],
    ['Spell', 0],
  ]);
  expect(figures.curve).toEqual({ title: 'Level', points: [{ value: 2, cards: [1, 0] }] });
  expect(figures.pairs?.points).toEqual([{ x: 1, y: 3, count: 1 }]);
  expect(figures.standings?.laws.map(({ name }) => name)).toEqual(['14th', '11th', '10th', '9th', '6th']);
  expect(figures.editions).toEqual([{ name: '14th Edition', cards: 1 }]);
});
