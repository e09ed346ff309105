import type { Position } from '../../../engine/scenario/scenario.js';
import { withArticle } from '../../../engine/text.js';
import { isPermanentType } from '../cards/type-line.js';
import type { Printed } from '../cards/card.js';
import type { Design } from '../rules/state/design.js';
import type { MagicCard, State } from '../rules/state/state.js';

/** Instants and sorceries are never in play, and lands are never on the stack. @returns what is wrong, a sentence each */
export function misplacedCards({ state, designs }: Position<State, Printed, Design>): string[] {
  return state.cards.flatMap((card) => {
    const place = whereNot(card, designs[card.design]);
    if (place === null) return [];
    const { name, types } = designs[card.design] as Design;
    return [`“${name}” cannot be ${place}: it is ${withArticle(types.join(' '))}. Move it somewhere else.`];
  });
}

/** Null: it may lie where it does. */
function whereNot({ zone, source, combatDamage }: MagicCard, design: Design | undefined): string | null {
  if (!design || source || combatDamage) return null;
  if (zone === 'play' && !design.types.some(isPermanentType)) return 'in play';
  return zone === 'stack' && design.types.includes('land') ? 'on the stack' : null;
}
