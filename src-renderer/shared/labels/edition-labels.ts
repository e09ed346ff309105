import type { GameEdition } from '../../../src-main/api/answers/answers.js';

/** The edition that a card is designed for, by the fields of the card that say so. */
export function editionOfCard(editions: readonly GameEdition[], card: object): GameEdition | undefined {
  const fields = new Map<string, unknown>(Object.entries(card));
  return editions.find(({ cardFields }) =>
    Object.entries(cardFields).every(([name, value]) => fields.get(name) === value),
  );
}

/** A choice's key for an edition, also for the one of cards that are of none. */
export const editionKey = ({ id }: Pick<GameEdition, 'id'>): string => id ?? 'none';

/** Undefined before the editions arrive. */
type WithTerms = Pick<GameEdition, 'terms'> | undefined;

/** A card type as an edition calls it: "Spell". */
export const typeTerm = (edition: WithTerms, type: string): string =>
  edition?.terms.types[type] ?? capitalized(type);

/** A field of a card as an edition calls it: "Level". */
export const fieldTerm = (edition: WithTerms, field: string): string =>
  edition?.terms.fields[field] ?? capitalized(field);

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
