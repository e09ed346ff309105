import fc from 'fast-check';
import { describe } from 'vitest';
import { layoutBack } from '../../src-main/layout/back-layout.js';
import { layoutCard } from '../../src-main/games/kotc/format/card-layout.js';
import { fitInto, onCard } from '../../src-main/print/cards/fit.js';
import { drawFace, type FaceSources } from '../../src-main/print/pdf/face.js';
import type { PdfFont } from '../../src-main/print/pdf/fonts/font.js';
import { drawPage, type SheetWords } from '../../src-main/print/pdf/sheet-page.js';
import type { DisplayList } from '../../src-main/layout/display-list.js';
import { drawTestPage } from '../../src-main/print/printers/test-page.js';
import { PrintRefusal } from '../../src-main/print/refusal.js';
import { planSheets } from '../../src-main/print/sheets/sheet-plan.js';
import { toSvg } from '../../src-main/print/images/svg.js';
import { fonts } from '../layout/support.js';
import { anyJob } from '../print/any-job.js';
import { goldenCards } from './cards.js';
import { testGolden } from './golden.js';

const jobs = fc.sample(anyJob, { seed: 21, numRuns: 220 });

const words: SheetWords = {
  font: 'F1',
  glyphs: [
    { id: 36, x: 0, y: 0, text: 'A' },
    { id: 37, x: 0.6, y: 0, text: 'B' },
  ],
  advance: () => 0.6,
};

/** What is drawn of a font: its glyphs stand for the text that they were made of. */
const font: Pick<PdfFont, 'use' | 'advance'> = {
  use: (glyphs) => glyphs.map(({ text }) => text).join(''),
  advance: () => 500,
};

const sources: FaceSources = {
  font: () => font as unknown as PdfFont,
  pictureName: (picture) => `P${picture}`,
  opacityName: (opacity) => `G${opacity}`,
  metalName: (metal) => `M${metal}`,
  paths: () => new Map(),
};

const lists = (): readonly DisplayList[] => [
  layoutBack('standard', fonts, () => null),
  ...goldenCards(14)
    .filter((_, place) => place % 30 === 0)
    .map((card) => layoutCard(card, fonts, () => null)),
];
const sizes = [
  { width: 63.5, height: 88.9 },
  { width: 70, height: 120 },
  { width: 44, height: 63 },
];

const testPages = [
  { width: 210, height: 297 },
  { width: 297, height: 210 },
  { width: 215.9, height: 279.4 },
  { width: 148, height: 210 },
  { width: 210, height: 148 },
].flatMap((paper) =>
  [0, 5, 11, 12].flatMap((margin) =>
    (['sideways', 'over'] as const).map((turn) => ({ paper, margin, turn })),
  ),
);

describe('sheets: the same as before', () => {
  testGolden(
    'their plans, and the drawing of their pages',
    'sheets',
    () => jobs,
    (job) => {
      try {
        const plan = planSheets(job);
        const drawn = plan.pages
          .slice(0, 4)
          .map((page) =>
            drawPage(plan, page, ({ card, face }) => `${face}${card}`, { control: words, label: words }),
          );
        return { plan, drawn };
      } catch (error) {
        if (error instanceof PrintRefusal) return error.message;
        throw error;
      }
    },
    10,
  );

  testGolden('how cards lie on paper of other sizes, and what they are as SVG', 'faces', lists, (list) =>
    sizes.map((card) => {
      const fit = fitInto(list, card, 3);
      const view = { x: -3, y: -3, width: card.width + 6, height: card.height + 6 };
      const address = (picture: string): string => `about:${picture}`;
      return [fit, onCard(list, card, 2), toSvg(list, { width: 300, height: 420, view, fit, address })];
    }),
  );

  testGolden('what their fronts are in a PDF', 'faces-pdf', lists, (list) =>
    sizes.map((card) => drawFace(list, fitInto(list, card, 3), card.height, sources)),
  );

  testGolden(
    'the pages by which a printer is measured',
    'test-pages',
    () => testPages,
    ({ paper, margin, turn }) => {
      try {
        const margins = { left: margin, top: 5, right: 3, bottom: 2 * margin };
        return drawTestPage(paper, margins, turn, fonts);
      } catch (error) {
        if (error instanceof PrintRefusal) return error.message;
        throw error;
      }
    },
  );
});
