import type { Effecting, KotcContext } from '../context.js';
import { perform } from '../events/pipeline.js';
import { cardAt, isAwake, isPawn } from '../state/values.js';

/** Minions on a battlefield that are not petrified yet; a pawn leaves the game instead (K17-KEY-186, 187, K17-PWN-05). */
export function petrify(game: KotcContext, { player: by, targets }: Effecting): undefined {
  const { cite } = game.edition;
  for (const card of targets) {
    const minion = cardAt(game, card);
    if (!isAwake(minion)) continue;
    if (!isPawn(minion)) {
      perform(game, { type: 'petrify', card, by, rules: cite.petrify });
      continue;
    }
    const { player, zone, owner: to } = minion;
    const rules = [...cite.petrify, ...cite.pawnPetrified];
    const from = { player, zone };
    perform(game, { type: 'move', card, by, to, zone: null, place: 'top', why: 'petrify', from, rules });
  }
}
