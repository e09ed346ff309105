import type { Deck } from '../../cards/deck.js';
import { gameOf } from '../../games/registry.js';
import { LibraryError } from '../../library/errors.js';
import type { Library } from '../../library/library.js';

/**
 * A deck belongs to one game, and takes no card of another. What the kept deck has of others stays, so that one that was written by
 * hand can still be put right.
 * @param kept the deck as the library has it, if it does
 * @throws LibraryError BAD_INPUT for a card of another game
 */
export async function refuseOtherGames(
  library: Library,
  { game, entries }: Pick<Deck, 'game' | 'entries'>,
  kept: () => Promise<Pick<Deck, 'entries'> | null>,
): Promise<void> {
  const others = library.cards.rows(entries.map(({ card }) => card)).filter((row) => row.game !== game);
  if (others.length === 0) return;
  const before = new Set((await kept())?.entries.map(({ card }) => card));
  const added = others.find(({ id }) => !before.has(id));
  if (!added) return;
  const [own, other] = [gameOf({ game }).name, gameOf(added).name];
  throw new LibraryError(
    'BAD_INPUT',
    `“${added.name}” is a card of ${other}, and this deck is for ${own}. Put it into a deck of its own game.`,
  );
}
