/** In which order cards lie that come to graveyards together (MC-Q-93). */
import { askOrder } from '../../../../engine/ask.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { Magic } from '../context.js';
import { askFor } from '../purposes.js';
import type { MagicEvent } from '../state/events.js';
import { cardAt, inTurnOrder } from '../state/reading.js';

const none: readonly MagicEvent[] = [];

/** No text reads the order of a graveyard: so its owner is asked for it only by an option. @param happened at the same moment */
export function* orderOfGraveyards(
  game: Magic,
  happened: readonly MagicEvent[],
): Asking<readonly MagicEvent[]> {
  if (!game.state.options.graveyardOrder) return none;
  const come = happened.flatMap((event) =>
    event.type === 'move' && event.to === 'graveyard' ? event.cards : [],
  );
  const laid: MagicEvent[] = [];
  for (const player of inTurnOrder(game)) {
    const own = come.filter((no) => {
      const { owner, zone } = cardAt(game, no);
      return owner === player && zone === 'graveyard';
    });
    if (own.length < 2) continue;
    const cards = yield* askOrder(game, askFor(player, 'graveyardOrder', 'MC-Q-93'), own);
    laid.push({
      type: 'reorder',
      player,
      cards,
      zone: 'graveyard',
      by: player,
      place: 'top',
      rules: ['MC-Q-93'],
    });
  }
  return laid;
}
