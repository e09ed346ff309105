import type { PlayerNo } from '../../../../engine/decision.js';
import { targetNo } from '../state/target-no.js';
import type { Magic } from '../context.js';
import type { MagicEvent } from '../state/events.js';

/** Who chooses which of several effects replaces an event first: the player affected, or the controller of what is affected (MC-Q-67). */
export function affectedBy({ state }: Magic, event: MagicEvent): PlayerNo {
  if (event.type === 'damage') {
    if ('player' in event.to) return event.to.player;
    const struck = targetNo(state, event.to.card);
    return struck === null ? event.player : state.cards[struck]!.player;
  }
  const [no] = event.cards;
  const isPlayers = event.type === 'draw' || event.type === 'gainLife' || event.type === 'loseLife';
  return no === undefined || isPlayers ? event.player : state.cards[no]!.player;
}
