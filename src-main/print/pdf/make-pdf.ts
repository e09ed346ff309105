import { Duplex, PDFDocument, PrintScaling } from 'pdf-lib';
import { PrintRefusal } from '../refusal.js';
import { Painter } from './painter.js';
import type { PdfRequest } from './request.js';

/**
 * Paints the plan as a PDF: text as text in embedded subset fonts, each face and each picture once, however often
 * it is printed. The same request gives the same bytes.
 *
 * @throws PrintRefusal when there is nothing to print or a picture cannot be read; the signal's reason when aborted.
 */
export async function makePdf(request: PdfRequest): Promise<Uint8Array> {
  const { plan, signal } = request;
  signal?.throwIfAborted();
  if (plan.pages.length === 0) {
    throw new PrintRefusal(
      'nothing-to-print',
      'There is nothing to print: choose at least one card, with 1 copy or more.',
    );
  }
  const document = await PDFDocument.create({ updateMetadata: false });
  describe(document, request);
  const painter = new Painter(document, request);
  await painter.drawFaces();
  await painter.drawPages();
  await painter.finish();
  request.onProgress?.({ done: painter.total, total: painter.total, doing: 'Writing the file' });
  const bytes = await document.save({ useObjectStreams: false, addDefaultPage: false, objectsPerTick: 500 });
  signal?.throwIfAborted();
  return bytes;
}

function describe(document: PDFDocument, { plan, title, date }: PdfRequest): void {
  document.setTitle(title);
  document.setProducer('Cardwright');
  document.setCreator('Cardwright');
  document.setCreationDate(date);
  document.setModificationDate(date);
  const preferences = document.catalog.getOrCreateViewerPreferences();
  preferences.setDisplayDocTitle(true);
  preferences.setPrintScaling(PrintScaling.None);
  preferences.setPickTrayByPDFSize(true);
  if (plan.backs !== 'none') {
    preferences.setDuplex(
      plan.backs === 'long-edge' ? Duplex.DuplexFlipLongEdge : Duplex.DuplexFlipShortEdge,
    );
  }
}
