import { askOptions, idOf } from '../../../../engine/ask.js';
import type { Choice, PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import { countersOf, removeForEffect } from '../shared/counters.js';
import { apply } from '../events/door.js';
import type { Kotc } from '../context.js';
import { canTaunt } from './legality.js';
import { pollAll } from '../flow/polls.js';
import { cardAt } from '../state/values.js';

/** The attack's victim becomes the host, at once (K14-CTR-58). */
export function taunt(table: Kotc, player: PlayerNo, card: CardNo): void {
  const stay = cardAt(table, card).id;
  removeForEffect(table, card, 'taunt', player);
  apply(table, { type: 'victim', card, stay, rules: table.edition.cite.taunt });
}

/** Offers Taunt Counters where no window is open: within a step, and between the links of a chain (K14-CTR-11, K14-Q-55). */
export function* offerTaunts(table: Kotc): Asking {
  yield* pollAll(table, (player) => {
    const hosts = countersOf(table, 'taunt', player).filter((no) => canTaunt(table, no));
    return hosts.length > 0 && offerTaunt(table, player, hosts);
  });
}

function* offerTaunt(table: Kotc, player: PlayerNo, hosts: readonly CardNo[]): Asking<boolean> {
  const options = hosts.map((no): Choice => ({ card: idOf(table.state, no), counter: 'taunt' }));
  const question = { player, purpose: 'taunt', rule: table.edition.cite.taunt[0] ?? '' };
  const [chosen] = yield* askOptions(table, question, options, 0, 1);
  const host = chosen === undefined ? undefined : hosts[chosen];
  if (host === undefined) return false;
  taunt(table, player, host);
  return true;
}
