import type { DisplayList, TextStep } from '../display-list.js';
import { mappedPath } from '../paths.js';

/** The outlines of a line's glyphs as path data in mm of the card; empty for a hidden one. */
export function outlineOfText(step: TextStep, list: Pick<DisplayList, 'outlines' | 'unitsPerEm'>): string {
  if (step.hidden) return '';
  const scale = step.size / list.unitsPerEm;
  return step.glyphs
    .map((glyph) => {
      const path = list.outlines[step.font]?.[glyph.id];
      if (!path) return '';
      const [left, base] = [step.x + glyph.x, step.y + glyph.y];
      return mappedPath(path, (x, y) => [left + x * scale, base - y * scale]);
    })
    .join('');
}
