import { dequal } from 'dequal';
import type { Decision, Reply } from '../../engine/decision.js';

/** The same answer to a decision that offers other things since a card was named; null where it is not offered any more. */
export function sameReply(reply: Reply, before: Decision, now: Decision): Reply | null {
  if (before.kind !== now.kind || before.player !== now.player) return null;
  if ('act' in reply && before.kind === 'act' && now.kind === 'act') {
    const act = now.actions.findIndex((action) => dequal(action, before.actions[reply.act]));
    return act < 0 ? null : { act };
  }
  if ('options' in reply && before.kind === 'options' && now.kind === 'options') {
    const options = reply.options.map((place) =>
      now.options.findIndex((option) => dequal(option, before.options[place])),
    );
    return options.includes(-1) ? null : { options };
  }
  return reply;
}
