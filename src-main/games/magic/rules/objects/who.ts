/** The players of whom a text speaks: grammar parts MC-GR-61, 66, 80. */
import type { PlayerNo } from '../../../../engine/decision.js';
import { has } from '../../../../engine/state.js';
import type { Who } from '../../cards/components/filters.js';
import type { Magic } from '../context.js';
import { cardAt, inTurnOrder } from '../state/reading.js';
import type { TextSource } from '../state/text-source.js';

import { controllerOfKnown, isPresent } from './known.js';
import { referred } from './references.js';

const none: readonly never[] = [];

/** The opponents of a player, in turn order. */
export const opponentsOf = (game: Magic, player: PlayerNo): PlayerNo[] =>
  inTurnOrder(game).filter((other) => other !== player);

/** Whom a creature attacks; of anything else whoever is attacked. */
function defendersOf({ state }: Magic, text: TextSource): readonly PlayerNo[] {
  if (text.defender !== undefined) return [text.defender];
  const attacks = state.combat?.attacks ?? none;
  const own = attacks.find(({ attacker }) => attacker === text.id);
  if (own) return [own.defender];
  return [...new Set(attacks.map(({ defender }) => defender))];
}

/** The players whom a text means, in turn order; "an opponent" is any of them here. */
export function playersOf(game: Magic, who: Who, text: TextSource): readonly PlayerNo[] {
  const { state } = game;
  switch (who.is) {
    case 'you':
      return has(state.out, text.controller) ? none : [text.controller];
    case 'opponent':
    case 'eachOpponent':
      return opponentsOf(game, text.controller);
    case 'eachPlayer':
    case 'anyPlayer':
      return inTurnOrder(game);
    case 'thatPlayer':
      return (text.memory.players ?? none).filter((player) => !has(state.out, player));
    case 'defendingPlayer':
      return defendersOf(game, text);
    case 'activePlayer':
      return [state.active];
    case 'controllerOf':
      return unique(referred(game, who.what, text).map((known) => controllerOfKnown(game, known)));
    case 'ownerOf':
      return unique(referred(game, who.what, text).map(({ card }) => cardAt(game, card).owner));
    case 'target':
      return (text.targets?.get(who) ?? none).flatMap((aim) => ('player' in aim ? [aim.player] : []));
  }
}
const unique = (players: readonly PlayerNo[]): readonly PlayerNo[] =>
  players.length < 2 ? players : [...new Set(players)];

/** Whether a text means this player. */
export function isWho(game: Magic, who: Who, player: PlayerNo, text: TextSource): boolean {
  switch (who.is) {
    case 'you':
      return player === text.controller;
    case 'opponent':
    case 'eachOpponent':
      return player !== text.controller;
    case 'eachPlayer':
    case 'anyPlayer':
      return true;
    case 'activePlayer':
      return player === game.state.active;
    default:
      return playersOf(game, who, text).includes(player);
  }
}

/** Who controls the source of a text now, where it is still what it was: for static abilities (MC-ZONE-27). */
export const controllerNow = (game: Magic, text: TextSource): PlayerNo =>
  isPresent(game, text) ? cardAt(game, text.card).player : text.controller;
