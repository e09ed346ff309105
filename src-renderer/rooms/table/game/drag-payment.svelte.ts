import type { CardId, Decision, Payment } from '../../../../src-main/api/answers/play-answers.js';
import type { DropTarget } from '../../../shared/table/scene/stage-input.js';
import type { Intent } from './intent.js';
import { isSameDrop } from './same-drop.js';

interface Shown {
  readonly decision: number;
  readonly card: CardId;
  readonly onto: DropTarget;
  readonly payment: readonly Payment[];
}

/** What the card that is being dragged would cost where the pointer has it: who lets it go there has seen it, and pays it so. */
export class DragPayment {
  readonly #decision: () => Decision | null;
  #shown = $state.raw<Shown | null>(null);

  constructor(decision: () => Decision | null) {
    this.#decision = decision;
  }

  /** Nothing where nothing is to be chosen for it. */
  get shown(): readonly Payment[] {
    return this.#shown !== null && this.#shown.decision === this.#decision()?.id ? this.#shown.payment : [];
  }

  async show(
    card: CardId,
    onto: DropTarget,
    asked: Promise<readonly Payment[]>,
  ): Promise<readonly Payment[]> {
    const decision = this.#decision()?.id;
    if (decision === undefined) return [];
    const wanted: Shown = { decision, card, onto, payment: [] };
    this.#shown = wanted;
    const payment = await asked;
    if (this.#shown !== wanted) return [];
    this.#shown = { ...wanted, payment };
    return payment;
  }

  /** What was shown for letting that card go there; undefined: nothing. It is shown no longer. */
  take(card: CardId, onto: DropTarget): Intent['pays'] {
    const shown = this.#shown;
    const isMeant =
      shown?.card === card && shown.decision === this.#decision()?.id && isSameDrop(shown.onto, onto);
    this.hide();
    return isMeant && shown.payment.length > 0 ? shown.payment.map(({ cards }) => cards) : undefined;
  }

  hide(): void {
    this.#shown = null;
  }
}
