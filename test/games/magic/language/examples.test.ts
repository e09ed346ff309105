import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readText } from '../../../../src-main/games/magic/cards/language/read.js';
import { writeText } from '../../../../src-main/games/magic/cards/language/write.js';
import { isNoTypeLine, readTypeLine } from '../../../../src-main/games/magic/cards/type-line.js';

/** "type line | name | text", a paragraph after a "//". */
const lines = readFileSync(new URL('examples.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

const cards = lines.map((line) => {
  const [type = '', name = '', ...rest] = line.split(' | ');
  const typeLine = readTypeLine(type);
  if (isNoTypeLine(typeLine)) throw new Error(typeLine.because);
  return { about: { name, typeLine }, text: rest.join(' | ').replaceAll(' // ', '\n') };
});

describe('texts in the words of the Classic Edition [MC-GR-01]', () => {
  test.each(cards)('$about.name: $text', ({ about, text }) => {
    const read = readText(text, about);
    expect(read.problems).toEqual([]);
    expect(writeText(read.text ?? [], about)).toBe(text);
  });
});
