/** What is paid: grammar parts MC-GR-12 to 28; and when something may be played: MC-GR-29 to 34. */
import type { Color } from '../colors.js';
import type { ManaCost } from '../mana-cost.js';
import type { Amount } from './amounts.js';
import type { Condition } from './conditions.js';
import type { Filter, Who } from './filters.js';
import type { Moment } from './moments.js';

/** One of the things that a cost asks for; of several all are paid. "This" is the object whose ability or spell it is. */
export type Cost =
  /** `onlyForX`: the only colour that may be spent on X. */
  | { readonly is: 'mana'; readonly mana: ManaCost; readonly onlyForX?: Color }
  | { readonly is: 'tapThis' }
  | { readonly is: 'sacrificeThis' }
  | { readonly is: 'sacrifice'; readonly filter: Filter; readonly count: Amount }
  | { readonly is: 'life'; readonly amount: Amount }
  /** "discard this card" from hand. */
  | { readonly is: 'discardThis' }
  /** `count` null: the whole hand. `filter` null: any card. */
  | {
      readonly is: 'discard';
      readonly count: Amount | null;
      readonly filter: Filter | null;
      readonly random?: true;
    }
  /** "tap two untapped creatures you control": the filter says who controls them. */
  | { readonly is: 'tap'; readonly filter: Filter; readonly count: Amount }
  | { readonly is: 'returnThis' }
  | { readonly is: 'return'; readonly filter: Filter; readonly count: Amount }
  | { readonly is: 'removeCounters'; readonly kind: string; readonly count: Amount }
  /** Of what this is attached to: "tap enchanted creature", "sacrifice enchanted creature". */
  | { readonly is: 'tapEnchanted' }
  | { readonly is: 'sacrificeEnchanted' }
  /** "put a -1/-1 counter on this". */
  | { readonly is: 'putCounters'; readonly kind: string; readonly count: Amount }
  /** "remove this from the game", wherever it is. */
  | { readonly is: 'removeThis' }
  /** "remove a creature card in your graveyard from the game". */
  | { readonly is: 'remove'; readonly filter: Filter; readonly count: Amount }
  /** "reveal a Goblin card from your hand". */
  | { readonly is: 'reveal'; readonly filter: Filter; readonly count: Amount };

/** When an ability or spell may be played, beyond what goes for all. */
export type Limit =
  | { readonly is: 'anyPlayer' }
  | { readonly is: 'onlyOpponents' }
  /** "only any time you could play a sorcery". */
  | { readonly is: 'asSorcery' }
  | { readonly is: 'during'; readonly moment: Moment }
  /** "only before attackers are declared". */
  | { readonly is: 'before'; readonly step: 'declareAttackers' | 'declareBlockers' | 'combatDamage' }
  /** "only after blockers are declared", this turn. */
  | { readonly is: 'after'; readonly step: 'declareAttackers' | 'declareBlockers' }
  | { readonly is: 'timesEachTurn'; readonly times: number }
  | { readonly is: 'onlyIf'; readonly condition: Condition };

/** Who decides to pay, and what: "unless its controller pays {2}". */
export interface Payment {
  readonly who: Who;
  readonly costs: readonly Cost[];
}
