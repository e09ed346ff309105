import type { Action, CardId, Choice, Decision, Reply } from '../decision.js';
import type { BaseCard, BaseState } from '../state.js';

type Told = Pick<BaseState, 'cards'>;

/**
 * What a reply does, the same in every game in which it would do so: cards are called by what they are, where they lie and how, not
 * by their ids. Replies of one key are one to a search.
 */
export function replyKey(decision: Decision, reply: Reply, state: Told): string {
  const card = cardsOf(state);
  if ('act' in reply && decision.kind === 'act') return actionKey(decision.actions[reply.act], card);
  if ('cards' in reply) {
    const called = reply.cards.map(card);
    const isOrdered = decision.kind === 'cards' && decision.ordered;
    return (isOrdered ? called : called.sort()).join();
  }
  if ('order' in reply) return reply.order.map(card).join();
  if ('options' in reply && decision.kind === 'options') {
    return reply.options.map((place) => choiceKey(decision.options[place], card)).join();
  }
  return JSON.stringify(reply);
}

const cardsOf =
  ({ cards }: Told): ((id: CardId) => string) =>
  (id) => {
    const card = cards.find((one) => one.id === id);
    return card ? cardKey(card) : String(id);
  };

function cardKey({ id: _id, known: _known, ...rest }: BaseCard<string>): string {
  return JSON.stringify(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function actionKey(action: Action | undefined, card: (id: CardId) => string): string {
  if (!action) return '';
  const { do: what, ability = '', counter = '' } = action;
  return `${what} ${ability} ${counter} ${action.card === undefined ? '' : card(action.card)}`;
}

function choiceKey(choice: Choice | undefined, card: (id: CardId) => string): string {
  if (!choice) return '';
  const { card: id, ...rest } = choice;
  return `${JSON.stringify(rest)}${id === undefined ? '' : card(id)}`;
}
