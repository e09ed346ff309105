/** The editions as the rest of the program knows them: by ids and labels instead of numbers. */
import type { GameEdition } from '../../edition.js';
import {
  editions,
  ordinal,
  type Edition,
  type EditionTerms,
  type GuideEdition,
  type RulesEdition,
} from './editions.js';

/** Newest first; the card without an indicator last. */
export const gameEditions: readonly GameEdition[] = editions.map(
  ({ id, number, name, guide, rules, terms, emptyAbilityText }): GameEdition => ({
    id,
    game: 'kotc',
    name,
    shortName: number === null ? 'no edition' : ordinal(number),
    label: number === null ? 'none' : String(number),
    hasGuide: guide !== null,
    isPlayed: rules !== null,
    terms: neutral(terms),
    emptyTexts: { creature: emptyAbilityText },
    cardFields: { edition: number },
  }),
);

function neutral({ creature, spell, cost, offense, defense }: EditionTerms): GameEdition['terms'] {
  return { types: { creature, spell }, fields: { cost, offense, defense } };
}

const byId = new Map(editions.map((edition) => [edition.id, edition]));

/** @throws RangeError for an id that is no edition of this game */
function knownById(id: string): Edition {
  const found = byId.get(id);
  if (!found) throw new RangeError(`There is no edition “${id}”.`);
  return found;
}

/** @throws RangeError for an edition without guide */
export function guideNumberOf(id: string): GuideEdition {
  const { guide, name } = knownById(id);
  if (guide === null) throw new RangeError(`The guide of the ${name} is not known here.`);
  return guide;
}

/** @throws RangeError for an edition that is not played */
export function rulesNumberOf(id: string): RulesEdition {
  const { rules } = knownById(id);
  if (rules === null) throw new RangeError(`There are no rules “${id}”.`);
  return rules;
}
