import { describe, expect, test } from 'vitest';
import type { OfferedGrammar, OfferedPart } from '../../../src-main/api/answers/language-answers.js';
import { gameById } from '../../../src-main/games/registry.js';
import { withParagraph } from '../../../src-renderer/rooms/designer/editor/text-field.js';
import { bestPart, partGroups } from '../../../src-renderer/rooms/designer/grammar/part-search.js';
import { saidWith } from '../../../src-renderer/rooms/designer/grammar/part-text.js';
import { symbolPieces } from '../../../src-renderer/shared/controls/symbol-pieces.js';

const part = (
  id: string,
  kind: string,
  name: string,
  template: string,
  texts: OfferedPart['texts'],
): OfferedPart => ({ id, kind, name, template, texts, example: '', says: '', also: '' });

const grammar: OfferedGrammar = {
  kinds: [
    { kind: 'cost', title: 'Costs' },
    { kind: 'effect', title: 'Effects' },
  ],
  parts: [
    part('1', 'cost', 'Tap this', '{T}', { stone: '{T}: Ring.' }),
    part('2', 'effect', 'Ring twice', 'Ring N times', { stone: '{T}: Ring twice.', wave: 'Ring twice.' }),
    part('3', 'effect', 'Ring', 'Ring', { stone: '{T}: Ring.', wave: 'Ring.' }),
  ],
  words: {},
};
const ids = (query: string, says: string | null) =>
  partGroups(grammar, query, says).map(({ title, parts }) => [title, ...parts.map(({ id }) => id)]);

describe('the parts of a grammar', () => {
  test('are those that the card can say, and that have all words of the search', () => {
    expect(ids('', 'wave')).toEqual([['Effects', '2', '3']]);
    expect(ids('ring', 'stone')).toEqual([
      ['Costs', '1'],
      ['Effects', '2', '3'],
    ]);
    expect(ids('effects twice', 'stone')).toEqual([['Effects', '2']]);
    expect(ids('', null)).toEqual([]);
  });

  test('are meant by their names before their words', () => {
    expect(bestPart(partGroups(grammar, 'ring', 'stone'), 'ring')?.id).toBe('3');
    expect(bestPart(partGroups(grammar, 'tap', 'stone'), 'tap')?.id).toBe('1');
    expect(bestPart([], 'ring')).toBeNull();
  });

  test('of a game are found by what people call them, effects before all else', () => {
    const { texts } = gameById('magic');
    if (!texts) throw new Error('Magic has no grammar.');
    const offered = texts.grammar();
    const meant = (query: string): string | undefined =>
      bestPart(partGroups(offered, query, 'spell'), query)?.name;
    expect(offered.kinds[0]?.title).toBe('Effects');
    expect(['kill', 'heal', 'bring back', 'mill', 'burn'].map(meant)).toEqual([
      'Destroy',
      'Gain life',
      'From a graveyard',
      'Put from library into graveyard',
      'Deal damage',
    ]);
    expect(offered.parts.filter(({ says }) => !/^\p{Lu}.*\.$/u.test(says))).toEqual([]);
  });

  test('are said by the card in its own name', () => {
    const told = { texts: { stone: "~ rings. When ~ falls, return ~'s bell." } };
    expect(saidWith(told, { name: 'Bell' }, 'stone')).toBe(
      "Bell rings. When Bell falls, return Bell's bell.",
    );
    expect(saidWith(told, { name: '' }, 'stone')).toBe("This rings. When this falls, return this's bell.");
    expect(saidWith(told, { name: 'Bell' }, 'wave')).toBeNull();
  });
});

test('a paragraph is added below the others, and found there', () => {
  expect(withParagraph('', 'Ring.')).toEqual({ text: 'Ring.', start: 0, end: 5 });
  const { text, start, end } = withParagraph('Fall.\n', 'Ring.');
  expect(text).toBe('Fall.\nRing.');
  expect(text.slice(start, end)).toBe('Ring.');
  expect(withParagraph('Fall.\nRise.', 'Ring.', 2)).toEqual({
    text: 'Fall.\nRing.\nRise.',
    start: 6,
    end: 11,
  });
});

test('symbols are told from words in braces', () => {
  const tap = { name: 'own-t', words: ['t'], advance: 1, parts: [] } as const;
  expect(symbolPieces('{T}, {x}: Ring.', [tap])).toEqual([
    { words: '{T}', symbol: tap },
    { words: ', ' },
    { words: '{x}' },
    { words: ': Ring.' },
  ]);
});
