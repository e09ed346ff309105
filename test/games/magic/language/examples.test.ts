import { describe, expect, test } from 'vitest';
import { readText } from '../../../../src-main/games/magic/cards/language/read.js';
import { writeText } from '../../../../src-main/games/magic/cards/language/write.js';
import { cardsIn } from './cards-in-lines.js';

describe('texts in the words of the Classic Edition [MC-GR-01]', () => {
  test.each(cardsIn('examples.txt'))('$about.name: $text', ({ about, text }) => {
    const read = readText(text, about);
    expect(read.problems).toEqual([]);
    expect(writeText(read.text ?? [], about)).toBe(text);
  });
});

describe('texts in other words are read into the same components', () => {
  test.each(cardsIn('other-wordings.txt'))('$about.name: $text', ({ about, text, expected }) => {
    const read = readText(text, about);
    expect(read.problems).toEqual([]);
    expect(writeText(read.text ?? [], about)).toBe(expected);
    expect(readText(expected, about).text).toEqual(read.text);
  });
});

describe('a text with something wrong is refused at its place, with what is nearest [MC-Q-137]', () => {
  test.each(cardsIn('wrong.txt'))('$about.name: $text', ({ about, text: marked, expected }) => {
    const start = marked.indexOf('[');
    const end = marked.indexOf(']') - 1;
    const read = readText(marked.replace('[', '').replace(']', ''), about);
    expect(read.text).toBeNull();
    expect(read.problems).toMatchObject([{ start, end, nearest: expected === '-' ? null : expected }]);
  });
});
