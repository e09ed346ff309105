import { faultOf } from '../../../../src-main/engine/decisions/fault.js';
import type {
  CardId,
  Decision,
  PairDecision,
  PlayerNo,
  Reply,
} from '../../../../src-main/api/answers/play-answers.js';
import { leastPairs, optionsFor } from '../../../../src-main/engine/decisions/pairs.js';
import { leastShares, withOneMore } from '../../../../src-main/engine/decisions/shares.js';

/** What a person has chosen so far of a question. */
export interface Draft {
  /** Cards, players, or places of options, by the kind of the decision. What is to be put in order is picked from the start. */
  readonly picked: readonly number[];
  readonly number: number;
  /** A name, as far as it is typed. */
  readonly name: string;
  /** What each gets of an amount. */
  readonly shares: readonly number[];
  /** For each card the place of the option with which it is paired. */
  readonly pairs: readonly (number | null)[];
  /** Which of the cards is to be paired next, by its place. */
  readonly pairing: number | null;
}

const nothing: Draft = { picked: [], number: 0, name: '', shares: [], pairs: [], pairing: null };

/** Of a question that has just been asked. */
export function newDraft(decision: Decision | null): Draft {
  switch (decision?.kind) {
    case 'order':
      return { ...nothing, picked: decision.cards };
    case 'number':
      return { ...nothing, number: decision.least };
    case 'assign':
      return { ...nothing, shares: leastShares(decision) };
    case 'pair':
      return { ...nothing, pairs: leastPairs(decision) };
    default:
      return nothing;
  }
}

/** Of a question of which an answer is ready. */
export function draftWith(decision: Decision | null, reply: Reply): Draft {
  const draft = newDraft(decision);
  if ('cards' in reply) return { ...draft, picked: reply.cards };
  return 'options' in reply ? { ...draft, picked: reply.options } : draft;
}

/** All cards paired with the only option that there is; null where there are several, or that is not legal. */
export function pairedWithOnly(decision: PairDecision): readonly (number | null)[] | null {
  if (decision.options.length !== 1) return null;
  const cards = new Set<CardId>();
  const pairs = decision.pairings.map(({ card, to }) => {
    if (cards.has(card) || !to.includes(0)) return null;
    cards.add(card);
    return 0;
  });
  return cards.size > 0 && faultOf(decision, { pairs }) === null ? pairs : null;
}

/** The reply that has been chosen; null where a question is answered by pressing one thing. */
export function replyOf(
  decision: Decision | null,
  { picked, number, name, shares, pairs }: Draft,
): Reply | null {
  switch (decision?.kind) {
    case 'cards':
      return { cards: [...picked] };
    case 'order':
      return { order: [...picked] };
    case 'players':
      return { players: [...picked] };
    case 'options':
      return { options: [...picked] };
    case 'number':
      return { number };
    case 'name':
      return { name };
    case 'assign':
      return { shares: [...shares] };
    case 'pair':
      return { pairs: [...pairs] };
    default:
      return null;
  }
}

/** How many can be picked; 0 where nothing is. */
export function mostOf(decision: Decision | null): number {
  switch (decision?.kind) {
    case 'order':
      return decision.cards.length;
    case 'cards':
    case 'players':
    case 'options':
      return decision.most;
    default:
      return 0;
  }
}

/**
 * What is picked with one more, or without it where it was picked. Where one more than allowed is picked, also of a group, the first
 * gives way. Picking a card of an order begins the order anew with it.
 */
export function withPick(decision: Decision, picked: readonly number[], one: number): readonly number[] {
  const most = mostOf(decision);
  if (decision.kind === 'order' && picked.length === most) return [one];
  if (picked.includes(one)) return picked.filter((other) => other !== one);
  const next = [...withRoomInGroup(decision, picked, one), one].slice(-most);
  if (decision.kind !== 'order' || next.length < most - 1) return next;
  return [...next, ...decision.cards.filter((card) => !next.includes(card))];
}

function withRoomInGroup(decision: Decision, picked: readonly number[], one: number): readonly number[] {
  if (decision.kind !== 'cards' && decision.kind !== 'options') return picked;
  const groups = decision.constraints?.groups;
  if (!groups) return picked;
  const placeOf = (choice: number): number =>
    decision.kind === 'cards' ? decision.cards.indexOf(choice) : choice;
  const groupOf = (choice: number): number | null => groups.groups[placeOf(choice)] ?? null;
  const group = groupOf(one);
  const others = picked.filter((other) => groupOf(other) === group);
  if (group === null || others.length < groups.most) return picked;
  return picked.filter((other) => other !== others[0]);
}

/** One more for one of the shares, taken from another where all is given out. */
export const withShare = (decision: Decision, { shares }: Draft, place: number): readonly number[] =>
  decision.kind === 'assign' ? withOneMore(decision, shares, place) : shares;

/** A card paired with the next of its options that has room, after the last with none. */
export function withNextOption(
  decision: Decision,
  { pairs }: Draft,
  place: number,
): readonly (number | null)[] {
  if (decision.kind !== 'pair') return pairs;
  const now = pairs[place] ?? null;
  const next = optionsFor(decision, pairs, place).filter((option) => now === null || option > now);
  return pairs.with(place, next[0] ?? null);
}

type Pressed = { readonly card: CardId } | { readonly player: PlayerNo };

/**
 * What comes of a card or a player that was pressed where an amount is shared out or cards are paired: one more for it; a card that
 * is to be paired next, at once where there is only one option, or not any more; or the other half of a pair.
 */
export function withPress(decision: Decision, draft: Draft, pressed: Pressed): Draft {
  const is = ({ card, player }: { readonly card?: CardId; readonly player?: PlayerNo }): boolean =>
    'card' in pressed ? card === pressed.card : card === undefined && player === pressed.player;
  if (decision.kind === 'assign') {
    const place = decision.shares.findIndex(({ to }) => is(to));
    return place < 0 ? draft : { ...draft, shares: withShare(decision, draft, place) };
  }
  if (decision.kind !== 'pair') return draft;
  const { pairings, options } = decision;
  const option = options.findIndex(is);
  const { pairing } = draft;
  if (pairing !== null && option >= 0 && optionsFor(decision, draft.pairs, pairing).includes(option)) {
    return { ...draft, pairs: draft.pairs.with(pairing, option), pairing: null };
  }
  // One that can be paired several times has several places.
  const places = [...pairings.keys()].filter((at) => is(pairings[at] ?? {}));
  if (places.length === 0) return draft;
  const isBegun = pairing !== null && places.includes(pairing);
  const isPaired = places.some((at) => draft.pairs[at] !== null);
  const open = places.find(
    (at) => draft.pairs[at] === null && optionsFor(decision, draft.pairs, at).length > 0,
  );
  const place = open ?? (isPaired ? undefined : places[0]);
  if (isBegun || place === undefined) {
    const pairs = draft.pairs.map((paired, at) => (places.includes(at) ? null : paired));
    return { ...draft, pairs, pairing: null };
  }
  const [only, ...more] = optionsFor(decision, draft.pairs, place);
  if (only !== undefined && more.length === 0) return { ...draft, pairs: draft.pairs.with(place, only) };
  return { ...draft, pairing: place };
}
