import { readFileSync } from 'node:fs';
import type { About } from '../../../../src-main/games/magic/cards/language/about.js';
import { isNoTypeLine, readTypeLine } from '../../../../src-main/games/magic/cards/type-line.js';

/** Cards of a data file: "type line | name | text | what is expected"; lines that begin with # are comments. */
export function cardsIn(
  file: string,
): { readonly about: About; readonly text: string; readonly expected: string }[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [type = '', name = '', text = '', expected = text] = line.split(' | ');
      const typeLine = readTypeLine(type);
      if (isNoTypeLine(typeLine)) throw new Error(typeLine.because);
      return { about: { name, typeLine }, text, expected };
    });
}
