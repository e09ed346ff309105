import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Wordings, type Worded } from '../../../src-main/collection/duplicates/wordings.js';

const text = (id: string, words: string, numbers = '3/2/2'): Worded => ({
  id,
  numbers,
  words: words.split(' '),
});

/** What is answered for each text, by ids, when they are added one after the other. */
function added(texts: readonly Worded[]): string[][] {
  const wordings = new Wordings();
  return texts.map((one) => [...wordings.add(one)].map(({ id }) => id));
}

describe('texts that differ in one word', () => {
  it('are found whichever word it is, also when it is the first or the last', () => {
    const texts = ['draw a card', 'burn a card', 'draw the card', 'draw a spell'];
    expect(added(texts.map((words, at) => text(`t${at}`, words)))).toEqual([[], ['t0'], ['t0'], ['t0']]);
  });

  it('are not those that are the same, that have a word more, or the same words in another order', () => {
    const texts = ['draw a card', 'draw a card', 'draw a card now', 'card a draw', 'a draw card'];
    expect(added(texts.map((words, at) => text(`t${at}`, words)))).toEqual([[], [], [], [], []]);
  });

  it('are not those that differ in a number, be it in the text or beside it', () => {
    expect(added([text('a', 'draw 2 cards'), text('b', 'draw 3 cards'), text('c', 'draw ② cards')])).toEqual([
      [],
      [],
      [],
    ]);
    expect(added([text('a', 'draw two cards'), text('b', 'draw some cards', '4/2/2')])).toEqual([[], []]);
  });

  it('are those that a comparison of all with all finds', () => {
    const words = fc.array(fc.constantFrom('draw', 'card', 'two', '2'), { minLength: 1, maxLength: 4 });
    const one = fc.record({ words, numbers: fc.constantFrom('1', '2') });
    const isSameButAt = (a: Worded, b: Worded, gap: number): boolean =>
      a.numbers === b.numbers &&
      a.words.length === b.words.length &&
      a.words.every((word, at) => (at === gap ? !/\d/.test(word) : word === b.words[at]));
    fc.assert(
      fc.property(fc.array(one, { maxLength: 12 }), (drawn) => {
        const texts = drawn.map((each, at) => ({ id: `t${at}`, ...each }));
        const compared = texts.map((later, at) =>
          later.words.flatMap((word, gap) => {
            if (/\d/.test(word)) return [];
            const first = texts.slice(0, at).find((former) => isSameButAt(former, later, gap));
            return first && first.words[gap] !== word ? [first.id] : [];
          }),
        );
        expect(added(texts)).toEqual(compared);
      }),
    );
  });
});
