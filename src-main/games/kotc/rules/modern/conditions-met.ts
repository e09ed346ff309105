import type { PlayerNo } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { ConditionImpl, KotcContext } from '../context.js';
import type { TriggerEvent } from '../state/state.js';
import { cardAt, designAt } from '../state/values.js';

/** The first trigger event that meets the condition of the ability and for which it has not been used yet (K14-Q-08). */
export function meetingTrigger(
  game: KotcContext,
  player: PlayerNo,
  card: CardNo,
  ability: number,
): TriggerEvent | undefined {
  return findTrigger(game, player, card, ability, false);
}

/**
 * Whether a card's ability is a player's to use: that of a card in a zone of the player's; from the 17th on that of a minion that was
 * destroyed on a battlefield of the player's, in whosever grave it is now (K17-Q-34).
 */
export function isUsedBy(game: KotcContext, player: PlayerNo, no: CardNo, ability: number): boolean {
  const impl = designAt(game, no).abilities[ability]?.condition?.impl;
  if (impl && isByWhoseItWas(game, impl)) {
    const concerning = game.state.occasions
      .filter(({ kind }) => kind === impl.trigger)
      .flatMap(({ entries }) => entries.filter((entry) => impl.concerns(entry, no, player)));
    if (concerning.length > 0) return concerning.some((entry) => entry.player === player);
  }
  return cardAt(game, no).player === player;
}

const isByWhoseItWas = ({ edition }: KotcContext, { byWhoseItWas }: ConditionImpl): boolean =>
  byWhoseItWas === true && edition.mechanisms.ownDestruction === 'whose battlefield it was';

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
  const isTheirs = isByWhoseItWas(game, condition.impl);
  const key = `${card}:${ability}`;
  return occasions.find(
    (one) =>
      one.kind === kind &&
      one.used.includes(key) === used &&
      one.entries.some((entry) => concerns(entry, card, player) && (!isTheirs || entry.player === player)),
  );
}
