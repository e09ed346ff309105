import { expect, test } from 'vitest';
import { applyOption, placeIn } from '../../../src-renderer/rooms/library/search/completing.js';

test.each([
  ['fox ta', { from: 4, to: 6 }, { kind: 'field', insert: 'tag:' }, 'fox tag:|'],
  ['fox tag:f', { from: 8, to: 9 }, { kind: 'value', insert: 'fire' }, 'fox tag:fire |'],
  ['tag:f owl', { from: 4, to: 5 }, { kind: 'value', insert: 'fire' }, 'tag:fire| owl'],
] as const)('“%s” goes on', (query, place, option, expected) => {
  const { text, caret } = applyOption(query, place, option);
  expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(expected);
});

test.each([
  ['t:m', 't:mi', { from: 2, to: 3 }, { from: 2, to: 4 }],
  ['t:m lvl<=3', 't:min lvl<=3', { from: 2, to: 3 }, { from: 2, to: 5 }],
  ['t:min', 't:m', { from: 2, to: 5 }, { from: 2, to: 3 }],
  ['t:m', 'et:m', { from: 2, to: 3 }, null],
  ['t:m lvl<=3', 't:m lvl<=4', { from: 2, to: 3 }, null],
  ['t:m', 't', { from: 2, to: 3 }, null],
])('what was offered for “%s” has its place in “%s”, too', (offered, query, place, expected) => {
  expect(placeIn(query, offered, place)).toEqual(expected);
});
