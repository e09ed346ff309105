/** Events after which the rules have nothing more to do of their own than before (MC-Q-15): nobody looks then. */
import type { Magic } from '../context.js';
import { CREATURE } from '../objects/bits.js';
import { faceOfCard } from '../objects/faces.js';
import type { EventOf, MagicEvent } from '../state/events.js';
import { cardAt } from '../state/reading.js';
import type { EventFacts } from './facts.js';

/** Asked after the event, where it ends nothing that lasts and not all values are lost: those of others are what they were. */
export function leavesSettled(game: Magic, event: MagicEvent, facts: EventFacts): boolean {
  const { effects, players } = game.state;
  // What lasts as long as a condition holds could be over.
  if (effects && effects.some(({ until }) => until.asLongAs)) return false;
  if (facts.settles) return true;
  // Whoever plays with their hand or the top of their library revealed may do so only as long as a condition holds.
  if (game.traits.revealsCards) return false;
  if (facts.settlesByRules) return true;
  switch (event.type) {
    case 'draw':
      return event.cards.length > 0;
    case 'loseLife':
      return players[event.player]!.life > 0;
    case 'comeIntoPlay':
      return staysAsItCame(game, event);
    default:
      return false;
  }
}

/** Whether what has come into play is there to stay: no legend, attached to nothing, with a toughness that nothing changes. */
function staysAsItCame(game: Magic, { cards }: EventOf<'comeIntoPlay'>): boolean {
  const { going, isGoingOld } = game.values;
  if (going?.all.length !== 0 || isGoingOld || game.traits.changesControl) return false;
  for (const no of cards) {
    const card = cardAt(game, no);
    const { printed, counted, design } = faceOfCard(game, card);
    if (counted || design.enchants || (card.counters?.length ?? 0) > 0) return false;
    if (printed.isLegend) return false;
    if ((printed.types & CREATURE) !== 0 && printed.toughness <= 0) return false;
  }
  return true;
}
