import { expect, test, vi } from 'vitest';
import { textSymbols } from '../../../src-main/api/language/language-marks.js';
import type { Client } from '../../../src-renderer/connection/client.js';
import { symbolsIn } from '../../../src-renderer/shared/table/paint/signs/symbol-painter.js';
import {
  hasSymbols,
  saidText,
  symbolParts,
  symbolsOf,
} from '../../../src-renderer/shared/table/view/table-symbols.svelte.js';

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

test('symbols are read aloud as they are called, once they have arrived', async () => {
  const text = '{2}{U}, {T}: Draw a card. {Quux}';
  expect(saidText(text)).toBe(text);
  const client = { language: { symbols: () => Promise.resolve(textSymbols('magic')) } };
  symbolsOf(client as unknown as Client, 'magic');
  await vi.waitFor(() => expect(hasSymbols('magic')).toBe(true));
  expect(saidText(text)).toBe('2 blue, tap: Draw a card. {Quux}');
});
