import { expect, test } from 'vitest';
import { symbolsIn } from '../../../src-renderer/shared/table/paint/symbol-painter.js';
import { symbolParts } from '../../../src-renderer/shared/table/view/table-symbols.svelte.js';

test('what stands in braces is set apart, and only one word of it', () => {
  expect(symbolParts('Pay {2}{R}.')).toEqual([
    { text: 'Pay ', word: null },
    { text: '{2}', word: '2' },
    { text: '{R}', word: 'r' },
    { text: '.', word: null },
  ]);
  expect(symbolParts('Say {no thing}, or {}.')).toEqual([{ text: 'Say {no thing}, or {}.', word: null }]);
});

test('a figure is drawn in symbols only where it is written in nothing else', () => {
  expect(['{2}{R}', '{X}', '2R', '{2} or R', '*', 4, ''].map(symbolsIn)).toEqual([
    ['2', 'r'],
    ['x'],
    [],
    [],
    [],
    [],
    [],
  ]);
});
