import type { Asking } from '../../../../engine/rule-set.js';
import type { Magic } from '../context.js';

export function* resolveTop(game: Magic): Asking {
  void game;
  yield* [];
}
