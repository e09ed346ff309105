/** Why something that a text does not offer as a target cannot be one (MC-PLAY-20). */
import type { Choice, Decision, Refusal } from '../../../../engine/decision.js';
import type { Magic } from '../context.js';
import { sourceKnown } from '../objects/known.js';
import { whyNotTarget } from '../objects/targets.js';
import { textOf } from '../objects/text-source.js';
import { targetNo } from '../state/target-no.js';

/** By the rule that forbids just that; null where it is no target that is chosen. */
export function refusalOfTarget(
  game: Magic,
  { player, purpose, about }: Pick<Decision, 'player' | 'purpose' | 'about'>,
  { card }: Choice,
): Refusal | null {
  if ((purpose !== 'target' && purpose !== 'targets') || card === undefined || about === undefined)
    return null;
  const [no, by] = [targetNo(game.state, card), targetNo(game.state, about)];
  if (no === null || by === null) return null;
  const text = textOf(game, by, player);
  return whyNotTarget(game, no, () => sourceKnown(game, text), text) ?? unfit;
}

const unfit: Refusal = { allowed: false, rule: 'MC-PLAY-20', because: 'It is not what the text asks for.' };
