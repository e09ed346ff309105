import type { PDFRef } from 'pdf-lib';
import type { FontId } from '../../../layout/display-list.js';
import type { Fonts } from '../../../layout/fonts.js';
import { PdfFont } from './font.js';
import type { PdfFile } from '../pdf-file.js';

const fontNames: Readonly<Record<FontId, string>> = {
  sans: 'DejaVuSans',
  'sans-bold': 'DejaVuSans-Bold',
  'sans-oblique': 'DejaVuSans-Oblique',
  'sans-bold-oblique': 'DejaVuSans-BoldOblique',
  condensed: 'DejaVuSansCondensed',
  'condensed-bold': 'DejaVuSansCondensed-Bold',
  'condensed-oblique': 'DejaVuSansCondensed-Oblique',
  'condensed-bold-oblique': 'DejaVuSansCondensed-BoldOblique',
  book: 'Alegreya-Regular',
  'book-medium': 'Alegreya-Medium',
  'book-medium-oblique': 'Alegreya-MediumItalic',
  'book-bold': 'Alegreya-Bold',
  'book-oblique': 'Alegreya-Italic',
  'book-bold-oblique': 'Alegreya-BoldItalic',
  comic: 'ComicNeue-Regular',
  'comic-bold': 'ComicNeue-Bold',
  'comic-oblique': 'ComicNeue-Italic',
  'comic-bold-oblique': 'ComicNeue-BoldItalic',
  clear: 'AtkinsonHyperlegible-Regular',
  'clear-bold': 'AtkinsonHyperlegible-Bold',
  'clear-oblique': 'AtkinsonHyperlegible-Italic',
  'clear-bold-oblique': 'AtkinsonHyperlegible-BoldItalic',
  pixel: 'PixelifySans-Regular',
  'pixel-bold': 'PixelifySans-Bold',
  capitals: 'Cinzel-Bold',
  poster: 'Bangers-Regular',
};

/** The fonts of one document, each begun when it is first used. */
export class DocumentFonts {
  readonly #file: PdfFile;
  readonly #fonts: Fonts;
  readonly #begun = new Map<FontId, PdfFont>();

  constructor(file: PdfFile, fonts: Fonts) {
    this.#file = file;
    this.#fonts = fonts;
  }

  get(id: FontId): PdfFont {
    let font = this.#begun.get(id);
    if (!font) {
      font = new PdfFont(this.#file, this.#fonts.bytes(id), fontNames[id]);
      this.#begun.set(id, font);
    }
    return font;
  }

  /** The entry of these fonts in the resources of what is drawn with them. */
  resources(ids: Iterable<FontId>): Record<string, PDFRef> {
    return Object.fromEntries([...ids].map((id) => [fontName(id), this.get(id).ref]));
  }

  /** Writes the fonts with the glyphs used so far. Call once, when all pages are drawn. */
  async finish(): Promise<void> {
    for (const font of this.#begun.values()) await font.finish();
  }
}

/** Name of a font in the resources of what is drawn with it. */
export const fontName = (id: FontId): string => `F-${id}`;
