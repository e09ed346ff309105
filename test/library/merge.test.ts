import { describe, expect, it } from 'vitest';
import { clashInWords, merge } from '../../src-main/library/batches/merge.js';
import { newCard } from './support.js';

const was = newCard('Fox', { cost: 1, tags: ['fire', 'draft'] });

describe('two changes of one card', () => {
  it('come together where they are of different fields, or the same change', () => {
    const mine = { ...was, cost: 2, name: 'Ember Fox' };
    const theirs = { ...was, flavor: 'Warm.', name: 'Ember Fox' };
    expect(merge(was, mine, theirs)).toEqual({
      kind: 'merged',
      content: { ...was, cost: 2, name: 'Ember Fox', flavor: 'Warm.' },
    });
  });

  it('add and remove tags together', () => {
    const mine = { ...was, tags: ['fire', 'mine'] };
    const theirs = { ...was, tags: ['theirs', 'fire', 'draft'] };
    expect(merge(was, mine, theirs)).toMatchObject({ content: { tags: ['theirs', 'fire', 'mine'] } });
  });

  it('clash in a field that both changed differently, and leave both alone', () => {
    const result = merge(was, { ...was, cost: 2, text: 'A' }, { ...was, cost: 3, text: 'B', name: 'Owl' });
    expect(result).toEqual({ kind: 'clash', fields: ['cost', 'text'] });
    expect(clashInWords(['cost', 'text'])).toBe(
      'Its level or cost and ability text changed elsewhere at the same time.',
    );
  });

  it('clash where anything but words changed twice, and keep what is the other’s alone', () => {
    const before = { a: ['x'], b: [1], c: 'x', d: 1 };
    expect(merge(before, { ...before, b: [2] }, { ...before, b: [3] })).toEqual({
      kind: 'clash',
      fields: ['b'],
    });
    expect(merge(before, { ...before, a: ['y'] }, { ...before, a: ['x', 'z'], d: 2 })).toEqual({
      kind: 'merged',
      content: { ...before, a: ['z', 'y'], d: 2 },
    });
    const mixed = (value: unknown) => ({ a: value });
    for (const [was, own, other] of [
      [['x'], ['x', 'y'], 7],
      [['x'], 7, ['x', 'y']],
      [7, ['x'], ['y']],
      [
        ['x', 1],
        ['x', 1, 'y'],
        ['x', 1, 'z'],
      ],
    ])
      expect(merge(mixed(was), mixed(own), mixed(other))).toEqual({ kind: 'clash', fields: ['a'] });
    expect(merge(before, { ...before, c: 'y' }, { ...before, c: 'y', d: 3 })).toMatchObject({
      content: { c: 'y', d: 3 },
    });
  });

  it.each([
    [['text'], 'Its ability text changed'],
    [['flavor', 'licence', 'favourite'], 'Its flavor text, licence line and star changed'],
    [['entries', 'offense', 'elsewise'], 'Its cards, SP or offense and elsewise changed'],
    [['edition'], 'Its edition changed'],
  ])('%j are named as people call them', (fields, words) => {
    expect(clashInWords(fields)).toBe(`${words} elsewhere at the same time.`);
  });
});
