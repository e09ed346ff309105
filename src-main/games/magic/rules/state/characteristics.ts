import type { Ability } from '../../cards/components/abilities.js';
import type { Change } from '../../cards/components/changes.js';
import type { Keyword } from '../../cards/components/keywords.js';
import type { AbilityLaw } from '../playing/ability-law.js';
import type { Design } from './design.js';
import type { NodeRef } from './state.js';
import type { TextSource } from './text-source.js';

/** An ability that an object has, and where it is written: on the object itself, or on what gives it the ability. */
export interface HeldAbility {
  readonly ability: Ability;
  readonly ref: NodeRef;
}

export interface Held<A extends Ability> extends HeldAbility {
  readonly ability: A;
}
type HeldOf<K extends Ability['is']> = Held<Extract<Ability, { is: K }>>;

/** The abilities of an object by what they are, as rules look for them. */
export interface SortedAbilities {
  /** The places of those that are played: that go on the stack, and that make mana. */
  readonly onStack: readonly number[];
  readonly mana: readonly number[];
  /** By the places of all; undefined for those that are not played. */
  readonly laws: readonly (AbilityLaw | undefined)[];
  /** What triggers in play, and the kinds of events that it waits for, as bits. */
  readonly triggered: readonly HeldOf<'triggered'>[];
  readonly triggers: number;
  readonly replacements: readonly HeldOf<'replacement'>[];
  readonly gameRules: readonly HeldOf<'gameRule'>[];
}

/** A restriction or permission in force on an object, with the text that it comes from, for its conditions and filters. */
export interface ChangeInForce<C extends Change = Change> {
  readonly change: C;
  readonly text: TextSource;
  /** Counted when it began: the numbers of a change that lasts (MC-Q-107). */
  readonly amounts: readonly number[] | null;
}

/** What an object is at this moment (MC-Q-65). */
export interface Characteristics {
  readonly design: Design;
  /** Its place among the game's designs: what is printed on it, or on what it is a copy of. */
  readonly face: number;
  /** Bit n is the nth of `cardTypes`. */
  readonly types: number;
  readonly subtypes: readonly string[];
  /** Legend is among them. */
  readonly isLegend: boolean;
  /** Bit n is the nth of W, U, B, R, G. */
  readonly colors: number;
  /** May be negative (MC-Q-76); 0 where it has none. */
  readonly power: number;
  readonly toughness: number;
  readonly abilities: readonly HeldAbility[];
  /** The same by what they are. */
  readonly sorted: SortedAbilities;
  readonly keywords: readonly Keyword[];
  /** Bits of `keywordBit`: each keyword once, however often it is there (MC-Q-116). */
  readonly keywordBits: number;
  /** Everything in force on it that is no value: "cannot block", "does not untap". */
  readonly changes: readonly ChangeInForce[];
}
