import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import { checkOutcome, perform } from '../events/pipeline.js';
import type { KotcContext } from '../context.js';
import { newMoment } from '../events/moments.js';
import { payResources } from '../shared/resources.js';
import { cardAt, levelOf } from '../state/values.js';
import { payCaveat } from './caveats.js';
import { isOut } from './elimination.js';
import { playLink } from './links.js';

/**
 * Pays the usual costs, the resource cost first and then the summon cost, and puts the creature, exhausted, into the player's
 * Creature Zone, wherever it comes from (K11-CRE-01 to 04, 10, 11, K11-Q-71).
 */
export function* summon(game: KotcContext, player: PlayerNo, card: CardNo): Asking {
  newMoment(game);
  yield* payResources(game, player, levelOf(game, card), card, card);
  yield* payCaveat(game, player, card, 'summonCost');
  if (cardAt(game, card).zone !== 'removed') {
    const to = { to: player, zone: 'battlefield', place: 'bottom' } as const;
    perform(game, {
      type: 'move',
      card,
      by: player,
      ...to,
      why: 'summon',
      rules: game.edition.cite.summon,
    });
  }
  yield* checkOutcome(game);
}

/** A summon of the player's own accord can be answered (K06-CHN-01); one that an effect makes cannot (K06-CHN-28). */
export function* summonFromHand(game: KotcContext, player: PlayerNo, card: CardNo): Asking {
  yield* summon(game, player, card);
  if (!isOut(game, player)) playLink(game, { player, card, summon: true });
}

/** A spell becomes a trap: paid now, not revealed, face-down and exhausted (K11-TRAP-01 to 04). */
export function* setTrap(game: KotcContext, player: PlayerNo, card: CardNo): Asking {
  newMoment(game);
  yield* payResources(game, player, levelOf(game, card), card, card);
  if (isOut(game, player)) return;
  const to = { to: player, zone: 'traps', place: 'bottom' } as const;
  perform(game, { type: 'move', card, by: player, ...to, why: 'set', rules: game.edition.cite.set });
}
