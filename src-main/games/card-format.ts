import type { Card } from '../cards/card.js';
import type { SymbolWords } from '../cards/symbols.js';
import type { DisplayList } from '../layout/display-list.js';
import type { Fonts } from '../layout/fonts.js';
import type { PictureSizes } from '../layout/picture-size.js';
import type { SetMark } from '../layout/set-mark.js';

/** How a game sets its cards out. What it gives is all that painters, printers and pictures of cards know of one. */
export interface CardFormat<C = Card> {
  /** Words, in small letters, that stand for symbols in texts of its cards, beside those of every game. */
  readonly symbolWords?: SymbolWords;
  /**
   * A card as a display list: the same for screen, paper and picture files.
   *
   * @param mark what the card shows of its set
   */
  layout(card: C, fonts: Fonts, pictures: PictureSizes, mark: SetMark | null): DisplayList;
  /** The same without its texts and signs, which take long: what there is to know of its picture. */
  layoutPicture(card: C, fonts: Fonts, pictures: PictureSizes): DisplayList;
}
