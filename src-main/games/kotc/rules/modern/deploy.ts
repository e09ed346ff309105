import { askOptions, idOf } from '../../../../engine/ask.js';
import type { Choice, PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import { beginCasting, carryOut, payActivation, putAway, revealTo } from './abilities.js';
import { meetingOccasion } from './conditions-met.js';
import { countReadyResources, payResources } from '../shared/resources.js';
import type { Effecting, Kotc } from '../context.js';
import { apply } from '../events/door.js';
import { cardAt, designAt, isInPlay, levelOf } from '../state/values.js';

/**
 * Reveals all targets, then plays those that the player wants, in the player's order, as if they were in the player's hand
 * (K14-KEY-13 to 26, K14-Q-76). A deployed spell resolves at once, as part of what deployed it.
 */
export function* deployAll(table: Kotc, { player, targets }: Effecting): Asking {
  revealTo(table, targets, player);
  const rule = table.edition.cite.deploy[0] ?? '';
  for (let left = targets; ;) {
    const playable = left.filter((no) => canDeploy(table, player, no));
    const options = playable.map((no): Choice => ({ card: idOf(table.state, no) }));
    const [chosen] = yield* askOptions(table, { player, purpose: 'deploy', rule }, options, 0, 1);
    const card = chosen === undefined ? undefined : playable[chosen];
    if (card === undefined) return;
    left = left.filter((no) => no !== card);
    if (designAt(table, card).type === 'creature') yield* summon(table, player, card);
    else yield* deploySpell(table, player, card);
  }
}

/** Not what is in-play already or is being cast; its cost must be payable, and a spell's condition met (K14-Q-74). */
function canDeploy(table: Kotc, player: PlayerNo, no: CardNo): boolean {
  const card = cardAt(table, no);
  if (isInPlay(card) || card.zone === null) return false;
  const itself = card.zone === 'granary' && card.player === player && !card.exhausted ? 1 : 0;
  if (countReadyResources(table.state, player) - itself < levelOf(table, no)) return false;
  const { type, abilities } = designAt(table, no);
  if (type === 'creature') return true;
  if (abilities[0]?.condition) return meetingOccasion(table, player, no, 0) !== undefined;
  return isOwnActionPhase(table, player);
}

/** When abilities without an activation condition can be used (K14-ABL-03). */
export const isOwnActionPhase = ({ state: { turn } }: Kotc, player: PlayerNo): boolean =>
  turn.player === player && turn.phase === 'action';

/** Pays the minion's level and puts it, exhausted, onto the player's battlefield, wherever it comes from. */
export function* summon(table: Kotc, player: PlayerNo, card: CardNo): Asking {
  yield* payResources(table, player, levelOf(table, card), card, card);
  const rules = table.edition.cite.summon;
  const to = { to: player, zone: 'battlefield', place: 'bottom' } as const;
  apply(table, { type: 'move', card, by: player, ...to, why: 'summon', rules });
}

function* deploySpell(table: Kotc, player: PlayerNo, card: CardNo): Asking {
  meetingOccasion(table, player, card, 0)?.used.push(`${card}:0`);
  yield* beginCasting(table, player, card);
  if (yield* payActivation(table, player, card, 0)) yield* carryOut(table, player, card, 0);
  putAway(table, card, player);
}
