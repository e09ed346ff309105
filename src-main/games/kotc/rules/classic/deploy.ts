import { askOptions, idOf } from '../../../../engine/ask.js';
import type { Choice, PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Effecting, Kotc } from '../context.js';
import { apply } from '../events/door.js';
import { cardAt, designAt, isCardInPlay, levelOf } from '../state/values.js';
import { activate, carryOut, putAway } from './activation.js';
import { isOut } from './elimination.js';
import { lacksForSummon, readyFor } from './legality.js';
import { offerCounters } from './named-counters.js';
import { summon } from './playing.js';

/**
 * Reveals all targets, then summons or casts those that the player wants, in the player's order, each with its own payment.
 * A spell is carried out at once, within what casts it; nothing is set (K11-Q-19, K06-Q-49, 90). After each card, and when a
 * spell has been cast, counters can be removed (K11-Q-03, K06-Q-39).
 */
export function* deployAll(table: Kotc, { player, targets }: Effecting): Asking {
  const { deploy } = table.edition.cite;
  const there = targets.filter((no) => cardAt(table, no).zone !== 'removed');
  if (there.length > 0) {
    apply(table, { type: 'reveal', cards: there, by: player, rules: table.edition.cite.reveal });
  }
  for (let left = there; !isOut(table, player);) {
    const playable = left.filter((no) => canDeploy(table, player, no));
    const options = playable.map((no): Choice => ({ card: idOf(table.state, no) }));
    const question = { player, purpose: 'deploy', rule: deploy[0] ?? '' };
    const [chosen] = yield* askOptions(table, question, options, 0, 1);
    const card = chosen === undefined ? undefined : playable[chosen];
    if (card === undefined) return;
    if (!canDeploy(table, player, card)) continue;
    left = left.filter((no) => no !== card);
    if (designAt(table, card).type === 'creature') yield* summon(table, player, card);
    else yield* castByEffect(table, player, card);
    if (left.length > 0) yield* offerCounters(table);
  }
}

/** Not what is in play, being played or out of the game; a spell with an activation condition waits for no window here. */
function canDeploy(table: Kotc, player: PlayerNo, no: CardNo): boolean {
  const card = cardAt(table, no);
  if (isCardInPlay(card) || card.zone === null || card.zone === 'removed') return false;
  const { type, abilities } = designAt(table, no);
  if (type === 'creature') return lacksForSummon(table, player, no) === null;
  return !abilities[0]?.condition && readyFor(table, player, no) >= levelOf(table, no);
}

function* castByEffect(table: Kotc, player: PlayerNo, card: CardNo): Asking {
  const cast = yield* activate(table, player, card, 0, 'cast');
  if (!cast) return;
  yield* offerCounters(table);
  yield* carryOut(table, cast);
  putAway(table, cast);
}
