import { PDFHexString, type PDFRef } from 'pdf-lib';
import type { FoilMetal } from '../../cards/look.js';
import { metals } from '../../layout/frames/foil.js';
import type { Entries } from './dictionary.js';
import { rgbOf } from './numbers.js';
import type { PdfFile } from './pdf-file.js';

/**
 * The foil of a document: an ink of its own, in a layer of its own, laid over what is printed without knocking it out.
 * Sources: ISO 32000-1, 8.6.6.4 (separations), 8.6.7 (overprint), 8.11 (optional content).
 */
export class FoilLayer {
  readonly #file: PdfFile;
  readonly #ink: string;
  #group: PDFRef | null = null;
  #space: PDFRef | null = null;

  /** @param ink what the print service calls it */
  constructor(file: PdfFile, ink: string) {
    this.#file = file;
    this.#ink = ink;
  }

  /** What a form needs to be drawn in this ink by `paint`, and to be seen and hidden with this layer. */
  entriesOf(metal: FoilMetal): Entries {
    return {
      OC: (this.#group ??= this.#file.add({ Type: 'OCG', Name: PDFHexString.fromText(this.#ink) })),
      Resources: {
        ColorSpace: { Foil: (this.#space ??= this.#separation(metal)) },
        ExtGState: { Over: { Type: 'ExtGState', OP: true, op: true, OPM: 1 } },
      },
    };
  }

  /** All of the ink, whose area is put where `area` stands. */
  static paint(area: string): string {
    return `/Over gs /Foil cs 1 scn\n${area}\nf`;
  }

  /** The document's layers; nothing where none of its faces has foil. */
  get properties(): Entries {
    if (!this.#group) return {};
    const layers = [this.#group];
    const shown = { Name: PDFHexString.fromText('All layers'), BaseState: 'ON', Order: layers, ON: layers };
    return { OCProperties: { OCGs: layers, D: shown } };
  }

  /** Where there is no such ink, a viewer shows the metal's colour. An ink has one such colour in a document. */
  #separation(metal: FoilMetal): PDFRef {
    const tint = {
      FunctionType: 2,
      Domain: [0, 1],
      N: 1,
      C0: [1, 1, 1],
      C1: rgbOf(metals[metal].color),
    };
    return this.#file.addArray(['Separation', this.#ink, 'DeviceRGB', tint]);
  }
}
