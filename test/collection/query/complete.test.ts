import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { complete, type KnownNames } from '../../../src-main/collection/query/complete.js';

const names: KnownNames = (source) =>
  ({
    tag: [
      { name: 'fire', note: '2 cards' },
      { name: 'needs art', note: '1 card' },
    ],
    set: [{ name: 'First Steps', note: '9 cards' }],
    deck: [],
  })[source];

/** The bar is where somebody types; what stands there with each option. */
function offered(typed: string): string[] {
  const at = typed.indexOf('|');
  const text = typed.replace('|', '');
  const { from, to, options } = complete(text, at, names);
  return options.map(({ insert }) => text.slice(0, from) + insert + text.slice(to));
}

describe('completing a search', () => {
  it.each([
    ['ta|', ['tag:']],
    ['o:/draw ta|', []],
    ['o:/draw/ ta|', ['o:/draw/ tag:']],
    ['fox -ta|', ['fox -tag:']],
    ['(t:spell or leg|', ['(t:spell or legal:']],
    [
      't:|',
      [
        't:minion',
        't:spell',
        't:creature',
        't:instant',
        't:sorcery',
        't:enchantment',
        't:artifact',
        't:land',
      ],
    ],
    ['t:sp|', ['t:spell']],
    ['e:1| fox', [17, 16, 15, 14, 13, 12, 11, 10].map((number) => `e:${number} fox`)],
    ['e:14,9|', ['e:14,9']],
    ['tag:ar|', ['tag:"needs art"']],
    ['tag:"needs a|', ['tag:"needs art"']],
    ['tag=fire,nee|', ['tag=fire,"needs art"']],
    ['set:fi|', ['set:"First Steps"']],
    ['is:fav|', ['is:favourite']],
    ['not:fav|', ['not:favourite']],
    ['changed:7|', ['changed:7d']],
    ['fox so|', ['fox sort:']],
    ['fox ord|', ['fox order:']],
    ['sort:ch|', ['sort:changed']],
    ['sort:-ch|', ['sort:-changed']],
    ['"a phrase with tag:fi|', []],
    ['fox |', []],
    ['|', []],
    ['nosuchfield:x|', []],
  ])('%s: %j', (typed, expected) => {
    expect(offered(typed)).toEqual(expected);
  });

  it('finds a component by words of its phrase', () => {
    expect(offered('c:graveyard|').length).toBeGreaterThan(2);
  });

  it('never fails and stays within the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.nat(40), (text, at) => {
        const { from, to } = complete(text, Math.min(at, text.length), names);
        expect([from >= 0, from <= to, to <= text.length]).toEqual([true, true, true]);
      }),
      { numRuns: 200 },
    );
  });
});
