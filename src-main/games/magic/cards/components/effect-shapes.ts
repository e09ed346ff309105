/**
 * What a spell or ability does when it is carried out: grammar parts MC-GR-99 to 142 and 180 to 186. `A` is an ability: abilities have
 * effects, and effects give abilities.
 */
import type { Color } from '../colors.js';
import type { Amount } from './amounts.js';
import type { ContinuousOf, GameRule } from './change-shapes.js';
import type { Condition } from './conditions.js';
import type { Cost, Payment } from './costs.js';
import type { TriggerEvent, WouldEvent } from './events.js';
import type { Filter, Objects, Recipient, Reference, Target, Who } from './filters.js';
import type { Duration } from './moments.js';

export type Kind = Color | 'C';

/** Mana that is added: symbols in their order, or so many of any one colour, or each of some. */
export type AddedMana =
  | { readonly is: 'symbols'; readonly symbols: readonly Kind[]; readonly times?: Amount }
  /** "one mana of any color", "two mana in any combination of colors" (`mixed`), "{W} or {U}" (among). `chosen`: of the chosen colour. */
  | {
      readonly is: 'choice';
      readonly count: Amount;
      readonly among: readonly Color[] | 'chosen';
      readonly mixed?: true;
    };

/** A token as the effect describes it. */
export interface TokenSpecOf<A> {
  /** Null: its creature type is its name (MC-Q-84). */
  readonly name: string | null;
  readonly power: Amount;
  readonly toughness: Amount;
  readonly colors: readonly Color[];
  readonly artifact: boolean;
  /** "Goblin"; several words are several types. */
  readonly subtypes: readonly string[];
  readonly abilities: readonly A[];
}

/** Where things are put. A library, graveyard or hand is the owner's. */
export type Destination =
  | 'hand'
  | 'play'
  | 'libraryTop'
  | 'libraryBottom'
  | 'libraryShuffled'
  | 'graveyard'
  | 'removed';

/** Which words of a text are changed. */
export type Reworded = 'color' | 'landType' | 'either';

export const searchedZones = ['graveyard', 'hand', 'library'] as const;
export type SearchedZone = (typeof searchedZones)[number];

/** How much of some damage is prevented or redirected. */
export type Prevented =
  /** "the next N damage". */
  | { readonly is: 'next'; readonly amount: Amount }
  | { readonly is: 'all' }
  /** "the next time SOURCE would deal damage": all of that one time. */
  | { readonly is: 'nextTime' };

