import { describe, expect, it } from 'vitest';
import { linesOf, withWords, wordsIn } from '../../../src-renderer/rooms/settings/word-list-fields.js';
import { faultsOf, ready } from '../../../src-renderer/rooms/settings/short-form-rows.js';
import { offersFor } from '../../../src-renderer/shared/writing/word-offers.js';

const used = ['Art by Ann, CC0', 'Art by Ben, CC BY 4.0', 'Émile Dupont'];
const words = ['Goblin', 'Goblin Chief', 'Great Elk', 'Ann Example'];
const shown = (text: string, caret = text.length, lists = { used, words }) =>
  offersFor(text, caret, lists).map(
    (offer) => `${offer.shown} → ${offer.text.slice(0, offer.caret)}|${offer.text.slice(offer.caret)}`,
  );

describe('words that are offered', () => {
  it('are whole values of other cards that begin so, whatever the case and accents', () => {
    expect(shown('art by b')).toEqual(['Art by Ben, CC BY 4.0 → Art by Ben, CC BY 4.0|']);
    expect(shown('emi')).toEqual(['Émile Dupont → Émile Dupont|']);
    expect(shown('Art by Ann, CC0')).toEqual([]);
  });

  it('go on from the words before the keyboard, and leave the rest', () => {
    expect(shown('Creature — gob', 14, { used: [], words })).toEqual([
      'Goblin → Creature — Goblin|',
      'Goblin Chief → Creature — Goblin Chief|',
    ]);
    expect(shown('Creature — gre Token', 14, { used: [], words })).toEqual([
      'Great Elk → Creature — Great Elk| Token',
    ]);
    expect(shown('Creature — Goblin ch', 20, { used: [], words })).toEqual([
      'Goblin Chief → Creature — Goblin Chief|',
    ]);
  });

  it('need two letters within a line, and none in an empty one', () => {
    expect(shown('Creature — g', 12, { used: [], words })).toEqual([]);
    expect(shown('g', 1, { used: [], words })).toHaveLength(3);
    expect(shown('')).toHaveLength(6);
  });

  it('are at most six', () => {
    const many = Array.from({ length: 30 }, (_, n) => `Word ${n}`);
    expect(shown('wo', 2, { used: many, words: many })).toHaveLength(6);
  });
});

describe('lists as they are written', () => {
  it('have an entry on each line, each once, without blanks', () => {
    expect(linesOf('\uFEFFElk\r\n\n  Goblin \nElk')).toEqual(['Elk', 'Goblin']);
    const lists = withWords([{ field: 'tags', words: ['a'] }], 'licence', ['CC0']);
    expect([wordsIn(lists, 'tags'), wordsIn(lists, 'licence')]).toEqual([['a'], ['CC0']]);
    expect(withWords(lists, 'tags', [])).toEqual([{ field: 'licence', words: ['CC0'] }]);
  });

  it('say of each short form why it cannot be kept, and keep the others', () => {
    const rows = [
      { short: '(c)', text: '©' },
      { short: '', text: '' },
      { short: 'a b', text: 'x' },
      { short: 'x', text: '' },
      { short: '', text: 'x' },
      { short: '(c)', text: '®' },
      { short: 'same', text: 'same' },
    ];
    expect(faultsOf(rows).map((fault) => fault !== null)).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(ready(rows)).toEqual([{ short: '(c)', text: '©' }]);
  });
});
