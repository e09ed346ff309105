/** Cards that a deck does not have and that could come into it: which of many are worth trying. */
import type { Card } from '../../cards/card.js';
import { costOf } from '../../games/kinds.js';
import { judgeForPlay } from '../../games/judging.js';
import type { DeckCard } from '../../games/game-play.js';
import { gameOfRules } from '../../games/rule-sets.js';
import { seedOf } from '../../play/new-game/seeds.js';

/** As many are made ready to be tried; a change tries one of them. */
const MOST_NEWCOMERS = 8;
/** So that another seed looks at other cards first. */
const SEED_OF_ORDER = 0x0e3c;

/** How far a card's cost is from another's; a blank one is far from any. */
export const costsApart = (a: Card, b: Card): number => {
  const [one, other] = [costOf(a), costOf(b)];
  return one === null || other === null ? (one === other ? 0 : Infinity) : Math.abs(one - other);
};

/** Whether a card can be played by these rules, is legal in them, and is none of those that the deck has. */
export const isNewcomer = (card: Card, deck: readonly DeckCard[], rules: string): boolean => {
  if (card.game !== gameOfRules(rules).id) return false;
  if (deck.some(({ card: own }) => own.id === card.id || own.name === card.name)) return false;
  const { legal, unplayable } = judgeForPlay(card, rules);
  return legal && unplayable === null;
};

/**
 * Those with which the curve of the deck stays as it is: in turn for every cost of the deck, the most frequent first, the one that costs
 * most nearly as much.
 * @param from cards that are newcomers
 */
export function newcomersFor(
  deck: readonly DeckCard[],
  from: readonly Card[],
  seed: number,
): readonly Card[] {
  const left = from
    .map((card, nth) => ({ card, rank: seedOf(seed + SEED_OF_ORDER, nth) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ card }) => card);
  const byCost = new Map<number | null, { readonly card: Card; readonly copies: number }>();
  for (const { card, copies } of deck) {
    const cost = costOf(card);
    byCost.set(cost, { card, copies: copies + (byCost.get(cost)?.copies ?? 0) });
  }
  const costs = [...byCost.values()].toSorted((a, b) => b.copies - a.copies);
  const chosen: Card[] = [];
  for (let turn = 0; chosen.length < MOST_NEWCOMERS && left.length > 0 && costs.length > 0; turn += 1) {
    const like = costs[turn % costs.length]?.card as Card;
    const apart = left.map((card) => costsApart(card, like));
    const nearest = apart.indexOf(Math.min(...apart));
    chosen.push(...left.splice(nearest, 1));
  }
  return chosen;
}
