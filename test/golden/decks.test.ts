import { describe, test } from 'vitest';
import type { CardSet } from '../../src-main/cards/card-set.js';
import type { Deck } from '../../src-main/cards/deck.js';
import {
  changedEntries,
  differencesOfDecks,
} from '../../src-main/collection/differences/deck-differences.js';
import { differencesOfSets } from '../../src-main/collection/differences/set-differences.js';
import { findSamePictures } from '../../src-main/collection/duplicates/find-duplicates.js';
import { repointed } from '../../src-main/collection/duplicates/repoint.js';
import { chanceFrom, randomTo } from '../../src-main/engine/chance/chance.js';
import { goldenCards } from './cards.js';
import { editionId, editionNumber } from '../../src-main/games/kotc/cards/editions.js';
import { expectGolden } from './golden.js';

const cards = goldenCards(14).slice(0, 14);
const chance = chanceFrom(9);
const one = <T>(list: readonly T[]): T => list[randomTo(chance, list.length - 1)] as T;

const decks = Array.from({ length: 60 }, (): Deck => {
  const used = cards.filter(() => randomTo(chance, 2) === 0);
  return {
    id: '77777777-1111-4111-8111-111111111111',
    game: 'kotc',
    name: one(['Moon', 'Sun', '']),
    edition: editionId(one([14, 14, 11, 6])),
    entries: (randomTo(chance, 3) === 0 ? used.toReversed() : used).map(({ id, name }) => ({
      card: id,
      name: randomTo(chance, 5) === 0 ? '' : name,
      copies: 1 + randomTo(chance, 60),
      ...(randomTo(chance, 1) === 0 && { reserves: randomTo(chance, 4) }),
    })),
    back: 'standard',
    notes: one(['', 'For Sunday.']),
  };
});

const sets = Array.from({ length: 20 }, (): CardSet => ({
  id: '88888888-1111-4111-8111-111111111111',
  name: one(['First Steps', 'Second Steps']),
  code: one(['', 'FS', 'SS']),
  symbol: one([null, { icon: 'fox' }]),
  mark: one(['none', 'number', 'number-of-total']),
  notes: one(['', 'For Sunday.']),
}));

/** A deck as it was before it named its edition by an id. */
const asItWas = (deck: Deck | null): unknown => deck && { ...deck, edition: editionNumber(deck.edition) };

describe('decks and sets: the same as before', () => {
  test('what is different after a change', () => {
    expectGolden('deck-differences', decks, (deck) => {
      const next = decks[(decks.indexOf(deck) + 1) % decks.length]!;
      const reordered = { ...deck, entries: deck.entries.toReversed() };
      return [
        changedEntries(deck.entries, next.entries),
        differencesOfDecks(deck, next),
        differencesOfDecks(deck, reordered),
      ];
    });
    expectGolden('set-differences', sets, (set) => sets.map((other) => differencesOfSets(set, other)));
  });

  test('one card in the place of others', () => {
    const [keep, ...others] = cards.slice(0, 4);
    expectGolden('repointed', decks, (deck) =>
      asItWas(repointed(deck, new Set(others.map(({ id }) => id)), keep!)),
    );
  });

  test('cards with one picture', () => {
    const pictures = [null, 'a', 'b'];
    const painted = goldenCards(11)
      .slice(0, 30)
      .map((card, place) => {
        const id = pictures[place % 3];
        const crop = { left: 0, top: 0, right: 0, bottom: 0 };
        return { ...card, picture: id ? { id, fit: 'cover' as const, zoom: 1, x: 0, y: 0, crop } : null };
      });
    expectGolden('same-pictures', [3, 9, 30], (count) => findSamePictures(painted.slice(0, count)));
  });
});
