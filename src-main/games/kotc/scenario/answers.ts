import type { Decision, Reply } from '../../../engine/decision.js';
import { isIdle, replyThatDoes } from '../../../engine/scenario/implied.js';
import { pass } from '../rules/flow/actions.js';
import type { KotcContext } from '../rules/context.js';
import { wordOf, type PurposeWord } from '../rules/purposes.js';

/**
 * Whether a player may step in between what the turn player does: with a named counter, by a condition or as a response
 * (6th to 11th). Whoever has something else to do does it afterwards.
 */
export const isInBetween = ({ kind, role }: Decision, { edition }: KotcContext): boolean =>
  kind === 'act' && edition.mechanisms.acting === 'turns' && role === 'respond';

/** Options that nobody has to take. */
const reactive: readonly PurposeWord[] = [
  'taunt',
  'medic',
  'assassin',
  'shield',
  'voodoo',
  'undying',
  'reroll',
  'trap',
  'trapped',
];
/** Choices of cards that are made with what comes first. */
const anyWillDo: readonly PurposeWord[] = ['pay', 'reserves'];
const declinable: readonly PurposeWord[] = ['defend', 'redraw'];

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
      const { cards, least } = decision;
      const word = wordOf(decision);
      if (anyWillDo.includes(word) || isIdle(decision)) return { cards: cards.slice(0, least) };
      return declinable.includes(word) ? { cards: [] } : null;
    }
    case 'options':
      return reactive.includes(wordOf(decision)) ? { options: [] } : null;
    case 'confirm':
      return { yes: false };
    case 'dice':
      return { die: 0 };
    default:
      return null;
  }
}
