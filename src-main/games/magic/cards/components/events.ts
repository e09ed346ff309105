/** What triggers an ability, or would happen: grammar parts MC-GR-35 to 57, and 07. */
import type { Condition } from './conditions.js';
import type { Filter, Reference, Who } from './filters.js';
import type { Moment } from './moments.js';

/** What an event is about: one thing, or any that the filter finds. */
export type Subject = Reference | { readonly is: 'any'; readonly filter: Filter };

/** Who or what is dealt damage: null is anybody and anything. */
export type Struck = Subject | Who | null;

export type TriggerEvent =
  | { readonly on: 'comesIntoPlay'; readonly what: Subject }
  | { readonly on: 'leavesPlay'; readonly what: Subject }
  /** From play. */
  | { readonly on: 'goesToGraveyard'; readonly what: Subject }
  | { readonly on: 'destroyed'; readonly what: Subject }
  | { readonly on: 'sacrifices'; readonly who: Who; readonly what: Subject }
  /** `whom` is attacked: left out, anybody. */
  | { readonly on: 'attacks'; readonly what: Subject; readonly whom?: Who }
  /** `whom` null: any creature. */
  | { readonly on: 'blocks'; readonly what: Subject; readonly whom: Subject | null }
  | { readonly on: 'becomesBlocked'; readonly what: Subject; readonly by: Subject | null }
  | { readonly on: 'attacksOrBlocks'; readonly what: Subject }
  /** "blocks or becomes blocked by F". */
  | { readonly on: 'blocksOrBecomesBlocked'; readonly what: Subject; readonly whom: Subject | null }
  | { readonly on: 'attacksUnblocked'; readonly what: Subject }
  | {
      readonly on: 'dealsDamage';
      readonly what: Subject;
      readonly to: Struck;
      readonly combat?: true;
    }
  | { readonly on: 'isDealtDamage'; readonly what: Exclude<Struck, null>; readonly combat?: true }
  | { readonly on: 'playsSpell'; readonly who: Who; readonly filter: Filter }
  | { readonly on: 'playsLand'; readonly who: Who; readonly filter: Filter }
  | { readonly on: 'tapsForMana'; readonly who: Who; readonly what: Subject }
  | { readonly on: 'becomesTapped'; readonly what: Subject }
  | { readonly on: 'becomesUntapped'; readonly what: Subject }
  | { readonly on: 'draws'; readonly who: Who }
  | { readonly on: 'discards'; readonly who: Who }
  | { readonly on: 'gainsLife'; readonly who: Who }
  | { readonly on: 'losesLife'; readonly who: Who }
  /** Of a spell or ability; `by` null: of any. */
  | { readonly on: 'becomesTarget'; readonly what: Subject; readonly by: Filter | null }
  | { readonly on: 'losesControl'; readonly who: Who; readonly what: Subject }
  /** "at the beginning of your upkeep", "at end of turn". */
  | { readonly on: 'moment'; readonly moment: Moment }
  /** "when you control no F". */
  | { readonly on: 'state'; readonly condition: Condition };

/** What a replacement ability waits for. */
export type WouldEvent =
  /** `from` left out: from play. */
  | {
      readonly would: 'goToGraveyard';
      readonly what: Subject;
      readonly from?: 'play' | 'anywhere';
    }
  | { readonly would: 'beDestroyed'; readonly what: Subject }
  | { readonly would: 'draw'; readonly who: Who }
  | { readonly would: 'discard'; readonly who: Who; readonly what: Subject | null }
  | { readonly would: 'gainLife'; readonly who: Who }
  | { readonly would: 'loseLife'; readonly who: Who }
  | { readonly would: 'dealDamage'; readonly what: Subject; readonly to: Struck }
  | { readonly would: 'comeIntoPlay'; readonly what: Subject };
