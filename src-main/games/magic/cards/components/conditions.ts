/** What must hold: "if", "only if", "as long as", "unless". Grammar parts MC-GR-33, 57, 148, 182. */
import type { Amount } from './amounts.js';
import type { Area, Clause, Comparison, Filter, Quality, Reference, Who } from './filters.js';

export type Condition =
  /** "you control a Goblin", "you control no lands" (0, exactly), "an opponent controls three or more creatures". */
  | {
      readonly is: 'controls';
      readonly who: Who;
      readonly filter: Filter;
      readonly compare: Comparison;
      readonly count: number;
    }
  /** "an opponent controls more lands than you". */
  | { readonly is: 'controlsMore'; readonly who: Who; readonly filter: Filter; readonly than: Who }
  /** "this is tapped", "enchanted creature is black", "it's an artifact creature", "it has flying". */
  | {
      readonly is: 'matches';
      readonly what: Reference;
      readonly not?: true;
      readonly qualities: readonly Quality[];
      readonly filter: Filter | null;
      readonly clauses: readonly Clause[];
    }
  /** "your life total is 5 or less", "you have no cards in hand", "its power is 4 or more". */
  | {
      readonly is: 'compare';
      readonly amount: Amount;
      readonly compare: Comparison;
      readonly to: Amount;
    }
  /** "this is in your graveyard". */
  | { readonly is: 'isIn'; readonly what: Reference; readonly area: Area }
  /** "it's your turn". */
  | { readonly is: 'turnOf'; readonly who: Who }
  /** "you control A and B is tapped". */
  | { readonly is: 'all'; readonly conditions: readonly Condition[] }
  /** "this ability has been played four or more times this turn". */
  | { readonly is: 'playedTimes'; readonly least: number }
  /** "there are no creatures in play". */
  | {
      readonly is: 'exists';
      readonly filter: Filter;
      readonly compare: Comparison;
      readonly count: number;
    };
