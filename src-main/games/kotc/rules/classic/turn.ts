import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { PlayerAction } from '../flow/player-action.js';
import { apply } from '../events/door.js';
import type { Kotc } from '../context.js';
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

const phaseRules: Readonly<Record<Exclude<Phase, 'draw'>, (table: Kotc, player: PlayerNo) => Asking>> = {
  resource: resourcePhase,
  action: actionPhase,
  battle: battlePhase,
  recovery: recoveryPhase,
};

/**
 * Plays turns from the phase at whose beginning the state stands, until the game is over. Before each turn and at the
 * beginning of each phase counters can be removed (K11-Q-70).
 */
export function* playTurns(table: Kotc): Asking<never> {
  const { state, edition } = table;
  const { phases } = edition.mechanisms;
  for (;;) {
    const { player } = state.turn;
    for (const phase of phases.slice(phases.indexOf(state.turn.phase))) {
      // The turn of a player who has lost ends with its Recovery Phase, carried out for all others (K11-Q-31).
      if (phase === 'draw' || (isOut(table, player) && phase !== 'recovery')) continue;
      apply(table, { type: 'phase', player, phase, rules: edition.cite.phase });
      table.atBoundary();
      yield* phaseRules[phase](table, player);
      yield* settle(table);
    }
    giveBackControl(table);
    beginTurn(table, state.turn.number + 1, nextPlayer(table));
    yield* pause(table);
  }
}

/** Any cards that can be paid for, and abilities without a condition (K11-TURN-25 to 27). */
function* actionPhase(table: Kotc, player: PlayerNo): Asking {
  yield* pause(table);
  yield* actUntilPass(table, player, 'action', actionOffers, act);
}

function* act(table: Kotc, player: PlayerNo, action: PlayerAction): Asking {
  switch (action.do) {
    case 'summon':
      return yield* summonFromHand(table, player, action.card);
    case 'set':
      return yield* setTrap(table, player, action.card);
    case 'cast':
    case 'activate': {
      const link = yield* activate(table, player, action.card, action.do === 'cast' ? 0 : action.ability);
      if (link) yield* playLink(table, link);
      return;
    }
    default:
  }
}

/** Any number of battles, none included (K11-TURN-28). */
function* battlePhase(table: Kotc, player: PlayerNo): Asking {
  yield* pause(table);
  yield* actUntilPass(table, player, 'battle', battleOffers, function* (_table, _player, action) {
    if (action.do === 'attack') yield* attack(table, player);
  });
  yield* pause(table);
  if (!isOut(table, player)) destroyIdle(table, player);
  checkLosses(table);
}

/** Counters once more, before the reset and not after it (K06-Q-39). */
function* recoveryPhase(table: Kotc): Asking {
  yield* pause(table);
  recover(table);
}
