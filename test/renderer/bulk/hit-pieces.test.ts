import { expect, test } from 'vitest';
import { hitPieces } from '../../../src-renderer/rooms/bulk/hit-pieces.js';

const stays = (text: string) => ({ before: text, after: text, hit: false });
const hit = { before: 'a', after: 'b', hit: true };
const long = `${'x'.repeat(32)}${'-'.repeat(40)}${'y'.repeat(32)}`;

test('hits are shown with what stands around them, and what is far from any is left out', () => {
  expect(hitPieces([stays(long), hit, stays(long), hit, stays(long)])).toEqual([
    { kind: 'stays', text: `…${'y'.repeat(32)}` },
    { kind: 'hit', before: 'a', after: 'b' },
    { kind: 'stays', text: `${'x'.repeat(32)}…${'y'.repeat(32)}` },
    { kind: 'hit', before: 'a', after: 'b' },
    { kind: 'stays', text: `${'x'.repeat(32)}…` },
  ]);
});

test('a short text is shown whole', () => {
  expect(
    hitPieces([stays('one '), hit, stays(' two')]).map((piece) => piece.kind === 'stays' && piece.text),
  ).toEqual(['one ', false, ' two']);
});
