import type { CardNo } from '../../../../engine/state.js';
import type { CounterKind } from '../state/state.js';

/** What a player may do of their own accord, in the rules' terms. */
export type PlayerAction =
  /** Place a card of the hand as a resource. */
  | { readonly do: 'sow'; readonly card: CardNo }
  | { readonly do: 'summon'; readonly card: CardNo }
  | { readonly do: 'cast'; readonly card: CardNo }
  /** Also a set trap, and a card in the grave whose destruction meets its condition. */
  | { readonly do: 'activate'; readonly card: CardNo; readonly ability: number }
  | { readonly do: 'counter'; readonly card: CardNo; readonly counter: CounterKind }
  | { readonly do: 'attack' }
  /** Set a spell as a trap (6th to 11th). */
  | { readonly do: 'set'; readonly card: CardNo }
  /** Place no more resources and draw (6th to 11th). */
  | { readonly do: 'draw' }
  /** Exchange cards of the hand with cards of the reserves (9th to 11th). */
  | { readonly do: 'exchange' };
