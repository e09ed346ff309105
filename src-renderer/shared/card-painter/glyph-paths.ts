import type { DisplayList, FontId } from '../../../src-main/layout/display-list.js';

/**
 * The outlines of glyphs as paths, in font units with y up, kept for the life of the program: a font's glyph
 * never changes, so a letter is parsed once however many cards bear it.
 */
export class GlyphPaths {
  readonly #paths = new Map<string, Path2D>();

  /** Null for a glyph without ink (a space) or one that the list brings no outline for. */
  get(font: FontId, glyph: number, outlines: DisplayList['outlines']): Path2D | null {
    const key = `${font}:${glyph}`;
    const known = this.#paths.get(key);
    if (known) return known;
    const data = outlines[font]?.[glyph];
    if (!data) return null;
    const path = new Path2D(data);
    this.#paths.set(key, path);
    return path;
  }
}

export const glyphPaths = new GlyphPaths();
