import type { Card } from '../../cards/card.js';
import { gameOf } from '../../games/registry.js';

/** Whether a card comes without a figure that its game could compute. */
export const lacksLevel = (card: Card): boolean => gameOf(card).columns.computed?.missing(card) != null;

/** Works out figures that cards come without, such as levels, each once, however often a preview is made anew. */
export class MissingLevels {
  readonly #known = new Map<string, Readonly<Record<string, unknown>> | null>();

  /** The card with what its game computes; the very same card where it has that, or nothing can be said. */
  filled(card: Card): Card {
    const { computed } = gameOf(card).columns;
    const missing = computed?.missing(card) ?? null;
    if (!computed || missing === null) return card;
    const key = `${card.game} ${missing}`;
    let fields = this.#known.get(key);
    if (fields === undefined) this.#known.set(key, (fields = computed.of(card)));
    return fields === null ? card : { ...card, ...fields };
  }
}
