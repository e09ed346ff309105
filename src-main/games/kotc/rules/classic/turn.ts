import { call, carrierOf, isUnderWay } from '../../../../engine/frames/frames.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { PlayerAction } from '../flow/player-action.js';
import { checkOutcome, perform } from '../events/pipeline.js';
import type { KotcContext } from '../context.js';
import type { ClassicFrame, KotcFrame } from '../state/frames.js';
import { beginTurn, giveBackControl, nextPlayer } from '../flow/turns.js';
import { activate } from './activation.js';
import { attack, battleSteps } from './battle.js';
import { destroyIdle } from './caveats.js';
import { pause, settle, settleSteps } from './conditional.js';
import { isOut } from './elimination.js';
import { chainSteps, playLink, resolveSteps, responsesSteps } from './links.js';
import { countersSteps } from './named-counters.js';
import { actionOffers, battleOffers } from './offers.js';
import { ownActions } from './own-actions.js';
import { setTrap, summonFromHand } from './playing.js';
import { recover } from './recovery.js';
import { resourceActions } from './resource-phase.js';

const never = (): boolean => false;

const carryOn = carrierOf<KotcContext, ClassicFrame>({
  'resource phase': { ...resourceActions, acted: settle },
  /** Any cards that can be paid for, and abilities without a condition (K11-TURN-25 to 27). */
  'action phase': {
    ...ownActions({ phase: 'action', offersFor: actionOffers, perform: act, mustAct: never }),
    acted: settle,
  },
  /** Any number of battles, none included (K11-TURN-28). */
  'battle phase': {
    ...ownActions({ phase: 'battle', offersFor: battleOffers, perform: startBattle, mustAct: never }),
    acted: (game) => pause(game),
    *idle(game) {
      const { player } = game.state.turn;
      if (!isOut(game, player)) yield* destroyIdle(game, player);
      yield* checkOutcome(game);
    },
    settled: settle,
  },
  /** Counters once more, before the reset and not after it (K06-Q-39). */
  'recovery phase': { begin: (game) => pause(game), recover, settled: settle },
  'new turn': { pause: (game) => pause(game) },
  counters: countersSteps,
  settle: settleSteps,
  chain: chainSteps,
  responses: responsesSteps,
  resolve: resolveSteps,
  battle: battleSteps,
});

/**
 * Plays turns from the phase in which the state stands, at its beginning or in its midst, until the game is over. Before each turn
 * and at the beginning of each phase counters can be removed (K11-Q-70).
 */
export function* playTurns(game: KotcContext): Asking<never> {
  const { state, edition } = game;
  const { phases } = edition.mechanisms;
  if (state.frames?.[0]?.do === 'new turn') yield* carryOn(game);
  for (;;) {
    const { player } = state.turn;
    for (const phase of phases.slice(phases.indexOf(state.turn.phase))) {
      if (!isUnderWay(game)) {
        // The turn of a player who has lost ends with its Recovery Phase, carried out for all others (K11-Q-31).
        if (phase === 'draw' || (isOut(game, player) && phase !== 'recovery')) continue;
        perform(game, { type: 'phase', player, phase, rules: edition.cite.phase });
        game.atBoundary();
        call<KotcFrame>(game, { do: `${phase} phase`, step: 'begin' });
      }
      yield* carryOn(game);
    }
    giveBackControl(game);
    beginTurn(game, state.turn.number + 1, nextPlayer(game));
    call<KotcFrame>(game, { do: 'new turn', step: 'pause' });
    yield* carryOn(game);
  }
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
      if (link) playLink(game, link);
      return;
    }
    default:
  }
}

function* startBattle(game: KotcContext, player: PlayerNo, action: PlayerAction): Asking {
  if (action.do === 'attack') yield* attack(game, player);
}
