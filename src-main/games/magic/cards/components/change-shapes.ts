/** What goes on for things, by static abilities or for a while: grammar parts MC-GR-108 to 111, 118, 121, 138, 151 to 160, 162, 163, 166, 168, 179. */
import type { Color } from '../colors.js';
import type { Amount, Signed } from './amounts.js';
import type { Condition } from './conditions.js';
import type { Cost } from './costs.js';
import type { CardType, Filter, Objects, Who } from './filters.js';
import type { Keyword } from './keywords.js';

/** One change of what something is or may do. */
export type ChangeOf<A> =
  /** "gets +1/-1". */
  | { readonly is: 'stats'; readonly power: Signed; readonly toughness: Signed }
  /** "is 0/2". */
  | { readonly is: 'setStats'; readonly power: Amount; readonly toughness: Amount }
  | { readonly is: 'switchStats' }
  /** "has flying", "gains trample", "has “{T}: Add {G} to your mana pool.”" */
  | { readonly is: 'gains'; readonly abilities: readonly A[] }
  /** "loses flying"; null: all abilities. */
  | { readonly is: 'loses'; readonly keywords: readonly Keyword[] | null }
  /** "becomes a 2/2 Goblin artifact creature", "becomes blue", "becomes an island": null stays as it is. */
  | {
      readonly is: 'becomes';
      readonly types: readonly CardType[] | null;
      /** "that's still a land": its types before remain too. */
      readonly stillItsTypes: boolean;
      /** `chosen`: the type that was chosen. */
      readonly subtype: string | { readonly is: 'chosen' } | null;
      readonly power: Amount | null;
      readonly toughness: Amount | null;
      readonly colors: readonly Color[] | 'chosen' | null;
    }
  /** "you control enchanted creature", "gain control of target creature". */
  | { readonly is: 'controlledBy'; readonly who: Who }
  /** `only` is what lifts it: "can attack only if ..."; `whom` for a block: "cannot block creatures with power 3 or more". */
  | {
      readonly is: 'cannot';
      readonly act: 'attack' | 'block' | 'attackOrBlock';
      readonly whom: Filter | null;
      readonly unless: Condition | null;
    }
  /** "attacks each turn if able"; "blocks each turn if able"; "all creatures able to block this do so" is `mustBeBlocked`. */
  | { readonly is: 'must'; readonly act: 'attack' | 'block' }
  | { readonly is: 'mustBeBlocked' }
  /** "cannot be blocked by F", "cannot be blocked except by F", "except by two or more creatures"; all null: unblockable. */
  | {
      readonly is: 'cannotBeBlocked';
      readonly by: Filter | null;
      readonly exceptBy: Filter | null;
      readonly exceptByMany: number | null;
    }
  /** "cannot be blocked by more than one creature". */
  | { readonly is: 'blockedByAtMost'; readonly count: number }
  /** "cannot attack alone": only beside others. */
  | { readonly is: 'notAlone'; readonly act: 'attack' | 'block' | 'attackOrBlock' }
  /** "can attack only alone": never beside others. */
  | { readonly is: 'onlyAlone'; readonly act: 'attack' | 'block' | 'attackOrBlock' }
  /** "can block as though it had flying", "can attack as though it were not a Wall", "as though it had haste". */
  | {
      readonly is: 'asThough';
      readonly act: 'attack' | 'block' | 'attackAndBlock';
      readonly though: Keyword | { readonly is: 'notWall' } | { readonly is: 'untapped' };
    }
  /** `of` null: of any spells or abilities. */
  | { readonly is: 'cannotBeTarget'; readonly of: Filter | null }
  | { readonly is: 'cannotBeRegenerated' }
  | { readonly is: 'cannotBeCountered' }
  /** "does not untap during its controller's untap step". */
  | { readonly is: 'doesNotUntap' }
  | { readonly is: 'mayStayTapped' }
  | { readonly is: 'comesIntoPlayTapped' }
  | { readonly is: 'comesIntoPlayWith'; readonly kind: string; readonly count: Amount }
  | { readonly is: 'abilitiesCannotBePlayed' }
  /** Any number of them where null. */
  | { readonly is: 'blocksMore'; readonly count: number | null }
  /** "cannot attack unless its controller pays {2}". */
  | {
      readonly is: 'paysTo';
      readonly act: 'attack' | 'block';
      /** Who is attacked: "cannot attack you unless ..."; left out: anybody. */
      readonly whom?: Who;
      readonly costs: readonly Cost[];
    }
  | { readonly is: 'attacksWithoutTapping' }
  | { readonly is: 'dealsNoCombatDamage' }
  /** "you may have it deal its combat damage to defending player as though it were not blocked". */
  | { readonly is: 'damagesPlayerThroughBlockers' }
  /** "prevent all damage that would be dealt to F"; by what: null is anything; `dealt` is damage that F itself would deal. */
  | {
      readonly is: 'damagePrevented';
      readonly dealt: 'to' | 'by';
      readonly by: Filter | null;
      readonly combat?: true;
    }
  /** "damage dealt to F by red sources is reduced by 1"; `by` null: by anything; amount null: to 0. */
  | { readonly is: 'damageReduced'; readonly by: Filter | null; readonly amount: number | null }
  /** Damage dealt by F. */
  | { readonly is: 'damageCannotBePrevented' };

