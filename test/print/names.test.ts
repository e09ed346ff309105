import { describe, expect, test } from 'vitest';
import { fileNameOf } from '../../src-main/print/file-name.js';
import { uniqueNames } from '../../src-main/print/images/zip-of-files.js';
import { preset, usualPresets } from '../../src-main/print/presets.js';
import { keptSheet, sheetOptions } from '../../src-main/print/sheets/sheet-options.js';

describe('names of files', () => {
  test.each([
    ['Émber  Fox/2', 'Émber Fox 2.pdf'],
    ['e\u0301', '\u00e9.pdf'],
    ['नमस्ते', 'नमस्ते.pdf'],
    ['..a. ', 'a.pdf'],
    ['a\tb\nc', 'a b c.pdf'],
    ['a:b*c?d', 'a b c d.pdf'],
    ['(1) _-.x', '(1) _-.x.pdf'],
    ['日本 3', '日本 3.pdf'],
    [' . ', 'Cards.pdf'],
    ['x'.repeat(90), `${'x'.repeat(80)}.pdf`],
  ])('“%s” is kept as “%s”', (title, name) => expect(fileNameOf(title, 'pdf')).toBe(name));

  test('are one each, and none that Windows keeps for a device', () => {
    expect(uniqueNames(['a.png', 'A.png', 'a.png', 'ａ.png', 'a', '.a', '.a'])).toEqual([
      'a.png',
      'A (2).png',
      'a (3).png',
      'ａ (4).png',
      'a',
      '.a',
      '.a (2)',
    ]);
    const devices = ['con', 'PRN', 'aux', 'nul', 'com1', 'lpt9'];
    expect(uniqueNames(devices.map((name) => `${name}.png`))).toEqual(
      devices.map((name) => `${name} card.png`),
    );
    const fine = ['cone.png', 'acon.png', 'com.png', 'com10.png', 'lptx.png', 'con.a.png'];
    expect(uniqueNames(fine)).toEqual(fine);
  });
});

test('usual presets differ from the defaults in what their names say', () => {
  const [plain] = usualPresets;
  const own = usualPresets.map(({ name, sheet, output }) => [
    name,
    ...Object.entries(sheet).flatMap(([key, value]) =>
      JSON.stringify(value) === JSON.stringify(plain?.sheet[key as keyof typeof sheet]) ? [] : [value],
    ),
    ...Object.entries(output).flatMap(([key, value]) =>
      value === plain?.output[key as keyof typeof output] ? [] : [value],
    ),
  ]);
  expect(own).toEqual([
    ['Home printer A4'],
    ['Home printer Letter', 'letter'],
    ['Home printer, save ink', 'guides', 'saving'],
    ['Print service 300 dpi', 'single', 3, 'images'],
    ['Print service PDF', 'single', 3, 'single', true],
    ['Pictures for screens', 'images', 'rounded'],
  ]);
  expect(plain).toEqual({
    name: 'Home printer A4',
    sheet: sheetOptions.parse({}),
    output: { kind: 'sheets', dpi: 300, corners: 'square', pdfx: false },
  });
});

test('a preset has a name that is neither blank nor too long', () => {
  const named = (name: string) => preset.safeParse({ name, sheet: {} });
  expect(named(' a ').data?.name).toBe('a');
  expect(['', '  ', 'x'.repeat(1000)].map((name) => named(name).success)).toEqual([false, false, false]);
});

test.each([
  [null, null],
  ['x', 'x'],
  [{}, {}],
  [
    { margin: 7, marks: true, bleed: 1 },
    { bleed: 1, marks: 'crop', margins: { left: 7, top: 7, right: 7, bottom: 7 } },
  ],
  [{ marks: false }, { marks: 'none' }],
  [{ marks: 'guides' }, { marks: 'guides' }],
  [{ margin: '7' }, {}],
  [{ margins: { left: 1 } }, { margins: { left: 1 } }],
])('options kept as %j are read as %j', (kept, read) => expect(keptSheet(kept)).toEqual(read));
