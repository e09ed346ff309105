import { askOptions, idOf } from '../../../../engine/ask.js';
import type { Choice, PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import { countersOf, removeForEffect } from '../shared/counters.js';
import { perform } from '../events/pipeline.js';
import type { KotcContext } from '../context.js';
import { canTaunt } from './legality.js';
import { pollAll } from '../flow/polls.js';
import { cardAt } from '../state/values.js';
import { purposes } from '../purposes.js';

/** The attack's victim becomes the host, at once (K14-CTR-58). */
export function taunt(game: KotcContext, player: PlayerNo, card: CardNo): void {
  const stay = cardAt(game, card).id;
  removeForEffect(game, card, 'taunt', player);
  perform(game, { type: 'victim', card, stay, rules: game.edition.cite.taunt });
}

/** Offers Taunt Counters where no window is open: within a step, and between the links of a chain (K14-CTR-11, K14-Q-55). */
export function* offerTaunts(game: KotcContext): Asking {
  yield* pollAll(game, (player) => {
    const hosts = countersOf(game, 'taunt', player).filter((no) => canTaunt(game, no));
    return hosts.length > 0 && offerTaunt(game, player, hosts);
  });
}

function* offerTaunt(game: KotcContext, player: PlayerNo, hosts: readonly CardNo[]): Asking<boolean> {
  const asChoice = (no: CardNo): Choice => ({ card: idOf(game.state, no), counter: 'taunt' });
  const question = { player, purpose: purposes.taunt, rule: game.edition.cite.taunt[0] ?? '' };
  const [host] = yield* askOptions(game, question, hosts, asChoice, 0, 1);
  if (host === undefined) return false;
  taunt(game, player, host);
  return true;
}
