import type { PlayerNo } from '../../../../engine/decision.js';
import { has, leftOf } from '../../../../engine/state.js';
import { note, perform } from '../events/pipeline.js';
import type { KotcContext } from '../context.js';
import { returnHome } from '../shared/moves.js';
import { cardOf, lasting } from '../state/lasting.js';
import { cardAt } from '../state/values.js';

export function beginTurn(game: KotcContext, number: number, player: PlayerNo): void {
  perform(game, { type: 'turn', number, player, rules: game.edition.cite.turn });
}

/** Who has the next turn: clockwise, passing over those who are out of the game. */
export function nextPlayer({ state }: KotcContext): PlayerNo {
  let player = leftOf(state, state.turn.player);
  while (has(state.out, player) && player !== state.turn.player) player = leftOf(state, player);
  return player;
}

/**
 * Creatures whose control was switched go back, the latest first (K14-Q-68, 69, K11-Q-47), unless they have left play
 * (K14-Q-70). Those of a player who is out of the game, whom no earlier switch gives back, go to their owners' graves.
 */
export function giveBackControl(game: KotcContext): void {
  const { state } = game;
  for (let left = lasting(state, 'control').length; left > 0; left -= 1) giveBack(game, left - 1);
}

/** What a player has by a switch of control goes back at once (K11-Q-35). */
export function giveBackFrom(game: KotcContext, player: PlayerNo): void {
  const { state } = game;
  for (const [place, switched] of [...lasting(state, 'control').entries()].toReversed()) {
    if (cardAt(game, cardOf(switched)).player === player) giveBack(game, place);
  }
}

function giveBack(game: KotcContext, place: number): void {
  const { state, edition } = game;
  const [switched] = lasting(state, 'control').slice(place);
  if (!switched) return;
  const card = cardOf(switched);
  const { stay, back } = switched.does;
  const { hypnotizeEnds: rules } = edition.cite;
  const isThere = cardAt(game, card).id === stay;
  if (isThere) perform(game, { type: 'hypnotize', card, to: back, back: place, rules });
  else note(game, { type: 'switch of control lapses', place });
  const { player } = cardAt(game, card);
  const isSettled = !lasting(state, 'control').some((one) => cardOf(one) === card);
  if (isThere && isSettled && has(state.out, player)) returnHome(game, card);
}
