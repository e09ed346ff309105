import type { PlayerNo } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { KotcContext } from '../context.js';
import type { TriggerEvent } from '../state/state.js';
import { designAt } from '../state/values.js';

/** The first trigger event that meets the condition of the ability and for which it has not been used yet (K14-Q-08). */
export function meetingTrigger(
  game: KotcContext,
  player: PlayerNo,
  card: CardNo,
  ability: number,
): TriggerEvent | undefined {
  return findTrigger(game, player, card, ability, false);
}

/** Whether the ability has already been used for all that meets its condition. */
export const wasUsed = (game: KotcContext, player: PlayerNo, card: CardNo, ability: number): boolean =>
  findTrigger(game, player, card, ability, true) !== undefined;

function findTrigger(
  game: KotcContext,
  player: PlayerNo,
  card: CardNo,
  ability: number,
  used: boolean,
): TriggerEvent | undefined {
  const { occasions } = game.state;
  if (occasions.length === 0) return undefined;
  const condition = designAt(game, card).abilities[ability]?.condition;
  if (!condition) return undefined;
  const { trigger: kind, concerns } = condition.impl;
  const key = `${card}:${ability}`;
  return occasions.find(
    (one) =>
      one.kind === kind &&
      one.used.includes(key) === used &&
      one.entries.some((entry) => concerns(entry, card, player)),
  );
}
