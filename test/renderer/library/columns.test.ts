import { expect, test } from 'vitest';
import {
  columnsWith,
  fixedColumns,
  limitedWidth,
  tracksOf,
} from '../../../src-renderer/shared/card-grid/columns.js';

const cost = {
  sort: 'cost',
  title: 'Cost',
  head: 'Cost',
  width: 4,
  figure: true,
  descendingFirst: false,
  usual: true,
  asked: false,
};
const some = [
  ...fixedColumns,
  ...columnsWith([cost]).filter(({ sort }) => sort === 'cost' || sort === 'tags'),
];

test('columns share the room that is left, until a person sets their width', () => {
  expect(tracksOf(some, {})).toEqual({
    tracks: '2.25rem minmax(9.5rem, 2fr) 4rem minmax(5rem, 1fr)',
    least: 20.75,
  });
  expect(tracksOf(some, { name: 20, cost: 3 })).toEqual({
    tracks: '2.25rem 20rem 3rem minmax(5rem, 1fr)',
    least: 30.25,
  });
});

test('a column stays wide enough to be taken hold of, and leaves room for others', () => {
  expect([limitedWidth(-3), limitedWidth(5.03), limitedWidth(400)]).toEqual([2, 5, 40]);
});
