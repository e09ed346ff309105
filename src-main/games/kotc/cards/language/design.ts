import type { Values } from '../vocabulary/component.js';

/** One component on a card, with the numbers that its maker chose. */
export interface Use {
  readonly id: string;
  readonly values: Values;
}

/** What joins an effect to the one before it in a 14th Edition sub-ability; "then" unless the card says "also". */
export type Joiner = 'then' | 'also';

/** An optional target selection and the effects that work on its targets. Older editions have one to an ability. */
export interface SubAbility {
  readonly target: Use | null;
  readonly effects: readonly Use[];
  /** One fewer than the effects; empty in the older editions, whose effects are sentences of their own. */
  readonly joiners: readonly Joiner[];
}

export interface Ability {
  /** In capitals, without the colon. */
  readonly name: string | null;
  readonly condition: Use | null;
  readonly costs: readonly Use[];
  readonly parts: readonly SubAbility[];
}

/** What a card does, as components: the text is written from it, and read back into it. */
export interface CardComponents {
  readonly caveat: Use | null;
  readonly abilities: readonly Ability[];
}

/** All components of an ability in printed order. */
export const usesOf = (ability: Ability): Use[] => [
  ...(ability.condition ? [ability.condition] : []),
  ...ability.costs,
  ...ability.parts.flatMap((part) => [...(part.target ? [part.target] : []), ...part.effects]),
];

export const allUses = (of: CardComponents): Use[] => [
  ...(of.caveat ? [of.caveat] : []),
  ...of.abilities.flatMap(usesOf),
];
