import type { Card } from '../../cards/card.js';
import type { Playable } from '../../engine/playable.js';
import type { GameContext } from '../../engine/rule-set.js';
import type { BaseState } from '../../engine/state.js';
import type { CardModel } from '../card-model.js';
import type { GameEdition } from '../edition.js';
import type { GameRules } from '../game-play.js';

/** What decks and tables need to know of a rule set whose cards are played as they are printed, in the only edition of its game. */
export function rulesOfGame<
  P extends { readonly name: string },
  S extends BaseState,
  D,
  T extends GameContext<S, D>,
>(
  playable: Playable<P, S, D, T>,
  edition: GameEdition,
  own: {
    readonly seats: GameRules['seats'];
    readonly model: CardModel;
    printedOn(card: Card): P;
  },
): GameRules<P, S, D, T> {
  const { seats, model, printedOn } = own;
  const nameless = (card: Card): string => JSON.stringify({ ...printedOn(card), name: '' });
  return {
    ...playable,
    name: edition.name,
    edition: edition.id,
    seats,
    printedOn,
    cardOf: (printed, _ready, id) => ({ ...model.blank(id), ...printed }),
    looksAlike: (card, other) => nameless(card) === nameless(other),
  };
}
