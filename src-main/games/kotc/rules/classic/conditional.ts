import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { apply } from '../events/door.js';
import type { Kotc } from '../context.js';
import { closeWindow, gatherOccasions, openWindow } from '../events/occasions.js';
import { firstAsked } from '../flow/polls.js';
import { activate } from './activation.js';
import { askAction, ifWorthAsking } from './ask-action.js';
import { isOut, playersFrom } from './elimination.js';
import { playChain } from './links.js';
import { offerCounters } from './named-counters.js';
import { conditionalsFor } from './offers.js';

/**
 * When something is completely done: "Activate when" abilities for all that has happened in it. All are activated before
 * any is carried out, in the order of priority, each player's own in an order of their choice; then they are carried out in
 * the order in which they were activated, and so on with what happened meanwhile (K11-Q-01, 02, K06-Q-13 to 15).
 */
export function* settle(table: Kotc): Asking {
  const { state } = table;
  while (state.occasions.length > 0) {
    openWindow(table);
    gatherOccasions(table);
    for (const player of playersFrom(table, firstAsked(table))) yield* askConditionals(table, player);
    closeWindow(table);
    yield* carryOutPending(table);
  }
}

function* askConditionals(table: Kotc, player: PlayerNo): Asking {
  for (;;) {
    if (isOut(table, player)) return;
    const question = { player, purpose: 'condition', rule: table.edition.cite.condition[0] ?? '' };
    const action = yield* askAction(table, question, () =>
      ifWorthAsking(table, player, conditionalsFor(table, player)),
    );
    if (action?.do !== 'activate' && action?.do !== 'cast') return;
    const ability = action.do === 'activate' ? action.ability : 0;
    const link = yield* activate(table, player, action.card, ability);
    if (link) apply(table, { type: 'wait', link, rules: table.edition.cite.link });
    yield* offerCounters(table);
  }
}

/** Each is the first link of a chain of its own (K06-Q-14). */
function* carryOutPending(table: Kotc): Asking {
  const { state, edition } = table;
  while (state.pending.length > 0) {
    apply(table, { type: 'next', rules: edition.cite.resolve });
    yield* playChain(table);
  }
}

/**
 * A moment for counters, and for what they cause.
 *
 * @param except is asked next anyway, with their counters among other things
 */
export function* pause(table: Kotc, except: PlayerNo | null = null): Asking {
  yield* offerCounters(table, except);
  yield* settle(table);
}
