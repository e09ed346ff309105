import type { CardId, Decision, PlayerNo } from '../decision.js';
import { idsIn } from '../decisions/choices.js';
import type { Game, Input } from '../game.js';
import { clone } from '../plain.js';
import { writable, type Writable } from '../pipeline/writable.js';
import { has, type BaseCard, type BaseState, type CardNo } from '../state.js';

/** Stands for the design of a card that the player does not know. */
export const UNKNOWN = -1;

/**
 * Where a game stands as far as one player knows it, as plain data: two games that look alike to the player give the same, to the
 * last byte. It is all that a player who searches is given.
 */
export interface KnownPosition<S extends BaseState = BaseState> {
  readonly player: PlayerNo;
  readonly asked: Decision;
  /**
   * The last boundary. Cards that the player does not know have no design, and what else could tell them apart is levelled; of chance
   * there is nothing. Designs are places in a list of those alone that the player knows.
   */
  readonly state: S;
  /** What was taken in since. */
  readonly inputs: readonly Input[];
  /** Faces of the dice that were rolled since. */
  readonly dice: readonly number[];
  /** The player's own deck as it was brought to the game: a design for each card. */
  readonly deck: readonly number[];
}

/** A position, and which of the game's designs those are of which it speaks. */
export interface KnownGame<S extends BaseState = BaseState> {
  readonly position: KnownPosition<S>;
  /** By the designs of the position: their places in the game's list. */
  readonly designs: readonly number[];
}

/** Cards that a state speaks of beside the zones in which they lie. */
export interface SpokenOf {
  /** All can tell which they are: what is printed on them is kept. */
  readonly openly: readonly CardNo[];
  /** It is not said which they are. */
  readonly unseen: readonly CardNo[];
  /** What of the state names a design beside the cards, each of one that all have seen. Left out: nothing does. */
  readonly named?: readonly { readonly design: number }[];
}

/**
 * What a player who is asked knows of a game.
 *
 * @param spokenOf what the game's state names beside its zones; effects and attachments are known anyway
 * @returns null where the game cannot be entered as that player knows it: it keeps no boundaries, or another player has just answered
 * with a card that this one does not know
 */
export function asKnownTo<S extends BaseState>(
  {
    state: now,
    boundary,
    inputs,
    decision: asked,
  }: Pick<Game<S>, 'state' | 'boundary' | 'inputs' | 'decision'>,
  spokenOf: (state: S) => SpokenOf,
): KnownGame<S> | null {
  if (!boundary || !asked) return null;
  const { player } = asked;
  const named = new Set(spokenOf(now).openly.concat(spokenOf(boundary.state).openly));
  const isKnown = (no: CardNo): boolean =>
    named.has(no) ||
    [boundary.state.cards[no], now.cards[no]].some(
      (card) => card !== undefined && (has(card.known, player) || card.made !== undefined),
    );
  const later = inputs.slice(boundary.inputs);
  const hidden = new Set([...boundary.state.cards.keys()].filter((no) => !isKnown(no)));
  const seenIds = new Set([...idsIn(asked), ...later.filter((one) => one.player === player).flatMap(idsOf)]);
  const hiddenIds = new Set([...hidden].flatMap((no) => [boundary.state.cards[no]?.id, now.cards[no]?.id]));
  const isSecret = (input: Input): boolean =>
    input.player !== player && idsOf(input).some((id) => hiddenIds.has(id) && !seenIds.has(id));
  if (later.some(isSecret)) return null;

  const state = clone(boundary.state);
  const own = writable<BaseState>(state);
  own.chance = { generator: [], dice: [], picks: [] };
  const deck = [...state.cards]
    .filter(({ owner, made }) => owner === player && !made)
    .map(({ design }) => design);
  const told: readonly Writable<{ readonly design: number }>[] = spokenOf(state).named ?? [];
  const { designs, placeOf } = designsKnown(state, hidden, [...deck, ...told.map(({ design }) => design)]);
  for (const one of new Set(told)) one.design = placeOf(one.design);
  for (const [no, card] of own.cards.entries()) {
    card.design = hidden.has(no) ? UNKNOWN : placeOf(card.design);
    if (card.copyOf !== undefined) card.copyOf = hidden.has(no) ? UNKNOWN : placeOf(card.copyOf);
  }
  inOneOrder(state, hidden, new Set(spokenOf(boundary.state).unseen));
  levelIds(state, hidden, seenIds);
  const position = {
    player,
    asked,
    state,
    inputs: later,
    dice: [...boundary.draws.dice],
    deck: deck.map(placeOf).sort((a, b) => a - b),
  };
  return { position, designs };
}

