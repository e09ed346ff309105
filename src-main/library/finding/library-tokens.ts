import type { Card } from '../../cards/card.js';
import { madeTokens, printOf, type MadeToken } from '../../collection/made-tokens.js';
import type { Library } from '../library.js';

/** The tokens that cards make. */
export interface TokensOfCards {
  /** Cards of the library on which the same is printed, the first of each. */
  readonly found: readonly Card[];
  /** Those of which the library has no card. */
  readonly missing: readonly MadeToken[];
}

export const tokensOfCards = (library: Library, cards: readonly Card[]): Promise<TokensOfCards> =>
  tokensAmong(library, madeTokens(cards));

/** Which of some tokens a library has. */
export async function tokensAmong(library: Library, made: readonly MadeToken[]): Promise<TokensOfCards> {
  if (made.length === 0) return { found: [], missing: [] };
  const names = new Set(made.map(({ card }) => `${card.game} ${card.name}`));
  const rows = library.cards.list().filter(({ game, name }) => names.has(`${game} ${name}`));
  const byPrint = new Map<string | null, Card>();
  for (const card of await library.cards.getAll(rows.map(({ id }) => id))) {
    if (!byPrint.has(printOf(card))) byPrint.set(printOf(card), card);
  }
  return {
    found: made.flatMap(({ print }) => byPrint.get(print) ?? []),
    missing: made.filter(({ print }) => !byPrint.has(print)),
  };
}
