import { setImmediate } from 'node:timers/promises';
import type { Card } from '../../cards/card.js';
import type { CardWarning } from '../../games/card-law.js';
import { isWarnedOfWithOthers, warningsTogether } from '../../games/judging.js';
import type { Library } from '../../library/library.js';

/** Cards of the library that are looked at beside one, at most. */
const MOST_CARDS = 2000;
/** Cards that are read before others have their turn. */
const AT_ONCE = 20;
/** As many as are told. */
const MOST_TOLD = 3;

/**
 * What never ends between a card, as it stands in the editor, and one other of the library.
 * @throws the signal's reason when it is aborted
 */
export async function warnedWithOthers(
  card: Card,
  library: Library,
  signal?: AbortSignal,
): Promise<CardWarning[]> {
  if (!isWarnedOfWithOthers(card)) return [];
  const found: CardWarning[] = [];
  const ids = library.cards
    .list()
    .flatMap(({ id, game }) => (game === card.game && id !== card.id ? [id] : []));
  for (let at = 0; at < Math.min(ids.length, MOST_CARDS) && found.length < MOST_TOLD; at += AT_ONCE) {
    const others = await library.cards.getAll(ids.slice(at, at + AT_ONCE));
    for (const other of others) {
      if (isWarnedOfWithOthers(other)) found.push(...warningsTogether([card, other]));
    }
    await setImmediate();
    signal?.throwIfAborted();
  }
  return found.slice(0, MOST_TOLD);
}
