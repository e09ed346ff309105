import type { Card } from '../cards/card.js';
import { countCards, type Deck } from '../cards/deck.js';
import type { EditionNumber } from '../cards/editions.js';
import { judgeCard } from '../cards/law/card-law.js';
import { judgeDeck } from '../cards/law/deck-law.js';
import type { Library } from '../library/library.js';
import { designOf, UnplayableCard } from '../rules/kotc/design.js';
import type { PlayableDeck } from './play-answers.js';

type WhyNot = PlayableDeck['reasons'][number];

/** A card as somebody may play with it. */
interface Judged {
  /** Why the law forbids it; empty for a card that may be used. */
  readonly illegal: readonly WhyNot[];
  /** Why the game cannot carry out what it says, or null. */
  readonly unplayable: string | null;
}

/** All decks of a library in the order of its list, each judged by the law of an edition. */
export async function playableDecks(library: Library, rules: EditionNumber): Promise<PlayableDeck[]> {
  const decks = await library.decks.getAll(library.decks.list().map(({ id }) => id));
  const wanted = decks.flatMap(({ entries }) => entries.map(({ card }) => card));
  const cards = new Map<string, Judged>();
  for (const card of await library.cards.getAll(wanted)) cards.set(card.id, judge(card, rules));
  return decks.map((deck) => judgeWhole(deck, cards, rules));
}

function judge(card: Card, rules: EditionNumber): Judged {
  const { status, reasons } = judgeCard(card, rules);
  const isLegal = status === 'legal' || status === 'refurbished';
  const name = card.name.trim() || 'A card without a name';
  return {
    illegal: isLegal ? [] : reasons.map(({ because, rule }) => ({ because: `${name}: ${because}`, rule })),
    unplayable: whyUnplayable(card, rules),
  };
}

function whyUnplayable(card: Card, rules: EditionNumber): string | null {
  try {
    designOf(card, rules);
    return null;
  } catch (error) {
    if (error instanceof UnplayableCard) return error.message;
    throw error;
  }
}

function judgeWhole(deck: Deck, cards: ReadonlyMap<string, Judged>, rules: EditionNumber): PlayableDeck {
  const { id, name, edition, entries } = deck;
  const judged = entries.flatMap(({ card }) => cards.get(card) ?? []);
  const lost = entries
    .filter(({ card }) => !cards.has(card))
    .map((entry) => ({
      because: `${entry.name.trim() || 'A card'} is no longer in the library. Put it back, or take it out of the deck.`,
      rule: null,
    }));
  const sizes = entries.map((entry) => ({ ...entry, status: 'legal' as const }));
  const illegal = [...judgeDeck(sizes, rules).reasons, ...judged.flatMap((card) => card.illegal), ...lost];
  const stopped = judged.filter((card) => card.unplayable !== null);
  // What the law says of a card that cannot be carried out is already the reason why it cannot.
  const unsaid = stopped.flatMap(({ illegal: said, unplayable: because }) =>
    because !== null && said.length === 0 ? [{ because, rule: null }] : [],
  );
  return {
    id,
    name: name.trim() || 'Unnamed deck',
    count: countCards(entries),
    edition,
    legal: illegal.length === 0,
    playable: entries.length > 0 && stopped.length === 0 && lost.length === 0,
    reasons: [...illegal, ...unsaid],
  };
}
