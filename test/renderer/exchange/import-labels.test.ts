import { expect, test } from 'vitest';
import type { TablePreview } from '../../../src-main/exchange/plan/preview.js';
import { headingsOf, inOrder } from '../../../src-renderer/rooms/exchange/import-labels.js';

const table = {
  columns: [
    { heading: 'Titel', samples: [], field: 'name' },
    { heading: 'Notes', samples: [], field: null },
    { heading: ' ', samples: [], field: 'cost' },
    { heading: 'HP', samples: [], field: 'defense' },
  ],
  fields: [
    { field: 'name', title: 'Name' },
    { field: 'cost', title: 'Level' },
  ],
} satisfies Pick<TablePreview, 'columns' | 'fields'>;

test('what is wrong with a row is told by the headings of its table, in their order', () => {
  const headings = headingsOf({
    place: 'a.csv',
    sheets: [],
    sheet: null,
    encoding: 'utf-8',
    separator: ',',
    header: 0,
    hasCopies: false,
    ...table,
  });
  expect([...headings]).toEqual([
    ['name', 'Titel'],
    ['cost', 'Level'],
    ['defense', 'HP'],
  ]);
  const problem = (field: 'name' | 'cost' | 'defense' | 'text' | null) =>
    ({ severity: 'error', field, message: '' }) as const;
  const problems = [problem(null), problem('defense'), problem('text'), problem('name')];
  expect(inOrder(problems, headings).map(({ field }) => field)).toEqual(['name', 'defense', null, 'text']);
});

test('what is no table has no headings', () => {
  expect(headingsOf(null).size).toBe(0);
});
