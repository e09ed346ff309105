import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Magic } from '../context.js';
import { emitAtOnce, happen, happensAsItIs } from '../events/happen.js';
import { unbindMana } from '../mana/bound.js';
import type { MagicEvent } from '../state/events.js';
import { inTurnOrder, manaIn } from '../state/reading.js';

/** Events that happen all the time share their lists. */
const noCards: readonly CardNo[] = [];
const ofDraining: readonly string[] = ['MC-MANA-14'];
const ofBurning: readonly string[] = ['MC-MANA-15'];

/** Whether there is no mana in any pool. */
export function areEmpty({ state: { players } }: Magic): boolean {
  for (const { pool } of players) if (manaIn(pool) > 0) return false;
  return true;
}

/** At the end of a phase all pools empty at once, and unspent mana burns: a loss of life, no damage (MC-MANA-14 to 17, MC-WIN-11, MC-Q-18). @returns what is left of it where somebody may be asked */
export function drainPools(game: Magic): Asking<unknown> | undefined {
  const { players } = game.state;
  if (areEmpty(game)) return undefined;
  const burns: MagicEvent[] = [];
  for (const player of inTurnOrder(game)) {
    const amount = manaIn(players[player]!.pool);
    if (amount === 0 || game.rules.law.keepsMana(game, player)) continue;
    unbindMana(game, player);
    happen(game, { type: 'drain', player, cards: noCards, rules: ofDraining });
    if (!game.rules.law.burns(game, player)) continue;
    burns.push({ type: 'loseLife', player, cards: noCards, amount, rules: ofBurning });
  }
  const [only] = burns;
  if (!only || (burns.length === 1 && happensAsItIs(game, only))) return undefined;
  return emitAtOnce(game, burns);
}
