/** A value that something comes to, and the one that it had; undefined where it was not there. */
export interface Coming {
  readonly value: unknown;
  readonly was: unknown;
}

/** How a game says what is to be brought about. Cards and players are given as they stand in a sentence: "your Wolf", "Ben". */
export interface AimWords {
  /** "2 hitpoints": so much of what a player has to live by. */
  readonly life: (amount: number) => string;
  /** Other figures of a player, by their words. @param who null: the solver's own */
  readonly players?: Readonly<Record<string, (who: string | null, coming: Coming) => string>>;
  /** By the zone to which a card is to come. @param from the zone in which it lay */
  readonly zones: Readonly<Record<string, (card: string, from: unknown) => string>>;
  /** By words that are so or not: what is done to a card for it, and against it. */
  readonly flags: Readonly<Record<string, readonly [is: string, isNot: string]>>;
  /** What figures of a card are called, by their words. */
  readonly figures: Readonly<Record<string, string>>;
  /** Figures of a card that say more than how high they are. */
  readonly ownFigures?: Readonly<Record<string, (card: string, coming: Coming) => string>>;
  /** What is done to a card that is to have no figures any more. */
  readonly figureless: (card: string) => string;
  /** "Sword Counter", by the kind of the counter. */
  readonly counter: (kind: string) => string;
}
