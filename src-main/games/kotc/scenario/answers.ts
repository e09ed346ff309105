import type { Decision, Reply } from '../../../engine/decision.js';
import { isIdle, replyThatDoes } from '../../../engine/scenario/implied.js';
import { pass } from '../rules/flow/actions.js';
import type { KotcContext } from '../rules/context.js';

/**
 * Whether a player may step in between what the turn player does: with a named counter, by a condition or as a response
 * (6th to 11th). Whoever has something else to do does it afterwards.
 */
export const isInBetween = ({ kind, purpose }: Decision, { state, edition }: KotcContext): boolean =>
  kind === 'act' && edition.mechanisms.acting === 'turns' && purpose !== state.turn.phase;

/** Options that nobody has to take. */
const reactive = ['taunt', 'reroll', 'trap', 'trapped'];
/** Choices of cards that are made with what comes first. */
const anyWillDo = ['pay', 'reserves'];
const declinable = ['defend', 'redraw'];

/**
 * What everybody does who is asked for something that the scenario does not care about: passes (draws, where only then the
 * Resource Phase can end), declines counters, forms no defence, keeps the hand, pays and sets aside what comes first. Null
 * where a choice has to be written down.
 */
export function impliedReply(decision: Decision): Reply | null {
  switch (decision.kind) {
    case 'act':
      return replyThatDoes(decision.actions, pass.do) ?? replyThatDoes(decision.actions, 'draw');
    case 'cards': {
      const { purpose, cards, least } = decision;
      if (anyWillDo.includes(purpose) || isIdle(decision)) return { cards: cards.slice(0, least) };
      return declinable.includes(purpose) ? { cards: [] } : null;
    }
    case 'options':
      return reactive.includes(decision.purpose) ? { options: [] } : null;
    case 'confirm':
      return { yes: false };
    case 'dice':
      return { die: 0 };
    default:
      return null;
  }
}
