import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { readCardFile, writeCardFile } from '../../src-main/games/card-files.js';
import { hasMoreValues } from '../../src-main/cards/json-size.js';
import { someCard } from './samples.js';

/** Lists, objects and what stands in them, but that one value in each is not told from none. */
function valuesIn(data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0;
  const parts = Object.values(data) as unknown[];
  return 1 + Math.max(0, parts.length - 1) + parts.reduce<number>((sum, part) => sum + valuesIn(part), 0);
}

describe('how much a text holds is told before it is parsed', () => {
  test('whatever stands in its strings', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(30), (data, most) => {
        const text = JSON.stringify(data);
        expect(hasMoreValues(text, most)).toBe(text.length > most && 1 + valuesIn(data) > most);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([String.raw`"a\"`, String.raw`"\\"`, String.raw`"\\\""`, '"', '"[[[[[[[['])(
    '%s has no value but itself',
    (text) => expect(hasMoreValues(text, 1)).toBe(false),
  );

  test.each([
    ['[1,2]', 3, false],
    ['[1,2]', 2, true],
    ['{"a":{}}', 3, false],
    ['{"a":{}}', 2, true],
    ['[[[]]]', 4, false],
    ['[[[]]]', 3, true],
    [String.raw`["\\",2]`, 3, false],
    [String.raw`["\\",2]`, 2, true],
    [String.raw`["\",",2]`, 3, false],
    [String.raw`["a\\\",",2]`, 3, false],
    [String.raw`["a\\",",",2]`, 4, false],
    [String.raw`["a\\",",",2]`, 3, true],
    ['[1,', 3, false],
  ])('%s has more than %i: %o', (text, most, more) => {
    // Short texts have no more values than letters, and are not looked through.
    expect(hasMoreValues(text.padEnd(most + 1), most)).toBe(more);
  });

  test.each(['[],', '{"a":1},', '0,'])('a card with a list of millions of %s is refused unparsed', (part) => {
    const parse = vi.spyOn(JSON, 'parse');
    const text = `{"format":"cardwright-card","version":2,"card":{"tags":[${part.repeat(1_000_000)}0]}}`;
    try {
      expect(readCardFile(text)).toEqual({ kind: 'damaged', because: 'It holds more than a card may.' });
      expect(parse).not.toHaveBeenCalled();
    } finally {
      parse.mockRestore();
    }
  });

  test('a card with the longest text that there can be is read', () => {
    const card = { ...someCard(), text: '[{,"'.repeat(1250) };
    expect(readCardFile(writeCardFile(card))).toEqual({ kind: 'good', content: card });
  });
});
