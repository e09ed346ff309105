import type { Sink } from '../../files/whole-file.js';
import { PrintRefusal } from '../refusal.js';
import { describe } from './describe.js';
import { Painter } from './painter.js';
import { PdfFile } from './pdf-file.js';
import type { PdfRequest } from './request.js';

/**
 * Paints the plan as a PDF: text as text in embedded subset fonts, each face and each picture once, however often
 * it is printed. What is finished is written at once, so that a print of any length needs little memory. The same
 * request gives the same bytes.
 *
 * @returns the length in bytes
 * @throws PrintRefusal when there is nothing to print or a picture cannot be read; the signal's reason when aborted.
 */
export async function makePdf(request: PdfRequest, write: Sink): Promise<number> {
  const { plan, signal } = request;
  signal?.throwIfAborted();
  if (plan.pages.length === 0) {
    throw new PrintRefusal(
      'nothing-to-print',
      plan.sheets > 0 && plan.warnings[0]
        ? plan.warnings[0]
        : 'There is nothing to print: choose at least one card, with 1 copy or more.',
    );
  }
  // PDF/X-4 is made of PDF 1.6. Source: ISO 15930-7, 6.1.
  const file = new PdfFile(write, request.pdfx ? '1.6' : '1.7');
  const painter = new Painter(file, request);
  await painter.drawFaces();
  await painter.drawPages();
  await painter.finish();
  request.onProgress?.({ done: painter.total, total: painter.total, doing: 'Writing the file' });
  const { root, info } = describe(file, painter.pages.root, {
    ...request,
    labels: plan.pages,
    layers: painter.foil.properties,
    duplex: plan.backs === 'long-edge' || plan.backs === 'short-edge' ? plan.backs : null,
  });
  const bytes = await file.finish(root, info);
  signal?.throwIfAborted();
  return bytes;
}
