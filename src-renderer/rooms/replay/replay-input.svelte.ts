import type { CardId, PlayerNo } from '../../../src-main/api/answers/play-answers.js';
import type { StageInput } from '../../shared/table/scene/stage-input.js';
import type { OpenPile } from '../../shared/table/view/open-pile.js';

/** What can be done on the stage of a replay: looking, also into piles; nothing is moved and nothing answered. */
export class ReplayInput implements StageInput {
  readonly glowing: ReadonlySet<CardId> = new Set();
  /** The cards of an answer that is shown, as if it were being given. */
  picked: readonly CardId[] = $state.raw([]);
  readonly ordered = false;
  readonly players: ReadonlySet<PlayerNo> = new Set();
  readonly #open: (pile: OpenPile) => void;

  constructor(open: (pile: OpenPile) => void) {
    this.#open = open;
  }

  drops(): null {
    return null;
  }

  drop(): void {}
  press(): void {}
  pressPlayer(): void {}
  menu(): void {}

  pressZone(place: OpenPile): void {
    this.#open(place);
  }
}
