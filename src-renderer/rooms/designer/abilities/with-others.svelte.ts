import type { Card } from '../../../../src-main/cards/card.js';
import type { CardWarning } from '../../../../src-main/api/answers/language-answers.js';
import type { Client } from '../../../connection/client.js';
import { LatestWins } from '../../../connection/latest-wins.js';
import { after } from '../../../shared/table/view/after.js';

/** How long a card has to stay as it is before it is looked at beside others, ms. */
const REST = 800;

/** What never ends between the card that is edited and another of the library: looked for when the card has stayed as it is for a while. */
export class WithOthers {
  #warnings = $state.raw<readonly CardWarning[]>([]);
  readonly #looks: LatestWins<Card, readonly CardWarning[]>;
  #stop: (() => void) | null = null;

  constructor(client: Client) {
    this.#looks = new LatestWins<Card, readonly CardWarning[]>(
      (card) => client.language.withOthers({ card }),
      (warnings) => (this.#warnings = warnings),
      // Without an answer nothing is said of others; all else works.
      () => (this.#warnings = []),
    );
  }

  get warnings(): readonly CardWarning[] {
    return this.#warnings;
  }

  /** Looks at this card soon. */
  of(card: Card): void {
    this.#stop?.();
    this.#stop = after(REST, () => this.#looks.request(card));
  }

  dispose(): void {
    this.#stop?.();
    this.#looks.stop();
  }
}
