import { askCards } from '../../../../engine/ask.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import type { PlayerAction } from '../flow/player-action.js';
import { apply } from '../events/door.js';
import type { Kotc } from '../context.js';
import { pause } from './conditional.js';
import { drawUpTo } from './draws.js';
import { checkLosses } from './elimination.js';
import { resourceOffers } from './offers.js';
import { actUntilPass } from './own-actions.js';
import { toDraw, toPlace } from './resource-budget.js';

/**
 * Up to two cards are placed, then so many drawn that it comes to two; on the first turn of the game it comes to one. Cards
 * can be exchanged with the reserves at any time in it (K11-TURN-02 to 24).
 */
export function* resourcePhase(table: Kotc, player: PlayerNo): Asking {
  yield* pause(table);
  yield* actUntilPass(table, player, 'resource', resourceOffers, act, (one) => toDraw(one) > 0);
}

function* act(table: Kotc, player: PlayerNo, action: PlayerAction): Asking {
  switch (action.do) {
    case 'sow':
      placeResource(table, player, action.card);
      return;
    case 'draw': {
      const count = toDraw(table);
      endPlacing(table, player);
      drawUpTo(table, player, count);
      checkLosses(table);
      return;
    }
    case 'exchange':
      return yield* exchange(table, player);
    default:
  }
}

function placeResource(table: Kotc, player: PlayerNo, card: CardNo): void {
  const to = { to: player, zone: 'granary', place: 'bottom' } as const;
  apply(table, { type: 'move', card, by: player, ...to, why: 'sow', rules: table.edition.cite.sow });
  if (toPlace(table) === 0) endPlacing(table, player);
}

function endPlacing(table: Kotc, player: PlayerNo): void {
  apply(table, { type: 'placed', player, rules: table.edition.cite.sow });
}

/** Any number of cards of the hand for as many of the reserves (K11-TURN-19, 20). */
function* exchange(table: Kotc, player: PlayerNo): Asking {
  const { hand = [], reserves = [] } = table.state.players[player]?.zones ?? {};
  const { exchange: rules } = table.edition.cite;
  const question = { player, purpose: 'exchange', rule: rules[0] ?? '' };
  const most = Math.min(hand.length, reserves.length);
  const given = yield* askCards(table, question, [...hand], 1, most);
  const count = given.length;
  const taken = yield* askCards(table, { ...question, purpose: 'exchange-for' }, [...reserves], count, count);
  const move = (card: CardNo, zone: 'hand' | 'reserves'): void => {
    const to = { to: player, zone, place: 'bottom' } as const;
    apply(table, { type: 'move', card, by: player, ...to, why: 'exchange', rules });
  };
  for (const card of given) if (table.state.cards[card]?.zone === 'hand') move(card, 'reserves');
  for (const card of taken) if (table.state.cards[card]?.zone === 'reserves') move(card, 'hand');
}
