import { expect, test } from 'vitest';
import { openFile, type Envelope } from '../../src-main/cards/envelope.js';

const envelope = { format: 'moons', version: 3, word: 'moon' } as Envelope;
const open = (text: string, more: Partial<Envelope> = {}) => openFile(text, { ...envelope, ...more });
const damaged = (because: string) => ({ kind: 'damaged', because });

test('a file says what it is', () => {
  const known = { format: 'moons', version: 3, a: 1 };
  expect(open(JSON.stringify(known))).toEqual({ kind: 'known', version: 3, data: known });
  expect(open('{"format":"moons","version":1}')).toMatchObject({ kind: 'known', version: 1 });
  expect(open('{"format":"moons","version":4}')).toMatchObject({ kind: 'newer', version: 4 });
});

test.each([
  'null',
  '7',
  '"moons"',
  '[]',
  '{}',
  '{"format":"suns","version":1}',
  '{"format":"moons"}',
  ...['0', '-1', '1.5', '"1"', 'null', '1e300'].map((version) => `{"format":"moons","version":${version}}`),
])('%s is no file of the kind', (text) => {
  expect(open(text)).toEqual(damaged('It is not a Cardwright moon.'));
});

test('it is no longer than it may be, and holds no more', () => {
  const text = '{"format":"moons","version":1}';
  expect(open(text, { most: text.length })).toMatchObject({ kind: 'known' });
  const most = text.length - 1;
  expect(open(text, { most })).toEqual(damaged(`It is longer than a moon may be: ${most} characters.`));
  expect(open(text, { mostValues: 3 })).toMatchObject({ kind: 'known' });
  expect(open(text, { mostValues: 2 })).toEqual(damaged('It holds more than a moon may.'));
});

test('what is no JSON says where', () => {
  expect(open('{"format":')).toMatchObject({
    because: expect.stringMatching(/^It is not valid JSON: .+\.$/),
  });
});
