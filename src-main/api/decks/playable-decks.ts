import { countCards } from '../../cards/deck.js';
import type { RulesEdition } from '../../games/kotc/cards/editions.js';
import type { Library } from '../../library/library.js';
import { cardsOfDecks } from './deck-cards.js';
import { inFull, ruleOnDeck } from './deck-ruling.js';
import { judgeAhead } from '../cards/judged-cards.js';
import type { PlayableDeck } from '../answers/play-answers.js';

/** All decks of a library in the order of its list, each judged by the law of an edition. */
export async function playableDecks(library: Library, rules: RulesEdition): Promise<PlayableDeck[]> {
  const decks = await library.decks.getAll(library.decks.list().map(({ id }) => id));
  const cards = await cardsOfDecks(library, decks);
  await judgeAhead(cards.values(), [rules]);
  return decks.map(({ id, name, edition, entries }) => {
    const { legal, playable, reasons } = ruleOnDeck(entries, cards, rules);
    return {
      id,
      name: name.trim() || 'Unnamed deck',
      count: countCards(entries),
      edition,
      legal,
      playable,
      reasons: reasons.map((reason) => ({ because: inFull(reason), rule: reason.rule })),
    };
  });
}
