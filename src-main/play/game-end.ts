import type { Game, Input } from '../rules/kernel/game.js';
import type { Playable } from '../rules/kernel/playable.js';
import { isFailure, type Beginning, type RecordFailure } from '../rules/kernel/record.js';
import { beginGame, takingEach } from '../rules/kernel/replay.js';
import type { Table } from '../rules/kernel/rule-set.js';
import type { BaseState } from '../rules/kernel/state.js';
import type { Stepwise } from '../rules/kernel/stepwise.js';

/** A game where its inputs end, and nothing of the way there. */
export function* endOf<P, S extends BaseState, D, T extends Table<S, D>>(
  playable: Playable<P, S, D, T>,
  beginning: Beginning<P, S>,
  inputs: readonly Input[],
): Stepwise<Game<S, D, T> | RecordFailure> {
  const game = beginGame(playable, beginning);
  if (isFailure(game)) return game;
  return (yield* takingEach(game, inputs)) ?? game;
}
