import type { KotcEdition } from '../rules/editions/edition.js';
import { termsOf } from '../rules/texts/terms.js';
import type { Position } from './position.js';

/** Spells fight no battles, creatures are no traps, and pawns are on the battlefield alone. @returns what is wrong with where cards lie, a sentence each */
export function misplacedCards(edition: KotcEdition, { state, designs }: Position): string[] {
  const { zones: names } = termsOf(edition);
  const strangers = { battlefield: 'spell', traps: 'creature' } as const;
  return state.cards.flatMap(({ zone, design, made }) => {
    if (made && zone !== 'battlefield') {
      const where = `the ${zone === null ? 'game' : names[zone]}`;
      return [`“${designs[design]?.name}” cannot lie in ${where}: it is a pawn. Move it to a battlefield.`];
    }
    if (zone !== 'battlefield' && zone !== 'traps') return [];
    const { name, type } = designs[design] ?? {};
    if (type !== strangers[zone]) return [];
    return [`“${name}” cannot lie in the ${names[zone]}: it is a ${type}. Move it somewhere else.`];
  });
}
