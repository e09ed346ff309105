import type { Asking } from '../../../../engine/rule-set.js';
import type { Magic } from '../context.js';

export function* putTriggersOnStack(game: Magic): Asking {
  void game;
  yield* [];
}
