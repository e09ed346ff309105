import { expect, test } from 'vitest';
import { reportSentences, setName } from '../../../src-renderer/shared/labels/set-labels.js';

const fine = { total: 9, without: 0, gaps: [], doubles: [] };
const nameOf = (id: string): string => `Card ${id}`;

test('a set in order has nothing to say', () => {
  expect(reportSentences(fine, nameOf)).toEqual([]);
  expect([setName({ name: ' ' }), setName({ name: 'Woods' })]).toEqual(['Unnamed set', 'Woods']);
});

test('gaps, doubles and cards without numbers are named', () => {
  const report = {
    total: 9,
    without: 2,
    gaps: [
      { from: 1, to: 1 },
      { from: 4, to: 6 },
    ],
    doubles: [{ number: 3, cards: ['a', 'b', 'c'] }],
  };
  expect(reportSentences(report, nameOf)).toEqual([
    '2 cards have no number.',
    'No card has 1 and 4–6.',
    '3 stands on Card a, Card b and Card c.',
  ]);
});

test('of very many only the first are named', () => {
  const doubles = Array.from({ length: 12 }, (_, index) => ({ number: index + 1, cards: ['a', 'b'] }));
  const gaps = Array.from({ length: 20 }, (_, index) => ({ from: 2 * index + 20, to: 2 * index + 20 }));
  const sentences = reportSentences({ ...fine, gaps, doubles }, nameOf);
  expect(sentences).toHaveLength(10);
  expect(sentences[0]).toContain('and 12 more');
  expect(sentences.at(-1)).toBe('4 more numbers stand on several cards.');
});
