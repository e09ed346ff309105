import { loadFonts } from '../images/font-files.js';
import { shapeLabel } from '../pdf/label.js';

/** Font of the words beside the cards. */
export const SHEET_TEXT_FONT = 'condensed';
/** Their em in mm, 5.7 pt: no higher than the control line's ticks. */
export const SHEET_TEXT_SIZE = 2;

let font: Uint8Array | undefined;

/** Length of words beside the cards, in em. */
export const textLength = (words: string): number =>
  shapeLabel(words, (font ??= loadFonts().bytes(SHEET_TEXT_FONT))).advance;
