import type { Fonts } from '../../layout/fonts.js';
import { adjustmentOf } from './adjustment.js';
import type { Calibration } from './calibration.js';
import type { TestPageRequest } from '../pdf/test-page.js';
import { paperOf, turnOf } from '../sheets/sheet-plan.js';
import type { SheetOptions } from '../sheets/sheet-options.js';
import { drawTestPage } from './test-page.js';

/**
 * Both sides of the sheet by which a printer is measured. With a calibration they are corrected by it, as cards are:
 * then a second sheet shows whether it was read well.
 *
 * @throws PrintRefusal when the paper is too small
 */
export function testSheet(
  wish: Pick<SheetOptions, 'paper' | 'landscape' | 'margins'> & {
    readonly turn: 'long-edge' | 'short-edge';
    readonly calibration: Calibration;
  },
  fonts: Fonts,
): Pick<TestPageRequest, 'paper' | 'pages' | 'duplex'> {
  const paper = paperOf(wish);
  const turn = turnOf(wish.turn, paper);
  const pages = drawTestPage(paper, wish.margins, turn, fonts).map((page) => ({
    ...page,
    adjust: adjustmentOf(wish.calibration, page.side, turn),
  }));
  return { paper, pages, duplex: wish.turn };
}
