import english from 'hyphen/en-us/index.js';

const SOFT = '\u00ad';

/** Small letters and one capital before them, with what stands around a word. Words in capitals and names with figures stay whole. */
const word = /^([^\p{L}\p{N}]*)(\p{L}\p{Ll}{5,})([^\p{L}\p{N}]*)$/u;

/** Places in a word, counted in characters, after which English puts a hyphen; none in what is no plain word. */
export function hyphenPlaces(text: string): readonly number[] {
  const [, before = '', letters = ''] = word.exec(text) ?? [];
  if (letters === '') return [];
  let place = before.length;
  const syllables = english.hyphenateSync(letters, { hyphenChar: SOFT, minWordLength: 6 }).split(SOFT);
  return syllables.slice(0, -1).map((syllable) => (place += syllable.length));
}
