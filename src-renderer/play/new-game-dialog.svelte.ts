import type { Sitting } from '../../src-main/api/play-answers.js';

/** Whose game a new one follows: the same people and computer players by the same rules. */
export interface Again {
  /** Id of the rules. */
  readonly rules: string;
  readonly seats: readonly Sitting[];
}

/** The dialog in which a game is made up; it stands in the play view, and commands open it from anywhere. */
class NewGameDialog {
  open = $state(false);
  #again = $state.raw<Again | null>(null);

  /** The game that is to be played once more, or null. */
  get again(): Again | null {
    return this.#again;
  }

  show(again: Again | null = null): void {
    this.#again = again;
    this.open = true;
  }
}

export const newGameDialog = new NewGameDialog();
