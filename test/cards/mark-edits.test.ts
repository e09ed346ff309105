import { toggleStyle, unitsOf, written } from './kotc-marks.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keepMarks } from '../../src-main/games/kotc/format/marks.js';
import { parseMarks, unmarked } from '../../src-main/games/kotc/format/marks.js';

/** Toggles what stands between "[" and "]", and shows what is selected then in the same way. */
function toggle(shown: string, style: 'bold' | 'italic'): string {
  const start = shown.indexOf('[');
  const end = shown.indexOf(']') - 1;
  const done = toggleStyle({ text: shown.replaceAll(/[[\]]/g, ''), start, end }, style);
  return `${done.text.slice(0, done.start)}[${done.text.slice(done.start, done.end)}]${done.text.slice(done.end)}`;
}

describe('a style is given and taken', () => {
  test.each([
    ['Draw [2 cards].', 'Draw **[2 cards]**.'],
    ['Draw **[2 cards]**.', 'Draw [2 cards].'],
    ['Draw [**2 cards**].', 'Draw [2 cards].'],
    ['a car[]d here', 'a **[card]** here'],
    ['a **car[]d** here', 'a [card] here'],
    ['**a [b] c**', '**a** [b] **c**'],
    ['**a** [b] **c**', '**a [b] c**'],
    ['one [two\nthree] four', 'one **[two**\n**three]** four'],
    ['gr[ee]d: x', '**[greed]**: x'],
    ['a [ b ] c', 'a  **[b]**  c'],
    ['*a [b] c*', '*a **[b]** c*'],
    ['roll [{die}] now', 'roll **[{die}]** now'],
    ['2 * [3] * 4', '2 * **[3]** * 4'],
    ['[ ]', '[ ]'],
    ['[]', '[]'],
    ['Draw[] two', '**[Draw]** two'],
    ['Draw []two', 'Draw **[two]**'],
    ['Draw[ ]two', 'Draw[ ]two'],
    ['a [] b', 'a [] b'],
    ['Draw [**two** cards]', 'Draw **[two cards]**'],
    ['[Draw **two** cards]', '**[Draw two cards]**'],
    ['[{die}] x', '**[{die}]** x'],
    ['{di[]e} x', '**[{die}]** x'],
    ['x [😀] a', 'x **[😀]** a'],
    ['a[b, c]d', '**[ab, cd]**'],
    ['a_[b]', '**[a_b]**'],
    ['**a [*b*] c**', '**a** *[b]* **c**'],
  ])('%s becomes %s', (before, after) => expect(toggle(before, 'bold')).toBe(after));

  test('italic within bold, and out again', () => {
    expect(toggle('**a [b]**', 'italic')).toBe('**a *[b]***');
    expect(toggle('**a *[b]***', 'italic')).toBe('**a [b]**');
    expect(toggle('[Draw **two** cards]', 'italic')).toBe('*[Draw **two** cards]*');
    expect(toggle('[a\u2028b]', 'italic')).toBe('*[a*\u2028*b]*');
    expect(toggle('*a [b] c*', 'italic')).toBe('*a* [b] *c*');
  });

  test('what cannot be written with marks stays as it is', () => {
    expect(toggle('ab-[c]d', 'bold')).toBe('ab-**[cd]**');
    expect(toggle('ab[-]cd', 'bold')).toBe('ab[-]cd');
  });
});

const text = fc
  .array(fc.constantFrom('*', '**', '{die}', '{', '\\', ' ', '\n', 'ab', 'C', '.', '-', '😀', '{3}'), {
    maxLength: 20,
  })
  .map((parts) => parts.join(''));

test('whatever is toggled, the words stay and the text remains readable as it was meant', () => {
  fc.assert(
    fc.property(text, fc.nat(40), fc.nat(40), fc.constantFrom('bold', 'italic'), (marked, a, b, style) => {
      const [start, end] = [Math.min(a, b, marked.length), Math.min(Math.max(a, b), marked.length)];
      const done = toggleStyle({ text: marked, start, end }, style);
      expect(unmarked(done.text)).toBe(unmarked(marked));
      expect(done.start).toBeLessThanOrEqual(done.end);
    }),
    { numRuns: 300 },
  );
});

