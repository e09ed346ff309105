import { rulesEditions } from '../../../src-main/games/kotc/cards/editions.js';
import { expect, test } from 'vitest';
import { blankCard, type KotcCard as Card } from '../../../src-main/games/kotc/cards/card.js';
import { found, spread } from '../../../src-main/cards/counting.js';
import { countingStatistics } from '../../../src-main/collection/statistics/statistics.js';
import { countingKotc } from '../../../src-main/games/kotc/cards/statistics/counting.js';
import { finish } from '../../../src-main/engine/stepwise.js';

let next = 0;
const card = (fields: Partial<Card>): Card => ({
  ...blankCard(`00000000-0000-4000-8000-${String((next += 1)).padStart(12, '0')}`),
  name: `Card ${next}`,
  ...fields,
});

const cheap = card({ text: 'GREED: Draw 2 cards.', offense: 3, defense: 4, cost: 7, tags: ['fire'] });
const fox = card({ text: 'GREED: Draw 2 cards.', offense: 3, defense: 4, cost: 9, licence: 'CC0' });
const spell = card({ type: 'spell', text: 'Draw 1 card.', cost: 2, tags: ['fire', 'sly'] });
const odd = card({ edition: 9, type: 'spell', text: 'Win the game.' });
const cards = [cheap, fox, spell, odd];
const counted = () => ({ ...finish(countingStatistics(cards)), ...finish(countingKotc(cards)) });

test('types, editions and tags are counted', () => {
  expect([counted().cards, counted().creatures, counted().spells]).toEqual([4, 2, 2]);
  expect(counted().editions).toEqual([
    { edition: 14, cards: 3 },
    { edition: 9, cards: 1 },
  ]);
  expect(counted().tags).toEqual([
    { tag: 'fire', cards: 2 },
    { tag: 'sly', cards: 1 },
  ]);
  expect(counted().untagged).toBe(2);
});

test('the curve has every cost between the lowest and the highest, and blank ones last', () => {
  expect(counted().curve.map(({ cost }) => cost)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, null]);
  expect(counted().curve[0]).toEqual({ cost: 2, creatures: 0, spells: 1 });
  expect(counted().curve[5]).toEqual({ cost: 7, creatures: 1, spells: 0 });
  expect(counted().curve.at(-1)).toEqual({ cost: null, creatures: 0, spells: 1 });
});

test('prices: what the components make, what prints another figure, and what has none', () => {
  expect(counted().price.differing).toEqual([{ id: cheap.id, name: cheap.name, printed: 7, computed: 9 }]);
  expect(counted().price.differingCount).toBe(1);
  expect(counted().price.unpriced).toEqual({ count: 1, first: [{ id: odd.id, name: odd.name }] });
  expect(counted().price.computed.find(({ cost }) => cost === 9)?.cards).toBe(2);
  expect(counted().price.unused.reduce((sum, { cards }) => sum + cards, 0)).toBe(3);
});

test('components are counted by the guides that read the cards, and those that nobody uses are named', () => {
  const [modern] = counted().components;
  expect(modern?.guide).toBe(14);
  expect(modern?.used).toEqual([
    expect.objectContaining({ kind: 'effect', phrase: 'draw x cards.', cards: 3, uses: 3 }),
  ]);
  expect(modern?.unused.length).toBeGreaterThan(20);
  expect(modern?.unused.map(({ id }) => id)).not.toContain(modern?.used[0]?.id);
});

test('legality under each edition adds up to all cards', () => {
  expect(counted().legality.map(({ edition }) => edition)).toEqual(rulesEditions.toReversed());
  for (const { cards } of counted().legality)
    expect(Object.values(cards).reduce((sum, count) => sum + count, 0)).toBe(4);
  expect(counted().legality.find(({ edition }) => edition === 14)?.cards).toMatchObject({
    legal: 2,
    invalid: 1,
    pruned: 1,
  });
});

test('strengths are of creatures with both figures; what is missing is named', () => {
  expect(counted().strengths).toEqual([{ offense: 3, defense: 4, cards: 2 }]);
  expect(counted().missing.picture.count).toBe(4);
  expect(counted().missing.licence.first.map(({ id }) => id)).toEqual([cheap.id, spell.id, odd.id]);
  expect(counted().missing.name.count).toBe(0);
});

test('of no cards at all there is nothing to say', () => {
  const none = { ...finish(countingStatistics([])), ...finish(countingKotc([])) };
  expect([none.cards, none.games, none.curve, none.components, none.price.computed]).toEqual([
    0,
    [],
    [],
    [],
    [],
  ]);
});

test('of many cards the first 200 are named, and all are counted', () => {
  const many = Array.from({ length: 201 }, () => card({ text: 'Win the game.' }));
  const { count, first } = found(many);
  expect([count, first.length, first[0], first.at(-1)?.id]).toEqual([
    201,
    200,
    { id: many[0]!.id, name: many[0]!.name },
    many[199]!.id,
  ]);
  const wrong = many.map((one) => ({ ...one, type: 'spell' as const, text: 'Draw 1 card.', cost: 9 }));
  const { price } = finish(countingKotc(wrong));
  expect([price.differing.length, price.differingCount]).toEqual([200, 201]);
});

test('values are sorted into steps, those on a border into the upper one', () => {
  expect(spread([0, 1, 40, 41, 500, -3], [0, 1, 41])).toEqual([
    { from: 0, below: 1, cards: 2 },
    { from: 1, below: 41, cards: 2 },
    { from: 41, below: null, cards: 2 },
  ]);
});

test('are counted one after the other, so that others have their turn between them', () => {
  const work = countingStatistics([cheap, fox]);
  let steps = 0;
  while (!work.next().done) steps += 1;
  expect(steps).toBeGreaterThan(5);
});
