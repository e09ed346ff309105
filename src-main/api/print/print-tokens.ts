import { printOf } from '../../collection/made-tokens.js';
import { tokensOfCards } from '../../library/finding/library-tokens.js';
import type { Library } from '../../library/library.js';
import type { PrintedTokens } from '../answers/answers.js';

/** The tokens that cards of a library make, but those of which a card is among them. */
export async function printedTokens(library: Library, ids: readonly string[]): Promise<PrintedTokens> {
  const wanted = new Set(ids);
  const there = library.cards.list().flatMap(({ id }) => (wanted.has(id) ? [id] : []));
  const cards = await library.cards.getAll(there);
  const { found, missing } = await tokensOfCards(library, cards);
  const listed = new Set(cards.map(printOf));
  return {
    found: found.filter((card) => !listed.has(printOf(card))).map(({ id, name }) => ({ id, name })),
    missing: missing.map(({ card: { id: _none, ...fields } }) => fields),
  };
}