test('what is read is written so that it looks the same', () => {
  fc.assert(
    fc.property(text, (marked) => {
      const again = written(unitsOf(marked));
      if (!again) return;
      expect(parseMarks(again.text).text).toBe(parseMarks(marked).text);
    }),
    { numRuns: 300 },
  );
});

describe('marks stay when a text is worded anew', () => {
  test.each([
    ['**GREED:** Draw 2 cards.', 'GREED: Draw 3 cards.', '**GREED:** Draw 3 cards.'],
    ['GREED: **Draw 2 cards.**', 'GREED: Draw 3 cards.', 'GREED: **Draw 3 cards.**'],
    ['GREED: Deal {3} damage', 'GREED: Deal 3 damage.', 'GREED: Deal {3} damage.'],
    ['Roll {die}.', 'Then roll die twice.', 'Then roll {die} twice.'],
    ['*A*: x\nB: y', 'A: x\nC: z\nB: y', '*A*: x\nC: z\nB: y'],
    ['plain', 'other', 'other'],
    ['**a** b', '**a** c', '**a** c'],
    ['**lost**', 'gone', 'gone'],
    ['plain', 'a * b', 'a * b'],
    ['**a b c**', 'a x c', '**a x c**'],
    ['*a b c*', 'a x y c', '*a x y c*'],
    ['***a b c***', 'a x c', '***a x c***'],
    ['**a** c', 'a x c', '**a** x c'],
    ['a **c**', 'a x c', 'a x **c**'],
    ['*a* c', 'a x c', '*a* x c'],
    ['a *c*', 'a x c', 'a x *c*'],
    ['**a** *c*', 'a x c', '**a** x *c*'],
    ['*a* **c**', 'a x c', '*a* x **c**'],
    ['**a**\nb', 'a\nx\nb', '**a**\nx\nb'],
    ['**a**\n**b**', 'a\nx\nb', '**a**\nx\n**b**'],
    ['**a**', 'a x', '**a** x'],
    ['**a**', 'x a', 'x **a**'],
    ['*a b*\n*c d*', 'a x b\nc y d', '*a x b*\n*c y d*'],
    ['x **y** z', 'y', '**y**'],
    ['**foo**', 'foo foo', '**foo** foo'],
    ['**foo**', 'foo **foo**', '**foo foo**'],
    ['{die} **a**', 'die a a', '{die} **a** a'],
    ['{x} {die}', 'A x die die', 'A x die {die}'],
    ['**a b** c d **e f**', 'a b e f', '**a b e f**'],
    ['**1 2 3** 4 5 6', '1 9 3 4 8 6', '**1 9 3** 4 8 6'],
    ['1 **2** 3 *4* 5', '2 4 1 3 5', '**2** *4* 1 3 5'],
    ['*a, b*', 'a - b', '*a - b*'],
    ['**ab** cd', 'abc d', 'abc d'],
    ['**12** cards', '13 cards', '13 cards'],
  ])('%s, worded %s', (before, after, kept) => expect(keepMarks(before, after)).toBe(kept));

  test('it never changes the words', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(unmarked(keepMarks(before, after))).toBe(unmarked(after));
      }),
      { numRuns: 200 },
    );
  });
});

test('units are written with the fewest marks, each where it begins, and escaped where they would be read as marks', () => {
  const again = (marked: string) => written(unitsOf(marked));
  expect(again('**a**  b')).toEqual({ text: '**a**  b', starts: [2, 3, 4, 7] });
  expect(again('**a** **b**')).toEqual({ text: '**a b**', starts: [2, 3, 4] });
  expect(again('2 * 3')).toEqual({ text: '2 * 3', starts: [0, 1, 2, 3, 4] });
  expect(again('\\*a\\* \\{die}')?.text).toBe('\\*a\\* \\{die}');
});
