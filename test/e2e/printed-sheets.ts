import { PDFDict, PDFName, PDFRawStream, type PDFPage } from 'pdf-lib';
import { expect } from 'vitest';
import { contentOf, formsOn, objectsIn, readPdf, textsOn } from '../print/pdf/open-pdf.js';

const PT = 72 / 25.4;
/** A4 with three columns and rows of poker cards in its middle, mm. */
const grid = { x: 9.75, y: 15.15, width: 190.5, height: 266.7 };
const BLEED = 3;

/** Checks one A4 sheet, front and back, of three cards with bleed and marks: as a printer and a knife need it. */
export async function expectSheets(
  bytes: Uint8Array,
  { words }: { readonly words: readonly string[] },
): Promise<void> {
  const { document } = await objectsIn(bytes);
  const pages = document.getPages();
  expect(pages).toHaveLength(2);
  for (const page of pages) {
    expectBox(page.getMediaBox(), { x: 0, y: 0, width: 210, height: 297 });
    expectBox(page.getTrimBox(), grid);
    expectBox(page.getBleedBox(), {
      x: grid.x - BLEED,
      y: grid.y - BLEED,
      width: grid.width + 2 * BLEED,
      height: grid.height + 2 * BLEED,
    });
  }
  const preferences = document.catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict);
  expect(String(preferences.get(PDFName.of('PrintScaling')))).toBe('/None');
  expect(String(preferences.get(PDFName.of('Duplex')))).toBe('/DuplexFlipLongEdge');
  expectLines(pages);

  const pdf = await readPdf(bytes);
  try {
    // The back of the first card lies behind it: at the other end of the row.
    for (const [number, columns] of [
      [1, [0, 1, 2]],
      [2, [2, 1, 0]],
    ] as const) {
      const cards = await formsOn(await pdf.page(number));
      expect(cards).toHaveLength(3);
      cards.forEach(({ matrix, box }, n) => {
        const left = grid.x * PT + 180 * (columns[n] ?? NaN);
        const bottom = (297 - grid.y) * PT - 252;
        expectFigures(matrix, [1, 0, 0, 1, left, bottom]);
        expectFigures(box, [-BLEED * PT, -BLEED * PT, 180 + BLEED * PT, 252 + BLEED * PT]);
      });
    }
    const texts = await textsOn(await pdf.page(1));
    const text = texts
      .map((item) => item.text)
      .join(' ')
      .replace(/\s+/g, ' ');
    for (const each of words) expect(text.split(each).length - 1, each).toBe(3);
    expect(text).toContain('print at 100 %');
  } finally {
    await pdf.close();
  }
}

/** Cut marks on the front and none on the back; the control line on the front is 100 mm long. */
function expectLines(pages: readonly PDFPage[]): void {
  const [front, back] = pages.map((page) => {
    const content = page.node.Contents();
    if (!(content instanceof PDFRawStream)) throw new Error('The page has no content.');
    return contentOf(content);
  });
  // Two ends of each of the grid's four upright and four lying lines.
  for (const side of [front, back]) expect(side?.match(/ l$/gm)).toHaveLength(16);
  expect(Number(/0 0 m (\S+) 0 l/.exec(front ?? '')?.[1]) / PT).toBeCloseTo(100, 3);
}

type Rectangle = Record<'x' | 'y' | 'width' | 'height', number>;

const expectBox = (points: Rectangle, mm: Rectangle): void =>
  expectFigures(
    [points.x, points.y, points.width, points.height],
    [mm.x, mm.y, mm.width, mm.height].map((length) => length * PT),
  );

function expectFigures(found: readonly number[], wanted: readonly number[]): void {
  expect(found).toHaveLength(wanted.length);
  wanted.forEach((figure, n) => expect(found[n]).toBeCloseTo(figure, 2));
}
