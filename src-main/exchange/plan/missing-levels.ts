import type { Card } from '../../cards/card.js';
import { costOfComponents } from '../../games/kotc/cards/price/printed-cost.js';

type Priced = Pick<Card, 'edition' | 'type' | 'text' | 'offense' | 'defense'>;

/** Works out levels and resource costs that cards come without, each once, however often a preview is made anew. */
export class MissingLevels {
  readonly #known = new Map<string, number | null>();

  /** The card with the cost that its guide gives it; the very same card where it has one, or none can be said. */
  filled(card: Card): Card {
    if (card.cost !== null) return card;
    const cost = this.#costOf(card);
    return cost === null ? card : { ...card, cost };
  }

  #costOf(card: Card): number | null {
    const { edition, type, text, offense, defense }: Priced = card;
    const key = JSON.stringify([edition, type, offense, defense, text]);
    let cost = this.#known.get(key);
    if (cost === undefined) this.#known.set(key, (cost = costOfComponents(card)));
    return cost;
  }
}
