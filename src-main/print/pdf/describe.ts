import { PDFHexString, PDFString, type PDFRef } from 'pdf-lib';
import type { Entries } from './dictionary.js';
import type { PdfFile } from './pdf-file.js';
import { srgbIntent } from './output-intent.js';
import { pageLabels } from './page-tree.js';
import { xmpOf } from './xmp.js';
import type { SheetPage } from '../plan.js';

const PROGRAM = 'Cardwright';
const duplexNames = { 'long-edge': 'DuplexFlipLongEdge', 'short-edge': 'DuplexFlipShortEdge' } as const;

export interface Description {
  readonly title: string;
  /** Empty: not said. */
  readonly author: string;
  readonly date: Date;
  readonly labels: readonly Pick<SheetPage, 'sheet' | 'side'>[];
  /** The edge over which the paper is to be turned; null: printed on one side. */
  readonly duplex: keyof typeof duplexNames | null;
  /** Entries of the catalog that name its layers. */
  readonly layers?: Entries;
  /** Whether it is said to be PDF/X-4. Everything else that the standard asks for holds for every document. */
  readonly pdfx?: boolean;
}

/** Writes what the document says of itself, and how it asks to be shown and printed: at its size, on fitting paper. */
export function describe(
  file: PdfFile,
  pages: PDFRef,
  { title, author, date, labels, duplex, layers = {}, pdfx = false }: Description,
): { root: PDFRef; info: PDFRef } {
  const made = PDFString.fromDate(date);
  const info = file.add({
    Title: PDFHexString.fromText(title),
    ...(author === '' ? {} : { Author: PDFHexString.fromText(author) }),
    Creator: PDFHexString.fromText(PROGRAM),
    Producer: PDFHexString.fromText(PROGRAM),
    CreationDate: made,
    ModDate: made,
    Trapped: 'False',
    ...(pdfx ? { GTS_PDFXVersion: PDFString.of('PDF/X-4') } : {}),
  });
  const root = file.add({
    Type: 'Catalog',
    Pages: pages,
    PageLabels: { Nums: pageLabels(labels) },
    Metadata: file.addStream(Buffer.from(xmpOf({ title, author, program: PROGRAM, date, pdfx })), {
      Type: 'Metadata',
      Subtype: 'XML',
    }),
    OutputIntents: [srgbIntent(file)],
    ...layers,
    Lang: PDFString.of('en'),
    ViewerPreferences: {
      DisplayDocTitle: true,
      PrintScaling: 'None',
      PickTrayByPDFSize: true,
      ...(duplex ? { Duplex: duplexNames[duplex] } : {}),
    },
  });
  return { root, info };
}