/** "White creatures get +1/+1 and have flying." */
export interface ContinuousOf<A> {
  readonly what: Objects;
  /** In the order in which they are written. */
  readonly changes: readonly ChangeOf<A>[];
}

/** What goes on for players or the whole game: grammar parts MC-GR-27, 136, 137, 161, 164, 165, 167. */
export type GameRule =
  /** "your maximum hand size is 9"; null: "no maximum hand size". */
  | { readonly is: 'handSize'; readonly who: Who; readonly size: number | null }
  /** "creature spells cost {1} less to play"; `least` is the floor. Only generic mana. */
  | {
      readonly is: 'costChange';
      /** Whose spells: `anyPlayer` says nothing. */
      readonly who: Who;
      readonly filter: Filter;
      readonly more: number;
      readonly least?: number;
    }
  /** Further lands each turn; null: any number. */
  | { readonly is: 'moreLands'; readonly who: Who; readonly count: number | null }
  | {
      readonly is: 'playersCannot';
      readonly who: Who;
      readonly act: 'gainLife' | 'attack' | 'block' | 'playSpells' | 'playLands' | 'playAbilities' | 'draw';
      /** Of what may not be played; null: anything. */
      readonly filter: Filter | null;
    }
  /** "players cannot untap more than one land during their untap steps". */
  | {
      readonly is: 'untapsAtMost';
      readonly who: Who;
      readonly filter: Filter;
      readonly count: number;
    }
  /** "no more than two creatures can attack you each turn"; `who` is attacked: `anyPlayer` says nothing. */
  | { readonly is: 'attackersAtMost'; readonly who: Who; readonly count: number }
  | { readonly is: 'noManaBurn'; readonly who: Who }
  | { readonly is: 'manaStays'; readonly who: Who }
  /** "skip your draw step". */
  | {
      readonly is: 'skips';
      readonly who: Who;
      readonly step: 'untap' | 'upkeep' | 'draw' | 'combat' | 'main';
    }
  | {
      readonly is: 'damagePreventedTo';
      readonly who: Who;
      readonly by: Filter | null;
      readonly combat?: true;
    }
  | { readonly is: 'handRevealed'; readonly who: Who }
  /** "plays with the top card of his or her library revealed". */
  | { readonly is: 'topRevealed'; readonly who: Who }
  /** "your maximum hand size is reduced by two": below 0 it is reduced. */
  | { readonly is: 'handSizeChange'; readonly who: Who; readonly more: number };
