import type { Glyph } from '../../layout/display-list.js';
import { num } from './numbers.js';

export interface ShownText {
  readonly glyphs: readonly Glyph[];
  /** Em in pt as written after Tf. */
  readonly size: number;
  /** Origin of the run in pt, and the pt that a unit of the glyphs' offsets has. */
  readonly x: number;
  readonly y: number;
  readonly unit: number;
  /** Advance of a glyph in thousandths of the em, as the font's W array says. */
  readonly advance: (glyph: number) => number;
}

/** The codes of glyphs as hexadecimal digits, those used before. */
const codes: string[] = [];
const codeOf = (glyph: number): string => (codes[glyph] ??= glyph.toString(16).padStart(4, '0'));

/**
 * The operators between BT and ET that show a run. The pen is followed as a reader will move it, rounding
 * included, so that errors never add up: each glyph lands within a thousandth of the em of its place.
 */
export function showGlyphs({ glyphs, size, x, y, unit, advance }: ShownText): string {
  const thousandth = size / 1000;
  let out = `1 0 0 1 ${num(x)} ${num(y)} Tm\n[<`;
  let pen = 0;
  let rise = 0;
  for (const glyph of glyphs) {
    const nextRise = glyph.y === 0 ? 0 : Math.round(-glyph.y * unit * 1e4) / 1e4;
    if (nextRise !== rise) {
      rise = nextRise;
      out += `>] TJ\n${num(rise)} Ts\n[<`;
    }
    const shift = Math.round(((pen - glyph.x * unit) / thousandth) * 10) / 10;
    if (shift !== 0) {
      out += `>${shift}<`;
      pen -= shift * thousandth;
    }
    out += codeOf(glyph.id);
    pen += advance(glyph.id) * thousandth;
  }
  return rise === 0 ? `${out}>] TJ` : `${out}>] TJ\n0 Ts`;
}
