import type { Ability, CardComponents, Use } from '../../../card-components.js';

export type { Use };

/** All components of an ability in printed order. */
const usesOf = (ability: Ability): Use[] => [
  ...(ability.condition ? [ability.condition] : []),
  ...ability.costs,
  ...ability.parts.flatMap((part) => [...(part.target ? [part.target] : []), ...part.effects]),
];

export const allUses = (of: CardComponents): Use[] => [
  ...(of.caveat ? [of.caveat] : []),
  ...of.abilities.flatMap(usesOf),
];
