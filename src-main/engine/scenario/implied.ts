import { PASS, type Action, type Decision, type Reply } from '../decision.js';

/** Nothing of use is among them. */
const areIdle = (actions: readonly Action[]): boolean =>
  actions.every((action) => action.do === PASS || action.idle === true);

/** Whether a decision leaves nothing of use to decide, so that it is asked only of those who want to be asked always. */
export function isIdle(decision: Decision): boolean {
  if (decision.kind === 'act') return areIdle(decision.actions);
  if (decision.kind !== 'cards' || decision.least < decision.cards.length) return false;
  return !decision.ordered || decision.cards.length < 2;
}

/** The reply that does the action of that name, where it is offered. */
export function replyThatDoes(actions: readonly Action[], what: string): Reply | null {
  const act = actions.findIndex((action) => action.do === what);
  return act < 0 ? null : { act };
}

/** Declines where that can be, and does what nothing else is left for; null where a choice has to be written down. */
export function impliedReply(decision: Decision): Reply | null {
  switch (decision.kind) {
    case 'act':
      return replyThatDoes(decision.actions, PASS);
    case 'cards':
      if (isIdle(decision)) return { cards: decision.cards.slice(0, decision.least) };
      return decision.least === 0 ? { cards: [] } : null;
    case 'options':
      return decision.least === 0 ? { options: [] } : null;
    case 'confirm':
      return { yes: false };
    case 'dice':
      return { die: 0 };
    case 'pair':
      return decision.pairings.some(({ must }) => must) ? null : { pairs: decision.pairings.map(() => null) };
    default:
      return null;
  }
}
