import { describe, expect, test } from 'vitest';
import { canonical, canonicalParts } from '../../src-main/engine/plain.js';

describe('plain data as one text', () => {
  test.each([
    [{}, '{}'],
    [{ b: 1, a: [2, { d: null, c: undefined }] }, '{"a":[2,{"d":null}],"b":1}'],
    [{ list: [] }, '{"list":[]}'],
    [{ none: undefined }, '{}'],
    [{ none: undefined, one: 'x' }, '{"one":"x"}'],
  ])('has its keys in order and nothing that is not there: %j', (data, text) => {
    expect(canonical(data)).toBe(text);
    expect([...canonicalParts(data)].join('')).toBe(text);
  });

  test('comes in parts of which none is long', () => {
    const data = { first: 'x', list: Array.from({ length: 1_234 }, (_, n) => n), rest: [1, 2] };
    const parts = [...canonicalParts(data)];
    expect(parts.join('')).toBe(canonical(data));
    expect(Math.max(...parts.map((part) => part.split(',').length))).toBeLessThanOrEqual(501);
  });
});
