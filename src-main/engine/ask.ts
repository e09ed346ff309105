import type {
  AssignDecision,
  CardId,
  Choice,
  Constraints,
  Decision,
  NameDecision,
  PlayerNo,
  Purpose,
  Reply,
  Role,
} from './decision.js';
import { nameMeant } from './decisions/names.js';
import { leastPairs, pairingFor } from './decisions/pairs.js';
import { leastShares, otherShares } from './decisions/shares.js';
import type { Asking, ForcedChoice, GameContext } from './rule-set.js';
import { writable } from './pipeline/writable.js';
import { hasFullControl } from './stops/stops.js';
import { has, type BaseCard, type BaseState, type CardNo } from './state.js';

/** Who is asked, for what, about which card, by which rule. */
export interface Question {
  readonly player: PlayerNo;
  readonly purpose: Purpose;
  readonly rule: string;
  readonly about?: CardNo;
  readonly amount?: number;
  readonly blind?: boolean;
}

const cardOf = (state: BaseState, no: CardNo): BaseCard<string> => state.cards[no] as BaseCard<string>;
export const idOf = (state: BaseState, no: CardNo): CardId => cardOf(state, no).id;

export interface Heading {
  id: number;
  player: PlayerNo;
  role: Role;
  purpose: string;
  rule: string;
  about?: CardId;
  amount?: number;
  blind?: true;
}

export function heading(
  { state }: GameContext,
  { player, purpose, rule, about, amount, blind }: Question,
): Heading {
  writable(state).decisions += 1;
  const asked: Heading = { id: state.decisions, player, role: purpose.role, purpose: purpose.word, rule };
  if (about !== undefined) asked.about = idOf(state, about);
  if (amount !== undefined) asked.amount = amount;
  if (blind) asked.blind = true;
  return asked;
}

/** A decision. Assigned, since to spread the heading into a new record takes several times as long. */
const asking = <A extends { readonly kind: Decision['kind'] }>(
  game: GameContext,
  question: Question,
  asks: A,
): Heading & A => Object.assign(heading(game, question), asks);

/** The answer to a question, where it is known already: then it counts as asked. */
export function knownReply(game: GameContext, { player }: Question): Reply | undefined {
  const reply = game.known?.answerOf(player);
  if (reply !== undefined) writable(game.state).decisions += 1;
  return reply;
}

/**
 * Lets whoever wants to know it learn how a question with one answer is answered, without it being asked.
 * @param more of an amount that is shared out, or of cards that are paired
 */
function noteForcedChoice(
  game: GameContext,
  question: Question,
  answer: () => readonly Choice[],
  more?: () => Pick<ForcedChoice, 'shares' | 'paired'>,
): void {
  if (!game.onForcedChoice) return;
  const { player, rule, about } = question;
  const { role, word: purpose } = question.purpose;
  const isAbout = about === undefined ? {} : { about: idOf(game.state, about) };
  game.onForcedChoice({ player, role, purpose, rule, ...isAbout, answer: answer(), ...more?.() });
}

/** Those of the cards that are named, without who has left the game with a player who gave up while it was asked. */
function stillThere(state: BaseState, named: readonly CardId[], cards: readonly CardNo[]): CardNo[] {
  const numbers: CardNo[] = [];
  for (const id of named) {
    const no = cards.find((one) => idOf(state, one) === id);
    if (no !== undefined) numbers.push(no);
  }
  return numbers;
}

/** The game checked the reply before it handed it on, so another shape is a fault of the program. */
export function unexpected({ state }: GameContext, kind: Decision['kind']): never {
  throw new Error(`The reply to decision ${state.decisions} does not fit its kind, ${kind}.`);
}

/**
 * Asks for some of the cards. Where there is only one answer, nobody is asked, unless they always want to be.
 * @returns the cards, in the order in which they were named
 */
