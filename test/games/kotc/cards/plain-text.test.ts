import { expect, test } from 'vitest';
import { endOf, plainParagraphs } from '../../../../src-main/games/kotc/cards/language/plain-text.js';

/** What is typed or pasted, how the reader compares it, and where each of its characters comes from. */
const evened: readonly (readonly [typed: string, read: string, at: string])[] = [
  ['Draw 2', 'Draw 2', '0 1 2 3 4 5 6'],
  ['  Draw  2 cards .  ', 'Draw 2 cards.', '2 3 4 5 6 8 9 10 11 12 13 14 16 17'],
  ['"Draw 2."', 'Draw 2.', '1 2 3 4 5 6 7 8'],
  ['“Draw 2.” ', 'Draw 2.', '1 2 3 4 5 6 7 8'],
  ['"a" b "c"', '"a" b "c"', '0 1 2 3 4 5 6 7 8 9'],
  ['say "a"', 'say "a"', '0 1 2 3 4 5 6 7'],
  ['"', '"', '0 1'],
  ['Draw -> 2', 'Draw→2', '0 1 2 3 5 8 9'],
  ['Draw => x --> y', 'Draw→x→y', '0 1 2 3 5 8 10 14 15'],
  ['x → y', 'x→y', '0 2 4 5'],
  ['x→ y', 'x→y', '0 1 3 4'],
  ['x →y : z', 'x→y: z', '0 2 3 5 6 7 8'],
  ['a ⇒ b', 'a→b', '0 2 4 5'],
  ['- > a = b', '- > a = b', '0 1 2 3 4 5 6 7 8 9'],
  ['a ( b ) c', 'a (b) c', '0 1 2 4 6 7 8 9'],
  ['( b', '(b', '0 2 3'],
  ['2 ,x', '2,x', '0 2 3 4'],
  ['2 ;x', '2;x', '0 2 3 4'],
  ['A\u200bB', 'AB', '0 2 3'],
  ['A\ufe0f\u00adB', 'AB', '0 3 4'],
  ['it’s', "it's", '0 1 2 3 4'],
  ['it`s', "it's", '0 1 2 3 4'],
  ['a – b', 'a - b', '0 1 2 3 4 5'],
  ['a\u00a0 b', 'a b', '0 1 3 4'],
  ['~5é', '~5é', '0 1 2 3'],
  ['5{', '5{', '0 1 2'],
];

test.each(evened)('%j is read as %j', (typed, read, at) => {
  expect(plainParagraphs(typed).map((plain) => [plain.text, plain.at.join(' ')])).toEqual([[read, at]]);
  const [second] = plainParagraphs(`x\n${typed}`).slice(1);
  expect(second?.at.map((offset) => offset - 2).join(' ')).toBe(at);
});

test.each([
  [
    '**Draw** 2 *cards*.',
    'Draw 2 cards.',
    '2 3 4 5 8 9 10 12 13 14 15 16 18 19',
    '3 4 5 6 9 10 11 13 14 15 16 17 19 19',
  ],
  ['  **Draw**  {die} .', 'Draw die.', '4 5 6 7 10 12 14 15 18 19', '5 6 7 8 11 14 15 17 19 19'],
  ['*"Draw 2"*', 'Draw 2', '2 3 4 5 6 7 8', '3 4 5 6 7 8 9'],
])('%j is read without its marks, and each character ends where its mark does', (typed, read, at, ends) => {
  for (const before of ['', 'first\n']) {
    const plain = plainParagraphs(before + typed).at(-1)!;
    const places = (offsets: readonly number[]): string =>
      offsets.map((offset) => offset - before.length).join(' ');
    expect([plain.text, places(plain.at), places(plain.ends!)]).toEqual([read, at, ends]);
    expect(places([...plain.at.keys()].map((index) => endOf(plain, index)))).toBe(ends);
  }
});

test('a character of a text without marks ends after it', () => {
  const [plain] = plainParagraphs('a  b');
  expect([0, 1, 2].map((index) => endOf(plain!, index))).toEqual([1, 2, 4]);
});

test('each line is a paragraph; those without words are left out', () => {
  const read = (text: string) => plainParagraphs(text).map((plain) => [plain.text, plain.at[0]]);
  expect(read('a\r\nb\n \n""\n\u2028c')).toEqual([
    ['a', 0],
    ['b', 3],
    ['c', 11],
  ]);
  expect(read('\n\n')).toEqual([]);
  expect(read('')).toEqual([]);
});
