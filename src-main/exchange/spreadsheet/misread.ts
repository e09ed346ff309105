import type { Encoding } from './decode-text.js';

/** UTF-8 that was taken for Windows-1252, or signs that no text has. */
const anywhere = /\uFFFD|[\u00C2\u00C3][\u0080-\u00BF]|\u00E2\u20AC|[\u0081\u008D\u008F\u0090\u009D]/;

/** Signs that no Western word has in its middle: there, other encodings have their letters. */
const withinWord = /\p{L}[€‚ƒ„†‡ˆ‰‹•˜›¡¢£¤¥¦§¨©«¬®¯°±²³´µ¶¸¹»¼½¾¿×÷]\p{L}/u;
/** Capitals from beyond ASCII within words. */
const capitalWithin = /\p{Ll}[\u00C0-\u00DE]\p{Ll}|\p{L}[ŠŒŽŸ]\p{Ll}/u;
/** Several letters from beyond ASCII in a row, as whole words of other alphabets are. */
const manyInARow = /[\u00C0-\u00FFŠšŒœŽžŸ¨¸]{3}/u;

/** Whether a text looks as if it was read in another encoding than it was saved in. */
export const looksMisread = (text: string, encoding: Encoding | null): boolean =>
  anywhere.test(text) ||
  (encoding === 'windows-1252' &&
    (withinWord.test(text) || capitalWithin.test(text) || manyInARow.test(text)));

export const misreadSentence =
  'Some of its signs look wrong, as if the file were read in another encoding than it was saved in. Choose another encoding, or save the file as UTF-8 and bring that in.';
