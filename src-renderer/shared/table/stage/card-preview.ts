import type { SeenCard } from '../../../../src-main/api/answers/play-answers.js';
import type { Box } from '../scene/box.js';

/** So long the pointer rests on a card before it is shown large, ms. */
const REST = 250;

/** @param card null: nothing is shown large any more; `at` is where the card lies, in CSS px of the window */
export type OnPreview = (card: SeenCard | null, at: Box | null) => void;

interface Looked {
  readonly key: string;
  readonly card: SeenCard;
  readonly at: Box;
}

/** Which card is shown large: the one that the pointer rests on, was held down on, or that is asked for by a key. */
export class CardPreview {
  readonly #onpreview: OnPreview;
  #looked: Looked | null = null;
  #shown: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onpreview: OnPreview) {
    this.#onpreview = onpreview;
  }

  /** The pointer or the focus is on a card now, or on none. Beside one that is shown large the next is so at once. */
  look(looked: Looked | null, atOnce = false): void {
    if (looked?.key === this.#looked?.key && !(atOnce && this.#shown === null)) return;
    clearTimeout(this.#timer);
    this.#looked = looked?.card.face ? looked : null;
    if (!this.#looked) this.#hide();
    else if (atOnce || this.#shown !== null) this.show();
    else this.#timer = setTimeout(() => this.show(), REST);
  }

  /** Shows what is looked at without waiting. Answers whether there is something. */
  show(): boolean {
    clearTimeout(this.#timer);
    if (!this.#looked) return false;
    this.#shown = this.#looked.key;
    this.#onpreview(this.#looked.card, this.#looked.at);
    return true;
  }

  /** The table has changed: of what was looked at is known what is seen of it now, and nothing more. */
  renew(cardOf: (key: string) => SeenCard | null): void {
    if (!this.#looked) return;
    const card = cardOf(this.#looked.key);
    if (card?.face?.design !== this.#looked.card.face?.design) this.stop();
    else if (card) this.#looked = { ...this.#looked, card };
  }

  /** A card is no longer below the pointer, though neither has been moved by hand. */
  leave(key: string): void {
    if (this.#looked?.key === key) this.stop();
  }

  /** Shows nothing large until another card is looked at. */
  dismiss(): void {
    clearTimeout(this.#timer);
    this.#hide();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#looked = null;
    this.#hide();
  }

  #hide(): void {
    if (this.#shown === null) return;
    this.#shown = null;
    this.#onpreview(null, null);
  }
}
