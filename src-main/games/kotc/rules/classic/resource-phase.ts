import { askCards } from '../../../../engine/ask.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import type { PlayerAction } from '../flow/player-action.js';
import { checkOutcome, perform } from '../events/pipeline.js';
import type { KotcContext } from '../context.js';
import { drawUpTo } from './draws.js';
import { resourceOffers } from './offers.js';
import { ownActions } from './own-actions.js';
import { toDraw, toPlace } from './resource-budget.js';
import { cardIn, playerIn } from '../state/values.js';
import { purposes } from '../purposes.js';

/**
 * Up to two cards are placed, then so many drawn that it comes to two; on the first turn of the game it comes to one. Cards
 * can be exchanged with the reserves at any time in it (K11-TURN-02 to 24).
 */
export const resourceActions = ownActions({
  phase: 'resource',
  offersFor: resourceOffers,
  perform: act,
  mustAct: (game) => toDraw(game) > 0,
});

function* act(game: KotcContext, player: PlayerNo, action: PlayerAction): Asking {
  switch (action.do) {
    case 'sow':
      placeResource(game, player, action.card);
      return;
    case 'draw': {
      const count = toDraw(game);
      endPlacing(game, player);
      yield* drawUpTo(game, player, count);
      yield* checkOutcome(game);
      return;
    }
    case 'exchange':
      return yield* exchange(game, player);
    default:
  }
}

function placeResource(game: KotcContext, player: PlayerNo, card: CardNo): void {
  const to = { to: player, zone: 'granary', place: 'bottom' } as const;
  perform(game, { type: 'move', card, by: player, ...to, why: 'sow', rules: game.edition.cite.sow });
  if (toPlace(game) === 0) endPlacing(game, player);
}

function endPlacing(game: KotcContext, player: PlayerNo): void {
  perform(game, { type: 'placed', player, rules: game.edition.cite.sow });
}

/** Any number of cards of the hand for as many of the reserves (K11-TURN-19, 20). */
function* exchange(game: KotcContext, player: PlayerNo): Asking {
  const { hand, reserves } = playerIn(game.state, player).zones;
  const { exchange: rules } = game.edition.cite;
  const question = { player, purpose: purposes.exchange, rule: rules[0] ?? '' };
  const most = Math.min(hand.length, reserves.length);
  const given = yield* askCards(game, question, [...hand], 1, most);
  const count = given.length;
  const taken = yield* askCards(
    game,
    { ...question, purpose: purposes['exchange-for'] },
    [...reserves],
    count,
    count,
  );
  const move = (card: CardNo, zone: 'hand' | 'reserves'): void => {
    const to = { to: player, zone, place: 'bottom' } as const;
    perform(game, { type: 'move', card, by: player, ...to, why: 'exchange', rules });
  };
  for (const card of given) if (cardIn(game.state, card).zone === 'hand') move(card, 'reserves');
  for (const card of taken) if (cardIn(game.state, card).zone === 'reserves') move(card, 'hand');
}
