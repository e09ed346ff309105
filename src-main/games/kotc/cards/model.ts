import type { CardModel } from '../../card-model.js';
import { blankCard, kotcCard, type KotcCard } from './card.js';
import { editionId, editionNumber, type DesignNumber } from './editions.js';
import { gameEditions } from './game-editions.js';

/** Decks before version 3 name their edition by its number. */
const formerEdition = (edition: unknown): unknown =>
  typeof edition === 'number' ? editionId(edition as DesignNumber) : edition;

export const kotcCards: CardModel<KotcCard> = {
  model: kotcCard,
  editions: gameEditions,
  newest: editionId(17),
  blank: (id, edition = editionId(17)) => blankCard(id, editionNumber(edition)),
  editionOf: (card) => editionId((card as Pick<KotcCard, 'game' | 'edition'>).edition),
  /** Files before version 3 know this game alone: those of versions 1 and 2 hold nothing else. */
  beforeGames: {
    card: (fields) => ({ ...fields, game: 'kotc' }),
    deck: (fields) => ({ ...fields, game: 'kotc', edition: formerEdition(fields.edition) }),
  },
};
