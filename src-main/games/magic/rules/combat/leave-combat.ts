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
  const leaving = new Set<CardNo>();
  const { active } = game.state;
  const look = (id: number | undefined, player: number): void => {
    const no = inPlay(game, id);
    if (no !== null && (cardAt(game, no).player !== player || !isCreature(game, no))) leaving.add(no);
  };
  for (const { attacker, defender, blockers } of attacksOf(game)) {
    look(attacker, active);
    for (const id of blockers) look(id, defender);
  }
  if (leaving.size === 0) return false;
  happen(game, {
    type: 'removeFromCombat',
    player: active,
    cards: [...leaving],
    rules: ['MC-Q-56', 'MC-Q-57'],
  });
  return true;
}
