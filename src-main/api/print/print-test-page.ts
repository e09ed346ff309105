import type { Calibration } from '../../print/printers/calibration.js';
import { makeWhole } from '../../files/whole-file.js';
import type { SheetOptions } from '../../print/sheets/sheet-options.js';
import { testSheet } from '../../print/printers/test-sheet.js';
import type { AppServices } from '../app-services.js';

interface TestPageWish extends Pick<SheetOptions, 'paper' | 'landscape' | 'margins'> {
  readonly turn: 'long-edge' | 'short-edge';
  readonly calibration: Calibration;
}

/** Makes the page by which a printer is measured. */
export async function testPageOutput(
  services: AppServices,
  wish: TestPageWish,
): Promise<{ output: string; name: string }> {
  const name = 'Cardwright test page.pdf';
  const { makeTestPage } = await import('../../print/pdf/test-page.js');
  const sheet = testSheet(wish, services.faces.fonts);
  const { output } = await services.outputs.make({ name, type: 'application/pdf' }, (path) =>
    makeWhole(path, (write) =>
      makeTestPage({ ...sheet, fonts: services.faces.fonts, date: new Date() }, write),
    ),
  );
  return { output, name };
}
