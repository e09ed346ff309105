/** The whole course of a game, from wherever its state stands. */
import { call, carrierOf, isUnderWay } from '../../../../engine/frames/frames.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { Magic } from '../context.js';
import type { Frame } from '../state/frames.js';
import { prioritySteps } from './priority.js';
import { setupSteps } from './setup.js';
import { turnSteps } from './turn.js';

const carryOn = carrierOf<Magic, Frame>(
  { setup: setupSteps, turn: turnSteps, priority: prioritySteps },
  (game) => callTurn(game, 'begin'),
);

/** With all the fields that it can have: what it remembers does not change its shape. */
const callTurn = (game: Magic, step: 'begin' | 'enter'): void =>
  call<Frame>(game, {
    do: 'turn',
    step,
    to: undefined,
    extra: undefined,
    back: undefined,
    draws: undefined,
    again: undefined,
    asked: undefined,
    unasked: undefined,
  });

/** What is under way first, then turns, each from its beginning; a position goes on at its step. */
export function play(game: Magic): Asking {
  if (!isUnderWay(game)) callTurn(game, game.state.turn === 0 ? 'begin' : 'enter');
  return carryOn(game);
}
