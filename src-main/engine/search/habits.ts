import type { Chance } from '../chance/chance.js';
import type { Decision, Reply } from '../decision.js';
import { replyOfAbsent } from '../decisions/absent.js';
import { faultOf } from '../decisions/fault.js';
import type { GameContext } from '../rule-set.js';
import type { BaseState } from '../state.js';
import { variations } from './candidates.js';
import { habitualWorth } from './habit-weights.js';
import type { SearchRules } from './search-rules.js';

/** So much better than the usual reply has another to seem, in the chance to win where it is even. */
export const MARGIN = 0.02;
/** So many others are looked at. */
const MOST_OTHERS = 24;

/** What replies are compared by: habits are learnt for each kind of them. */
export function kindOf(decision: Decision, reply: Reply): string {
  if ('act' in reply && decision.kind === 'act') {
    return `${decision.purpose} ${decision.actions[reply.act]?.do ?? ''}`;
  }
  const chosen = 'cards' in reply ? reply.cards : 'options' in reply ? reply.options : null;
  if (chosen) return `${decision.purpose} ${chosen.length === 0 ? 'none' : 'some'}`;
  return decision.purpose;
}

/** What a player answers by habit; as a plain player where none have been learnt. */
export function habitualReply<S extends BaseState, D, T extends GameContext<S, D>>(
  search: Pick<SearchRules<S, D, T>, 'usualReply' | 'habits' | 'notices'>,
  game: T,
  decision: Decision,
  chance: Chance,
): Reply {
  const usual = search.usualReply(game, decision, chance);
  const kinds = search.habits?.kinds;
  const weights = kinds?.[kindOf(decision, usual)];
  if (!kinds || !weights) return usual;
  const others = [replyOfAbsent(decision), ...variations(decision, usual)].slice(0, MOST_OTHERS);
  const noticed = others.length < 2 ? null : search.notices?.(game, decision);
  const facts = noticed?.ofReply(usual);
  if (!noticed || !facts) return usual;
  let best = usual;
  let most = habitualWorth(facts, noticed.position, weights, true) + MARGIN;
  for (const reply of others) {
    const own = kinds[kindOf(decision, reply)];
    const its = own && noticed.ofReply(reply);
    if (!its) continue;
    const worth = habitualWorth(its, noticed.position, own, false);
    if (worth > most && !isSame(reply, usual) && faultOf(decision, reply) === null) {
      [best, most] = [reply, worth];
    }
  }
  return best;
}

const isSame = (one: Reply, other: Reply): boolean => JSON.stringify(one) === JSON.stringify(other);