export type EffectOf<A> =
  | {
      readonly do: 'damage';
      readonly amount: Amount;
      readonly to: readonly Recipient[];
      /** What deals it: left out, this. */
      readonly by?: Reference;
      readonly cannotBePrevented?: true;
    }
  /** "N damage divided as you choose among any number of target creatures and/or players." */
  | { readonly do: 'damageDivided'; readonly amount: Amount; readonly among: Target }
  | { readonly do: 'gainLife'; readonly who: Who; readonly amount: Amount }
  | { readonly do: 'loseLife'; readonly who: Who; readonly amount: Amount }
  | { readonly do: 'setLife'; readonly who: Who; readonly amount: Amount }
  | { readonly do: 'destroy'; readonly what: Objects; readonly noRegeneration?: true }
  /** `what` a choice by that player, or a reference. */
  | { readonly do: 'sacrifice'; readonly who: Who; readonly what: Objects }
  /** Of a spell or an ability. `to`: where a spell goes instead of to the graveyard. */
  | {
      readonly do: 'counter';
      readonly what: Objects;
      readonly to?: Extract<Destination, 'removed' | 'hand' | 'libraryTop'>;
    }
  /** "gets +3/+3 until end of turn", "gains flying", "cannot block this turn", "becomes blue", "gain control of". */
  | { readonly do: 'change'; readonly change: ContinuousOf<A>; readonly for: Duration }
  /** "you may play an additional land this turn". */
  | { readonly do: 'rule'; readonly rule: GameRule; readonly for: Duration }
  | { readonly do: 'tap'; readonly what: Objects }
  | { readonly do: 'untap'; readonly what: Objects }
  /** "tap or untap F": chosen as it is carried out. */
  | { readonly do: 'tapOrUntap'; readonly what: Objects }
  | { readonly do: 'draw'; readonly who: Who; readonly count: Amount }
  /** `count` null: the whole hand. Who discards chooses, unless at random or `by` says another. */
  | {
      readonly do: 'discard';
      readonly who: Who;
      readonly count: Amount | null;
      readonly filter: Filter | null;
      readonly random?: true;
      readonly by?: Who;
    }
  /** `onlyFor`: "spend this mana only to play creature spells". */
  | { readonly do: 'addMana'; readonly who: Who; readonly mana: AddedMana; readonly onlyFor?: Filter }
  | { readonly do: 'regenerate'; readonly what: Objects }
  /** `from` null: from anything; `chosenSource`: a source of that filter that you choose (MC-GR-186). */
  | {
      readonly do: 'prevent';
      readonly how: Prevented;
      readonly to: Recipient | null;
      readonly from: Objects | null;
      readonly chosenSource?: Filter;
      readonly combat?: true;
      readonly for: Duration;
    }
  /** "the next N damage to F is dealt to G instead". */
  | {
      readonly do: 'redirect';
      readonly how: Prevented;
      readonly from: Recipient;
      readonly to: Recipient;
      readonly chosenSource?: Filter;
      readonly for: Duration;
    }
  | { readonly do: 'removeFromCombat'; readonly what: Objects }
  | { readonly do: 'exchangeControl'; readonly one: Objects; readonly other: Objects }
  | { readonly do: 'exchangeLife'; readonly one: Who; readonly other: Who }
  /** Returned, put or removed: what a filter without `in` finds is in play. */
  | {
      readonly do: 'move';
      /** Each of these, with things of their own: "each player returns a creature he or she controls"; left out, you. */
      readonly who?: Who;
      readonly what: Objects;
      readonly to: Destination;
      readonly tapped?: true;
      /** Who controls it in play: left out, its owner for "return", you for "put". */
      readonly under?: Who;
    }
  /** Everybody sees: a hand, or cards that the text speaks of. */
  | { readonly do: 'revealHand'; readonly who: Who }
  | { readonly do: 'reveal'; readonly what: Objects }
  | { readonly do: 'lookAtHand'; readonly who: Who }
  /** `reorder`: they are put back in any order. */
  | {
      readonly do: 'lookAtTop';
      readonly whose: Who;
      readonly count: Amount;
      readonly reorder?: true;
    }
  /**
   * Of the cards that the text speaks of some are put into one place, the others into another: "put one of them into your hand and
   * the rest into your graveyard". `count` null: all that the filter finds.
   */
  | {
      readonly do: 'share';
      readonly count: Amount | null;
      readonly filter: Filter | null;
      readonly to: Destination;
      readonly rest: Destination;
    }
  | { readonly do: 'shuffle'; readonly who: Who }
  | {
      readonly do: 'search';
      readonly who: Who;
      /** Whose library; left out: that of who searches. */
      readonly whose?: Who;
      readonly filter: Filter;
      readonly count: Amount;
      readonly upTo?: true;
      readonly to: Destination;
      readonly tapped?: true;
      readonly reveal?: true;
    }
  /** Several zones of one player; `count` null: all that the filter finds. A library among them is shuffled. */
  | {
      readonly do: 'searchZones';
      readonly who: Who;
      readonly whose: Who;
      readonly zones: readonly SearchedZone[];
      readonly filter: Filter;
      readonly count: Amount | null;
      readonly to: Extract<Destination, 'hand' | 'play' | 'graveyard' | 'removed'>;
    }
  | { readonly do: 'mill'; readonly who: Who; readonly count: Amount }
  | { readonly do: 'attach'; readonly what: Objects; readonly to: Objects }
  | {
      readonly do: 'makeToken';
      readonly who: Who;
      readonly count: Amount;
      readonly token: TokenSpecOf<A>;
      readonly tapped?: true;
    }
  | { readonly do: 'putCounters'; readonly what: Objects; readonly kind: string; readonly count: Amount }
  /** `count` null: all. */
  | {
      readonly do: 'removeCounters';
      readonly what: Objects;
      readonly kind: string;
      readonly count: Amount | null;
    }
  /** "After this phase, there is an additional combat phase followed by an additional main phase." */
  | { readonly do: 'additionalPhases'; readonly phases: readonly ('combat' | 'main')[] }
  | { readonly do: 'extraTurn'; readonly who: Who }
  | {
      readonly do: 'skipNext';
      readonly who: Who;
      readonly what: 'turn' | 'untap' | 'upkeep' | 'draw' | 'combat' | 'main';
    }
  | { readonly do: 'copySpell'; readonly what: Objects; readonly newTargets?: true }
  /** Of a permanent as it comes into play: becomes a copy of one that its controller chooses. */
  | { readonly do: 'becomeCopy'; readonly of: Objects }
  | { readonly do: 'flipCoin'; readonly win: readonly EffectOf<A>[]; readonly lose: readonly EffectOf<A>[] }
  | {
      readonly do: 'rollDie';
      readonly sides: number;
      /** Empty: the number is "that much". */
      readonly outcomes: readonly {
        readonly from: number;
        readonly to: number;
        readonly effects: readonly EffectOf<A>[];
      }[];
      readonly after: readonly EffectOf<A>[];
    }
  | { readonly do: 'win'; readonly who: Who }
  | { readonly do: 'lose'; readonly who: Who }
  /** "Change the text of F by replacing all instances of one color word with another": for as long as it is where it is. */
  | { readonly do: 'changeText'; readonly what: Objects; readonly words: Reworded }
  | { readonly do: 'changeTarget'; readonly what: Objects; readonly by: Who }
  /** "At end of turn, sacrifice it." Triggers once; "it" is what the text spoke of. */
  | { readonly do: 'delayed'; readonly event: TriggerEvent; readonly effects: readonly EffectOf<A>[] }
  /** "If it would be put into a graveyard this turn, remove it from the game instead." */
  | {
      readonly do: 'instead';
      readonly event: WouldEvent;
      readonly effects: readonly EffectOf<A>[];
      readonly for: Duration;
    }
  /** "A. If you can't, B": what is done where the first comes to nothing. */
  | {
      readonly do: 'orElse';
      readonly who: Who;
      readonly effects: readonly EffectOf<A>[];
      readonly otherwise: readonly EffectOf<A>[];
    }
  /** Sets what "that creature", "the chosen color" is. */
  | { readonly do: 'choose'; readonly what: Objects }
  | {
      readonly do: 'chooseQuality';
      readonly who: Who;
      readonly domain: 'color' | 'creatureType' | 'landType' | 'cardType' | 'number' | 'name';
    }
  | { readonly do: 'choosePlayer'; readonly who: Who; readonly among: 'player' | 'opponent' }
  /** "You may A. If you do, B; otherwise C." `costs`: "you may pay C". */
  | {
      readonly do: 'may';
      readonly who: Who;
      readonly costs: readonly Cost[];
      readonly effects: readonly EffectOf<A>[];
      readonly ifSo: readonly EffectOf<A>[];
      readonly otherwise: readonly EffectOf<A>[];
    }
  /** "A unless P pays C." */
  | { readonly do: 'unless'; readonly effects: readonly EffectOf<A>[]; readonly payment: Payment }
  | {
      readonly do: 'if';
      readonly condition: Condition;
      readonly ifSo: readonly EffectOf<A>[];
      readonly otherwise: readonly EffectOf<A>[];
    }
  | { readonly do: 'repeat'; readonly times: Amount; readonly effects: readonly EffectOf<A>[] }
  /** "For each F, A": "it" is each of them in turn. */
  | { readonly do: 'forEach'; readonly filter: Filter; readonly effects: readonly EffectOf<A>[] }
  /** "Each player A": `who` in turn order, beginning with the active player; `may`: those who do not, B. "thatPlayer" is each of them. */
  | {
      readonly do: 'eachPlayer';
      readonly who: Who;
      readonly may?: true;
      readonly effects: readonly EffectOf<A>[];
      readonly otherwise: readonly EffectOf<A>[];
    }
  /** "Choose one — A; or B". */
  | { readonly do: 'chooseOne'; readonly modes: readonly (readonly EffectOf<A>[])[] };
