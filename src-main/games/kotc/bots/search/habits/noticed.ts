import type { Decision, Reply } from '../../../../../engine/decision.js';
import type { Noticed } from '../../../../../engine/search/habit-weights.js';
import type { KotcContext } from '../../../rules/context.js';
import { wordOf } from '../../../rules/purposes.js';
import { glanceAt } from '../../../rules/views/view.js';
import { actionFacts } from './action-facts.js';
import { attackFacts, defenseFacts, victimFacts } from './battle-facts.js';
import { selectionFacts } from './selection-facts.js';
import { Standing } from './standing.js';

/** What players of Keeper of the Cards notice of a question, from what they may know. Nothing is noticed of a first hand. */
export function noticedOf(game: KotcContext, decision: Decision): Noticed | null {
  if (decision.role === 'mulligan') return null;
  const standing = new Standing(glanceAt(game, decision), decision.player);
  return {
    position: standing.figures,
    ofReply: (reply) => factsOf(reply, decision, standing),
  };
}

function factsOf(reply: Reply, decision: Decision, standing: Standing): readonly number[] | null {
  const word = wordOf(decision);
  if ('act' in reply && decision.kind === 'act') {
    return actionFacts(decision.actions[reply.act], standing);
  }
  if ('cards' in reply) {
    if (reply.cards.length === 0 && word !== 'defend') return [1];
    if (word === 'attack') return attackFacts(reply.cards, standing);
    if (word === 'defend') return defenseFacts(reply.cards, standing);
    return selectionFacts(reply.cards, decision.about, standing);
  }
  if ('options' in reply && decision.kind === 'options' && word === 'victim') {
    return victimFacts(decision.options[reply.options[0] ?? 0], standing);
  }
  if ('number' in reply && decision.kind === 'number') {
    const { least, most } = decision;
    return [1, reply.number / 5, (reply.number - least) / Math.max(1, most - least)];
  }
  return null;
}
