import type { PlayerNo } from '../../../../engine/decision.js';
import { has, leftOf } from '../../../../engine/state.js';
import { apply } from '../events/door.js';
import type { Kotc } from '../context.js';
import { sendHome } from '../shared/moves.js';
import { cardAt } from '../state/values.js';

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
  const { state } = table;
  while (state.hypnoses.length > 0) giveBack(table, state.hypnoses.length - 1);
}

/** What a player has by a switch of control goes back at once (K11-Q-35). */
export function giveBackFrom(table: Kotc, player: PlayerNo): void {
  const { state } = table;
  for (let place = state.hypnoses.length - 1; place >= 0; place -= 1) {
    const { card } = state.hypnoses[place] ?? {};
    if (card !== undefined && cardAt(table, card).player === player) giveBack(table, place);
  }
}

function giveBack(table: Kotc, place: number): void {
  const { state, edition } = table;
  const [switched] = state.hypnoses.slice(place);
  if (!switched) return;
  const { card, stay, back } = switched;
  const { hypnotizeEnds: rules } = edition.cite;
  const isThere = cardAt(table, card).id === stay;
  if (isThere) apply(table, { type: 'hypnotize', card, to: back, back: place, rules });
  else state.hypnoses.splice(place, 1);
  const { player, owner } = cardAt(table, card);
  const isSettled = !state.hypnoses.some((one) => one.card === card);
  if (isThere && isSettled && has(state.out, player)) sendHome(table, card, 'return', owner);
}
