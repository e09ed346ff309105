import type { PlayerNo } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Prohibition } from '../editions/citations.js';
import { canPayCaveat, mayJoin } from '../classic/caveats.js';
import type { KotcContext } from '../context.js';
import type { Battle, Fighter } from './state.js';
import { cardAt, cardsIn, isAwake, isInPlay, isPetrified } from './values.js';

/** Those of a team who are still in it: who left play, changed controller or was petrified is not (K14-Q-18, K11-Q-24, K17-Q-146). */
export const stillIn = (game: KotcContext, team: readonly Fighter[], player: PlayerNo): Fighter[] =>
  team.filter(({ card, stay }) => {
    const now = cardAt(game, card);
    return now.id === stay && now.player === player && isAwake(now);
  });

/** The same as cards. */
export const presentFighters = (game: KotcContext, team: readonly Fighter[], player: PlayerNo): CardNo[] =>
  stillIn(game, team, player).map(({ card }) => card);

/** The teams of a battle. */
export type Team = 'attack' | 'defend';

/** The minions that are in a team of a battle now. */
export const teamNow = (game: KotcContext, battle: Battle, side: Team): CardNo[] =>
  side === 'attack'
    ? presentFighters(game, battle.team, battle.attacker)
    : presentFighters(game, battle.defense, battle.defender);

/** The cards that a player could put into a team: what is offered, and what is refused, come from {@link forbidsFighter}. */
export const fightersOf = (game: KotcContext, player: PlayerNo, team: Team): CardNo[] =>
  cardsIn(game.state, player, 'battlefield').filter((no) => forbidsFighter(game, player, no, team) === null);

/** Why a card cannot join a player's attacking or defending team, or null. Caveats are of the 10th and 11th Editions. */
export function forbidsFighter(
  game: KotcContext,
  player: PlayerNo,
  no: CardNo,
  team: Team,
): Prohibition | null {
  const card = cardAt(game, no);
  const isAttack = team === 'attack';
  if (card.player !== player || !isInPlay(card)) return isAttack ? 'attackerNotYours' : 'defenderNotYours';
  if (isPetrified(card)) return isAttack ? 'petrifiedAttacks' : 'petrifiedDefends';
  if (!mayJoin(game, no, team)) return isAttack ? 'cannotAttack' : 'cannotDefend';
  if (card.exhausted) return isAttack ? 'attackerExhausted' : 'defenderExhausted';
  return canPayCaveat(game, player, no, 'actionCost') ? null : 'actionCostUnpayable';
}
