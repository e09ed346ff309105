import type { CardId, Choice, Decision, Refusal } from '../../../../engine/decision.js';
import type { Magic } from '../context.js';
import { whyNotAttack } from './attack.js';
import { whyNotBlock } from './block.js';
import { inPlay } from './combat-state.js';
import { opponentsOf } from '../objects/who.js';

/** Why a creature cannot attack this player, or block this attacker, where that is what is asked; null: it can. */
export function refusalInCombat(
  game: Magic,
  { player, purpose }: Pick<Decision, 'player' | 'purpose'>,
  card: CardId,
  option: Choice,
): Refusal | null {
  const no = inPlay(game, card);
  if (no === null) return null;
  if (purpose === 'attack') {
    const defender = option.player ?? opponentsOf(game, player)[0];
    return defender === undefined ? null : whyNotAttack(game, no, defender);
  }
  const attacker = purpose === 'block' ? inPlay(game, option.card) : null;
  return attacker === null ? null : whyNotBlock(game, no, attacker);
}
