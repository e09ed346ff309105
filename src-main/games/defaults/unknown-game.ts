/** What can be said of a card whose game the program does not know: what every card has. It is shown, and never written. */
import { z } from 'zod';
import { baseCard, blankBase } from '../../cards/card.js';
import { columnsOfRows, fieldsOfRows } from './card-fields.js';
import { plainFormat } from './card-format.js';
import type { CardGame } from '../game.js';

/** Stands for nothing in searches: a game of which no field is known gives no examples. */
const noExamples = { quality: '', either: '', grouped: '', several: '', order: '', ordered: '' };
const cardFields = fieldsOfRows([], [], noExamples);

const made = new Map<string, CardGame>();

/** The same object for the same id. */
export function unknownGame(id: string): CardGame {
  const known = made.get(id);
  if (known) return known;
  const game: CardGame = {
    id,
    name: id,
    cards: {
      // Fields of its own are left out: nothing here could say what they are.
      model: z.object(baseCard.shape),
      editions: [],
      newest: null,
      blank: (card) => ({ ...blankBase(card), game: id }),
      editionOf: () => null,
    },
    cardFields,
    columns: columnsOfRows(cardFields, { cockatrice: () => ({ cost: '', stats: null, row: 1 }) }),
    format: plainFormat({ ground: '#6b6b6b', kind: () => `Card of “${id}”`, figures: () => [] }),
  };
  made.set(id, game);
  return game;
}