/** The designs that the cards have which are known, and others, in the order of the game's list. */
function designsKnown(
  { cards }: BaseState,
  hidden: ReadonlySet<CardNo>,
  others: readonly number[],
): { readonly designs: readonly number[]; readonly placeOf: (design: number) => number } {
  const seen = cards.flatMap(({ design, copyOf }, no) => (hidden.has(no) ? [] : [design, copyOf ?? design]));
  const designs = [...new Set([...others, ...seen])].sort((a, b) => a - b);
  const places = new Map(designs.map((design, place) => [design, place]));
  return { designs, placeOf: (design) => places.get(design) as number };
}

function idsOf(input: Input): CardId[] {
  if (!('reply' in input)) return [];
  const { reply } = input;
  if ('cards' in reply) return [...reply.cards];
  return 'order' in reply ? [...reply.order] : [];
}

/** By which number an unknown card goes says nothing: those of each owner are numbered in the order in which they lie. */
function inOneOrder(state: BaseState, hidden: ReadonlySet<CardNo>, unseen: ReadonlySet<CardNo>): void {
  const { cards, players } = writable(state);
  const piles = [...players.map(({ zones }) => zones), ...(state.shared ? [writable(state.shared)] : [])];
  const isFree = (no: CardNo): boolean => hidden.has(no) && !unseen.has(no) && !isSpokenOf(state, no);
  const lying = piles.flatMap((zones) =>
    Object.keys(zones)
      .sort()
      .flatMap((zone) => (zones[zone] ?? []).filter(isFree)),
  );
  const to = new Map<CardNo, CardNo>();
  for (const owner of players.keys()) {
    const theirs = lying.filter((no) => cards[no]?.owner === owner);
    const numbers = [...theirs].sort((a, b) => a - b);
    for (const [place, no] of theirs.entries()) to.set(no, numbers[place] as CardNo);
  }
  const before = [...cards];
  for (const [from, no] of to) cards[no] = before[from] as Writable<BaseCard<string>>;
  for (const zones of piles) {
    for (const [zone, pile] of Object.entries(zones)) zones[zone] = pile.map((no) => to.get(no) ?? no);
  }
}

function isSpokenOf(state: BaseState & { readonly effects?: readonly EffectOn[] }, no: CardNo): boolean {
  const isLinked = state.attachments?.some(({ object, to }) => object === no || to === no) ?? false;
  return isLinked || (state.effects?.some(({ on, until }) => on.card === no || until.leaves === no) ?? false);
}
interface EffectOn {
  readonly on: { readonly card?: CardNo };
  readonly until: { readonly leaves?: CardNo };
}

/** Nor does its id, where the player has not been told it. */
function levelIds(state: BaseState, hidden: ReadonlySet<CardNo>, seenIds: ReadonlySet<CardId>): void {
  const { cards } = writable(state);
  const kept = new Set(seenIds);
  for (const [no, { id }] of cards.entries()) if (!hidden.has(no)) kept.add(id);
  let next = 1;
  for (const no of hidden) {
    const card = cards[no];
    if (!card || seenIds.has(card.id)) continue;
    while (kept.has(next)) next += 1;
    card.id = next;
    next += 1;
  }
}
