import { askOptions, idOf } from '../../../../engine/ask.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Effecting, KotcContext } from '../context.js';
import { perform } from '../events/pipeline.js';
import { cardAt, designAt, isCardInPlay, levelOf } from '../state/values.js';
import { activate, carryOut, putAway } from './activation.js';
import { isOut } from './elimination.js';
import { readyFor } from '../shared/resources.js';
import { lacksForSummon } from './legality.js';
import { offerCounters } from './named-counters.js';
import { summon } from './playing.js';
import { purposes } from '../purposes.js';

/**
 * Reveals all targets, then summons or casts those that the player wants, in the player's order, each with its own payment.
 * A spell is carried out at once, within what casts it; nothing is set (K11-Q-19, K06-Q-49, 90). After each card, and when a
 * spell has been cast, counters can be removed (K11-Q-03, K06-Q-39).
 */
export function* deployAll(game: KotcContext, { player, targets }: Effecting): Asking {
  const { deploy } = game.edition.cite;
  const there = targets.filter((no) => cardAt(game, no).zone !== 'removed');
  if (there.length > 0) {
    perform(game, { type: 'reveal', cards: there, by: player, rules: game.edition.cite.reveal });
  }
  for (let left = there; !isOut(game, player);) {
    const playable = left.filter((no) => canDeploy(game, player, no));
    const question = { player, purpose: purposes.deploy, rule: deploy[0] ?? '' };
    const [card] = yield* askOptions(
      game,
      question,
      playable,
      (no) => ({ card: idOf(game.state, no) }),
      0,
      1,
    );
    if (card === undefined) return;
    if (!canDeploy(game, player, card)) continue;
    left = left.filter((no) => no !== card);
    if (designAt(game, card).type === 'creature') yield* summon(game, player, card);
    else yield* castByEffect(game, player, card);
    if (left.length > 0) yield* offerCounters(game);
  }
}

/** Not what is in play, being played or out of the game; a spell with an activation condition waits for no window here. */
function canDeploy(game: KotcContext, player: PlayerNo, no: CardNo): boolean {
  const card = cardAt(game, no);
  if (isCardInPlay(card) || card.zone === null || card.zone === 'removed') return false;
  const { type, abilities } = designAt(game, no);
  if (type === 'creature') return lacksForSummon(game, player, no) === null;
  return !abilities[0]?.condition && readyFor(game, player, no) >= levelOf(game, no);
}

function* castByEffect(game: KotcContext, player: PlayerNo, card: CardNo): Asking {
  const cast = yield* activate(game, player, card, 0, 'cast');
  if (!cast) return;
  yield* offerCounters(game);
  yield* carryOut(game, cast);
  putAway(game, cast);
}
