/** What is looked up in a state all the time. */
import type { PlayerNo } from '../../../../engine/decision.js';
import { clockwiseFrom, has, leftOf, type CardNo } from '../../../../engine/state.js';
import type { MagicCard, Pool, State, Zone } from './state.js';

type Stated = { readonly state: State };

export const cardAt = ({ state }: Stated, no: CardNo): MagicCard => state.cards[no] as MagicCard;

const none: readonly CardNo[] = [];
/** The objects on the stack, its top first. */
export const stackOf = ({ state }: Stated): readonly CardNo[] => state.shared?.['stack'] ?? none;

export const cardsIn = (
  { state }: Stated,
  player: PlayerNo,
  zone: Exclude<Zone, 'stack'>,
): readonly CardNo[] => state.players[player]!.zones[zone];

/** How much mana there is in a pool. */
export const manaIn = ({ W, U, B, R, G, C }: Pool): number => W + U + B + R + G + C;

/** Those who are still in the game, the active player first, then in turn order (MC-Q-95, MC-Q-97). */
export function inTurnOrder({ state }: Stated): PlayerNo[] {
  const players = clockwiseFrom(state, state.active);
  return state.out === 0 ? players : players.filter((player) => !has(state.out, player));
}

/** The next one to the left who is still in the game. */
export function nextInTurn({ state }: Stated, player: PlayerNo): PlayerNo {
  let next = leftOf(state, player);
  while (has(state.out, next) && next !== player) next = leftOf(state, next);
  return next;
}

/** How many are still in the game. */
export function presentCount({ state }: Stated): number {
  let count = 0;
  for (let player = 0; player < state.players.length; player += 1) if (!has(state.out, player)) count += 1;
  return count;
}
