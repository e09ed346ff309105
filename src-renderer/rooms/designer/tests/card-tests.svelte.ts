import type { Card } from '../../../../src-main/cards/card.js';
import type { CardTest } from '../../../../src-main/api/answers/play-answers.js';
import type { Client } from '../../../connection/client.js';
import { LatestWins } from '../../../connection/latest-wins.js';
import { after } from '../../../shared/table/view/after.js';

/** How long a card has to stay as it is before its tests are played again, ms. */
const REST = 500;

/** The tests of the card that is edited, played again whenever it has changed. */
export class CardTests {
  #tests = $state.raw<readonly CardTest[]>([]);
  readonly #runs: LatestWins<Card, readonly CardTest[]>;
  #stop: (() => void) | null = null;

  constructor(client: Client) {
    this.#runs = new LatestWins<Card, readonly CardTest[]>(
      (card) => client.play.trials.run({ card }),
      (tests) => (this.#tests = tests),
      // Without an answer nothing is said of tests; all else works.
      () => (this.#tests = []),
    );
  }

  get all(): readonly CardTest[] {
    return this.#tests;
  }
  get failing(): readonly CardTest[] {
    return this.#tests.filter(({ holds }) => !holds);
  }

  /** Plays them of this card soon. */
  of(card: Card): void {
    this.#stop?.();
    this.#stop = after(REST, () => this.#runs.request(card));
  }

  dispose(): void {
    this.#stop?.();
    this.#runs.stop();
  }
}
