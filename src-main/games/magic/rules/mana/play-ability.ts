/** Mana abilities: at once, without the stack (MC-MANA-20, MC-MANA-21, MC-Q-29 to MC-Q-31). */
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Magic } from '../context.js';
import { happen } from '../events/happen.js';
import { textOf } from '../objects/text-source.js';
import type { HeldAbility } from '../state/characteristics.js';
import type { ManaKind } from '../state/state.js';
import type { TextSource } from '../state/text-source.js';
import { takeManaTriggers } from '../triggers/mana-triggers.js';
import { countIn, type Activated } from './abilities-of.js';
import { giveMana } from './bound.js';

/**
 * Does what a mana ability does whose costs have been paid.
 *
 * @param played its X, and what it was paid with
 * @param makes where a payment has settled what mana it is
 */
export function* doManaAbility(
  game: Magic,
  player: PlayerNo,
  no: CardNo,
  { ability, ref }: HeldAbility,
  played: Partial<Pick<TextSource, 'x' | 'memory'>> = {},
  makes?: readonly ManaKind[],
): Asking {
  const { costs, effects } = ability as Activated;
  const text = { ...textOf(game, no, player, ref.design), ...played };
  const tapped = costs.some(({ is }) => is === 'tapThis');
  happen(game, {
    type: 'playManaAbility',
    player,
    cards: [no],
    does: ref,
    tapped: tapped ? true : undefined,
    rules: ['MC-MANA-20'],
  });
  for (const effect of effects) {
    // What is counted is counted as it is made.
    if (effect.do === 'addMana' && makes && !countIn(ability as Activated)) {
      giveMana(game, player, makes, effect, text, { cards: [no], rules: ['MC-MANA-01'] });
    } else yield* game.rules.carryOut(game, [effect], text);
  }
  if (game.state.waiting.length > 0) yield* takeManaTriggers(game);
}
