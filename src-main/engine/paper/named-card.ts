import type { CardId, PlayerNo, Refusal } from '../decision.js';
import { clone } from '../plain.js';
import { writable } from '../pipeline/writable.js';
import { anybody, has, ONLOOKERS, type BaseCard, type BaseState } from '../state.js';

/** Whether everybody knows which card it is: it lies open, or was named. */
export const isOpen = ({ known }: Pick<BaseCard<string>, 'known'>): boolean => has(known, ONLOOKERS);

/** A card of a deck that not everybody knows. */
export const isUnnamed = (card: BaseCard<string>): boolean => !card.made && !isOpen(card);

/**
 * The same position where a card is the one that its player names, which then everybody knows: it changes places with another of the
 * owner's that nobody has named either, so the owner's cards stay those of the deck. The given state stays as it is.
 */
export function withNamed<S extends BaseState>(before: S, id: CardId, design: number): S | Refusal {
  const state = clone(before);
  const { cards } = writable<BaseState>(state);
  const card = cards.find((one) => one.id === id);
  if (!card || card.made) return refuse('There is no such card.');
  if (isOpen(card)) return refuse('Everybody knows which card that is.');
  const isThat = (one: BaseCard<string>): boolean =>
    one.owner === card.owner && one.design === design && isUnnamed(one);
  const other = isThat(card) ? card : cards.find(isThat);
  if (!other) return refuse('All cards of that name in this deck lie open. Choose another.');
  other.design = card.design;
  card.design = design;
  card.known = anybody(state);
  return state;
}

/** The same position where cards of a player's deck that nobody has named are each other, pair by pair. The given state stays as it is. */
export function withExchanged<S extends BaseState>(
  before: S,
  owner: PlayerNo,
  pairs: readonly (readonly [CardId, CardId])[],
): S | Refusal {
  const state = clone(before);
  const { cards } = writable<BaseState>(state);
  const cardOf = (id: CardId) =>
    cards.find((card) => card.id === id && card.owner === owner && isUnnamed(card));
  for (const [first, second] of pairs) {
    const [one, other] = [cardOf(first), cardOf(second)];
    if (!one || !other) return refuse('There are no such cards that nobody has named.');
    [one.design, other.design] = [other.design, one.design];
  }
  return state;
}

const refuse = (because: string): Refusal => ({ allowed: false, rule: '', because });
