/** Who is taken out of a team takes no part in the battle any more. */
import type { CardNo } from '../../../../engine/state.js';
import type { KotcContext } from '../context.js';
import { perform } from '../events/pipeline.js';
import { teamNow } from '../state/fighters.js';
import type { Battle } from '../state/state.js';

/** Whether a minion is in one of the teams now. */
export const fightsIn = (game: KotcContext, battle: Battle, card: CardNo): boolean =>
  teamNow(game, battle, 'attack').includes(card) || teamNow(game, battle, 'defend').includes(card);

/** It stays exhausted (K17-CTR-101, 104). */
export const withdraw = (game: KotcContext, card: CardNo, rules: readonly string[]): void =>
  perform(game, { type: 'withdraw', card, rules });
