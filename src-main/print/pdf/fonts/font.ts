import { createHash } from 'node:crypto';
import { PDFHexString, PDFString, type PDFRef } from 'pdf-lib';
import type { Glyph } from '../../../layout/display-list.js';
import type { PdfFile } from '../pdf-file.js';
import { readFontFacts, type FontFacts } from './sfnt.js';
import { subsetFont } from './subset-font.js';

const SYMBOLIC = 4;
const ITALIC = 64;
const REPLACEMENT = '\ufffd';
const NOTHING = '\u200b';

/** Two bytes in hexadecimal, four digits for each UTF-16 unit. */
const hex16 = (value: number): string => value.toString(16).padStart(4, '0').toUpperCase();
const hexText = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => hex16(text.charCodeAt(index))).join('');

/**
 * One font of the document: gathers the glyphs in use, then writes itself as a composite font whose character codes
 * are the glyph ids of the display lists.
 */
export class PdfFont {
  readonly facts: FontFacts;
  readonly ref: PDFRef;
  readonly #document: PdfFile;
  readonly #file: Uint8Array;
  readonly #baseName: string;
  readonly #texts = new Map<number, string>();
  readonly #advances: number[] = [];

  constructor(document: PdfFile, file: Uint8Array, baseName: string) {
    this.#document = document;
    this.#file = file;
    this.#baseName = baseName;
    this.facts = readFontFacts(file);
    this.ref = document.nextRef();
  }

  /** Advance of a glyph in thousandths of the em. */
  readonly advance = (glyph: number): number => {
    return (this.#advances[glyph] ??= this.facts.advance(glyph));
  };

  /** Notes the glyphs and answers what a reader will take from them, in this order. */
  use(glyphs: readonly Glyph[]): string {
    if (!glyphs.every(({ id }) => this.#texts.has(id))) this.#note(glyphs);
    let read = '';
    for (const { id } of glyphs) read += this.#texts.get(id) ?? '';
    return read;
  }

  #note(glyphs: readonly Glyph[]): void {
    const texts = spreadClusters(glyphs);
    glyphs.forEach(({ id }, index) => {
      if (!this.#texts.has(id)) this.#texts.set(id, id === 0 ? REPLACEMENT : texts[index] || NOTHING);
    });
  }

  /** Writes the font with the glyphs used so far. Call once, when all pages are drawn. */
  async finish(): Promise<void> {
    const document = this.#document;
    const { facts } = this;
    const glyphs = [...this.#texts.keys()].sort((a, b) => a - b);
    const program = await subsetFont(this.#file, glyphs);
    const name = `${subsetTag(this.#baseName, glyphs)}+${this.#baseName}`;
    const descriptor = document.add({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: SYMBOLIC | (facts.italicAngle === 0 ? 0 : ITALIC),
      FontBBox: [...facts.box],
      ItalicAngle: facts.italicAngle,
      Ascent: facts.ascent,
      Descent: facts.descent,
      CapHeight: facts.capHeight,
      StemV: 80,
      FontFile2: document.addDeflated(program, { Length1: program.length }, 6),
    });
    const descendant = document.add({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      CIDToGIDMap: 'Identity',
      W: glyphs.flatMap((glyph) => [glyph, [this.advance(glyph)]]),
    });
    document.put(this.ref, {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: document.addDeflated(toUnicodeMap(glyphs, this.#texts), {}),
    });
  }
}

/**
 * A cluster's characters stand with its first glyph. Where it has as many glyphs as characters (a letter and its
 * accent), each gets its own, so that the letter alone does not read as letter and accent elsewhere.
 */
function spreadClusters(glyphs: readonly Glyph[]): string[] {
  const texts = glyphs.map((glyph) => glyph.text);
  for (let start = 0; start < texts.length;) {
    let end = start + 1;
    while (end < texts.length && texts[end] === '') end++;
    const characters = [...(texts[start] ?? '')];
    if (characters.length === end - start) texts.splice(start, end - start, ...characters);
    start = end;
  }
  return texts;
}

/** Six capitals that name the subset: the same glyphs give the same tag. */
function subsetTag(name: string, glyphs: readonly number[]): string {
  const digest = createHash('sha256').update(`${name}:${glyphs.join()}`).digest();
  return [...digest.subarray(0, 6)].map((byte) => String.fromCharCode(65 + (byte % 26))).join('');
}

const MOST_ENTRIES_IN_BLOCK = 100;

function toUnicodeMap(glyphs: readonly number[], texts: ReadonlyMap<number, string>): string {
  const blocks: string[] = [];
  for (let from = 0; from < glyphs.length; from += MOST_ENTRIES_IN_BLOCK) {
    const part = glyphs.slice(from, from + MOST_ENTRIES_IN_BLOCK);
    const lines = part.map((glyph) => `<${hex16(glyph)}> <${hexText(texts.get(glyph) ?? NOTHING)}>`);
    blocks.push(`${part.length} beginbfchar\n${lines.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

/** The operand of `ActualText`, in UTF-16 with its byte order mark. */
export const actualText = (text: string): string => PDFHexString.fromText(text).toString();
