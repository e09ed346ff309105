import type { CardId } from '../../../../engine/decision.js';
import { isPlaced } from '../../../../engine/zones.js';
import type { KotcContext } from '../context.js';
import type { KotcEvent } from './events.js';
import { zoneLaws, type KotcCard, type KotcState } from '../state/state.js';

const noIds: readonly CardId[] = [];
/** The ids of the cards that an event names; 0 where they cannot be told from others. By its type: to look into each event for its fields takes longer. */
export function idsOf({ state }: KotcContext, event: KotcEvent): readonly CardId[] {
  switch (event.type) {
    case 'first':
    case 'turn':
    case 'phase':
    case 'shuffle':
    case 'wound':
    case 'payHitpoints':
    case 'heal':
    case 'roll':
    case 'reroll':
    case 'next':
    case 'unlink':
    case 'resolved':
    case 'peace':
    case 'placed':
    case 'grantRerolls':
    case 'out':
    case 'emptyDeck':
    case 'end':
      return noIds;
    case 'exhaust':
    case 'recover':
    case 'reveal':
    case 'see':
      return placedIds(state, event.cards);
    case 'attack':
    case 'defend':
    case 'formation':
      return placedIds(state, event.team);
    case 'target':
      return [...placedIds(state, event.cards), placedId(state, event.source)];
    case 'throwDie':
      return placedIds(state, [event.card, event.target]);
    case 'link':
    case 'wait':
      return [placedId(state, event.link.card)];
    default:
      return [placedId(state, event.card)];
  }
}

const placedIds = (state: KotcState, cards: readonly number[]): readonly CardId[] =>
  cards.map((no) => placedId(state, no));

function placedId({ cards }: KotcState, no: number): CardId {
  const card = cards[no] as KotcCard;
  return isPlaced(zoneLaws, card) ? card.id : 0;
}
