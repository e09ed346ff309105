import { describe, expect, test } from 'vitest';
import { editionless } from '../../../src-renderer/shared/labels/edition-labels.js';
import { newDeckChoices, usualDeckEdition } from '../../../src-renderer/rooms/decks/deck/deck-edition.js';
import { editionIn, kotcInfo } from '../games/info.js';

const lamps = { ...editionIn('kotc-14'), id: 'lamps-1', game: 'lamps', name: 'First Lamps' };
const other = {
  ...kotcInfo,
  id: 'lamps',
  name: 'Lamps',
  editions: [lamps, editionless({ ...kotcInfo, id: 'lamps' })],
};

describe('what a new deck can be for', () => {
  test('stands under no game where there is one', () => {
    const [only, ...more] = newDeckChoices([kotcInfo]);
    expect([only?.title, more]).toEqual([null, []]);
    expect(only?.options.map(({ name }) => name)).toContain('14th Edition');
  });

  test('stands under its game where there are several, and no edition says the game too', () => {
    const groups = newDeckChoices([kotcInfo, other]);
    expect(groups.map(({ title }) => title)).toEqual([kotcInfo.name, 'Lamps']);
    const keys = groups.flatMap(({ options }) => options.map(({ value }) => value));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toContain('lamps none');
  });

  test('is at first the edition of most of its cards, else the newest of their game', () => {
    const usual = (...cards: Parameters<typeof usualDeckEdition>[1]) =>
      usualDeckEdition([kotcInfo, other], cards)?.id;
    const [nine, fourteen] = [editionIn('kotc-09'), editionIn('kotc-14')];
    expect(usual()).toBe(kotcInfo.editions.find(({ isPlayed }) => isPlayed)?.id);
    expect(usual(fourteen, nine, nine, undefined)).toBe('kotc-09');
    expect(usual(fourteen, lamps, lamps)).toBe('lamps-1');
    expect(usual({ game: 'lamps', id: 'lamps-2' })).toBe('lamps-1');
    expect(usual({ game: 'chess', id: null })).toBe(usual());
  });
});
