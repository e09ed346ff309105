import { askCards } from '../../../../engine/ask.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import type { KotcContext } from '../context.js';
import { exhaust } from './moves.js';
import type { KotcState } from '../state/state.js';
import { cardIn, cardsIn } from '../state/values.js';
import { purposes } from '../purposes.js';

function readyResources(state: KotcState, player: PlayerNo): CardNo[] {
  return cardsIn(state, player, 'granary').filter((no) => !cardIn(state, no).exhausted);
}

export function countReadyResources(state: KotcState, player: PlayerNo): number {
  let count = 0;
  for (const no of cardsIn(state, player, 'granary')) if (!cardIn(state, no).exhausted) count += 1;
  return count;
}

/** Unexhausted resources that can pay for a card: not that card itself (K11-Q-86, K14-Q-75). */
export function readyFor(game: KotcContext, player: PlayerNo, no: CardNo): number {
  const card = cardIn(game.state, no);
  const isItself = card.zone === 'granary' && card.player === player && !card.exhausted;
  return countReadyResources(game.state, player) - (isItself ? 1 : 0);
}

/**
 * Pays a resource cost: exhausts exactly that many resources of the player's choice (K14-EXH-05, 08). `except` is a
 * resource that is being played and cannot pay for itself (K14-Q-75).
 */
export function* payResources(
  game: KotcContext,
  player: PlayerNo,
  level: number,
  about: CardNo,
  except: CardNo | null = null,
): Asking {
  if (level === 0) return;
  const ready = readyResources(game.state, player).filter((no) => no !== except);
  const question = { player, purpose: purposes.pay, rule: game.edition.cite.pay[0] ?? '', about };
  exhaust(game, yield* askCards(game, question, ready, level, level), player, 'pay');
}
