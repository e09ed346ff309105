import type { Calibration } from '../../print/printers/calibration.js';
import { makeWhole } from '../../files/whole-file.js';
import type { SheetOptions } from '../../print/sheets/sheet-options.js';
import { testSheet } from '../../print/printers/test-sheet.js';
import type { Body } from '../body.js';

interface TestPageWish extends Pick<SheetOptions, 'paper' | 'landscape' | 'margins'> {
  readonly turn: 'long-edge' | 'short-edge';
  readonly calibration: Calibration;
}

/** Makes the page by which a printer is measured. */
export async function testPageOutput(
  body: Body,
  wish: TestPageWish,
): Promise<{ output: string; name: string }> {
  const name = 'Cardwright test page.pdf';
  const { makeTestPage } = await import('../../print/pdf/test-page.js');
  const sheet = testSheet(wish, body.faces.fonts);
  const { output } = await body.outputs.make({ name, type: 'application/pdf' }, (path) =>
    makeWhole(path, (write) => makeTestPage({ ...sheet, fonts: body.faces.fonts, date: new Date() }, write)),
  );
  return { output, name };
}
