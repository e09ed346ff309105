import { Blob, Buffer, Direction, Face, Feature, Font, shape } from 'harfbuzzjs';
import type { FontId } from './display-list.js';
import { placedPath } from './paths.js';

/** A shaped piece of text in one font and one direction. Lengths are in em; multiply by the size in mm. */
export interface ShapedText {
  readonly font: FontId;
  readonly text: string;
  /** In visual order, left to right. */
  readonly glyphs: readonly ShapedGlyph[];
  readonly advance: number;
}

export interface ShapedGlyph {
  readonly id: number;
  /** From the left end of the piece; kerning is in it already. */
  readonly x: number;
  readonly y: number;
  /** Characters that the glyph stands for; empty for the further glyphs of a cluster. */
  readonly text: string;
}

/** Of the em. Source: the font file's hhea table; the capital height is the H's. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly unitsPerEm: number;
}

interface LoadedFont {
  readonly bytes: Uint8Array;
  readonly metrics: FontMetrics;
  readonly coverage: ReadonlySet<number>;
  readonly font: Font;
  readonly outlines: Map<number, string>;
}

/** Of every outline, so that one list can show several fonts: those of DejaVu. */
export const OUTLINE_UNITS = 2048;

/** Figures stand as high as capitals, as they are read from afar. */
const FEATURES = [new Feature('kern', 1), new Feature('liga', 1), new Feature('lnum', 1)];

/** Letters that stand apart are not joined by twos and threes. */
const FEATURES_APART = [new Feature('kern', 1), new Feature('liga', 0), new Feature('lnum', 1)];

/** Words are shaped once and remembered: a card's words come back at every keystroke. */
const REMEMBERED_WORDS = 20_000;

/**
 * The card fonts, measured from their files by HarfBuzz: kerning, ligatures and the shaping of every script
 * that the files cover.
 */
export class Fonts {
  readonly #loaded = new Map<FontId, LoadedFont>();
  readonly #shaped = new Map<string, ShapedText>();

  /** @param read gives a font file's bytes; asked once for each font, when it is first needed */
  constructor(private readonly read: (font: FontId) => Uint8Array) {}

  bytes(font: FontId): Uint8Array {
    return this.#get(font).bytes;
  }

  metrics(font: FontId): FontMetrics {
    return this.#get(font).metrics;
  }

  covers(font: FontId, codePoint: number): boolean {
    return this.#get(font).coverage.has(codePoint);
  }

  /** Shapes text of one script and direction; what the font does not cover becomes its "missing" box. */
  shape(font: FontId, text: string, rightToLeft: boolean, ligatures = true): ShapedText {
    const key = `${font}${rightToLeft ? '<' : '>'}${ligatures ? '' : '|'}${text}`;
    const known = this.#shaped.get(key);
    if (known) return known;
    if (this.#shaped.size >= REMEMBERED_WORDS) this.#shaped.clear();
    const shaped = this.#shape(font, text, rightToLeft, ligatures);
    this.#shaped.set(key, shaped);
    return shaped;
  }

  /** SVG path data in units of `OUTLINE_UNITS` to the em, whatever the font's own are, y up; empty for a space. */
  outline(font: FontId, glyph: number): string {
    const { outlines, font: face, metrics } = this.#get(font);
    let path = outlines.get(glyph);
    if (path === undefined) {
      path = face.glyphToPath(glyph);
      if (metrics.unitsPerEm !== OUTLINE_UNITS)
        path = placedPath(path, 0, 0, OUTLINE_UNITS / metrics.unitsPerEm);
      outlines.set(glyph, path);
    }
    return path;
  }

  #get(font: FontId): LoadedFont {
    let loaded = this.#loaded.get(font);
    if (!loaded) {
      loaded = load(this.read(font));
      this.#loaded.set(font, loaded);
    }
    return loaded;
  }

  #shape(id: FontId, text: string, rightToLeft: boolean, ligatures: boolean): ShapedText {
    const { font, metrics } = this.#get(id);
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(rightToLeft ? Direction.RTL : Direction.LTR);
    shape(font, buffer, ligatures ? FEATURES : FEATURES_APART);
    const infos = buffer.getGlyphInfosAndPositions();
    const texts = clusterTexts(
      infos.map((info) => info.cluster),
      text,
    );
    let pen = 0;
    const glyphs = infos.map((info, index): ShapedGlyph => {
      const glyph = {
        id: info.codepoint,
        x: (pen + (info.xOffset ?? 0)) / metrics.unitsPerEm,
        y: -(info.yOffset ?? 0) / metrics.unitsPerEm,
        text: texts[index] ?? '',
      };
      pen += info.xAdvance ?? 0;
      return glyph;
    });
    return { font: id, text, glyphs, advance: pen / metrics.unitsPerEm };
  }
}

/** Gives each cluster's characters to its first glyph. Cluster numbers are UTF-16 offsets into the text. */
function clusterTexts(clusters: readonly number[], text: string): string[] {
  const starts = [...new Set(clusters)].sort((a, b) => a - b);
  const seen = new Set<number>();
  return clusters.map((cluster) => {
    if (seen.has(cluster)) return '';
    seen.add(cluster);
    return text.slice(cluster, starts[starts.indexOf(cluster) + 1] ?? text.length);
  });
}

function load(bytes: Uint8Array): LoadedFont {
  const face = new Face(new Blob(bytes));
  const font = new Font(face);
  const extents = font.hExtents();
  const capital = font.nominalGlyph(0x48);
  const capHeight = (capital && font.glyphExtents(capital)?.yBearing) || extents.ascender;
  return {
    bytes,
    font,
    outlines: new Map(),
    coverage: new Set(face.collectUnicodes()),
    metrics: {
      ascent: extents.ascender / face.upem,
      descent: -extents.descender / face.upem,
      capHeight: capHeight / face.upem,
      unitsPerEm: face.upem,
    },
  };
}
