/** What kind of card a card is, and what it costs, as its game's fields say it. */
import type { Card } from '../cards/card.js';
import { printedIn, type FieldValue } from './card-fields.js';
import type { CardModel } from './card-model.js';
import { editionIdOf } from './cards.js';
import type { Game } from './game.js';
import { games, gameOf } from './registry.js';

/** A card, or a row of a list about one. */
type SomeCard = Pick<Card, 'game'>;

/** The kinds of a game's cards, in the order of forms; none where the game does not tell them apart. */
export function kindsOf({ cardFields: { fields, kindField } }: Pick<Game, 'cardFields'>): readonly string[] {
  const field = fields.find(({ key }) => key === kindField);
  const choices = (field?.printed ?? field?.derived)?.choices ?? [];
  return choices.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
}

/** The key of the field by which a game tells its editions apart; null where all its cards are of one. */
export const editionFieldOf = ({ editions }: Pick<CardModel, 'editions'>): string | null =>
  editions.flatMap(({ cardFields }) => Object.keys(cardFields))[0] ?? null;

/** A row of a list has what follows from its card beside what is printed; of a card it is read. */
function valueOf(card: SomeCard, key: string): FieldValue {
  if (Object.hasOwn(card, key)) return printedIn(card, key);
  const derived = gameOf(card).cardFields.fields.find((field) => field.key === key)?.derived;
  return derived?.read(card as Card) ?? null;
}

/** Null for a card of a game that does not tell kinds apart. */
export function kindOf(card: SomeCard): string | null {
  const { kindField } = gameOf(card).cardFields;
  const kind = kindField === undefined ? null : valueOf(card, kindField);
  return typeof kind === 'string' ? kind : null;
}

/** Null for a blank, and for a card of a game without costs. */
export function costOf(card: SomeCard): number | null {
  const { costField } = gameOf(card).cardFields;
  const cost = costField === undefined ? null : valueOf(card, costField);
  return typeof cost === 'number' ? cost : null;
}

/** Known games before others. */
const gameRank = ({ game }: SomeCard): number => {
  const place = games().findIndex(({ id }) => id === game);
  return place < 0 ? games().length : place;
};

/** Game by game; newer editions first; kinds in the order of forms; cheap before costly, blank costs last. */
export function compareKinds(a: SomeCard, b: SomeCard): number {
  const ofA = gameOf(a);
  if (a.game !== b.game) return gameRank(a) - gameRank(b) || (a.game < b.game ? -1 : 1);
  const editionRank = (card: SomeCard): number =>
    ofA.cards.editions.findIndex(({ id }) => id === editionIdOf(card));
  const kinds = kindsOf(ofA);
  const kindRank = (card: SomeCard): number => kinds.indexOf(kindOf(card) ?? '');
  // Infinity less Infinity is no number, so that two blanks are alike.
  const byCost = (costOf(a) ?? Infinity) - (costOf(b) ?? Infinity) || 0;
  return editionRank(a) - editionRank(b) || kindRank(a) - kindRank(b) || byCost;
}
