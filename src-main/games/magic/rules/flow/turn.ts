/** A turn from its beginning to its end: MC-TURN-01 to MC-TURN-34, MC-MANA-14 to MC-MANA-17. */
import { call, type Steps } from '../../../../engine/frames/frames.js';
import { unset } from '../../../../engine/plain.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Magic } from '../context.js';
import { happen } from '../events/happen.js';
import type { Frame } from '../state/frames.js';
import { nextInTurn } from '../state/reading.js';
import { isSettled, settle } from './checks.js';
import { areEmpty, drainPools } from './drain.js';
import { endAsLoop, MOST_UNASKED } from './ending.js';
import { allPassUnasked } from './priority.js';
import { isSkipped, stepAfter, type Following, type TurnFrame } from './step-order.js';
import { doStep, hasAction } from './step-actions.js';

/** Events that happen all the time share their lists. */
const noCards: readonly CardNo[] = [];
const ofSteps: readonly string[] = ['MC-TURN-03'];
const ofFights: readonly string[] = ['MC-GR-150'];
const ofTurns: readonly string[] = ['MC-TURN-34'];

export const turnSteps: Steps<Magic, Extract<Frame, { do: 'turn' }>> = {
  begin(game, own) {
    beginTurn(game);
    if (isSkipped(game, 'untap')) own.to = 'upkeep';
  },
  enter(game, own) {
    const { state } = game;
    const step = own.to ?? state.step;
    const { active: player } = state;
    happen(game, { type: 'step', player, cards: noCards, step, extra: own.extra, rules: ofSteps });
    own.to = undefined;
    own.extra = undefined;
    return hasAction(step) ? undefined : 'priority';
  },
  act(game, own) {
    if (!isDrawOnStack(game)) return doStep(game);
    if (own.draws) {
      unset(own, 'draws');
      return doStep(game);
    }
    own.draws = true;
    givePriority(game);
    return 'act';
  },
  priority(game, own) {
    const { step } = game.state;
    if (step === 'untap') return;
    if (!isSettled(game)) {
      const settling = settle(game);
      if (typeof settling !== 'boolean') return settleFirst(game, own, settling);
      return afterSettling(game, own, settling);
    }
    if (step !== 'cleanup' && allPassUnasked(game)) return;
    if (step !== 'cleanup' || isAnotherCleanup(game, own, false)) givePriority(game);
  },
  leave(game, own) {
    if (own.again) {
      unset(own, 'again');
      noteRound(game, own);
      return 'enter';
    }
    const { step: now, active: player } = game.state;
    if (now === 'endCombat') happen(game, { type: 'endOfCombat', player, cards: noCards, rules: ofFights });
    const following = stepAfter(game, own);
    const { endsPhase } = following;
    if (endsPhase && !(areEmpty(game) && isSettled(game))) return endPhase(game, own, following);
    return goOn(game, own, following);
  },
};

function* settleFirst(game: Magic, own: TurnFrame, settling: Asking<boolean>): Asking {
  afterSettling(game, own, yield* settling);
}

function afterSettling(game: Magic, own: TurnFrame, did: boolean): void {
  if (game.state.step !== 'cleanup') {
    if (!allPassUnasked(game)) givePriority(game);
  } else if (isAnotherCleanup(game, own, did)) givePriority(game);
}

/** The book names triggers alone (MC-Q-19, MC-TURN-31, MC-TURN-32). */
function isAnotherCleanup({ state }: Magic, own: TurnFrame, did: boolean): boolean {
  if (state.waiting.length === 0 && !(did && state.options.cleanupPriority)) return false;
  own.again = true;
  return true;
}

function endPhase(
  game: Magic,
  own: TurnFrame,
  following: Following,
): 'enter' | 'begin' | Asking<'enter' | 'begin'> {
  const draining = drainPools(game);
  if (draining) return settleThenGoOn(game, own, following, draining);
  const settling = settle(game);
  if (typeof settling !== 'boolean') return settleThenGoOn(game, own, following, settling);
  return goOn(game, own, following);
}

function* settleThenGoOn(
  game: Magic,
  own: TurnFrame,
  following: Following,
  underWay: Asking<unknown>,
): Asking<'enter' | 'begin'> {
  yield* underWay;
  const settling = settle(game);
  if (typeof settling !== 'boolean') yield* settling;
  return goOn(game, own, following);
}

function goOn(game: Magic, own: TurnFrame, { step, isExtra }: Following): 'enter' | 'begin' {
  if (step === null) {
    noteRound(game, own);
    return 'begin';
  }
  own.to = step;
  if (isExtra) own.extra = true;
  return 'enter';
}

/** Below all that is played and has triggered it waits until everybody has passed (MC-Q-28). */
const isDrawOnStack = ({ state: { step, options } }: Magic): boolean =>
  step === 'draw' && options.drawOnStack === true;

/** Turns and cleanup steps that follow each other without end, and in which nobody is asked anything, are a loop (MC-Q-100). */
function noteRound(game: Magic, own: TurnFrame): void {
  const { decisions } = game.state;
  own.unasked = own.asked === decisions ? (own.unasked ?? 0) + 1 : 0;
  own.asked = decisions;
  if (own.unasked > MOST_UNASKED) endAsLoop(game);
}

/** [MC-PLAY-02] The active player gets it first. */
function givePriority(game: Magic): void {
  const { active } = game.state;
  const player = game.state.out & (1 << active) ? nextInTurn(game, active) : active;
  call<Frame>(game, { do: 'priority', step: 'check', player, passes: 0, unasked: 0 });
}

/**
 * Whose turn comes: who has one in addition, or else the next in order, unless they skip it (MC-TURN-34, MC-GR-136). If turns are
 * skipped without end, that is a loop (MC-Q-100).
 */
function beginTurn(game: Magic): void {
  const { state } = game;
  let from = state.lastInOrder ?? state.active;
  for (let skipped = 0; skipped <= MOST_UNASKED; skipped += 1) {
    const [extra] = state.extraTurns;
    const isExtra = state.turn > 0 && extra !== undefined;
    const player = state.turn === 0 ? state.first : isExtra ? extra : nextInTurn(game, from);
    const more = isExtra ? true : undefined;
    if (!game.rules.law.skips(game, player, 'turn')) {
      happen(game, { type: 'turn', player, cards: noCards, extra: more, rules: ofTurns });
      return;
    }
    happen(game, { type: 'skip', player, cards: [], step: 'turn', extra: more, rules: ['MC-GR-136'] });
    if (!isExtra) from = player;
  }
  endAsLoop(game);
}
