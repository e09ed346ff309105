/** A card tried in games against a plain one of equal cost: all that it takes, as plain data, so that threads can be given it. */
export interface Experiment {
  /** Id of the rules, and their version. */
  readonly rules: string;
  readonly version: number;
  /** The computer player at all seats, by its name. */
  readonly pilot: string;
  /** The same seed gives the same games. */
  readonly seed: number;
  /** Whoever has only the knowledge of its seat plays alike until the card is drawn: such games need not be played twice. */
  readonly playsBlind: boolean;
  /** What is printed on the cards of all decks, tokens that they make last. */
  readonly printed: readonly unknown[];
  /** Places of the two cards in that list, which are in no deck else. */
  readonly card: number;
  readonly plain: number;
  readonly hosts: readonly Host[];
}

/** A deck in which both cards have their turn in the same slots, and which plays against itself as it was. */
export interface Host {
  readonly name: string;
  /** Places in the list of cards. */
  readonly enemy: readonly number[];
  /** The same with the plain card in the slots, where the card stands in the other arm. */
  readonly withPlain: readonly number[];
}

/** What is compared, in words. */
export interface ExperimentWords {
  readonly name: string;
  readonly rules: string;
  /** "level 5" */
  readonly cost: string;
  /** What the plain card is, in the words of the game. */
  readonly plain: string;
  readonly copies: number;
  /** The computer player at both seats, and how it plays. */
  readonly pilot: string;
  readonly pilotAbout: string;
}
