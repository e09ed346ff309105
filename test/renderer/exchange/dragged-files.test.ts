import { describe, expect, test } from 'vitest';
import { arePictures, areRecords, mayBeRecords } from '../../../src-renderer/shared/files/dragged-files.js';

/** What a drag shows of files of these kinds, and of a word that is dragged along. */
function dragged(...types: readonly string[]): Pick<DataTransfer, 'items'> {
  const items = types.map((type) => ({ kind: type === 'text/plain' ? 'string' : 'file', type }));
  return { items: items as unknown as DataTransferItemList };
}

describe('what is dragged', () => {
  test.each([
    [['image/png'], true],
    [['image/png', 'image/svg+xml', 'text/plain'], true],
    [['image/png', 'text/csv'], false],
    [['text/csv'], false],
    [[''], false],
    [['text/plain'], false],
    [[], false],
  ])('%j are pictures: %s', (types, are) => {
    expect(arePictures(dragged(...types))).toBe(are);
  });

  test('may be the records of games where it is nothing but JSON', () => {
    expect([dragged('application/json'), dragged('application/json', ''), null].map(mayBeRecords)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test.each([
  [['duel.game.json'], true],
  [['Duel.JSON', 'b.game.json'], true],
  [['fox.card.json'], false],
  [['duel.game.json', 'embers.deck.json'], false],
  [['woods.set.json'], false],
  [['beasts.csv'], false],
  [[], false],
])('%j are records of games: %s', (names, are) => {
  expect(areRecords(names.map((name) => ({ name })))).toBe(are);
});
