import type { Box, DisplayList, TextStep } from '../display-list.js';
import { numbersIn } from '../paths.js';

/** Where the ink of a line lies, by the outlines of its glyphs; of a symbol's hidden word, where the symbol lies. */
export function inkBox({ font, size, x, y, width, glyphs, hidden }: TextStep, list: DisplayList): Box {
  const em = size / list.unitsPerEm;
  const outlines = list.outlines[font];
  const inks = hidden
    ? []
    : glyphs.flatMap((glyph) => {
        const path = outlines?.[glyph.id];
        const bounds = path ? boundsOf(path) : null;
        if (!bounds) return [];
        return [
          {
            left: x + glyph.x + bounds.left * em,
            right: x + glyph.x + bounds.right * em,
            top: y + glyph.y - bounds.top * em,
            bottom: y + glyph.y - bounds.bottom * em,
          },
        ];
      });
  if (inks.length === 0) return { x, y: y - CAPITAL * size, width, height: CAPITAL * size };
  const left = Math.min(...inks.map((ink) => ink.left));
  const top = Math.min(...inks.map((ink) => ink.top));
  return {
    x: left,
    y: top,
    width: Math.max(...inks.map((ink) => ink.right)) - left,
    height: Math.max(...inks.map((ink) => ink.bottom)) - top,
  };
}

/** Height of a capital in em, about. */
const CAPITAL = 0.73;

interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** By their outlines: fonts have so many and no more. */
const known = new Map<string, Bounds | null>();

/** Of an outline in font units, y up; control points count as points. Null for an empty one. */
function boundsOf(path: string): Bounds | null {
  const before = known.get(path);
  if (before !== undefined) return before;
  const numbers = numbersIn(path);
  const xs = numbers.filter((_, at) => at % 2 === 0);
  const ys = numbers.filter((_, at) => at % 2 === 1);
  const bounds =
    ys.length === 0
      ? null
      : { left: Math.min(...xs), right: Math.max(...xs), top: Math.max(...ys), bottom: Math.min(...ys) };
  known.set(path, bounds);
  return bounds;
}
