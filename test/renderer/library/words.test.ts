import { expect, test } from 'vitest';
import { editionIn, kotcInfo } from '../games/info.js';
import { countOf, factsOf, nameOf } from '../../../src-renderer/shared/labels/card-labels.js';

const raptor = { type: 'creature', cost: 3, offense: 2, defense: 0 } as const;

test('figures carry the names of the edition, and a zero is a figure', () => {
  const lines = factsOf(raptor, kotcInfo, editionIn('kotc-09')).map(({ term, value }) => `${term} ${value}`);
  expect(lines).toEqual(['Resource cost 3', 'Offense 2', 'Defense 0']);
  expect(factsOf(raptor, kotcInfo, editionIn('kotc-14')).map(({ term }) => term)).toEqual([
    'Level',
    'SP',
    'HP',
  ]);
});

test('a spell has no offense, and a blank figure is left out', () => {
  const terms = factsOf({ ...raptor, type: 'spell' }, kotcInfo, editionIn('kotc-09')).map(({ term }) => term);
  expect(terms).toEqual(['Resource cost']);
  expect(
    factsOf({ ...raptor, cost: null, offense: null, defense: null }, kotcInfo, editionIn('kotc-09')),
  ).toEqual([]);
});

test('counts and names are words', () => {
  expect([countOf(1), countOf(0), countOf(10_000)]).toEqual(['1 card', '0 cards', '10,000 cards']);
  expect(nameOf({ name: '  ' })).toBe('Unnamed card');
});
