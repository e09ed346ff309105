import { reservesOfEntry, type DeckEntry } from '../deck.js';
import type { DeckRules } from '../deck-rules.js';
import { drawnByTurn, WishOdds, type Play } from './by-turn.js';
import { openingHand, type OpeningHand } from './opening-hand.js';

export interface OddsQuestion extends Play {
  readonly entries: readonly DeckEntry[];
  /** The one redraw is used to look for what is wished, where the edition has it. */
  readonly redraw: boolean;
  /** Sets of cards by their ids, and how many of each one wants to have seen. */
  readonly wishes: readonly { readonly cards: readonly string[]; readonly least: number }[];
}

/** What can be told of a deck before it is shuffled. Chances are from 0 to 1. */
export interface DeckOdds {
  /** Cards that are shuffled: those of the deck but the reserves that are planned. */
  readonly size: number;
  /** Cards seen at the start and after each of one's turns, a redraw not counted; at most all. */
  readonly seen: readonly number[];
  readonly opening: OpeningHand;
  /** For each wish, its chance at the start and after each of one's turns. */
  readonly wishes: readonly (readonly number[])[];
}

/** What of a card the odds look at. */
export interface OddsCard {
  readonly id: string;
  /** What kind of card it is; null: its game tells none apart. */
  readonly type: string | null;
  /** Null: left blank. */
  readonly cost: number | null;
}

/**
 * @param rules what the deck's edition wants of decks
 * @param known the library's cards; copies of others are shuffled too, but are of no type and cost
 * @param kinds types by which the opening hand is told, in their order
 */
export function deckOdds(
  question: OddsQuestion,
  rules: DeckRules,
  known: readonly OddsCard[],
  kinds: readonly string[],
): DeckOdds {
  const shuffled = shuffledCopies(question.entries, rules.reserves > 0);
  const size = [...shuffled.values()].reduce((sum, copies) => sum + copies, 0);
  const cards = new Map(known.filter(({ id }) => shuffled.has(id)).map((card) => [card.id, card]));
  const drawn = drawnByTurn(rules, question);
  const odds = new WishOdds(rules.hand, rules.redraw && question.redraw);
  // Many wishes are for as many copies: each number of them is looked into once.
  const byNumbers = new Map<string, readonly number[]>();
  const chances = (hits: number, least: number): readonly number[] => {
    const key = `${hits} ${least}`;
    const result = byNumbers.get(key) ?? drawn.map((count) => odds.chance({ size, hits, least }, count));
    byNumbers.set(key, result);
    return result;
  };
  return {
    size,
    seen: drawn.map((count) => Math.min(size, rules.hand + count)),
    opening: openingHand(
      [...shuffled].map(([id, copies]) => {
        const card = cards.get(id);
        return { isKnown: card !== undefined, type: card?.type ?? null, cost: card?.cost ?? null, copies };
      }),
      rules.hand,
      kinds,
    ),
    wishes: question.wishes.map((wish) => {
      const hits = [...new Set(wish.cards)].reduce((sum, id) => sum + (shuffled.get(id) ?? 0), 0);
      return chances(hits, wish.least);
    }),
  };
}

/** Copies by card that are left when the planned reserves are set aside. */
function shuffledCopies(entries: readonly DeckEntry[], setsAside: boolean): ReadonlyMap<string, number> {
  const shuffled = new Map<string, number>();
  for (const entry of entries) {
    const { card, copies } = entry;
    const left = setsAside ? copies - reservesOfEntry(entry) : copies;
    if (left > 0) shuffled.set(card, (shuffled.get(card) ?? 0) + left);
  }
  return shuffled;
}
