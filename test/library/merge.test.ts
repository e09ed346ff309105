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
});
