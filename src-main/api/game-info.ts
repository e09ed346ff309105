import { printedFieldsOf, type PrintedFieldInfo } from './printed-fields.js';
import type { Game } from '../games/game.js';
import type { EditionTerms, GameInfo } from './answers/answers.js';

/** What the renderer knows of a game from the start. */
export function gameInfo({ id, name, cards, cardFields, format, ruleSets, ...optional }: Game): GameInfo {
  const { kindField = null, costField = null } = cardFields;
  const fields = printedFieldsOf({ cards, cardFields });
  const usual = usualTerms(fields, kindField);
  const editions = cards.editions.map((edition) => {
    const { types, fields: called } = edition.terms;
    const terms: EditionTerms = {
      ...edition.terms,
      types: { ...usual.types, ...types },
      fields: { ...usual.fields, ...called },
    };
    return { ...edition, terms };
  });
  const starters = ruleSets
    .filter(({ rules, starter }) => starter === rules.id)
    .map((rules) => ({ set: rules.rules.id, name: rules.name }))
    .toReversed();
  return {
    id,
    name,
    editions,
    terms: usual,
    fields,
    kindField,
    costField,
    starters,
    templates: format.templates ?? [],
    hasLaw: optional.law !== undefined,
    hasLanguage: optional.language !== undefined,
    hasGrammar: optional.texts !== undefined,
    hasPrices: optional.pricing !== undefined,
    hasExperiments: optional.experiments !== undefined,
    hasDesigns: optional.designs !== undefined,
    hasUpgrade: optional.upgrade !== undefined,
  };
}

/** What kinds and fields are called where an edition has no word of its own. */
function usualTerms(fields: readonly PrintedFieldInfo[], kindField: string | null): EditionTerms {
  const kinds = fields.find(({ key }) => key === kindField);
  const choices = kinds?.kind === 'choice' ? kinds.choices : [];
  return {
    types: Object.fromEntries(choices.map(({ value, name }) => [String(value), name])),
    fields: Object.fromEntries(fields.map(({ key, title }) => [key, title])),
  };
}
