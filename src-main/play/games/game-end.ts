import type { Game, Input } from '../../engine/game.js';
import type { Playable } from '../../engine/playable.js';
import { isFailure, type Beginning, type RecordFailure } from '../../engine/record.js';
import { beginGame, takingEach } from '../../engine/replay.js';
import type { GameContext } from '../../engine/rule-set.js';
import type { BaseState } from '../../engine/state.js';
import type { Stepwise } from '../../engine/stepwise.js';

/** A game where its inputs end, and nothing of the way there. */
export function* endOf<P, S extends BaseState, D, T extends GameContext<S, D>>(
  playable: Playable<P, S, D, T>,
  beginning: Beginning<P, S>,
  inputs: readonly Input[],
): Stepwise<Game<S, D, T> | RecordFailure> {
  const game = beginGame(playable, beginning);
  if (isFailure(game)) return game;
  return (yield* takingEach(game, inputs)) ?? game;
}
