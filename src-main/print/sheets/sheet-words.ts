import { loadFonts } from '../images/font-files.js';
import { shapeLabel } from '../pdf/label.js';

/** Font of the words beside the cards. */
export const WORDS_FONT = 'condensed';
/** Their em in mm, 5.7 pt: no higher than the control line's ticks. */
export const WORDS_SIZE = 2;

let font: Uint8Array | undefined;

/** Length of words beside the cards, in em. */
export const lengthOfWords = (words: string): number =>
  shapeLabel(words, (font ??= loadFonts().bytes(WORDS_FONT))).advance;
