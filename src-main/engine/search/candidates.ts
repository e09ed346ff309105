import type { Chance } from '../chance/chance.js';
import type { CardId, Decision, Reply } from '../decision.js';
import { faultOf } from '../decisions/fault.js';
import { randomReply } from '../bots/random.js';
import { replyOfAbsent } from '../decisions/absent.js';
import type { BaseState } from '../state.js';
import { replyKey } from './reply-key.js';

/** So many random replies are tried for each that is still wanted. */
const TRIES = 3;
/** Of so many cards that are chosen, one by itself hardly matters. */
const MANY = 6;

/**
 * Replies that are worth a thought: what a plain player would do first, then doing the least, then what differs from either in one
 * thing, then what chance comes upon. No two do the same. What nothing would come of is left out.
 *
 * @param most how many there are at most
 */
export function candidatesFor(
  decision: Decision,
  usual: Reply,
  state: Pick<BaseState, 'cards'>,
  chance: Chance,
  most: number,
): Reply[] {
  const found = new Map<string, Reply>();
  const add = (reply: Reply): void => {
    if (found.size >= most) return;
    const key = replyKey(decision, reply, state);
    if (!found.has(key) && faultOf(decision, reply) === null) found.set(key, reply);
  };
  add(usual);
  add(replyOfAbsent(decision));
  for (const reply of exchanges(decision, usual, state)) add(reply);
  for (const reply of partsOfHand(decision, most) ?? variations(decision, usual)) add(reply);
  if (isWide(decision)) {
    for (let tries = TRIES * (most - found.size); tries > 0; tries -= 1) add(randomReply(decision, chance));
  }
  return [...found.values()];
}

/** Of these not every reply is among the variations. */
const isWide = ({ kind }: Decision): boolean => kind === 'order' || kind === 'assign' || kind === 'pair';

/** Every part of the first hand that could be exchanged, where so many replies are looked at; null: elsewhere. */
function partsOfHand(decision: Decision, most: number): Reply[] | null {
  if (decision.kind !== 'cards' || decision.role !== 'mulligan') return null;
  const { cards } = decision;
  const count = 2 ** cards.length;
  if (count > most) return null;
  const isIn = (which: number, place: number): boolean => Math.floor(which / 2 ** place) % 2 === 1;
  return Array.from({ length: count }, (_, which) => ({
    cards: cards.filter((_card, place) => isIn(which, place)),
  }));
}

/** Where many cards are chosen: instead of those of the usual ones that are alike as many of another kind. */
function exchanges(decision: Decision, usual: Reply, { cards: all }: Pick<BaseState, 'cards'>): Reply[] {
  if (decision.kind !== 'cards' || decision.least < MANY || !('cards' in usual)) return [];
  const kindOf = new Map(all.map(({ id, design }) => [id, design]));
  const others = decision.cards.filter((id) => !usual.cards.includes(id));
  const alike = (cards: readonly CardId[]): CardId[][] =>
    [...new Set(cards.map((id) => kindOf.get(id)))].map((kind) =>
      cards.filter((id) => kindOf.get(id) === kind),
    );
  return alike(usual.cards).flatMap((given) =>
    alike(others).map((taken) => {
      const count = Math.min(given.length, taken.length);
      const left = given.slice(0, count);
      return { cards: [...usual.cards.filter((id) => !left.includes(id)), ...taken.slice(0, count)] };
    }),
  );
}

/** What differs from the usual reply in one thing; not all of it may be admitted. */
export function variations(decision: Decision, usual: Reply): Reply[] {
  switch (decision.kind) {
    case 'act':
      return decision.actions.flatMap(({ idle }, act) => (idle ? [] : [{ act }]));
    case 'cards':
      return subsets(decision.cards, 'cards' in usual ? usual.cards : [], decision).map((cards) => ({
        cards,
      }));
    case 'players':
      return subsets(decision.players, 'players' in usual ? usual.players : [], decision).map((players) => ({
        players,
      }));
    case 'options': {
      const all = [...decision.options.keys()];
      return subsets(all, 'options' in usual ? usual.options : [], decision).map((options) => ({ options }));
    }
    case 'number':
      return Array.from({ length: decision.most - decision.least + 1 }, (_, more) => ({
        number: decision.most - more,
      }));
    case 'confirm':
      return [{ yes: true }, { yes: false }];
    case 'dice':
      return decision.dice.map((_, die) => ({ die }));
    case 'pair':
      return pairings(decision, 'pairs' in usual ? usual.pairs : []);
    case 'order':
    case 'name':
    case 'assign':
      return [];
  }
}

interface Limits {
  readonly least: number;
  readonly most: number;
}

/** Each thing by itself, all that can be, and the given choice with one more, one less, or one for another. */
function subsets(all: readonly number[], usual: readonly number[], { least, most }: Limits): number[][] {
  const others = all.filter((one) => !usual.includes(one));
  const single = least <= 1 ? all.map((one) => [one]) : [];
  const more = others.map((one) => [...usual, one]);
  const fewer = usual.map((_, place) => usual.toSpliced(place, 1));
  const other = usual.flatMap((_, place) => others.map((one) => usual.with(place, one)));
  return [all.slice(0, most), ...single, ...fewer, ...more, ...other].filter(
    ({ length }) => length >= least && length <= most,
  );
}

/** Nobody is paired, or one otherwise than usual. */
function pairings(
  { pairings: each }: Extract<Decision, { kind: 'pair' }>,
  usual: readonly (number | null)[],
): Reply[] {
  const none: Reply = { pairs: each.map(() => null) };
  const all: Reply = { pairs: each.map(({ to }) => to[0] ?? null) };
  const changed = each.flatMap(({ to }, place) =>
    [null, ...to]
      .filter((option) => option !== usual[place])
      .map((option): Reply => ({
        pairs: each.map((_, at) => (at === place ? option : (usual[at] ?? null))),
      })),
  );
  return [none, all, ...changed];
}