export function* askCards(
  game: GameContext,
  question: Question,
  cards: readonly CardNo[],
  least: number,
  most: number,
  ordered = false,
  constraints?: Constraints,
): Asking<CardNo[]> {
  const { state } = game;
  const all = cards.length;
  if (most === 0) return [];
  const forced = least >= all && (!ordered || all < 2);
  if (all === 0 || (forced && !hasFullControl(state, question.player))) {
    noteForcedChoice(game, question, () => cards.map((no) => ({ card: idOf(state, no) })));
    return [...cards];
  }
  // The list may be a zone's own, out of which cards go with who gives up.
  const numbers = [...cards];
  const reply =
    knownReply(game, question) ??
    (yield asking(game, question, {
      kind: 'cards',
      cards: numbers.map((no) => idOf(state, no)),
      least: Math.min(least, all),
      most: Math.min(most, all),
      ordered,
      ...(constraints && { constraints }),
    }));
  return 'cards' in reply ? stillThere(state, reply.cards, numbers) : unexpected(game, 'cards');
}

/** Asks for exactly one of the players; the only one is taken without asking, and who has given up meanwhile is not. */
export function* askPlayer(
  game: GameContext,
  question: Question,
  players: readonly PlayerNo[],
): Asking<PlayerNo> {
  for (let left = players; ;) {
    if (left.length === 1) {
      noteForcedChoice(game, question, () => left.map((player) => ({ player })));
      return left[0] as PlayerNo;
    }
    const reply =
      knownReply(game, question) ??
      (yield asking(game, question, { kind: 'players', players: left, least: 1, most: 1 }));
    if (!('players' in reply)) return unexpected(game, 'players');
    const [chosen] = reply.players as [PlayerNo];
    const { out } = game.state;
    if (!has(out, chosen)) return chosen;
    const others = left.filter((player) => !has(out, player));
    left = others.length > 0 ? others : [chosen];
  }
}

/**
 * Asks for some of several things. Where all of them have to be chosen, nobody is asked.
 *
 * @param asChoice how one of them is named, called only where they are listed for who has to choose
 * @returns the chosen ones
 */
export function* askOptions<O>(
  game: GameContext,
  question: Question,
  all: readonly O[],
  asChoice: (one: O) => Choice,
  least: number,
  most: number,
  constraints?: Constraints,
): Asking<readonly O[]> {
  if (all.length === 0 || most === 0) return none;
  if (least >= all.length) {
    noteForcedChoice(game, question, () => all.map((one) => asChoice(one)));
    return [...all];
  }
  const reply =
    knownReply(game, question) ??
    (yield asking(game, question, {
      kind: 'options',
      options: all.map((one) => asChoice(one)),
      least: Math.min(least, all.length),
      most: Math.min(most, all.length),
      ...(constraints && { constraints }),
    }));
  if (!('options' in reply)) return unexpected(game, 'options');
  return reply.options.map((place) => all[place] as O);
}
const none: readonly never[] = [];

/** Asks for an order of the cards; fewer than two need none. */
export function* askOrder(game: GameContext, question: Question, cards: readonly CardNo[]): Asking<CardNo[]> {
  if (cards.length < 2) {
    noteForcedChoice(game, question, () => cards.map((no) => ({ card: idOf(game.state, no) })));
    return [...cards];
  }
  const { state } = game;
  const numbers = [...cards];
  const reply =
    knownReply(game, question) ??
    (yield asking(game, question, { kind: 'order', cards: numbers.map((no) => idOf(state, no)) }));
  return 'order' in reply ? stillThere(state, reply.order, numbers) : unexpected(game, 'order');
}

export function* askNumber(
  game: GameContext,
  question: Question,
  least: number,
  most: number,
): Asking<number> {
  if (least === most) {
    noteForcedChoice(game, question, () => [{ number: least }]);
    return least;
  }
  const reply = knownReply(game, question) ?? (yield asking(game, question, { kind: 'number', least, most }));
  return 'number' in reply ? reply.number : unexpected(game, 'number');
}

export function* askYes(game: GameContext, question: Question): Asking<boolean> {
  const reply = knownReply(game, question) ?? (yield asking(game, question, { kind: 'confirm' }));
  return 'yes' in reply ? reply.yes : unexpected(game, 'confirm');
}

