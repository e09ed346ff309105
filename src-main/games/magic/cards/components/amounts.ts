/** How much: grammar parts MC-GR-92 to 98. */
import type { Filter, Reference, Stat, Who } from './filters.js';

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
  | { readonly is: 'plus'; readonly base: number; readonly more: Amount };

/** "+2", "-X": what is added to power or toughness. */
export interface Signed {
  readonly sign: 1 | -1;
  readonly amount: Amount;
}
