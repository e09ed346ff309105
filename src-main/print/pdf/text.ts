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

/**
 * The operators between BT and ET that show a run. The pen is followed as a reader will move it, rounding
 * included, so that errors never add up: each glyph lands within a thousandth of the em of its place.
 */
export function showGlyphs(run: ShownText): string {
  const out: string[] = [`1 0 0 1 ${num(run.x)} ${num(run.y)} Tm`];
  const thousandth = run.size / 1000;
  let pen = 0;
  let rise = 0;
  let array = '';
  let codes = '';
  const endCodes = () => {
    if (codes) array += `<${codes}>`;
    codes = '';
  };
  const endArray = () => {
    endCodes();
    if (array) out.push(`[${array}] TJ`);
    array = '';
  };
  for (const glyph of run.glyphs) {
    const nextRise = Math.round(-glyph.y * run.unit * 1e4) / 1e4;
    if (nextRise !== rise) {
      endArray();
      rise = nextRise;
      out.push(`${num(rise)} Ts`);
    }
    const shift = Math.round(((pen - glyph.x * run.unit) / thousandth) * 10) / 10;
    if (shift !== 0) {
      endCodes();
      array += num(shift);
      pen -= shift * thousandth;
    }
    codes += glyph.id.toString(16).padStart(4, '0');
    pen += run.advance(glyph.id) * thousandth;
  }
  endArray();
  if (rise !== 0) out.push('0 Ts');
  return out.join('\n');
}
