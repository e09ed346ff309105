import type { PlayerNo } from '../kernel/decision.js';
import { has, leftOf } from '../kernel/state.js';
import { apply } from './door.js';
import type { Kotc } from './edition.js';
import { sendHome } from './moves.js';
import { cardAt, isInPlay } from './values.js';

export function beginTurn(table: Kotc, number: number, player: PlayerNo): void {
  apply(table, { type: 'turn', number, player, rules: table.edition.cite.turn });
}

/** Who has the next turn: clockwise, passing over those who are out of the game. */
export function nextPlayer({ state }: Kotc): PlayerNo {
  let player = leftOf(state, state.turn.player);
  while (has(state.out, player) && player !== state.turn.player) player = leftOf(state, player);
  return player;
}

/**
 * Creatures whose control was switched go back, the latest first (K14-Q-68, 69, K11-Q-47), unless they have left play
 * (K14-Q-70). Those of a player who is out of the game, whom no earlier switch gives back, go to their owners' graves.
 */
export function giveBackControl(table: Kotc): void {
  const { state, edition } = table;
  for (let last = state.hypnoses.at(-1); last; last = state.hypnoses.at(-1)) {
    const { card, stay, back } = last;
    const { id, owner } = cardAt(table, card);
    if (id !== stay) state.hypnoses.pop();
    else apply(table, { type: 'hypnotize', card, to: back, back: true, rules: edition.cite.hypnotizeEnds });
    const isSettled = !state.hypnoses.some((one) => one.card === card);
    const now = cardAt(table, card);
    if (isSettled && isInPlay(now) && has(state.out, now.player)) sendHome(table, card, 'return', owner);
  }
}
