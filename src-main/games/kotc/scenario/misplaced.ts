import type { KotcEdition } from '../rules/editions/edition.js';
import { termsOf } from '../rules/texts/terms.js';
import type { Position } from './position.js';

/** Spells fight no battles, and creatures are no traps. @returns what is wrong with where cards lie, a sentence each */
export function misplacedCards(edition: KotcEdition, { state, designs }: Position): string[] {
  const { zones: names } = termsOf(edition);
  const strangers = { battlefield: 'spell', traps: 'creature' } as const;
  return state.cards.flatMap(({ zone, design }) => {
    if (zone !== 'battlefield' && zone !== 'traps') return [];
    const { name, type } = designs[design] ?? {};
    if (type !== strangers[zone]) return [];
    return [`“${name}” cannot lie in the ${names[zone]}: it is a ${type}. Move it somewhere else.`];
  });
}
