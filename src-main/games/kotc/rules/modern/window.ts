import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { fightForced } from './battle.js';
import { askDeed, isChaining, offersToAsk, playChain } from './chain.js';
import type { Kotc } from '../context.js';
import type { Deed } from '../flow/deed.js';
import { closeWindow, gatherOccasions, openWindow } from '../events/occasions.js';
import type { Offer } from '../flow/actions.js';
import { pollAll } from '../flow/polls.js';

/** What the turn player may do in a window besides chaining actions, such as a summon in the Action Phase. */
export type OwnDeed = (table: Kotc, deed: Deed) => Asking | undefined;

/** A window: everybody may act, until all decline in a row (K14-Q-04, K14-Q-05). */
export function* holdWindow(table: Kotc, ownDeed?: OwnDeed): Asking {
  openWindow(table);
  gatherOccasions(table);
  const scope = ownDeed ? 'window' : 'chain';
  yield* pollAll(table, (player) => {
    const offers = offersToAsk(table, player, scope);
    return offers && act(table, player, offers, ownDeed);
  });
  closeWindow(table);
}

function* act(table: Kotc, player: PlayerNo, offers: readonly Offer[], ownDeed?: OwnDeed): Asking<boolean> {
  const deed = yield* askDeed(table, player, offers);
  if (deed === null) return false;
  if (isChaining(deed)) {
    const waiting = table.state.forced.length;
    yield* playChain(table, player, deed);
    yield* fightForced(table, waiting, holdWindow);
  } else {
    const doing = ownDeed?.(table, deed);
    if (doing) yield* doing;
  }
  gatherOccasions(table);
  return true;
}
