import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countsInWords,
  thingsOf,
  whenOf,
  whyAlike,
} from '../../../src-renderer/shared/labels/version-labels.js';
import { wordDiff } from '../../../src-renderer/rooms/keeping/word-diff.js';

describe('words that differ', () => {
  it('marks the words and nothing else', () => {
    expect(wordDiff('Draw a card, then rest.', 'Draw two cards, then rest.')).toEqual([
      { kind: 'same', text: 'Draw ' },
      { kind: 'gone', text: 'a card' },
      { kind: 'new', text: 'two cards' },
      { kind: 'same', text: ', then rest.' },
    ]);
    expect(wordDiff('', '')).toEqual([]);
    expect(wordDiff('same', 'same')).toEqual([{ kind: 'same', text: 'same' }]);
  });

  it('has both texts in it, letter by letter', () => {
    const text = fc.array(fc.constantFrom('draw', 'card', 'é', ' ', '\n', '2', '.', '💧'), { maxLength: 20 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [before, after] = [a.join(''), b.join('')];
        const parts = wordDiff(before, after);
        const without = (kind: string) =>
          parts
            .filter((part) => part.kind !== kind)
            .map((part) => part.text)
            .join('');
        expect(without('new')).toBe(before);
        expect(without('gone')).toBe(after);
      }),
      { numRuns: 200 },
    );
  });

  it('shows long texts without much in common as replaced', () => {
    const long = (word: string) => `${word} `.repeat(2500);
    expect(wordDiff(long('a'), long('b')).map(({ kind }) => kind)).toContain('gone');
  });
});

describe('words for people', () => {
  it('says today and yesterday by the calendar', () => {
    const noon = new Date(2026, 2, 29, 12).getTime();
    expect(whenOf(noon - 60_000, noon)).toMatch(/^Today, /);
    expect(whenOf(new Date(2026, 2, 28, 23, 59).getTime(), noon)).toMatch(/^Yesterday, /);
    expect(whenOf(new Date(2026, 2, 27, 23, 59).getTime(), noon)).toMatch(/2026/);
  });

  it('counts', () => {
    expect(thingsOf([{ kind: 'card' }])).toBe('1 card');
    expect(thingsOf([{ kind: 'deck' }, { kind: 'deck' }])).toBe('2 decks');
    expect(thingsOf([{ kind: 'deck' }, { kind: 'game' }])).toBe('2 things');
    const none = { created: 0, changed: 0, removed: 0, passedOver: 0, title: '', when: 0, undone: false };
    expect(countsInWords({ ...none, created: 1200, passedOver: 2 })).toBe(
      '1,200 created, 2 left alone, changed since',
    );
    expect(whyAlike(['rules', 'wording'])).toBe(
      'The same rules text and numbers, or texts that differ by a word',
    );
  });
});
