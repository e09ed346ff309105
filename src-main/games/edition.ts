/** How an edition calls what the cards of its game have, by the names of the card model: as a label begins a line. */
export interface EditionTerms {
  /** Card types in the singular. */
  readonly types: Readonly<Record<string, string>>;
  /** The same in the plural, where that is more than an s at the end. */
  readonly plurals?: Readonly<Record<string, string>>;
  /** Fields of a card that editions call differently. */
  readonly fields: Readonly<Record<string, string>>;
}

/** A kind of play, for which decks follow rules of their own. */
export interface DeckPlay {
  /** As decks name it. */
  readonly id: string;
  /** As people choose it. */
  readonly name: string;
}

/** An edition of a game: what cards are designed for, and by whose law they are judged and played. */
export interface GameEdition {
  /**
   * The game's id and what the game calls it, such as "lanterns-2"; where it is played, also the id of its rule set. Null stands for
   * cards that say of no edition that they are of it, and decks for none.
   */
  readonly id: string | null;
  /** Id of the game. */
  readonly game: string;
  /** As sentences name it: "14th Edition". */
  readonly name: string;
  /** Where there is little room: "14th"; absent: the name. */
  readonly shortName?: string;
  /** As lists, searches and the command line name it where the game is known: "14". */
  readonly label: string;
  /** Its card building guide is known: texts are read, and built of components, by it. */
  readonly hasGuide: boolean;
  /** Games are played by its rules, and cards and decks are judged by its law. */
  readonly isPlayed: boolean;
  readonly terms: EditionTerms;
  /** The kinds of play that decks are made for and judged by, the usual one first; absent: there is one. */
  readonly plays?: readonly DeckPlay[];
  /** What stands on a card without abilities, by card types; absent: nothing. */
  readonly emptyTexts?: Readonly<Record<string, string>>;
  /** What a card that is designed for it has in the fields that say so. */
  readonly cardFields: Readonly<Record<string, string | number | null>>;
}
