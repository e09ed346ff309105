import type { Choice, PlayerNo } from '../../../../engine/decision.js';
import { idOf } from '../../../../engine/ask.js';
import { has } from '../../../../engine/state.js';
import type { Prohibition } from '../editions/citations.js';
import type { KotcContext } from '../context.js';
import { cardOf, type LastingOf } from '../state/lasting.js';
import type { Victim } from '../state/state.js';
import { cardAt, isAwake, isPetrified } from '../state/values.js';

export const inOwnBattlePhase = ({ state: { turn } }: KotcContext, player: PlayerNo): boolean =>
  turn.phase === 'battle' && turn.player === player;

/**
 * Whom a player can declare as a victim: another player or another player's minion (K14-Q-16), in the player's own Battle
 * Phase none that has been declared in it already (K14-BAT-06, 07); in any other phase no earlier declaration counts.
 */
export function victimsFor(game: KotcContext, attacker: PlayerNo): Victim[] {
  const { players, cards, out } = game.state;
  const victims: Victim[] = [];
  for (const [player, { zones }] of players.entries()) {
    if (player === attacker || has(out, player)) continue;
    victims.push({ player }, ...zones.battlefield.map((card) => ({ card, stay: cards[card]?.id ?? 0 })));
  }
  return victims.filter((victim) => unfit(game, attacker, victim) === null);
}

/** Why a player cannot declare a player or a minion in play as a victim; null where another rule says so, or none. */
export function forbidsVictim(game: KotcContext, attacker: PlayerNo, victim: Victim): Prohibition | null {
  const whose = 'player' in victim ? victim.player : cardAt(game, victim.card).player;
  return whose === attacker ? 'victimYours' : unfit(game, attacker, victim);
}

function unfit(game: KotcContext, attacker: PlayerNo, victim: Victim): Prohibition | null {
  if ('card' in victim && isPetrified(cardAt(game, victim.card))) return 'petrifiedVictim';
  return wasDeclared(game, attacker, victim);
}

function wasDeclared(game: KotcContext, attacker: PlayerNo, victim: Victim): Prohibition | null {
  if (!inOwnBattlePhase(game, attacker)) return null;
  const { players, minions, cards } = game.state.turn.declared;
  if ('player' in victim) return players.includes(victim.player) ? 'playerDeclared' : null;
  const isSame = game.edition.mechanisms.cameBack === 'same card';
  const counts = isSame ? cards.includes(victim.card) : minions.includes(victim.stay);
  return counts ? 'minionDeclared' : null;
}

/**
 * Whether a forced attack is made as things stand: its host and victim are in-play, and whoever controls the host now could
 * declare that victim (K14-Q-60, K14-Q-63).
 */
export function isAttackToCome(game: KotcContext, forced: LastingOf<'attack'>): boolean {
  const { stay, victim, declared } = forced.does;
  const host = cardAt(game, cardOf(forced));
  if (!isAwake(host) || host.id !== stay) return false;
  const hasDeclared = !declared && inOwnBattlePhase(game, host.player);
  const { players, minions } = game.state.turn.declared;
  if ('player' in victim) {
    return victim.player !== host.player && !(hasDeclared && players.includes(victim.player));
  }
  const target = cardAt(game, victim.card);
  if (!isAwake(target) || target.id !== victim.stay || target.player === host.player) return false;
  return !(hasDeclared && minions.includes(victim.stay));
}

export const asChoice = ({ state }: KotcContext, victim: Victim): Choice =>
  'player' in victim ? { player: victim.player } : { card: idOf(state, victim.card) };
