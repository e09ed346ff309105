import type { Card } from '../../cards/card.js';
import { reservesOfEntry, type Deck } from '../../cards/deck.js';
import { judgeDeck } from '../../games/judging.js';
import type { DeckReason, DeckRuling } from '../answers/deck-answers.js';
import { judgedUnder } from '../cards/judged-cards.js';

/**
 * Judges a deck by the law of an edition, and whether the game can carry out all of its cards. It is the one judgement of
 * decks of a library: the builder and the choice of decks for a game show what it says.
 * @param edition id of one that is played
 * @param cards the deck's cards that are there, by id
 */
export function ruleOnDeck(
  { entries, play }: Pick<Deck, 'entries' | 'play'>,
  cards: ReadonlyMap<string, Card>,
  edition: string,
): DeckRuling {
  const sizes = entries.map((entry) => {
    const { card: id, name, copies } = entry;
    const card = cards.get(id);
    return {
      name,
      copies,
      reserves: reservesOfEntry(entry),
      points: card && judgedUnder(card, edition).points,
    };
  });
  const judged = judgeDeck(sizes, edition, play);
  const reasons: DeckReason[] = judged.reasons.map((reason) => ({
    ...reason,
    card: null,
    named: false,
  }));
  const unsaid: DeckReason[] = [];
  let legal = reasons.length === 0;
  let playable = entries.length > 0;
  for (const entry of entries) {
    const card = cards.get(entry.card);
    if (!card) {
      const name = entry.name.trim() || 'A card';
      const because = `${name} is no longer in the library. Put it back, or take it out of the deck.`;
      reasons.push({ because, rule: null, card: { id: entry.card, name }, named: true });
      legal = playable = false;
      continue;
    }
    const about = { id: card.id, name: card.name.trim() || 'A card without a name' };
    const own = judgedUnder(card, edition);
    if (!own.legal) {
      reasons.push(...own.reasons.map((reason) => ({ ...reason, card: about, named: false })));
      legal = false;
    }
    if (own.unplayable === null) continue;
    playable = false;
    // What the law says of a card that cannot be carried out is already the reason why it cannot.
    if (own.legal) unsaid.push({ because: own.unplayable, rule: null, card: about, named: true });
  }
  return { edition, legal, playable, counted: judged.counted ?? [], reasons: [...reasons, ...unsaid] };
}

/** A reason where it does not stand beside the card that it is about. */
export const inFull = ({ because, card, named }: DeckReason): string =>
  card === null || named ? because : `${card.name}: ${because}`;
