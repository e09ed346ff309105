import type { Asking } from '../../../../engine/rule-set.js';
import { setTrap } from './abilities.js';
import { attack } from './battle.js';
import type { KotcContext } from '../context.js';
import { summon } from './deploy.js';
import { newMoment } from '../events/moments.js';
import { perform } from '../events/pipeline.js';
import type { PlayerAction } from '../flow/player-action.js';

/** What the turn player does in a window that neither starts nor joins a chain. */
export function* takeTurnAction(game: KotcContext, action: PlayerAction): Asking {
  const { player } = game.state.turn;
  switch (action.do) {
    case 'sow': {
      const { card } = action;
      const to = { to: player, zone: 'granary', place: 'bottom' } as const;
      perform(game, { type: 'move', card, by: player, ...to, why: 'sow', rules: game.edition.cite.sow });
      return;
    }
    case 'summon':
      newMoment(game);
      return yield* summon(game, player, action.card);
    case 'set':
      return yield* setTrap(game, player, action.card);
    case 'attack':
      return yield* attack(game, player);
    default:
  }
}
