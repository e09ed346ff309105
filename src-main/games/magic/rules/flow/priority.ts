/** Who has priority, and what the stack does: MC-PLAY-01 to MC-PLAY-07, MC-STACK-03, 04, MC-Q-16, 24, 95, 100, 124, 135. */
import { toAct } from '../../../../engine/ask-act.js';
import { PASS, type Action, type PlayerNo } from '../../../../engine/decision.js';
import type { Outcome, Own, Steps } from '../../../../engine/frames/frames.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { has } from '../../../../engine/state.js';
import { wantsToBeAsked } from '../../../../engine/stops/stops.js';
import type { Magic } from '../context.js';
import { act } from '../playing/act.js';
import { offersTo } from '../playing/offers.js';
import { resolveTop } from '../playing/resolve.js';
import { putTriggersOnStack } from '../playing/triggers.js';
import { purposes } from '../purposes.js';
import type { Frame } from '../state/frames.js';
import { nextInTurn, presentCount, stackOf } from '../state/reading.js';
import { settle } from './checks.js';
import { endAsLoop, MOST_UNASKED } from './ending.js';
import { momentOf } from './moment.js';
import { isDue } from './usual-stops.js';

type Framed = Extract<Frame, { do: 'priority' }>;
type PriorityFrame = Own<Framed>;

export const prioritySteps: Steps<Magic, Framed> = {
  /** The game takes control: checks, then waiting abilities, until there is nothing left to do (MC-Q-15, MC-TRIG-04). */
  check(game) {
    const settling = settle(game);
    if (typeof settling !== 'boolean') return takeControl(game, settling);
    return game.state.waiting.length === 0 ? undefined : takeControl(game, settling);
  },
  ask(game, own) {
    while (own.passes < presentCount(game)) {
      const { player } = own;
      const isOut = has(game.state.out, player);
      const offers = isOut ? null : offersOf(game, player);
      if (offers) return offer(game, own, offers);
      if (!isOut) own.passes += 1;
      own.player = nextInTurn(game, player);
    }
    return stackOf(game).length === 0 ? 'end' : 'resolve';
  },
  resolve(game, own) {
    own.unasked += 1;
    if (own.unasked > MOST_UNASKED) endAsLoop(game);
    const resolving = resolveTop(game);
    return resolving ? resolveThenCheck(game, own, resolving) : hasResolved(game, own);
  },
};

function* resolveThenCheck(game: Magic, own: PriorityFrame, resolving: Asking): Asking<'check'> {
  yield* resolving;
  return hasResolved(game, own);
}

/** The active player gets priority. */
function hasResolved(game: Magic, own: PriorityFrame): 'check' {
  const { active, out } = game.state;
  own.player = has(out, active) ? nextInTurn(game, active) : active;
  own.passes = 0;
  return 'check';
}

function* takeControl(game: Magic, first: ReturnType<typeof settle>): Asking {
  for (let settling = first; ; settling = settle(game)) {
    if (typeof settling !== 'boolean') yield* settling;
    if (game.state.waiting.length === 0) return;
    yield* putTriggersOnStack(game);
  }
}

/** Whether all would pass priority by themselves, one after the other, and nothing is on the stack. */
export function allPassUnasked(game: Magic): boolean {
  const { state } = game;
  if (state.waiting.length > 0 || stackOf(game).length > 0) return false;
  for (let player = 0; player < state.players.length; player += 1) {
    if (!has(state.out, player) && offersOf(game, player)) return false;
  }
  return true;
}

/** Null: the player passes by themselves. */
function offersOf(game: Magic, player: PlayerNo): ReturnType<typeof offersTo> {
  const { state } = game;
  const { asksAlways, stops } = state;
  const always = (asksAlways !== 0 || stops !== undefined) && wantsToBeAsked(state, player, momentOf(state));
  return always || isDue(game, player) ? offersTo(game, player, always) : null;
}

const toPlay = purposes.priority;
const toRespond = purposes.respond;

/** Whoever has priority does something, or passes; who can do nothing of use has passed without being asked. */
function offer(game: Magic, own: PriorityFrame, offers: readonly Action[]): Outcome<Magic, Framed> {
  const { player } = own;
  const purpose = stackOf(game).length === 0 && game.state.active === player ? toPlay : toRespond;
  return toAct<Magic, Framed>(game, own, { player, purpose, rule: 'MC-PLAY-03' }, offers, goOn);
}

function goOn(game: Magic, own: PriorityFrame, chosen: Action): 'check' | 'ask' | Asking<'check'> {
  const { player } = own;
  const { state } = game;
  own.unasked = 0;
  const isOut = has(state.out, player);
  if (chosen.do === PASS || isOut) {
    // Whoever has left has not passed: all who are left still get priority.
    if (!isOut || game.leaversPass) own.passes += 1;
    own.player = nextInTurn(game, player);
    return 'ask';
  }
  own.passes = 0;
  const acting = act(game, player, chosen);
  return acting ? actThenCheck(acting) : 'check';
}

function* actThenCheck(acting: Asking<unknown>): Asking<'check'> {
  yield* acting;
  return 'check';
}
