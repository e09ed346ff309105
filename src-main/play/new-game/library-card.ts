import type { Card } from '../../cards/card.js';
import type { GameRules } from '../../games/game-play.js';
import type { Library } from '../../library/library.js';

/** The library's card on which the same is printed as on a plain one, for its picture; null: it has none. */
export async function libraryCard(
  library: Library,
  rules: Pick<GameRules, 'looksAlike'>,
  plain: Card,
): Promise<Card | null> {
  const named = library.cards.list().filter(({ game, name }) => game === plain.game && name === plain.name);
  for (const { id } of named) {
    const found = await library.cards.get(id).catch(() => null);
    if (found && rules.looksAlike(found.content, plain)) return found.content;
  }
  return null;
}
