import type { Choice, PlayerNo } from '../kernel/decision.js';
import { idOf } from '../kernel/ask.js';
import type { Kotc } from './edition.js';
import type { Victim } from './state.js';
import { cardAt, isInPlay } from './values.js';

export const inOwnBattlePhase = ({ state: { turn } }: Kotc, player: PlayerNo): boolean =>
  turn.phase === 'battle' && turn.player === player;

/**
 * Whom a player can declare as a victim: another player or another player's minion (K14-Q-16), in the player's own Battle
 * Phase none that has been declared in it already (K14-BAT-06, 07); in any other phase no earlier declaration counts.
 */
export function victimsFor(table: Kotc, attacker: PlayerNo): Victim[] {
  const { players, turn, cards } = table.state;
  const counts = inOwnBattlePhase(table, attacker);
  const victims: Victim[] = [];
  for (const [player, { zones }] of players.entries()) {
    if (player === attacker) continue;
    if (!(counts && turn.declared.players.includes(player))) victims.push({ player });
    for (const no of zones.battlefield) {
      const stay = cards[no]?.id ?? 0;
      if (!(counts && turn.declared.minions.includes(stay))) victims.push({ card: no, stay });
    }
  }
  return victims;
}

/** Whether a victim chosen before still is one for this attacker. */
export function isVictimFor(table: Kotc, victim: Victim, attacker: PlayerNo): boolean {
  if ('player' in victim) return victim.player !== attacker;
  const card = cardAt(table, victim.card);
  return isInPlay(card) && card.id === victim.stay && card.player !== attacker;
}

export const asChoice = ({ state }: Kotc, victim: Victim): Choice =>
  'player' in victim ? { player: victim.player } : { card: idOf(state, victim.card) };
