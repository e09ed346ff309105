import { expect, test } from 'vitest';
import {
  columnsWith,
  fixedColumns,
  limitedWidth,
  sortOptions,
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
  called: { kotc: { title: 'Cost', head: 'Cost' } },
};
const some = [
  ...fixedColumns,
  ...columnsWith([cost]).filter(({ sort }) => sort === 'cost' || sort === 'tags'),
];

const level = {
  ...cost,
  called: {
    kotc: { title: 'Level or cost', head: 'Level' },
    magic: { title: 'Mana cost', head: 'Cost' },
  },
};
const rarity = {
  ...cost,
  sort: 'rarity',
  called: { magic: { title: 'Rarity', head: 'Rarity' } },
};

test('columns are called as the game calls them whose cards are shown; of several games both words stand there', () => {
  const called = (...games: string[]) =>
    columnsWith([level, rarity], new Set(games)).flatMap(({ sort, title, head }) =>
      ['cost', 'rarity'].includes(sort) ? [`${title} (${head})`] : [],
    );
  expect(called('kotc')).toEqual(['Level or cost (Level)']);
  expect(called('magic')).toEqual(['Mana cost (Cost)', 'Rarity (Rarity)']);
  expect(called('kotc', 'magic')).toEqual(['Level or cost / Mana cost (Level/Cost)', 'Rarity (Rarity)']);
  expect(called()).toEqual(called('kotc', 'magic'));
  const [wide, narrow] = [new Set(['kotc', 'magic']), new Set(['magic'])].map(
    (games) => columnsWith([level], games).find(({ sort }) => sort === 'cost')?.width ?? 0,
  );
  expect(wide).toBeGreaterThan(narrow ?? 0);
});

test('an order that no shown game has is offered as long as it is the one in use', () => {
  const offers = (chosen: string) =>
    sortOptions([level, rarity], new Set(['kotc']), chosen).some(({ value }) => value === 'rarity');
  expect([offers('name'), offers('rarity')]).toEqual([false, true]);
});

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
