import type { Sitting } from '../../../src-main/api/answers/play-answers.js';
import type { Deck } from '../../../src-main/cards/deck.js';

/** Whose game a new one follows: the same people and computer players by the same rules. */
export interface Again {
  /** Id of the rules. */
  readonly rules: string;
  readonly seats: readonly Sitting[];
}

/** The deck that the first seat is to have. */
export type WishedDeck = Pick<Deck, 'id' | 'edition'>;

/** The dialog in which a game is made up; it stands in the play view, and commands open it from anywhere. */
class NewGameDialog {
  open = $state(false);
  #again = $state.raw<Again | null>(null);
  #deck = $state.raw<WishedDeck | null>(null);

  /** The game that is to be played once more, or null. */
  get again(): Again | null {
    return this.#again;
  }

  /** The deck with which a person wants to play, or null. */
  get deck(): WishedDeck | null {
    return this.#deck;
  }

  show(again: Again | null = null): void {
    this.#again = again;
    this.#deck = null;
    this.open = true;
  }

  /** Opens it with a deck in the hands of the first seat. */
  showWith(deck: WishedDeck): void {
    this.#again = null;
    this.#deck = deck;
    this.open = true;
  }
}

export const newGameDialog = new NewGameDialog();
