import type { Ability } from '../../cards/components/abilities.js';
import type { Effect } from '../../cards/components/effects.js';
import type { CardType, Filter } from '../../cards/components/filters.js';
import type { Color } from '../../cards/colors.js';
import type { ManaCost } from '../../cards/mana-cost.js';

/** Something of a text that the state can point to by its place: an ability, or an effect within one. */
export type Node = Ability | Effect;

/** A card ready to be played: what is printed on it, read. It never changes during a game. */
export interface Design {
  readonly name: string;
  /** Null: a land or a token. */
  readonly manaCost: ManaCost | null;
  readonly types: readonly CardType[];
  /** With their capital letters: "Goblin", "Legend", a land's type (MC-CARD-33). */
  readonly subtypes: readonly string[];
  readonly colors: readonly Color[];
  /** What an "Enchant ..." card can be attached to; null for any other. */
  readonly enchants: Filter | null;
  /** Printed; null for what is no creature. Where * is printed, what stands beside it, and `countedStats` adds to it. */
  readonly power: number | null;
  readonly toughness: number | null;
  /** The text box as it is printed, for those who read the card. */
  readonly text: string;
  /** What is printed in the text box, and a basic land's mana ability; a paragraph each. */
  readonly abilities: readonly Ability[];
  /** All abilities and effects of the text with those inside of others, each before what is inside it. What the state says of a text is a place here. */
  readonly nodes: readonly Node[];
  readonly isToken: boolean;
}
