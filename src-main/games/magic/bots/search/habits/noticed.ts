import type { Decision, Reply } from '../../../../../engine/decision.js';
import type { Noticed } from '../../../../../engine/search/habit-weights.js';
import type { Magic } from '../../../rules/context.js';
import { knowledgeOf } from '../../../rules/views/knowledge.js';
import { actionFacts, asChoices, choiceFacts, numberFacts, pairFacts } from './facts.js';
import { Standing } from './standing.js';

/** What players of Magic notice of a question, from what they may know. Nothing is noticed of a first hand, nor of how something is paid. */
export function noticedOf(game: Magic, decision: Decision): Noticed | null {
  if (decision.role === 'mulligan' || decision.role === 'cost') return null;
  const standing = new Standing(knowledgeOf(game, decision, decision.player));
  return {
    position: standing.figures,
    ofReply: (reply) => factsOf(reply, decision, standing),
  };
}

function factsOf(reply: Reply, decision: Decision, standing: Standing): readonly number[] | null {
  if ('act' in reply && decision.kind === 'act') {
    return actionFacts(decision.actions[reply.act], standing);
  }
  if ('cards' in reply) return choiceFacts(asChoices(reply.cards), standing);
  if ('players' in reply)
    return choiceFacts(
      reply.players.map((player) => ({ player })),
      standing,
    );
  if ('options' in reply && decision.kind === 'options') {
    return choiceFacts(
      reply.options.flatMap((place) => decision.options[place] ?? []),
      standing,
    );
  }
  if ('pairs' in reply && decision.kind === 'pair') return pairFacts(decision, reply.pairs, standing);
  if ('yes' in reply) return [1, reply.yes ? 1 : 0];
  return 'number' in reply ? numberFacts(reply, decision) : null;
}
