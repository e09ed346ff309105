import { countCards } from '../../cards/deck.js';
import { ruleSet } from '../../games/rule-sets.js';
import { rulesEdition } from '../../games/kotc/cards/card.js';
import { editionNumber } from '../../games/kotc/cards/editions.js';
import type { Library } from '../../library/library.js';
import { cardsOfDecks } from './deck-cards.js';
import { inFull, ruleOnDeck } from './deck-ruling.js';
import { judgeAhead } from '../cards/judged-cards.js';
import type { PlayableDeck } from '../answers/play-answers.js';

/** All decks of a library in the order of its list, each judged by the law of the rules with that id. */
export async function playableDecks(library: Library, id: string): Promise<PlayableDeck[]> {
  const own = ruleSet(id).edition;
  const rules = rulesEdition.parse(editionNumber(own));
  const decks = await library.decks.getAll(library.decks.list().map(({ id }) => id));
  const cards = await cardsOfDecks(library, decks);
  await judgeAhead(cards.values(), [rules]);
  return decks.map(({ id: deck, name, edition, entries }) => {
    const { legal, playable, reasons } = ruleOnDeck(entries, cards, rules);
    return {
      id: deck,
      name: name.trim() || 'Unnamed deck',
      count: countCards(entries),
      madeFor: edition === null ? null : edition === own ? 'these' : 'others',
      legal,
      playable,
      reasons: reasons.map((reason) => ({ because: inFull(reason), rule: reason.rule })),
    };
  });
}
