/** What a PDF says about a font besides its outlines. Lengths in thousandths of the em, as PDF wants them. */
export interface FontFacts {
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly italicAngle: number;
  /** Left, bottom, right, top of all glyphs. */
  readonly box: readonly [number, number, number, number];
  /** Advance of a glyph. */
  advance(glyph: number): number;
}

/**
 * Reads the tables head, hhea, hmtx, post and OS/2 of a TrueType file.
 *
 * @throws RangeError when a table is missing: the font files are the app's own.
 */
export function readFontFacts(file: Uint8Array): FontFacts {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const head = table(view, 'head');
  const hhea = table(view, 'hhea');
  const hmtx = table(view, 'hmtx');
  const os2 = table(view, 'OS/2');
  const unitsPerEm = head.getUint16(18);
  const toThousandths = (units: number): number => Math.round((units * 1e6) / unitsPerEm) / 1e3;
  const longMetrics = hhea.getUint16(34);
  const ascent = toThousandths(hhea.getInt16(4));
  return {
    ascent,
    descent: toThousandths(hhea.getInt16(6)),
    // Only version 2 and later of the table knows the capitals' height.
    capHeight: os2.getUint16(0) >= 2 ? toThousandths(os2.getInt16(88)) : ascent,
    italicAngle: table(view, 'post').getInt32(4) / 65536,
    box: [
      toThousandths(head.getInt16(36)),
      toThousandths(head.getInt16(38)),
      toThousandths(head.getInt16(40)),
      toThousandths(head.getInt16(42)),
    ],
    advance: (glyph) => toThousandths(hmtx.getUint16(4 * Math.min(glyph, longMetrics - 1))),
  };
}

function table(view: DataView, tag: string): DataView {
  const count = view.getUint16(4);
  for (let index = 0; index < count; index++) {
    const record = 12 + index * 16;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((n) => view.getUint8(record + n)));
    if (name === tag) {
      return new DataView(
        view.buffer,
        view.byteOffset + view.getUint32(record + 8),
        view.getUint32(record + 12),
      );
    }
  }
  throw new RangeError(`The font file has no table ${tag}.`);
}
