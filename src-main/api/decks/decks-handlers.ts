import type { z } from 'zod';
import { deckOdds, type DeckOdds } from '../../cards/odds/deck-odds.js';
import { writeDeckList } from '../../exchange/list/deck-list.js';
import { firstGame } from '../../games/cards.js';
import { findEdition, gameOfEdition } from '../../games/editions.js';
import { costOf, kindOf, kindsOf } from '../../games/kinds.js';
import { deckRulesOf } from '../../games/judging.js';
import { LibraryError } from '../../library/errors.js';
import type { Library } from '../../library/library.js';
import type { oddsQuestion } from '../contract/decks-contract.js';
import type { AppServices } from '../app-services.js';
import { readPastedList } from './deck-pasting.js';
import { calledAsListed } from '../../exchange/list/list-names.js';
import { deckTiles, readDeck } from './deck-reading.js';
import { refuseOtherGames } from './deck-game.js';
import type { Implementer } from '../implementer.js';

/** @throws LibraryError BAD_INPUT for an edition that does not say how decks are drawn from */
function oddsOf(question: z.infer<typeof oddsQuestion>, library: Library): DeckOdds {
  const rules = deckRulesOf(question.edition);
  if (!rules) throw new LibraryError('BAD_INPUT', 'This edition does not say how decks are drawn from.');
  const inDeck = new Set(question.entries.map(({ card }) => card));
  const known = library.cards.list().filter(({ id }) => inDeck.has(id));
  const cards = known.map((row) => ({ id: row.id, type: kindOf(row), cost: costOf(row) }));
  return deckOdds(question, rules, cards, kindsOf(gameOfEdition(question.edition)));
}

export const decksHandlers = (os: Implementer['decks'], services: AppServices) => ({
  list: os.list.handler(() => services.library.decks.list()),
  tiles: os.tiles.handler(() => deckTiles(services.library)),
  get: os.get.handler(({ input }) => services.library.decks.get(input.id)),
  create: os.create.handler(async ({ input }) => {
    const usual = findEdition(input.deck.edition ?? '')?.game ?? firstGame().id;
    const deck = { game: usual, ...input.deck };
    await refuseOtherGames(services.library, deck, async () => null);
    return services.library.decks.create(deck);
  }),
  save: os.save.handler(async ({ input: { deck, base, opened } }) => {
    const { decks } = services.library;
    await refuseOtherGames(services.library, deck, async () => (await decks.get(deck.id)).content);
    return decks.save(deck, base, opened);
  }),
  duplicate: os.duplicate.handler(({ input }) => services.library.decks.duplicate(input.id)),
  remove: os.remove.handler(({ input }) => services.library.decks.remove(input.ids)),
  restore: os.restore.handler(({ input }) => services.library.decks.restore(input.trash)),
  read: os.read.handler(({ input }) => readDeck(services.library, { game: firstGame().id, ...input })),
  odds: os.odds.handler(({ input }) => oddsOf(input, services.library)),
  readList: os.readList.handler(({ input }) =>
    readPastedList(services.library, { game: firstGame().id, ...input }),
  ),
  text: os.text.handler(async ({ input }) => writeDeckList(calledAsListed(services.library, input.deck))),
});
