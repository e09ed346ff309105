import { expect, test } from 'vitest';
import { editions } from '../../../src-main/games/kotc/cards/editions.js';
import { editionGroups } from '../../../src-renderer/shared/labels/edition-groups.js';

test('editions are offered by what can be done with their cards, each once, the newest first', () => {
  const groups = editionGroups(editions, String);
  const offered = groups.map(({ title, options }) => [title, options.map(({ value }) => value)]);
  expect(offered).toEqual([
    ['Built and played', ['14', '11', '10', '9', '6']],
    ['Built, not played', []],
    ['Written as text', ['17', '16', '15', '13', '12', '8', '7', '5', '4', '3', '2', '1', 'null']],
  ]);
  const unplayed = editions.map((edition) => (edition.number === 9 ? { ...edition, rules: null } : edition));
  expect(editionGroups(unplayed, String)[1]?.options).toEqual([{ value: '9', name: '9th Edition' }]);
});
