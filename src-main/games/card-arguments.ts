/** How a card is given in words, as on the command line. */

/** A printed figure of a card. Several options may give the same field, in the words of several editions. */
export interface FigureOption {
  /** "power": what follows the dashes of the option. */
  readonly option: string;
  /** Name of the card's field. */
  readonly field: string;
  /** "power of a creature" */
  readonly about: string;
  /** It is a text, such as "1+*"; absent: a whole number. */
  readonly isText?: true;
}

export interface CardArguments {
  /** The words for each card type, by its name in the card model. */
  readonly types: Readonly<Record<string, readonly string[]>>;
  /** Where a type is more than one of a few words: whether this is one; absent: it is one of the words above. */
  isType?(words: string): boolean;
  /** The card's field that holds the type; absent: "type". */
  readonly typeField?: string;
  /** What can be chosen from: "creature or spell". */
  readonly typesAbout: string;
  /** Why a word is none of them, in a sentence. */
  readonly notAType: string;
  /** What can be said for the edition of a card, and why something is no edition. */
  readonly editionsAbout: string;
  readonly notAnEdition: string;
  readonly figures: readonly FigureOption[];
  /** Options that a card of that type cannot be priced without in that edition, by its words. */
  figuresNeeded(type: string, edition: string): readonly FigureOption[];
}
