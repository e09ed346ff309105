import { call, type Own, type Steps } from '../../../../engine/frames/frames.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { perform } from '../events/pipeline.js';
import type { KotcContext } from '../context.js';
import type { Offer } from '../flow/actions.js';
import type { KotcFrame, SettleFrame } from '../state/frames.js';
import { closeWindow, gatherTriggers, openWindow } from '../events/moments.js';
import { firstAsked } from '../flow/polls.js';
import { activate } from './activation.js';
import { askAction, ifWorthAsking } from './ask-action.js';
import { isOut, playersFrom } from './elimination.js';
import { callChain } from './links.js';
import { callForCounters, hasCounters } from './named-counters.js';
import { conditionalsFor } from './offers.js';
import { purposes } from '../purposes.js';

/** A moment for what has happened and is completely done, where anything has. */
export function settle(game: KotcContext): void {
  if (game.state.occasions.length > 0) call<KotcFrame>(game, { do: 'settle', step: 'open', left: [] });
}

/**
 * When something is completely done: "Activate when" abilities for all that has happened in it. All are activated before
 * any is carried out, in the order of priority, each player's own in an order of their choice; then they are carried out in
 * the order in which they were activated, and so on with what happened meanwhile (K11-Q-01, 02, K06-Q-13 to 15).
 */
export const settleSteps: Steps<KotcContext, SettleFrame> = {
  open(game, own) {
    if (game.state.occasions.length === 0) return 'end';
    openWindow(game);
    gatherTriggers(game);
    own.left = playersFrom(game, firstAsked(game));
    return 'ask';
  },
  ask(game, own) {
    const [player] = own.left;
    if (player === undefined) return 'close';
    const offers = isOut(game, player) ? null : offersToAsk(game, player);
    if (offers !== null) return askConditional(game, own, player, offers);
    own.left.shift();
    return 'ask';
  },
  close: closeWindow,
  /** Each is the first link of a chain of its own (K06-Q-14). */
  carryOut(game) {
    const { state, edition } = game;
    if (state.pending.length === 0) return 'open';
    perform(game, { type: 'next', rules: edition.cite.resolve });
    callChain(game);
    return 'carryOut';
  },
};

const offersToAsk = (game: KotcContext, player: PlayerNo): readonly Offer[] | null =>
  ifWorthAsking(game, player, conditionalsFor);

/** Who has activated something may activate more. */
function* askConditional(
  game: KotcContext,
  own: Own<SettleFrame>,
  player: PlayerNo,
  offers: readonly Offer[],
): Asking<'ask'> {
  const question = { player, purpose: purposes.condition, rule: game.edition.cite.condition[0] ?? '' };
  const action = yield* askAction(game, question, () => offersToAsk(game, player), false, offers);
  if (action?.do !== 'activate' && action?.do !== 'cast') {
    own.left.shift();
    return 'ask';
  }
  const ability = action.do === 'activate' ? action.ability : 0;
  const link = yield* activate(game, player, action.card, ability);
  if (link) perform(game, { type: 'wait', link, rules: game.edition.cite.link });
  callForCounters(game);
  return 'ask';
}

/**
 * A moment for counters, and for what they cause.
 *
 * @param except is asked next anyway, with their counters among other things
 */
export function pause(game: KotcContext, except: PlayerNo | null = null): void {
  if (!hasCounters(game)) return settle(game);
  call<KotcFrame>(game, { do: 'settle', step: 'open', left: [] });
  callForCounters(game, except);
}
