import type { Action, Choice, Decision, Reply } from '../decision.js';
import type { BaseState } from '../state.js';
import type { Names } from './names.js';

/** Questions and answers in a line each, for whoever looks for why a scenario does not hold. */
interface Words {
  readonly names: Names;
  readonly state: BaseState;
}

/** Such as "Ben is asked for “respond” (act) by K14-CHN-07: counter shield on Bear; pass". */
export function questionText(decision: Decision, words: Words): string {
  const { player, purpose, kind, rule, about, amount } = decision;
  const concerning = [
    ...(about === undefined ? [] : [cardText(about, words)]),
    ...(amount === undefined ? [] : [String(amount)]),
  ];
  const of = concerning.length > 0 ? ` about ${concerning.join(', ')}` : '';
  const who = words.names.playerName(player);
  return `${who} is asked for “${purpose}” (${kind}) by ${rule}${of}: ${possibilities(decision, words)}`;
}

function possibilities(decision: Decision, words: Words): string {
  switch (decision.kind) {
    case 'act':
      return decision.actions.map((action) => actionText(action, words)).join('; ');
    case 'cards':
      return `${range(decision)} of ${cardsText(decision.cards, words)}`;
    case 'order':
      return cardsText(decision.cards, words);
    case 'players':
      return `${range(decision)} of ${playersText(decision.players, words)}`;
    case 'options':
      return `${range(decision)} of ${decision.options.map((one) => choiceText(one, words)).join('; ')}`;
    case 'number':
      return range(decision);
    case 'confirm':
      return 'yes or no';
    case 'dice':
      return decision.dice.join(', ');
    case 'name':
      return [...decision.names, ...(decision.free ? ['any other words'] : [])].join('; ');
    case 'assign':
      return `${decision.total} among ${decision.shares.map(({ to }) => choiceText(to, words)).join('; ')}`;
    case 'pair': {
      const cards = decision.pairings.map(({ card }) => card);
      return `${cardsText(cards, words)} with ${decision.options.map((one) => choiceText(one, words)).join('; ')}`;
    }
  }
}

/** What was answered, in the same words. */
export function replyText(decision: Decision, reply: Reply, words: Words): string {
  if ('act' in reply) {
    const action = decision.kind === 'act' ? decision.actions[reply.act] : undefined;
    return action ? actionText(action, words) : 'nothing';
  }
  if ('cards' in reply) return cardsText(reply.cards, words);
  if ('order' in reply) return cardsText(reply.order, words);
  if ('players' in reply) return playersText(reply.players, words);
  if ('options' in reply) {
    const options = decision.kind === 'options' ? decision.options : [];
    return reply.options.map((place) => choiceText(options[place] ?? {}, words)).join('; ') || 'none';
  }
  if ('number' in reply) return String(reply.number);
  if ('name' in reply) return reply.name;
  if ('shares' in reply) {
    const shares = decision.kind === 'assign' ? decision.shares : [];
    return reply.shares
      .map((amount, at) => `${amount} to ${choiceText(shares[at]?.to ?? {}, words)}`)
      .join('; ');
  }
  if ('pairs' in reply) {
    const { pairings, options } = decision.kind === 'pair' ? decision : { pairings: [], options: [] };
    const pairs = pairings.flatMap(({ card }, at) => {
      const option = options[reply.pairs[at] ?? -1];
      return option ? [`${cardText(card, words)} with ${choiceText(option, words)}`] : [];
    });
    return pairs.join('; ') || 'none';
  }
  if ('yes' in reply) return reply.yes ? 'yes' : 'no';
  return decision.kind === 'dice' ? String(decision.dice[reply.die]) : String(reply.die);
}

const range = ({ least, most }: { readonly least: number; readonly most: number }): string =>
  least === most ? String(most) : `${least} to ${most}`;

const cardText = (id: number, { names, state }: Words): string => names.labelOfId(state, id);
const cardsText = (ids: readonly number[], words: Words): string =>
  ids.map((id) => cardText(id, words)).join(', ') || 'none';
const playersText = (players: readonly number[], { names }: Words): string =>
  players.map((player) => names.playerName(player)).join(', ') || 'none';

function actionText({ do: what, card, ability, counter, idle }: Action, words: Words): string {
  const parts = [
    what,
    ...(counter === undefined ? [] : [counter, 'on']),
    ...(card === undefined ? [] : [cardText(card, words)]),
    ...(ability === undefined ? [] : [`(${ability + 1})`]),
    ...(idle ? ['(idle)'] : []),
  ];
  return parts.join(' ');
}

function choiceText({ card, counter, player, number, mode, colour, name }: Choice, words: Words): string {
  const who = player === undefined ? [] : [words.names.playerName(player)];
  const parts = [
    ...(number === undefined ? [] : [String(number)]),
    ...(counter === undefined ? who : [counter, ...who.map((name) => `of ${name}`)]),
    ...(card === undefined ? [] : [cardText(card, words)]),
    ...[mode, colour, name].filter((word) => word !== undefined),
  ];
  return parts.join(' ');
}
