/** Mana abilities: at once, without the stack (MC-MANA-20, MC-MANA-21, MC-Q-29 to MC-Q-31). */
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Ability } from '../../cards/components/abilities.js';
import type { Magic } from '../context.js';
import { happen } from '../events/happen.js';
import { nodeAt } from '../objects/faces.js';
import { textOf, textOfTrigger } from '../objects/text-source.js';
import type { HeldAbility } from '../state/characteristics.js';
import type { ManaKind } from '../state/state.js';
import type { TextSource } from '../state/text-source.js';
import { isManaAbility, type Activated } from './abilities-of.js';

/** Does what a mana ability does whose costs have been paid. @param makes where a payment has settled what mana it is */
export function* doManaAbility(
  game: Magic,
  player: PlayerNo,
  no: CardNo,
  { ability, ref }: HeldAbility,
  makes?: readonly ManaKind[],
): Asking {
  const { costs, effects } = ability as Activated;
  const text = textOf(game, no, player, ref.design);
  const tapped = costs.some(({ is }) => is === 'tapThis');
  happen(game, {
    type: 'playManaAbility',
    player,
    cards: [no],
    does: ref,
    ...(tapped && { tapped }),
    rules: ['MC-MANA-20'],
  });
  for (const effect of effects) {
    if (effect.do === 'addMana' && makes) {
      happen(game, { type: 'addMana', player, cards: [no], mana: makes, rules: ['MC-MANA-01'] });
    } else yield* game.rules.carryOut(game, [effect], text);
  }
  yield* doManaTriggers(game);
}

/** Triggered abilities that add mana happen at once, whatever they trigger on (MC-Q-30). */
export function* doManaTriggers(game: Magic): Asking {
  const isMana = (at: { readonly node: Parameters<typeof nodeAt>[1] }): boolean =>
    isManaAbility(nodeAt<Ability>(game, at.node));
  for (let next = game.state.waiting.find(isMana); next; next = game.state.waiting.find(isMana)) {
    const text: TextSource = textOfTrigger(game, next);
    const { effects } = nodeAt<Extract<Ability, { is: 'triggered' }>>(game, next.node);
    happen(game, {
      type: 'trigger',
      player: next.controller,
      cards: [next.source.card],
      waiting: next,
      targets: [],
      counts: [],
      dropped: true,
      rules: ['MC-Q-30'],
    });
    yield* game.rules.carryOut(game, effects, text);
  }
}
