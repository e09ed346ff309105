/** New targets for what is on the stack: grammar parts MC-GR-139 and 142. */
import { askOptions } from '../../../../engine/ask.js';
import type { Choice, PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo, Target as Aimed } from '../../../../engine/state.js';
import type { Magic } from '../context.js';
import { aimOf, legalTargets } from '../objects/targets.js';
import { targetsOnStack, textOnStack } from '../objects/text-source.js';
import { askFor } from '../purposes.js';

/**
 * Asks a player what something on the stack is aimed at instead, as many for each "target" as it has. Where there are not enough legal
 * targets, those of that "target" stay.
 */
export function* askNewTargets(
  game: Magic,
  no: CardNo,
  player: PlayerNo,
  rule: string,
): Asking<readonly Aimed[]> {
  const { targets = [], counts = [] } = game.state.cards[no] ?? {};
  const text = { ...textOnStack(game, no), controller: player };
  const chosen: Aimed[] = [];
  for (const [nth, target] of targetsOnStack(game, no).entries()) {
    const count = counts[nth] ?? 0;
    const before = targets.slice(chosen.length, chosen.length + count);
    const legal = legalTargets(game, target, text);
    const options: Aimed[] = [
      ...legal.cards.map((card) => aimOf(game, card)),
      ...legal.players.map((one) => ({ player: one })),
    ];
    if (options.length < count) chosen.push(...before);
    else {
      const question = askFor(player, 'targets', rule, no);
      chosen.push(...(yield* askOptions(game, question, options, (aim): Choice => aim, count, count)));
    }
  }
  return chosen;
}
