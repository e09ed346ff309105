import { describe, expect, test } from 'vitest';
import { blankCard, type KotcCard as Card } from '../../../../../src-main/games/kotc/cards/card.js';
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
      defense: 'HP',
    });
    expect(termsOf(6, 14)).toMatchObject({
      cost: 'Resource cost or Level',
      creatures: 'Creatures or Minions',
    });
    expect(termsOf(6, 9).cost).toBe('Resource cost');
  });

  test('are plain ones where no card has an edition', () => {
    expect(termsOf()).toMatchObject({
      cost: 'Cost',
      offense: 'Offense',
      creature: 'Creature',
      creatures: 'Creatures',
    });
    expect(termsOf().defense).toBe('Defense');
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
  expect(figures.standings?.laws.map(({ name }) => name)).toEqual([
    '17th',
    '16th',
    '15th',
    '14th',
    '13th',
    '12th',
    '11th',
    '10th',
    '9th',
    '6th',
  ]);
  expect(figures.editions).toEqual([{ name: '14th Edition', cards: 1 }]);
});

test('every figure of a few cards', () => {
  const id = (digit: number): string => `00000000-0000-4000-8000-00000000000${digit}`;
  const card = (digit: number, edition: 14 | 9 | 6 | 3 | null, fields: object): Card => ({
    ...blankCard(id(digit), edition),
    name: `Card ${digit}`,
    ...fields,
  });
  const draws = { offense: 3, defense: 4, text: 'GREED: Draw 2 cards.' };
  const figures = finish(
    kotcFigures([
      card(1, 9, { type: 'spell', cost: 4, text: 'Draw 2 cards. Draw 1 card.', offense: 9, defense: 9 }),
      card(2, 14, { cost: 9, ...draws }),
      card(3, 14, { cost: 7, ...draws }),
      card(4, 14, { cost: 9, ...draws, offense: 2, defense: 6 }),
      card(5, 14, { cost: null, offense: 2, defense: null }),
      card(6, 3, { cost: 5, offense: 2, defense: 5 }),
      card(7, null, { type: 'spell', cost: 5, text: 'Paint the moon.' }),
      card(8, 6, { type: 'spell', cost: 7, text: 'Draw 2 cards.' }),
    ]),
  );
  const { components, price, ...rest } = figures;
  expect(rest).toEqual({
    kinds: [
      { one: 'Minion or Creature', many: 'Minions or Creatures', cards: 5 },
      { one: 'Spell', many: 'Spells', cards: 3 },
    ],
    curve: {
      title: 'Level or Resource cost',
      points: [
        { value: 4, cards: [0, 1] },
        { value: 5, cards: [1, 1] },
        { value: 6, cards: [0, 0] },
        { value: 7, cards: [1, 1] },
        { value: 8, cards: [0, 0] },
        { value: 9, cards: [2, 0] },
        { value: null, cards: [1, 0] },
      ],
    },
    pairs: {
      x: 'SP or Offense',
      y: 'HP or Defense',
      cards: 'Minions or Creatures',
      points: [
        { x: 2, y: 5, count: 1 },
        { x: 2, y: 6, count: 1 },
        { x: 3, y: 4, count: 2 },
      ],
    },
    standings: {
      statuses: [
        { name: 'Legal', color: 'green' },
        { name: 'Refurbished', color: 'blue' },
        { name: 'Invalid', color: 'red' },
        { name: 'Banned', color: 'purple' },
        { name: 'Pruned', color: 'grey' },
      ],
      laws: [
        { name: '17th', cards: [2, 0, 3, 0, 3] },
        { name: '16th', cards: [2, 0, 3, 0, 3] },
        { name: '15th', cards: [2, 0, 3, 0, 3] },
        { name: '14th', cards: [2, 0, 3, 0, 3] },
        { name: '13th', cards: [0, 0, 5, 0, 3] },
        { name: '12th', cards: [0, 0, 4, 4, 0] },
        { name: '11th', cards: [0, 0, 7, 1, 0] },
        { name: '10th', cards: [0, 0, 7, 1, 0] },
        { name: '9th', cards: [0, 0, 7, 1, 0] },
        { name: '6th', cards: [0, 0, 8, 0, 0] },
      ],
    },
    editions: [
      { name: '14th Edition', cards: 4 },
      { name: '9th Edition', cards: 1 },
      { name: '6th Edition', cards: 1 },
      { name: '3rd Edition', cards: 1 },
      { name: 'No edition', cards: 1 },
    ],
  });
  expect(components.map(({ guide, cards, used }) => ({ guide, cards, used }))).toEqual([
    {
      guide: '14th Edition',
      cards: 4,
      used: [{ id: 'effect-draw', kind: 'effect', phrase: 'draw x cards.', cards: 3, uses: 3 }],
    },
    {
      guide: '9th Edition',
      cards: 3,
      used: [{ id: 'effect-draw', kind: 'effect', phrase: 'Draw x cards.', cards: 2, uses: 3 }],
    },
  ]);
  const named = (digit: number) => ({ id: id(digit), name: `Card ${digit}` });
  expect(price).toMatchObject({
    title: 'Level or Resource cost',
    unit: 'Of a level or resource',
    computed: [
      { cost: 6, cards: 1 },
      { cost: 7, cards: 0 },
      { cost: 8, cards: 1 },
      { cost: 9, cards: 3 },
    ],
    differing: [
      { ...named(1), printed: 4, computed: 6 },
      { ...named(3), printed: 7, computed: 9 },
      { ...named(8), printed: 7, computed: 8 },
    ],
    differingCount: 3,
    unpriced: { count: 3, first: [named(5), named(6), named(7)] },
  });
  expect(price?.unused.map(({ cards }) => cards)).toEqual([5, 0, 0, 0, 0, 0, 0]);
});

test('Ultra Points are summed up where cards have any, each copy with its own', () => {
  const id = '00000000-0000-4000-8000-000000000001';
  const plain: Card = { ...blankCard(id, 17), type: 'spell', text: 'Draw 1 card.' };
  const ultra: Card = { ...plain, text: '2-dice-wound enemy.' };
  const [one] = finish(kotcFigures([plain, ultra])).sums ?? [];
  const [twice] = finish(kotcFigures([ultra, ultra])).sums ?? [];
  expect(one?.name).toBe('Ultra Points');
  expect(one?.sum).toBeGreaterThan(0);
  expect(twice?.sum).toBe(2 * (one?.sum ?? 0));
  expect(finish(kotcFigures([plain])).sums).toBeUndefined();
});
