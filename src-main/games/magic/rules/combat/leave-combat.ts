import type { CardId, PlayerNo } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Magic } from '../context.js';
import { happen } from '../events/happen.js';
import { attacksOf, inPlay } from './combat-state.js';
import { cardAt } from '../state/reading.js';
import { isCreature } from './creature.js';

/**
 * Removes from combat what no longer belongs there: what changed control, and what is no creature any more (MC-Q-56, MC-Q-57).
 * @returns whether there was anything
 */
export function leaveCombat(game: Magic): boolean {
  if (attacksOf(game).length === 0) return false;
  const { active } = game.state;
  const leaving: CardNo[] = [];
  for (const { attacker, defender, blockers } of attacksOf(game)) {
    addStray(game, attacker, active, leaving);
    for (const id of blockers) addStray(game, id, defender, leaving);
  }
  if (leaving.length === 0) return false;
  const rules = ['MC-Q-56', 'MC-Q-57'];
  happen(game, { type: 'removeFromCombat', player: active, cards: leaving, rules });
  return true;
}

/** Adds what should be a creature of a player, and is none. */
function addStray(game: Magic, id: CardId | undefined, player: PlayerNo, leaving: CardNo[]): void {
  const no = inPlay(game, id);
  if (no === null || leaving.includes(no)) return;
  if (cardAt(game, no).player !== player || !isCreature(game, no)) leaving.push(no);
}
