import { Blob, Buffer as ShapingBuffer, Face, Font, shape } from 'harfbuzzjs';
import type { Glyph } from '../../layout/display-list.js';

interface LoadedFont {
  readonly font: Font;
  readonly unitsPerEm: number;
}

/** The loaded font of each font file, so that a second document does not load it again. */
const loaded = new WeakMap<Uint8Array, LoadedFont>();

function load(file: Uint8Array): LoadedFont {
  const known = loaded.get(file);
  if (known) return known;
  const face = new Face(new Blob(file));
  const made = { font: new Font(face), unitsPerEm: face.upem };
  loaded.set(file, made);
  return made;
}

/** Glyphs with offsets in em, and the advance of the whole in em. */
export interface ShapedLabel {
  readonly glyphs: readonly Glyph[];
  readonly advance: number;
}

/** A short Latin text as glyphs, for the words that a sheet carries beside the cards. */
export function shapeLabel(text: string, file: Uint8Array): ShapedLabel {
  const { font, unitsPerEm } = load(file);
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const glyphs = buffer.getGlyphInfosAndPositions();
  let pen = 0;
  const placed = glyphs.map((info, index): Glyph => {
    const x = pen / unitsPerEm;
    pen += info.xAdvance ?? 0;
    return { id: info.codepoint, x, y: 0, text: text.slice(info.cluster, glyphs[index + 1]?.cluster) };
  });
  return { glyphs: placed, advance: pen / unitsPerEm };
}
