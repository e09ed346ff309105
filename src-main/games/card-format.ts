import type { Card } from '../cards/card.js';
import type { OwnSymbol, SymbolWords } from '../cards/symbols.js';
import type { DisplayList } from '../layout/display-list.js';
import type { Fonts } from '../layout/fonts.js';
import type { Frame } from '../layout/frames/frame-file.js';
import type { PictureSizes } from '../layout/picture-size.js';
import type { SetMark } from '../layout/set-mark.js';
import type { OwnShapes } from '../layout/symbol-shapes.js';

/** A way to set cards out. */
export interface CardTemplate {
  /** As cards name it. */
  readonly name: string;
  /** As people call it: "Art". */
  readonly title: string;
  /** Where it is one of a list of choices: "Picture fills the card". */
  readonly does: string;
  /** In a sentence. */
  readonly about: string;
  /** Why an accent colour would show nowhere, or null. */
  readonly noAccent: string | null;
  /** It is a frame that cards of several games can be in, kept as a folder. */
  readonly isFrame?: true;
}

/** A named part of a card as a layout of its game has it, for people who change it in a frame. */
export interface LaidField {
  /** Left edge, upper edge, width and height, mm. */
  readonly box: readonly [number, number, number, number];
  /** Sizes of the em, mm. */
  readonly largest?: number;
  readonly smallest?: number;
}

/** How a game sets its cards out. What it gives is all that painters, printers and pictures of cards know of one. */
export interface CardFormat<C = Card> {
  /** The ways to set a card out, the usual one first, which is called "format"; left out: there is one. */
  readonly templates?: readonly CardTemplate[];
  /** The parts of a card that a frame can move, where a layout has them; left out: frames of the game change none. */
  fieldsOf?(template: string): Readonly<Record<string, LaidField>>;
  /** Words, in small letters, that stand for symbols in texts of its cards, beside those of every game. */
  readonly symbolWords?: SymbolWords;
  /** How those are read aloud that only this game has; left out: as they are written. */
  readonly symbolsSaid?: ReadonlyMap<OwnSymbol, string>;
  /** What symbols look like that only this game draws; left out: there are none. */
  readonly symbols?: OwnShapes;
  /**
   * A card as a display list: the same for screen, paper and picture files.
   *
   * @param mark what the card shows of its set
   * @param frame stands before the template that the card names
   */
  layout(
    card: C,
    fonts: Fonts,
    pictures: PictureSizes,
    mark: SetMark | null,
    frame?: Frame | null,
  ): DisplayList;
  /** The same without its texts and signs, which take long: what there is to know of its picture. */
  layoutPicture(card: C, fonts: Fonts, pictures: PictureSizes, frame?: Frame | null): DisplayList;
  /** The colour that a card is seen in from afar, "#rrggbb": it stands in for the card until that is painted. */
  ground(card: C): string;
}
