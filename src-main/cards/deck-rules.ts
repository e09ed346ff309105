/** The player draws the most, less a card for each that is placed as a resource, where the two differ. */
export interface Draws {
  readonly least: number;
  readonly most: number;
}

/** What an edition wants of every deck, and how it is drawn from. */
export interface DeckRules {
  /** Fewest and most cards; null: as many as one likes. */
  readonly least: number;
  readonly most: number | null;
  /** Cards that each player sets aside before a game; they count in the size, unless they lie beside the deck. */
  readonly reserves: number;
  /** Reserves lie beside the deck: they do not count in the size, and there may be fewer. Left out: they are part of it. */
  readonly reservesBeside?: true;
  /** Cards drawn at the start. */
  readonly hand: number;
  /** After the first draw each player may once bury cards of the hand and draw as many. */
  readonly redraw: boolean;
  /** After the first draw each player may shuffle the hand back and draw one card fewer, again and again. */
  readonly mulligan?: true;
  /** Cards that a player draws for each turn. */
  readonly draws: Draws;
  /** The same for the game's first turn, which only the player who goes first has. */
  readonly firstDraws: Draws;
}
