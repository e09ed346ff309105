/**
 * What words can ask for: noun phrases, the players and objects that a text speaks of, and the numbers and keywords by which they are
 * found. Grammar parts MC-GR-58 to 98, 169 to 176, 187.
 */
import type { Color } from '../colors.js';

export const cardTypes = ['artifact', 'creature', 'enchantment', 'instant', 'land', 'sorcery'] as const;
export type CardType = (typeof cardTypes)[number];

export const landTypes = ['plains', 'island', 'swamp', 'mountain', 'forest'] as const;
export type LandType = (typeof landTypes)[number];

/** Stands before the noun; all of a noun must hold. In the order in which they are written. */
export type Quality =
  /** "another creature", "other creatures": not the source. */
  | { readonly is: 'other' }
  | { readonly is: 'tapped' }
  | { readonly is: 'untapped' }
  | { readonly is: 'attacking' }
  | { readonly is: 'blocking' }
  | { readonly is: 'attackingOrBlocking' }
  | { readonly is: 'blocked' }
  | { readonly is: 'unblocked' }
  | { readonly is: 'enchanted' }
  | { readonly is: 'nontoken' }
  | { readonly is: 'basic' }
  | { readonly is: 'nonbasic' }
  /** "nonartifact". */
  | { readonly is: 'notType'; readonly type: CardType }
  /** "non-Wall". */
  | { readonly is: 'notSubtype'; readonly subtype: string }
  /** "nonblack". */
  | { readonly is: 'notColor'; readonly color: Color }
  /** One of them: "red or green". */
  | { readonly is: 'color'; readonly colors: readonly Color[] }
  | { readonly is: 'colorless' }
  /** Of more than one colour. */
  | { readonly is: 'multicolored' };

export type Comparison = 'exactly' | 'orLess' | 'orMore';
export type Stat = 'power' | 'toughness' | 'manaCost';

/** Where things are, as filters ask. */
export type Area = 'play' | 'hand' | 'graveyard' | 'library' | 'stack' | 'removed';

/** Stands after the noun; all of a noun must hold. */
export type Clause =
  /** "you control", "an opponent controls", "that player controls". */
  | { readonly is: 'controlledBy'; readonly who: Who }
  /** "you own". */
  | { readonly is: 'ownedBy'; readonly who: Who }
  | { readonly is: 'named'; readonly name: string }
  /** "with the same name as that card". */
  | { readonly is: 'sameName'; readonly what: Reference | Target }
  /** "with flying". */
  | { readonly is: 'with'; readonly keyword: Keyword }
  | { readonly is: 'without'; readonly keyword: Keyword }
  /** "with power 2 or less", "with total mana cost 3". */
  | {
      readonly is: 'stat';
      readonly stat: Stat;
      readonly compare: Comparison;
      readonly amount: Amount;
    }
  /** "with the least power": among all that the filter finds, where they are; several where they are equal. */
  | {
      readonly is: 'extreme';
      readonly extreme: 'least' | 'greatest';
      readonly stat: Stat;
      readonly among: Filter;
    }
  /** "with a spore counter on it", "with three or more spore counters on it". */
  | { readonly is: 'counters'; readonly kind: string; readonly least: number }
  /** "in your graveyard"; without `whose`: "in a graveyard", of any player. */
  | { readonly is: 'in'; readonly area: Area; readonly whose?: Who }
  /** "that attacked this turn". */
  | {
      readonly is: 'thisTurn';
      readonly did: 'attacked' | 'blocked' | 'dealtDamage' | 'wasDealtDamage' | 'cameIntoPlay';
      readonly not?: true;
    }
  /** "dealt damage by this this turn". */
  | { readonly is: 'damagedBy'; readonly what: Reference }
  /** "blocking this", "blocking it". */
  | { readonly is: 'blockingIt'; readonly what: Reference }
  /** "blocked by this". */
  | { readonly is: 'blockedBy'; readonly what: Reference }
  /** Of an enchantment: "on enchanted creature", "on a creature you control". */
  | { readonly is: 'on'; readonly what: Reference | Filter }
  /** "of the chosen color", "of the chosen type". */
  | { readonly is: 'chosen'; readonly what: 'color' | 'type' }
  /** Of a spell or ability: "that targets this", "that targets a creature you control". */
  | { readonly is: 'targeting'; readonly what: Reference | Filter }
  /** Of a spell: "with a single target". */
  | { readonly is: 'oneTarget' };

/** A noun phrase: "nonartifact, nonblack creature you control with flying". */
export interface Noun {
  readonly qualities: readonly Quality[];
  /** All of them: "artifact creature". Empty: of any type. */
  readonly types: readonly CardType[];
  /** A creature type, a land type or Legend, with its capital letter as the type line has it: "Goblin", "Wall", "Forest"; null: any. */
  readonly subtype: string | null;
  /**
   * What kind of thing: null where the type alone says it ("creature", "Goblin"); "permanent"; "creature card"; "artifact spell";
   * "red source"; "Goblin token"; "activated ability".
   */
  readonly as: 'permanent' | 'card' | 'spell' | 'source' | 'token' | 'ability' | null;
  readonly clauses: readonly Clause[];
}

