import { countCards } from '../../cards/deck.js';
import type { Library } from '../../library/library.js';
import { cardsOfDecks } from './deck-cards.js';
import { inFull, ruleOnDeck } from './deck-ruling.js';
import { judgeAhead } from '../cards/judged-cards.js';
import type { PlayableDeck } from '../answers/play-answers.js';

/** All decks of a library in the order of its list, each judged by the law of the rules with that id. */
export async function playableDecks(library: Library, rules: string): Promise<PlayableDeck[]> {
  const decks = await library.decks.getAll(library.decks.list().map(({ id }) => id));
  const cards = await cardsOfDecks(library, decks);
  await judgeAhead(cards.values(), [rules]);
  return decks.map((deck) => {
    const { legal, playable, reasons } = ruleOnDeck(deck, cards, rules);
    const { edition } = deck;
    return {
      id: deck.id,
      name: deck.name.trim() || 'Unnamed deck',
      count: countCards(deck.entries),
      madeFor: edition === null ? null : edition === rules ? 'these' : 'others',
      legal,
      playable,
      reasons: reasons.map((reason) => ({ because: inFull(reason), rule: reason.rule })),
    };
  });
}
