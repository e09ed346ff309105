import type { Supply } from '../../../../src-main/games/card-figures.js';
import { addCards, copiesIn, setCount, type Entries } from './deck-edits.js';

const copiesOf = (entries: Entries, card: string): number => {
  const entry = entries.find((one) => one.card === card);
  return entry ? copiesIn(entry, 'main') : 0;
};

/** The deck has of every card as many as it should have. */
export const isSupplied = (entries: Entries, { wanted }: Supply): boolean =>
  wanted.every(({ card, copies }) => copiesOf(entries, card) === copies);

/** The deck with as many of each card as it should have. */
export const supplied = (entries: Entries, { wanted }: Supply): Entries =>
  wanted.reduce(
    (deck, { card, name, copies }) =>
      deck.some((entry) => entry.card === card)
        ? setCount(deck, card, 'main', copies)
        : copies > 0
          ? addCards(deck, [{ card, name, copies }])
          : deck,
    entries,
  );
