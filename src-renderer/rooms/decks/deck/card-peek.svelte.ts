import type { CardRow } from '../../../../src-main/api/answers/answers.js';

/** A pointer rests so long on a name before its card is shown, ms. */
const REST = 180;

interface Peek {
  readonly row: CardRow;
  /** Where the name stands, CSS px of the window. */
  readonly right: number;
  readonly middle: number;
}

/** The card that is shown large beside the name that is pointed at. */
class CardPeek {
  #now = $state.raw<Peek | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get now(): Peek | null {
    return this.#now;
  }

  show(row: CardRow, beside: Element): void {
    clearTimeout(this.#timer);
    const { right, top, bottom } = beside.getBoundingClientRect();
    const next: Peek = { row, right, middle: (top + bottom) / 2 };
    // Once one is shown, the next names show theirs at once.
    if (this.#now) this.#now = next;
    else this.#timer = setTimeout(() => (this.#now = next), REST);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#now = null), REST / 3);
  }
}

export const cardPeek = new CardPeek();
