import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const face = join(import.meta.dirname, '../../../src-renderer');
const css = readFileSync(join(face, 'design/tokens.css'), 'utf8');

/** A token's two colours, "#rrggbb". */
function colours(token: string): { light: string; dark: string } {
  const pair = new RegExp(`${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css);
  if (!pair?.[1] || !pair[2]) throw new Error(`tokens.css has no ${token} with two plain colours.`);
  return { light: pair[1], dark: pair[2] };
}

/** WCAG 2.2: contrast ratio from relative luminances. */
function contrast(a: string, b: string): number {
  const luminance = (hex: string): number => {
    const [r, g, blue] = [1, 3, 5].map((at) => {
      const part = parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  };
  const [low, high] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['--felt', '--ground', '--surface', '--raised', '--hover'];
const texts: readonly (readonly [string, readonly string[]])[] = [
  [
    '--ink',
    [...grounds, '--pressed', '--green-soft', '--blue-soft', '--red-soft', '--amber-soft', '--purple-soft'],
  ],
  ['--ink-soft', [...grounds, '--amber-soft']],
  ['--ink-faint', grounds],
  ['--green', ['--surface', '--raised', '--ground', '--green-soft']],
  ['--blue', ['--surface', '--raised', '--ground', '--blue-soft']],
  ['--red', ['--surface', '--raised', '--ground', '--red-soft']],
  ['--purple', ['--surface', '--raised', '--ground', '--purple-soft']],
  ['--amber', ['--surface', '--raised', '--amber-soft']],
  ['--on-green', ['--green', '--green-hover']],
  ['--on-blue', ['--blue']],
  ['--on-red', ['--red']],
];

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  test.each(texts)('%s is readable where it stands: at least 4.5', (text, backs) => {
    for (const back of backs) {
      const ratio = contrast(colours(text)[theme], colours(back)[theme]);
      expect(ratio, `${text} on ${back}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('the players’ colours can be seen on the table and on what lies there: at least 3', () => {
    const seats = [1, 2, 3, 4, 5, 6, 7, 8].map((seat) => `--seat-${seat}`);
    for (const seat of seats)
      for (const back of ['--felt', '--surface', '--raised'])
        expect(
          contrast(colours(seat)[theme], colours(back)[theme]),
          `${seat} on ${back}`,
        ).toBeGreaterThanOrEqual(3);
    expect(new Set(seats.map((seat) => colours(seat)[theme])).size).toBe(seats.length);
  });

  test('edges of fields and the ring of the focus can be seen: at least 3', () => {
    for (const line of ['--line-strong', '--focus']) {
      for (const back of grounds.slice(0, 4)) {
        const ratio = contrast(colours(line)[theme], colours(back)[theme]);
        expect(ratio, `${line} on ${back}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

test('no other style of the app names a colour', () => {
  const styles = readdirSync(face, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(css|svelte)$/.test(file),
  );
  expect(styles.length).toBeGreaterThan(10);
  const literal = /:[^;{}]*(#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\()[^;{}]*;/i;
  for (const file of styles) {
    if (file.endsWith('tokens.css')) continue;
    const text = readFileSync(join(face, file), 'utf8');
    const style = file.endsWith('.css') ? text : (/<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '');
    expect(literal.exec(style)?.[0], file).toBeUndefined();
  }
});