/** Either is enough: "artifact creatures and black creatures", "artifact or enchantment". */
export interface Filter {
  readonly any: readonly Noun[];
}

/** How many things are chosen. `least` 0 is "up to"; Infinity does not occur: "any number of" is null. */
export interface Count {
  readonly least: Amount;
  readonly most: Amount | null;
}

/** "target creature", "target player", "target creature or player", "up to two target lands". */
export interface Target {
  readonly is: 'target';
  /** Null: players alone. */
  readonly filter: Filter | null;
  readonly player: 'player' | 'opponent' | null;
  /** Left out: one. */
  readonly count?: Count;
}

/** One thing that is known when the text comes to it. */
export type Reference =
  | { readonly is: 'this' }
  /** "enchanted creature". */
  | { readonly is: 'enchanted' }
  /**
   * What the same text chose, found, made or triggered on before: "it", or with a noun "that creature". Of two things in the trigger event
   * "it" is the subject; with a noun it is the other one where the subject is `this` or `enchanted`: "whenever this blocks a creature,
   * destroy that creature". `many`: "they", "those creatures".
   */
  | { readonly is: 'that'; readonly called?: string; readonly many?: true };

/** Things on which something is done. */
export type Objects =
  | Reference
  | Target
  /** "all F", "each F": whatever it is when the text comes to it. */
  | { readonly is: 'all'; readonly filter: Filter }
  /** "the top card of your library", "the top three cards of that player's library". */
  | { readonly is: 'top'; readonly count: Amount; readonly whose: Who }
  /** Chosen while the effect is carried out, without a target: "a creature of your choice", "a land you control". */
  | {
      readonly is: 'choice';
      readonly filter: Filter;
      readonly count: Count;
      /** Who chooses; left out: who does it, as in "target player sacrifices a creature". */
      readonly by?: Who;
      readonly random?: true;
    };

/** Players of whom a text speaks. */
export type Who =
  /** The controller of the spell or ability. */
  | { readonly is: 'you' }
  /** Of several opponents one that you choose. */
  | { readonly is: 'opponent' }
  | { readonly is: 'eachOpponent' }
  | { readonly is: 'eachPlayer' }
  /** "a player": anybody, in trigger events and conditions. */
  | { readonly is: 'anyPlayer' }
  /** "that player", "he or she": of whom the text spoke last. */
  | { readonly is: 'thatPlayer' }
  | { readonly is: 'defendingPlayer' }
  | { readonly is: 'activePlayer' }
  /** "its controller", "target creature's controller". */
  | { readonly is: 'controllerOf'; readonly what: Reference | Target }
  | { readonly is: 'ownerOf'; readonly what: Reference | Target }
  /** "target player", "target opponent". */
  | Target;

/** Who or what gets damage or is protected from it. */
export type Recipient = Objects | Who;

/** A number of 0 or more, when the text comes to it. */
export type Amount =
  | number
  /** X of the cost. */
  | { readonly is: 'x'; readonly times?: number }
  /** "for each F", "the number of F". */
  | { readonly is: 'count'; readonly filter: Filter; readonly times?: number }
  /** "its power". */
  | { readonly is: 'stat'; readonly stat: Stat; readonly of: Reference; readonly times?: number }
  /** "the damage dealt this way", "that much damage", "that many cards": what the trigger event or the effect before came to. */
  | { readonly is: 'thatMuch'; readonly times?: number }
  /** "the number of cards in your hand", "your life total". */
  | {
      readonly is: 'ofPlayer';
      readonly who: Who;
      readonly number: 'hand' | 'life' | 'graveyard' | 'library';
      readonly times?: number;
    }
  /** "the number of spore counters on this". */
  | { readonly is: 'counters'; readonly kind: string; readonly on: Reference; readonly times?: number }
  /** "half ..., rounded up". */
  | { readonly is: 'half'; readonly of: Amount; readonly round: 'up' | 'down' }
  /** "one plus the number of F". */
  | { readonly is: 'plus'; readonly base: number; readonly more: Amount }
  /** "three minus the number of F". */
  | { readonly is: 'minus'; readonly base: number; readonly less: Amount }
  /** "the number of F plus the number of G". */
  | { readonly is: 'sum'; readonly one: Amount; readonly other: Amount };

/** Words that stand for full rules. Regeneration is an activated ability; Wall and Legend are subtypes. */
export type Keyword =
  | { readonly is: 'firstStrike' }
  | { readonly is: 'flying' }
  | { readonly is: 'haste' }
  | { readonly is: 'trample' }
  | { readonly is: 'unblockable' }
  /** "forestwalk"; "nonbasic landwalk" by its filter of lands. */
  | { readonly is: 'landwalk'; readonly land: LandType | Filter }
  /** From a colour or any other quality: "protection from red", "protection from artifacts". */
  | { readonly is: 'protection'; readonly from: Filter };
