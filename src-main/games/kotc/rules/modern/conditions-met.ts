import type { PlayerNo } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { KotcContext } from '../context.js';
import type { Occasion } from '../state/state.js';
import { designAt } from '../state/values.js';

/** The first occasion that meets the condition of the ability and for which it has not been used yet (K14-Q-08). */
export function meetingOccasion(
  game: KotcContext,
  player: PlayerNo,
  card: CardNo,
  ability: number,
): Occasion | undefined {
  return findOccasion(game, player, card, ability, false);
}

/** Whether the ability has already been used for all that meets its condition. */
export const wasUsed = (game: KotcContext, player: PlayerNo, card: CardNo, ability: number): boolean =>
  findOccasion(game, player, card, ability, true) !== undefined;

function findOccasion(
  game: KotcContext,
  player: PlayerNo,
  card: CardNo,
  ability: number,
  used: boolean,
): Occasion | undefined {
  const { occasions } = game.state;
  if (occasions.length === 0) return undefined;
  const condition = designAt(game, card).abilities[ability]?.condition;
  if (!condition) return undefined;
  const { occasion: kind, concerns } = condition.impl;
  const key = `${card}:${ability}`;
  return occasions.find(
    (one) =>
      one.kind === kind &&
      one.used.includes(key) === used &&
      one.entries.some((entry) => concerns(entry, card, player)),
  );
}
