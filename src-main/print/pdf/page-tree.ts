import { PDFString, type PDFRef } from 'pdf-lib';
import type { SheetPage } from '../plan.js';
import type { Entries } from './dictionary.js';
import type { PdfFile } from './pdf-file.js';

/** Readers find a page among thousands by skipping whole branches. */
const PAGES_ON_BRANCH = 256;

/** The document's pages, in branches; the refs are all that is kept of them. */
export class PageTree {
  readonly root: PDFRef;
  readonly #file: PdfFile;
  readonly #branches: { readonly ref: PDFRef; readonly pages: PDFRef[] }[] = [];

  constructor(file: PdfFile) {
    this.#file = file;
    this.root = file.nextRef();
  }

  add(entries: Entries): void {
    let branch = this.#branches.at(-1);
    if (!branch || branch.pages.length >= PAGES_ON_BRANCH) {
      branch = { ref: this.#file.nextRef(), pages: [] };
      this.#branches.push(branch);
    }
    branch.pages.push(this.#file.add({ Type: 'Page', Parent: branch.ref, ...entries }));
  }

  finish(): void {
    for (const { ref, pages } of this.#branches) {
      this.#file.put(ref, { Type: 'Pages', Parent: this.root, Kids: pages, Count: pages.length });
    }
    this.#file.put(this.root, {
      Type: 'Pages',
      Kids: this.#branches.map(({ ref }) => ref),
      Count: this.#branches.reduce((sum, { pages }) => sum + pages.length, 0),
    });
  }
}

/** What readers call the pages: the numbers of the sheets, with the side where a sheet has pages for both. */
export function pageLabels(pages: readonly Pick<SheetPage, 'sheet' | 'side'>[]): (number | Entries)[] {
  const twoSided = pages.some((page) => page.side === 'back');
  const labels: (number | Entries)[] = [];
  pages.forEach(({ sheet, side }, index) => {
    if (twoSided) labels.push(index, { P: PDFString.of(`${sheet} ${side}`) });
    else if (pages[index - 1]?.sheet !== sheet - 1 || index === 0) labels.push(index, { S: 'D', St: sheet });
  });
  return labels;
}
