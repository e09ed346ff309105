import { capitalized } from '../../../src-main/engine/text.js';
import type { GameEdition, GameInfo } from '../../../src-main/api/answers/answers.js';

/** The edition that a card is designed for, by the fields of the card that say so. */
export function editionOfCard(
  editions: readonly GameEdition[],
  card: { readonly game: string },
): GameEdition | undefined {
  const fields = new Map<string, unknown>(Object.entries(card));
  return editions.find(
    ({ game, cardFields }) =>
      game === card.game && Object.entries(cardFields).every(([name, value]) => fields.get(name) === value),
  );
}

/** Stands for the edition of cards of a game that has one only, and no name for it. */
export const editionless = ({ id, name, terms }: GameInfo): GameEdition => ({
  id: null,
  game: id,
  name,
  label: name,
  hasGuide: false,
  isPlayed: false,
  terms,
  cardFields: {},
});

/** Stands for a game that this version does not know: its cards show what every card has. */
export const unknownGame = (id: string): GameInfo => ({
  id,
  name: id,
  editions: [],
  terms: { types: {}, fields: {} },
  fields: [],
  starters: [],
  templates: [],
  kindField: null,
  costField: null,
  hasLaw: false,
  hasLanguage: false,
  hasGrammar: false,
  hasPrices: false,
  hasExperiments: false,
  hasDesigns: false,
  hasUpgrade: false,
});

/** A choice's key for an edition, also for the one of cards that are of none. */
export const editionKey = ({ id }: Pick<GameEdition, 'id'>): string => id ?? 'none';

/** Undefined before the editions arrive. */
type WithTerms = Pick<GameEdition, 'terms'> | undefined;

/** A card type as an edition calls it: "Spell". */
export const typeTerm = (edition: WithTerms, type: string): string =>
  edition?.terms.types[type] ?? capitalized(type);

/** Cards of a type as an edition calls them: "Spells". */
export const typesTerm = (edition: WithTerms, type: string): string =>
  edition?.terms.plurals?.[type] ?? `${typeTerm(edition, type)}s`;

/** A field of a card as an edition calls it: "Level". */
export const fieldTerm = (edition: WithTerms, field: string | null | undefined): string =>
  edition?.terms.fields[field ?? ''] ?? capitalized(field ?? '');
