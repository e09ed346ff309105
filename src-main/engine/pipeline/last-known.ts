import type { CardId, PlayerNo } from '../decision.js';
import type { BaseCard, CardNo } from '../state.js';

/** An object as it was before an event: where it was and whose. Of its values a game adds those that its rules ask for. */
export interface LastKnown<Z extends string = string> {
  readonly card: CardNo;
  readonly id: CardId;
  readonly zone: Z | null;
  /** Its controller. */
  readonly player: PlayerNo;
  readonly owner: PlayerNo;
}

/** For a pipeline's `remember`. */
export function lastKnown<Z extends string>(
  { cards }: { readonly cards: readonly BaseCard<Z>[] },
  card: CardNo,
): LastKnown<Z> {
  const { id, zone, player, owner } = cards[card] as BaseCard<Z>;
  return { card, id, zone, player, owner };
}
