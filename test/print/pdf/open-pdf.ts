import { inflateSync } from 'node:zlib';
import { PDFDict, PDFDocument, PDFName, PDFRawStream, type PDFObject } from 'pdf-lib';
import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Matrix = readonly [number, number, number, number, number, number];

export interface PlacedForm {
  readonly matrix: Matrix;
  /** Left, bottom, right, top in the form's own space. */
  readonly box: readonly number[];
}

export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Opens a PDF with another library than the one that made it. Close it when done. */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false })
    .promise;
  return {
    document,
    page: (number: number): Promise<PDFPageProxy> => document.getPage(number),
    close: () => document.destroy(),
  };
}

export async function textsOn(page: PDFPageProxy): Promise<PlacedText[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) =>
    'str' in item && item.str.trim()
      ? [{ text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]), width: item.width }]
      : [],
  );
}

const product = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
];

/** Every form drawn on the page, with the matrix that holds there; found by following the page's operators. */
export async function formsOn(page: PDFPageProxy): Promise<PlacedForm[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  const saved: Matrix[] = [];
  const forms: PlacedForm[] = [];
  fnArray.forEach((operator, index) => {
    const args = (argsArray[index] ?? []) as unknown[];
    if (operator === OPS.save) saved.push(matrix);
    if (operator === OPS.restore) matrix = saved.pop() ?? matrix;
    if (operator === OPS.transform) matrix = product(matrix, args as unknown as Matrix);
    if (operator === OPS.paintFormXObjectBegin) {
      saved.push(matrix);
      forms.push({ matrix, box: [...(args[1] as Float32Array)] });
    }
    if (operator === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? matrix;
  });
  return forms;
}

/** The file's objects as they stand in it. */
export async function objectsIn(bytes: Uint8Array) {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => object);
  const dictOf = (object: PDFObject): PDFDict | null =>
    object instanceof PDFDict ? object : object instanceof PDFRawStream ? object.dict : null;
  const withEntry = (key: string, value: string): PDFObject[] =>
    objects.filter((object) => dictOf(object)?.get(PDFName.of(key))?.toString() === `/${value}`);
  const streams = (subtype: string): PDFRawStream[] =>
    withEntry('Subtype', subtype).filter((object): object is PDFRawStream => object instanceof PDFRawStream);
  return {
    document,
    images: streams('Image'),
    forms: streams('Form'),
    fonts: withEntry('Subtype', 'Type0').filter((object): object is PDFDict => object instanceof PDFDict),
    descriptors: withEntry('Type', 'FontDescriptor').filter((o): o is PDFDict => o instanceof PDFDict),
  };
}

export const contentOf = (stream: PDFRawStream): string =>
  inflateSync(stream.getContents()).toString('latin1');
