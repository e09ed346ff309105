/** The cards of a game that has one edition, whose fields are numbers and words. */
import { z } from 'zod';
import { baseCard, blankBase, type BaseCard } from '../../cards/card.js';
import type { CardModel } from '../card-model.js';
import type { GameEdition } from '../edition.js';

const { id, game, name, ...others } = baseCard.shape;

/** The model of a game's cards: what every card has, and the game's own fields beside it. */
export const cardShapeOf = <G extends string, Own extends z.ZodRawShape>(ofGame: G, own: Own) =>
  z.strictObject({ id, game: z.literal(ofGame).describe(game.description ?? ''), name, ...own, ...others });

/** The only edition of a game, by whose rules its cards are played. @param id also that of the rule set */
export const soleEdition = (ofGame: string, edition: string, called: string): GameEdition => ({
  id: edition,
  game: ofGame,
  name: called,
  label: called,
  hasGuide: false,
  isPlayed: true,
  terms: { types: {}, fields: {} },
  cardFields: {},
});

/** @param blank what a new card has in the game's own fields */
export const cardModel = (
  edition: GameEdition,
  model: z.ZodType<BaseCard>,
  blank: Readonly<Record<string, unknown>>,
): CardModel => ({
  model,
  editions: [edition],
  newest: edition.id,
  blank: (newId) => {
    const { id: given, name: noName, ...rest } = blankBase(newId);
    return { id: given, game: edition.game, name: noName, ...blank, ...rest };
  },
  editionOf: () => edition.id,
});
