import { PDFHexString, PDFString, type PDFRef } from 'pdf-lib';
import type { PdfFile } from './pdf-file.js';
import { pageLabels } from './page-tree.js';
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
}

/** Writes what the document says of itself, and how it asks to be shown and printed: at its size, on fitting paper. */
export function describe(
  file: PdfFile,
  pages: PDFRef,
  { title, author, date, labels, duplex }: Description,
): { root: PDFRef; info: PDFRef } {
  const made = PDFString.fromDate(date);
  const info = file.add({
    Title: PDFHexString.fromText(title),
    ...(author === '' ? {} : { Author: PDFHexString.fromText(author) }),
    Creator: PDFHexString.fromText(PROGRAM),
    Producer: PDFHexString.fromText(PROGRAM),
    CreationDate: made,
    ModDate: made,
  });
  const root = file.add({
    Type: 'Catalog',
    Pages: pages,
    PageLabels: { Nums: pageLabels(labels) },
    Metadata: file.addStream(Buffer.from(xmp(title, author, date)), { Type: 'Metadata', Subtype: 'XML' }),
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

/** The same as XMP, which print services read. Source: ISO 16684-1. */
function xmp(title: string, author: string, date: Date): string {
  const when = date.toISOString();
  const creator =
    author === '' ? '' : `<dc:creator><rdf:Seq><rdf:li>${escape(author)}</rdf:li></rdf:Seq></dc:creator>`;
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escape(title)}</rdf:li></rdf:Alt></dc:title>${creator}
<xmp:CreateDate>${when}</xmp:CreateDate><xmp:ModifyDate>${when}</xmp:ModifyDate><xmp:CreatorTool>${PROGRAM}</xmp:CreatorTool>
<pdf:Producer>${PROGRAM}</pdf:Producer>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** XML takes no control characters but line ends and tabs. */
const escape = (text: string): string =>
  text
    .replace(/[&<>]/g, (sign) => entities[sign] ?? '')
    .replace(/[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu, ' ');
