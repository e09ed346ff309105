import type { CardNo } from '../../../../engine/state.js';
import type { KotcContext } from '../context.js';
import { designAt, levelOf } from '../state/values.js';

/** Resources that hex-play takes: all of the level, or half of it (K14-KEY-65, K17-KEY-65, 175, 176). */
export const hexCost = (game: KotcContext, no: CardNo): number => {
  const level = levelOf(game, no);
  return game.edition.mechanisms.hexPlay === 'half, rounded up' ? Math.ceil(level / 2) : level;
};

/** Resources that casting a spell takes, by ghost-play or hex-play where its condition has it (K14-KEY-61, K17-KEY-61). */
export function castingCost(game: KotcContext, no: CardNo): number {
  const play = designAt(game, no).abilities[0]?.play ?? null;
  if (play === 'hex') return hexCost(game, no);
  const isFree = play === 'ghost' && game.edition.mechanisms.ghostPlayOfSpells === 'from anywhere, free';
  return isFree ? 0 : levelOf(game, no);
}
