/** The components that a card's text is read into and written from. */

/** What part of an ability, or of a card, a component is. */
export type Kind = 'caveat' | 'condition' | 'cost' | 'target' | 'effect';

/** The variables that a component may have; its maker chooses a number from 1 for each. */
export type Variable = 'x' | 'y' | 'z';
export type Values = Readonly<Partial<Record<Variable, number>>>;

/** One component on a card, with the numbers that its maker chose. */
export interface Use {
  readonly id: string;
  readonly values: Values;
}

/** What joins an effect to the one before it in a sub-ability; "then" unless the card says "also". */
export type Joiner = 'then' | 'also';

/** An optional target selection and the effects that work on its targets. */
export interface SubAbility {
  readonly target: Use | null;
  readonly effects: readonly Use[];
  /** One fewer than the effects; empty where effects are sentences of their own. */
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

/** A piece of a component's phrase, in reading order. */
export type Piece =
  | { readonly kind: 'words'; readonly words: string }
  /** `upTo` is set for "up to {x}", which some editions leave out at 1. */
  | { readonly kind: 'number'; readonly variable: Variable; readonly upTo: boolean }
  | {
      readonly kind: 'plural';
      readonly singular: string;
      readonly plural: string;
      readonly variable: Variable;
    }
  | { readonly kind: 'targets'; readonly words: 'each target' | 'the targets' };
