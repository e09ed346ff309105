import { expect, test } from 'vitest';
import { linesLike, nextState, tagEdit, tagLines } from '../../../src-renderer/rooms/bulk/tag-states.js';

const cards = [['fire', 'draft'], ['fire'], ['fire', 'Water']];
const known = ['draft', 'fire', 'ice', 'Water'];
const written = (wanted: ReadonlyMap<string, 'all' | 'none'> = new Map()): string =>
  tagLines(cards, known, wanted)
    .map(({ tag, now }) => `${tag} ${now}`)
    .join(', ');

test('tags of the cards come first, each with how many have it', () => {
  expect(written()).toBe('draft some, fire all, Water some, ice none');
  expect(written(new Map([['new', 'all']]))).toBe('draft some, fire all, Water some, ice none, new all');
});

test('only what was decided is given and taken', () => {
  const wanted = new Map<string, 'all' | 'none'>([
    ['draft', 'all'],
    ['fire', 'none'],
    ['ice', 'none'],
  ]);
  expect(tagEdit(tagLines(cards, known, wanted))).toEqual({ addTags: ['draft'], removeTags: ['fire'] });
  expect(tagEdit(tagLines(cards, known, new Map()))).toEqual({ addTags: [], removeTags: [] });
});

test('a press gives a tag to all, and takes it where all have it', () => {
  expect(tagLines(cards, known, new Map()).map(nextState)).toEqual(['all', 'none', 'all', 'all']);
});

test('typing finds tags in any case', () => {
  const lines = tagLines(cards, known, new Map());
  expect(linesLike(lines, ' wa').map(({ tag }) => tag)).toEqual(['Water']);
  expect(linesLike(lines, '')).toHaveLength(4);
});