/** Asks which die is used next; equal ones leave nothing to choose. @returns its place in the list */
export function* askDie(game: GameContext, question: Question, dice: readonly number[]): Asking<number> {
  if (dice.every((die) => die === dice[0])) {
    noteForcedChoice(game, question, () => dice.slice(0, 1).map((number) => ({ number })));
    return 0;
  }
  const reply = knownReply(game, question) ?? (yield asking(game, question, { kind: 'dice', dice }));
  return 'die' in reply ? reply.die : unexpected(game, 'dice');
}

/**
 * Asks for a name. The only one that there is to say is taken without asking.
 * @returns as it is offered, or else as it was said
 */
export function* askName(
  game: GameContext,
  question: Question,
  asks: Pick<NameDecision, 'names' | 'free'>,
): Asking<string> {
  const [only] = asks.names;
  if (only !== undefined && asks.names.length === 1 && !asks.free) {
    noteForcedChoice(game, question, () => [{ name: only }]);
    return only;
  }
  const reply = knownReply(game, question) ?? (yield asking(game, question, { kind: 'name', ...asks }));
  return ('name' in reply ? nameMeant(asks, reply.name) : null) ?? unexpected(game, 'name');
}

/**
 * Asks how an amount is shared out. Where there is only one way, nobody is asked.
 * @returns what each gets, in the order of the shares
 */
export function* askAssign(
  game: GameContext,
  question: Question,
  sharing: Pick<AssignDecision, 'shares' | 'total' | 'together'>,
): Asking<readonly number[]> {
  const { shares } = sharing;
  const first = leastShares(sharing);
  if (otherShares(sharing, first) === null) {
    noteForcedChoice(
      game,
      question,
      () => shares.map(({ to }) => to),
      () => ({ shares: shares.map(({ least }, place) => ({ amount: first[place] ?? least, least })) }),
    );
    return first;
  }
  const reply = knownReply(game, question) ?? (yield asking(game, question, { kind: 'assign', ...sharing }));
  return 'shares' in reply ? reply.shares : unexpected(game, 'assign');
}

/** A card that may be paired with one of some options: see `Pairing`. */
export interface PairingOf {
  readonly card: CardNo;
  readonly to: readonly number[];
  readonly must?: true;
  readonly alone?: 'never' | 'only';
}

/**
 * Asks with which of the options each of the cards is paired. Where there is only one way, nobody is asked.
 *
 * @param room by the places of the options, how many cards can be paired with each
 * @param fewest the same, how many have to be if any are; left out: one is enough
 * @returns the pairs, in the order of the cards, without those that have left the game with a player who gave up meanwhile
 */
export function* askPairs(
  game: GameContext,
  question: Question,
  cards: readonly PairingOf[],
  options: readonly Choice[],
  room: readonly number[],
  fewest?: readonly number[],
): Asking<{ readonly card: CardNo; readonly option: number }[]> {
  const { state } = game;
  const pairings = cards.map((one) => pairingFor(one, idOf(state, one.card)));
  const asks = { kind: 'pair', pairings, options, room, ...(fewest && { fewest }) } as const;
  const isForced = pairings.every(({ to, must, alone }) => !alone && to.length + (must ? 0 : 1) <= 1);
  let pairs = leastPairs(asks);
  if (isForced) {
    const paired = [...pairs.keys()].filter((place) => pairs[place] !== null);
    noteForcedChoice(
      game,
      question,
      () => paired.map((place) => options[pairs[place] ?? -1] ?? {}),
      () => ({ paired: paired.flatMap((place) => pairings[place]?.card ?? []) }),
    );
  } else {
    const reply = knownReply(game, question) ?? (yield asking(game, question, asks));
    if (!('pairs' in reply)) return unexpected(game, 'pair');
    pairs = reply.pairs;
  }
  const paired: { card: CardNo; option: number }[] = [];
  for (const [place, option] of pairs.entries()) {
    const { card } = cards[place] as PairingOf;
    if (option !== null && idOf(state, card) === pairings[place]?.card) paired.push({ card, option });
  }
  return paired;
}
