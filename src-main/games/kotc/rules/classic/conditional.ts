import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { perform } from '../events/pipeline.js';
import type { KotcContext } from '../context.js';
import { closeWindow, gatherTriggers, openWindow } from '../events/moments.js';
import { firstAsked } from '../flow/polls.js';
import { activate } from './activation.js';
import { askAction, ifWorthAsking } from './ask-action.js';
import { isOut, playersFrom } from './elimination.js';
import { playChain } from './links.js';
import { offerCounters } from './named-counters.js';
import { conditionalsFor } from './offers.js';
import { purposes } from '../purposes.js';

/**
 * When something is completely done: "Activate when" abilities for all that has happened in it. All are activated before
 * any is carried out, in the order of priority, each player's own in an order of their choice; then they are carried out in
 * the order in which they were activated, and so on with what happened meanwhile (K11-Q-01, 02, K06-Q-13 to 15).
 */
export function* settle(game: KotcContext): Asking {
  const { state } = game;
  while (state.occasions.length > 0) {
    openWindow(game);
    gatherTriggers(game);
    for (const player of playersFrom(game, firstAsked(game))) yield* askConditionals(game, player);
    closeWindow(game);
    yield* carryOutPending(game);
  }
}

function* askConditionals(game: KotcContext, player: PlayerNo): Asking {
  for (;;) {
    if (isOut(game, player)) return;
    const question = { player, purpose: purposes.condition, rule: game.edition.cite.condition[0] ?? '' };
    const action = yield* askAction(game, question, () =>
      ifWorthAsking(game, player, conditionalsFor(game, player)),
    );
    if (action?.do !== 'activate' && action?.do !== 'cast') return;
    const ability = action.do === 'activate' ? action.ability : 0;
    const link = yield* activate(game, player, action.card, ability);
    if (link) perform(game, { type: 'wait', link, rules: game.edition.cite.link });
    yield* offerCounters(game);
  }
}

/** Each is the first link of a chain of its own (K06-Q-14). */
function* carryOutPending(game: KotcContext): Asking {
  const { state, edition } = game;
  while (state.pending.length > 0) {
    perform(game, { type: 'next', rules: edition.cite.resolve });
    yield* playChain(game);
  }
}

/**
 * A moment for counters, and for what they cause.
 *
 * @param except is asked next anyway, with their counters among other things
 */
export function* pause(game: KotcContext, except: PlayerNo | null = null): Asking {
  yield* offerCounters(game, except);
  yield* settle(game);
}
