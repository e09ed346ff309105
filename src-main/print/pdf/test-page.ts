import type { FontId } from '../../layout/display-list.js';
import type { Fonts } from '../../layout/fonts.js';
import type { Sink } from '../../files/whole-file.js';
import type { Adjustment, Size } from '../plan.js';
import type { DrawnPage, PageWords } from '../printers/test-page.js';
import { describe } from './describe.js';
import { DocumentFonts, fontName } from './fonts/document-fonts.js';
import { shapeLabel } from './label.js';
import { num, pt } from './numbers.js';
import { PageTree } from './page-tree.js';
import { PdfFile } from './pdf-file.js';
import { adjusting } from './sheet-page.js';
import { showGlyphs } from './text.js';

export interface TestPageRequest {
  readonly paper: Size;
  readonly pages: readonly (DrawnPage & { readonly adjust: Adjustment | null })[];
  readonly duplex: 'long-edge' | 'short-edge';
  readonly fonts: Fonts;
  readonly date: Date;
}

const THIN_PT = 0.25;
const STRONG_PT = 0.6;
const fontOf = (bold: boolean): FontId => (bold ? 'condensed-bold' : 'condensed');

/** Paints the pages by which a printer is measured. @returns the length in bytes */
export async function makeTestPage(request: TestPageRequest, write: Sink): Promise<number> {
  const { paper, fonts, duplex, date } = request;
  const file = new PdfFile(write);
  const tree = new PageTree(file);
  const used = new DocumentFonts(file, fonts);
  for (const page of request.pages) {
    const content = [
      drawLines(page, paper),
      ...page.words.map((words) => drawWords(words, paper, used, fonts)),
    ].join('\n');
    tree.add({
      MediaBox: [0, 0, pt(paper.width), pt(paper.height)],
      Resources: { Font: used.resources(['condensed', 'condensed-bold']) },
      Contents: file.addDeflated(
        page.adjust ? `q ${adjusting(page.adjust, paper)} cm\n${content}\nQ` : content,
        {},
      ),
    });
  }
  await used.finish();
  tree.finish();
  const labels = request.pages.map(({ side }) => ({ sheet: 1, side }));
  const { root, info } = describe(file, tree.root, {
    title: 'Cardwright test page',
    author: '',
    date,
    duplex,
    labels,
  });
  return file.finish(root, info);
}

function drawLines({ lines }: DrawnPage, paper: Size): string {
  const paths = (strong: boolean): string[] =>
    lines
      .filter((line) => line.strong === strong)
      .map(
        ({ x1, y1, x2, y2 }) =>
          `${num(pt(x1))} ${num(pt(paper.height - y1))} m ${num(pt(x2))} ${num(pt(paper.height - y2))} l`,
      );
  return ['0 G 0 g', `${THIN_PT} w`, ...paths(false), 'S', `${STRONG_PT} w`, ...paths(true), 'S'].join('\n');
}

function drawWords(words: PageWords, paper: Size, used: DocumentFonts, fonts: Fonts): string {
  const id = fontOf(words.bold);
  const font = used.get(id);
  const { glyphs, advance } = shapeLabel(words.text, fonts.bytes(id));
  font.use(glyphs);
  const size = pt(words.size);
  const before = { start: 0, middle: 0.5, end: 1 }[words.align] * advance * size;
  return [
    'BT',
    `/${fontName(id)} ${num(size)} Tf`,
    showGlyphs({
      glyphs,
      size,
      x: pt(words.x) - before,
      y: pt(paper.height - words.y),
      unit: size,
      advance: font.advance,
    }),
    'ET',
  ].join('\n');
}
