import type { Choice, PlayerNo } from '../../../../engine/decision.js';
import { idOf } from '../../../../engine/ask.js';
import { has } from '../../../../engine/state.js';
import type { Prohibition } from '../editions/citations.js';
import type { Kotc } from '../context.js';
import type { ForcedAttack, Victim } from '../state/state.js';
import { cardAt, isInPlay } from '../state/values.js';

export const inOwnBattlePhase = ({ state: { turn } }: Kotc, player: PlayerNo): boolean =>
  turn.phase === 'battle' && turn.player === player;

/**
 * Whom a player can declare as a victim: another player or another player's minion (K14-Q-16), in the player's own Battle
 * Phase none that has been declared in it already (K14-BAT-06, 07); in any other phase no earlier declaration counts.
 */
export function victimsFor(table: Kotc, attacker: PlayerNo): Victim[] {
  const { players, cards, out } = table.state;
  const victims: Victim[] = [];
  for (const [player, { zones }] of players.entries()) {
    if (player === attacker || has(out, player)) continue;
    victims.push({ player }, ...zones.battlefield.map((card) => ({ card, stay: cards[card]?.id ?? 0 })));
  }
  return victims.filter((victim) => wasDeclared(table, attacker, victim) === null);
}

/** Why a player cannot declare a player or a minion in play as a victim; null where another rule says so, or none. */
export function forbidsVictim(table: Kotc, attacker: PlayerNo, victim: Victim): Prohibition | null {
  const whose = 'player' in victim ? victim.player : cardAt(table, victim.card).player;
  return whose === attacker ? 'victimYours' : wasDeclared(table, attacker, victim);
}

function wasDeclared(table: Kotc, attacker: PlayerNo, victim: Victim): Prohibition | null {
  if (!inOwnBattlePhase(table, attacker)) return null;
  const { players, minions, cards } = table.state.turn.declared;
  if ('player' in victim) return players.includes(victim.player) ? 'playerDeclared' : null;
  const isSame = table.edition.mechanisms.cameBack === 'same card';
  const counts = isSame ? cards.includes(victim.card) : minions.includes(victim.stay);
  return counts ? 'minionDeclared' : null;
}

/**
 * Whether a forced attack is made as things stand: its host and victim are in-play, and whoever controls the host now could
 * declare that victim (K14-Q-60, K14-Q-63).
 */
export function isAttackToCome(table: Kotc, { card, stay, victim, declared }: ForcedAttack): boolean {
  const host = cardAt(table, card);
  if (!isInPlay(host) || host.id !== stay) return false;
  const hasDeclared = !declared && inOwnBattlePhase(table, host.player);
  const { players, minions } = table.state.turn.declared;
  if ('player' in victim) {
    return victim.player !== host.player && !(hasDeclared && players.includes(victim.player));
  }
  const target = cardAt(table, victim.card);
  if (!isInPlay(target) || target.id !== victim.stay || target.player === host.player) return false;
  return !(hasDeclared && minions.includes(victim.stay));
}

export const asChoice = ({ state }: Kotc, victim: Victim): Choice =>
  'player' in victim ? { player: victim.player } : { card: idOf(state, victim.card) };
