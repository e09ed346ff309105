import type { TableView } from '../../../../src-main/api/answers/play-answers.js';
import { nameOfSeat } from './seen-cards.js';

/** How long a turn is called for, ms. */
const STAYS = 1500;

/** What is called when a turn begins. */
export interface TurnCall {
  /** "Your turn", "Ben’s turn". */
  readonly text: string;
  readonly number: number;
  readonly player: number | null;
}

/** Calls each turn as it begins on a table that is looked at, and no other. */
export class TurnCaller {
  #call = $state.raw<TurnCall | null>(null);
  /** The turn that was seen last; null: none yet. */
  #seen: number | null = null;
  #stop: () => void = () => undefined;

  /** @param after calls back after so many ms, unless the returned function is called before */
  constructor(private readonly after: (ms: number, then: () => void) => () => void) {}

  /** Null: nothing just now. */
  get call(): TurnCall | null {
    return this.#call;
  }

  /**
   * @param view without a viewer where nobody in particular looks at it, as beside a real table
   * @param calls whether a turn is called; what is jumped to is not
   */
  take(view: TableView, calls: boolean): void {
    const { number, player } = view.turn;
    const isNext = this.#seen !== null && number > this.#seen;
    this.#seen = number;
    if (view.result || (!isNext && number !== this.#call?.number)) return this.end();
    if (!isNext || !calls || player === null) return;
    this.#stop();
    const text = player === view.viewer ? 'Your turn' : `${nameOfSeat(view, player)}’s turn`;
    this.#call = { text, number, player };
    this.#stop = this.after(STAYS, () => (this.#call = null));
  }

  end(): void {
    this.#stop();
    this.#call = null;
  }
}
