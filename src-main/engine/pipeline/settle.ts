import type { EffectsState } from '../effects/effect.js';
import { endEffect } from '../effects/lasting.js';
import type { BaseEvent } from '../log.js';
import { gameOver, type Asking, type GameContext } from '../rule-set.js';
import type { BaseAccount, EventPipeline } from './event-pipeline.js';
import { writable } from './writable.js';

/**
 * Has the rules do what they do of their own as the state stands, such as putting those out of the game who have lost, until nothing
 * is left to do. Called at the moments at which the rulebook has it.
 *
 * @throws GameOver when that has ended the game
 */
export function* settle<T extends GameContext, E extends BaseEvent, A extends BaseAccount, K>(
  pipeline: EventPipeline<T, E, A, K>,
  game: T,
): Asking {
  for (let isDone = false; !isDone;) {
    isDone = !endWhatHoldsNoMore(pipeline, game);
    for (const check of pipeline.checks?.(game) ?? []) {
      const looking = check(game);
      const did = typeof looking === 'boolean' ? looking : yield* looking;
      if (game.state.result) throw gameOver;
      if (did) isDone = false;
    }
  }
}

/** @returns whether an effect has ended */
function endWhatHoldsNoMore<T extends GameContext, E extends BaseEvent, A extends BaseAccount, K>(
  { holds }: EventPipeline<T, E, A, K>,
  game: T,
): boolean {
  const { effects = none } = game.state as EffectsState;
  if (!holds || effects.length === 0) return false;
  const over = effects.filter((effect) => effect.until.asLongAs && !holds(game, effect));
  for (const effect of over) endEffect(writable(game.state as EffectsState), effect);
  return over.length > 0;
}
const none: readonly never[] = [];
