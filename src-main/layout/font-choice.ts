import type { FontId } from './display-list.js';

/**
 * What one font lacks the next may have; what none has is drawn as a box and reported. The upright faces cover the
 * same, the oblique lacks Arabic and others, and the oblique and the bold have a few letters of mathematics alone.
 */
export const fallbacks: Readonly<Record<FontId, readonly FontId[]>> = {
  condensed: ['condensed', 'sans-oblique', 'condensed-bold'],
  'condensed-bold': ['condensed-bold', 'condensed', 'sans-oblique'],
  'condensed-oblique': ['condensed-oblique', 'condensed', 'sans-oblique', 'condensed-bold'],
  'condensed-bold-oblique': ['condensed-bold-oblique', 'condensed-bold', 'condensed', 'sans-oblique'],
  'sans-oblique': ['sans-oblique', 'sans', 'condensed-bold'],
  'sans-bold-oblique': ['sans-bold-oblique', 'sans-bold', 'sans', 'sans-oblique', 'condensed-bold'],
  sans: ['sans', 'sans-oblique', 'condensed-bold'],
  'sans-bold': ['sans-bold', 'sans', 'sans-oblique', 'condensed-bold'],
};

interface Styled {
  readonly bold: FontId;
  readonly italic: FontId;
  readonly both: FontId;
}

/** The faces of bold and italic words among those of a font; italic words among oblique ones stand upright. */
const styled: { readonly [font in FontId]?: Styled } = {
  condensed: { bold: 'condensed-bold', italic: 'condensed-oblique', both: 'condensed-bold-oblique' },
  sans: { bold: 'sans-bold', italic: 'sans-oblique', both: 'sans-bold-oblique' },
  'sans-oblique': { bold: 'sans-bold-oblique', italic: 'sans', both: 'sans-bold' },
};

export function styledFont(
  font: FontId,
  { bold, italic }: { readonly bold: boolean; readonly italic: boolean },
): FontId {
  const faces = styled[font];
  if (!faces || (!bold && !italic)) return font;
  return bold && italic ? faces.both : bold ? faces.bold : faces.italic;
}
