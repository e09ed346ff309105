import type { CardId, PairDecision, PlayerNo, Reply, Role } from '../decision.js';
import { listed, plainText } from '../text.js';
import type { Prompt } from './prompt.js';

/** A reply in words that fit into a sentence, of whoever is asked. */
export interface ReplyWords {
  /** "attack with Grey Wolf". */
  readonly now: string;
  /** "attacked with Grey Wolf". */
  readonly past: string;
  /** "would have attacked with Grey Wolf". */
  readonly would: string;
}

interface Fighting {
  readonly now: string;
  readonly past: string;
}
/** Of what cards are sent to. */
const fights: Partial<Record<Role, Fighting>> = {
  attack: { now: 'attack', past: 'attacked' },
  block: { now: 'defend', past: 'defended' },
};

const chosen = (what: string): ReplyWords => ({
  now: `choose ${what}`,
  past: `chose ${what}`,
  would: `would have chosen ${what}`,
});
const doing = (verb: Fighting, rest: string): ReplyWords => ({
  now: `${verb.now}${rest}`,
  past: `${verb.past}${rest}`,
  would: `would have ${verb.past}${rest}`,
});
const notDoing = ({ now, past }: Fighting): ReplyWords => ({
  now: `do not ${now}`,
  past: `did not ${now}`,
  would: `would not have ${past}`,
});

const list = (items: readonly string[]): string => (items.length === 0 ? 'nothing' : listed(items).join(''));
const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '');

/** A reply in the words of the question that it answers, with the names of the players. */
export function replyWords(prompt: Prompt, reply: Reply, names: readonly string[]): ReplyWords {
  const { decision, actions, options, numbers } = prompt;
  const fight = fights[decision.role];
  const cards = (ids: readonly CardId[]): string => list(cardNames(prompt, ids));
  if ('act' in reply) {
    const action = actions[reply.act];
    const text = action ? withoutStop(plainText(action.text)) : 'nothing';
    return { ...chosen(`“${text}”`), now: text };
  }
  if ('cards' in reply) {
    if (!fight) return chosen(cards(reply.cards));
    return reply.cards.length === 0 ? notDoing(fight) : doing(fight, ` with ${cards(reply.cards)}`);
  }
  if ('players' in reply) return chosen(list(reply.players.map((player) => nameOf(player, names))));
  if ('options' in reply) {
    return chosen(list(reply.options.map((place) => withoutStop(plainText(options[place] ?? [])))));
  }
  if ('order' in reply) return chosen(`the order ${list(cardNames(prompt, reply.order))}`);
  if ('number' in reply) {
    const least = decision.kind === 'number' ? decision.least : 0;
    return chosen(numbers?.[reply.number - least] ?? String(reply.number));
  }
  if ('yes' in reply) return doing({ now: 'say', past: 'said' }, reply.yes ? ' yes' : ' no');
  if ('die' in reply) {
    return chosen(`the ${decision.kind === 'dice' ? (decision.dice[reply.die] ?? '') : ''}`);
  }
  if ('name' in reply) return chosen(`“${reply.name}”`);
  if ('shares' in reply) return chosen(reply.shares.join(', '));
  return pairWords(prompt, reply.pairs);
}

/** What the second of two replies does less than the first, where that is all: "would have kept Grey Wolf back"; else null. */
export function keptBack(prompt: Prompt, did: Reply, would: Reply): string | null {
  if (prompt.decision.role !== 'attack') return null;
  const [more, fewer] = [sentOf(prompt, did), sentOf(prompt, would)];
  if (!more || !fewer || fewer.length === 0 || !fewer.every((id) => more.includes(id))) return null;
  const kept = more.filter((id) => !fewer.includes(id));
  return kept.length === 0 ? null : `would have kept ${list(cardNames(prompt, kept))} back`;
}

/** The cards that a reply speaks of, each once, as its question names them. */
export function cardsOfReply({ decision, actions }: Prompt, reply: Reply): readonly CardId[] {
  if ('cards' in reply) return reply.cards;
  if ('order' in reply) return reply.order;
  if ('act' in reply) {
    const { card = null, begunWith = [] } = actions[reply.act] ?? {};
    return card === null ? begunWith : [card];
  }
  if ('options' in reply && decision.kind === 'options') {
    return [...new Set(reply.options.flatMap((place) => decision.options[place]?.card ?? []))];
  }
  if ('pairs' in reply && decision.kind === 'pair') return paired(decision, reply.pairs);
  return [];
}

const paired = ({ pairings }: PairDecision, pairs: readonly (number | null)[]): readonly CardId[] => [
  ...new Set(pairings.filter((_, place) => (pairs[place] ?? null) !== null).map(({ card }) => card)),
];

const sentOf = (prompt: Prompt, reply: Reply): readonly CardId[] | null =>
  'cards' in reply || 'pairs' in reply ? cardsOfReply(prompt, reply) : null;

function pairWords(prompt: Prompt, pairs: readonly (number | null)[]): ReplyWords {
  const { decision, options } = prompt;
  const fight = fights[decision.role];
  const pairings = decision.kind === 'pair' ? decision.pairings : [];
  const said = pairings.flatMap(({ card }, place) => {
    const to = pairs[place] ?? null;
    if (to === null) return [];
    const [name = ''] = cardNames(prompt, [card]);
    const aim = options.length > 1 ? ` against ${withoutStop(plainText(options[to] ?? []))}` : '';
    return [`${name}${aim}`];
  });
  if (!fight) return chosen(list(said));
  return said.length === 0 ? notDoing(fight) : doing(fight, ` with ${list(said)}`);
}

const nameOf = (player: PlayerNo, names: readonly string[]): string =>
  names[player] ?? `player ${player + 1}`;

/** Several of one name are counted: "2 × Grey Wolf". */
function cardNames({ cards }: Prompt, ids: readonly CardId[]): string[] {
  const counts = new Map<string, number>();
  for (const id of ids) {
    const name = cards.find((card) => card.id === id)?.face?.name ?? 'a hidden card';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`));
}
