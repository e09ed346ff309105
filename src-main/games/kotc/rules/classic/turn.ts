import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { PlayerAction } from '../flow/player-action.js';
import { perform } from '../events/pipeline.js';
import type { KotcContext } from '../context.js';
import type { Phase } from '../state/state.js';
import { beginTurn, giveBackControl, nextPlayer } from '../flow/turns.js';
import { activate } from './activation.js';
import { attack } from './battle.js';
import { destroyIdle } from './caveats.js';
import { pause, settle } from './conditional.js';
import { checkLosses, isOut } from './elimination.js';
import { playLink } from './links.js';
import { actionOffers, battleOffers } from './offers.js';
import { actUntilPass } from './own-actions.js';
import { setTrap, summonFromHand } from './playing.js';
import { recover } from './recovery.js';
import { resourcePhase } from './resource-phase.js';

const phaseRules: Readonly<Record<Exclude<Phase, 'draw'>, (game: KotcContext, player: PlayerNo) => Asking>> =
  {
    resource: resourcePhase,
    action: actionPhase,
    battle: battlePhase,
    recovery: recoveryPhase,
  };

/**
 * Plays turns from the phase at whose beginning the state stands, until the game is over. Before each turn and at the
 * beginning of each phase counters can be removed (K11-Q-70).
 */
export function* playTurns(game: KotcContext): Asking<never> {
  const { state, edition } = game;
  const { phases } = edition.mechanisms;
  for (;;) {
    const { player } = state.turn;
    for (const phase of phases.slice(phases.indexOf(state.turn.phase))) {
      // The turn of a player who has lost ends with its Recovery Phase, carried out for all others (K11-Q-31).
      if (phase === 'draw' || (isOut(game, player) && phase !== 'recovery')) continue;
      perform(game, { type: 'phase', player, phase, rules: edition.cite.phase });
      game.atBoundary();
      yield* phaseRules[phase](game, player);
      yield* settle(game);
    }
    giveBackControl(game);
    beginTurn(game, state.turn.number + 1, nextPlayer(game));
    yield* pause(game);
  }
}

/** Any cards that can be paid for, and abilities without a condition (K11-TURN-25 to 27). */
function* actionPhase(game: KotcContext, player: PlayerNo): Asking {
  yield* pause(game);
  yield* actUntilPass(game, player, 'action', actionOffers, act);
}

function* act(game: KotcContext, player: PlayerNo, action: PlayerAction): Asking {
  switch (action.do) {
    case 'summon':
      return yield* summonFromHand(game, player, action.card);
    case 'set':
      return yield* setTrap(game, player, action.card);
    case 'cast':
    case 'activate': {
      const link = yield* activate(game, player, action.card, action.do === 'cast' ? 0 : action.ability);
      if (link) yield* playLink(game, link);
      return;
    }
    default:
  }
}

/** Any number of battles, none included (K11-TURN-28). */
function* battlePhase(game: KotcContext, player: PlayerNo): Asking {
  yield* pause(game);
  yield* actUntilPass(game, player, 'battle', battleOffers, function* (_table, _player, action) {
    if (action.do === 'attack') yield* attack(game, player);
  });
  yield* pause(game);
  if (!isOut(game, player)) destroyIdle(game, player);
  checkLosses(game);
}

/** Counters once more, before the reset and not after it (K06-Q-39). */
function* recoveryPhase(game: KotcContext): Asking {
  yield* pause(game);
  recover(game);
}
