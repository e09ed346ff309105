import type { PlayerNo } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { ConditionImpl, KotcContext, Part } from '../context.js';
import type { Link, TriggerEvent } from '../state/state.js';
import { cardAt, designAt, isCardInPlay } from '../state/values.js';

/** How a card that can use a conditional ability now is to be used. */
export type Place = 'in play' | 'hand' | 'grave';

/**
 * Where a card listens for a condition: a creature in play, a spell in the hand and as a trap; where the condition is the
 * card's own destruction, in the grave where it lies by then (K11-Q-10, 82, K06-RUL-04).
 */
export function placeOf(game: KotcContext, no: CardNo, { impl }: Part<ConditionImpl>): Place | null {
  const card = cardAt(game, no);
  if (impl.destroyedIn) return card.zone === 'grave' ? 'grave' : null;
  if (isCardInPlay(card)) return 'in play';
  return card.zone === 'hand' && designAt(game, no).type === 'spell' ? 'hand' : null;
}

/** The trigger event that allows a player to use a card's ability now; "used" where that has been done for it. */
export function triggerFor(
  game: KotcContext,
  player: PlayerNo,
  no: CardNo,
  ability: number,
): TriggerEvent | 'used' | undefined {
  const { occasions, windows } = game.state;
  const window = windows.at(-1);
  if (occasions.length === 0 || window === undefined) return undefined;
  const condition = designAt(game, no).abilities[ability]?.condition;
  if (!condition || placeOf(game, no, condition) === null) return undefined;
  const meeting = occasions.filter((one) => one.window === window && meets(one, condition, no, player));
  return meeting.find((one) => !isUsed(game, one, no, ability)) ?? (meeting.length > 0 ? 'used' : undefined);
}

/** One event gives each ability one activation (K06-Q-16, K11-Q-15), or each card one (K06-Q-83). */
function isUsed({ edition }: KotcContext, { used }: TriggerEvent, no: CardNo, ability: number): boolean {
  if (edition.mechanisms.forOneEvent === 'every ability') return used.includes(`${no}:${ability}`);
  return used.some((one) => one.startsWith(`${no}:`));
}

/** Counts over one event (K11-Q-83): the cards concerned, or the damage. */
function meets(
  { kind, entries }: TriggerEvent,
  { impl, x }: Part<ConditionImpl>,
  no: CardNo,
  player: PlayerNo,
): boolean {
  if (kind !== impl.trigger) return false;
  const concerned = entries.filter((entry) => impl.concerns(entry, no, player));
  if (concerned.length === 0) return false;
  switch (impl.least) {
    case 'cards':
      return new Set(concerned.map(({ card }) => card)).size >= x;
    case 'damage':
      return concerned.reduce((sum, { amount }) => sum + amount, 0) >= x;
    default:
      return true;
  }
}

/** Whether a condition answers a link that somebody else made (K06-CHN-14 to 16, 23). */
export function answersLink(condition: Part<ConditionImpl>, link: Link, player: PlayerNo): boolean {
  if (link.player === player) return false;
  const kind = 'summon' in link ? 'summon' : 'attack' in link ? 'attack' : 'effect';
  return condition.impl.answers === kind;
}
