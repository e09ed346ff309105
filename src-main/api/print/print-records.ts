import type { Library } from '../../library/library.js';
import { LibraryError } from '../../library/errors.js';
import type { PrintRecord } from '../../library/print-ledger.js';
import type { DisplayList } from '../../layout/display-list.js';
import { faceMark, markOfList } from '../../print/cards/face-mark.js';
import type { PrintItem, PrintJob, SheetRange } from '../../print/job.js';
import type { SheetPage, SheetPlan, Slot } from '../../print/plan.js';
import type { LedgerRow, PrintRow } from '../answers/answers.js';
import type { Faces } from '../cards/faces.js';

/** What a finished PDF has on its sheets, until its person says how it came out. */
interface Draft {
  readonly job: PrintJob;
  /** Marks of what was drawn. */
  readonly fronts: ReadonlyMap<string, string>;
  readonly pages: readonly SheetPage[];
}

/** Of the latest PDFs; as many as are kept, and a few that were taken already. */
const DRAFTS = 6;

/** Which cards were printed as they are now, and which are still to be. */
export class PrintRecords {
  readonly #drafts = new Map<string, Draft>();

  constructor(
    private readonly library: () => Library,
    private readonly faces: Faces,
  ) {}

  /** Begins to note what a PDF shows. Nothing is kept before it is finished. */
  begin(job: PrintJob, plan: SheetPlan) {
    const fronts = new Map<string, string>();
    return {
      /** Passes a card's list on to be drawn. */
      front: (card: string, list: DisplayList): DisplayList => {
        fronts.set(card, markOfList(list));
        return list;
      },
      /** @param output the PDF's id */
      finish: (output: string): void => {
        this.#drafts.set(output, { job, fronts, pages: plan.pages.filter(({ side }) => side === 'front') });
        const [oldest] = this.#drafts.keys();
        if (this.#drafts.size > DRAFTS && oldest !== undefined) this.#drafts.delete(oldest);
      },
    };
  }

  /**
   * Writes down that a PDF came out well, or those of its sheets.
   * @throws LibraryError NOT_FOUND when the PDF is of long ago, BAD_INPUT when no fronts are on those sheets
   */
  async confirm(output: string, sheets: readonly SheetRange[], when: number): Promise<PrintRow> {
    const draft = this.#drafts.get(output);
    if (!draft) {
      throw new LibraryError(
        'NOT_FOUND',
        'This PDF was made too long ago to be written down. Make it again.',
      );
    }
    const { job, fronts } = draft;
    const marks = this.#marks(job);
    const copies = new Map<string, { card: string; face: string; copies: number }>();
    for (const { card, back } of slotsOn(draft.pages, sheets)) {
      const face = await marks(fronts.get(card) ?? '', back);
      const key = `${card} ${face}`;
      const counted = copies.get(key);
      if (counted) counted.copies += 1;
      else copies.set(key, { card, face, copies: 1 });
    }
    if (copies.size === 0) {
      throw new LibraryError(
        'BAD_INPUT',
        'There are no fronts on these sheets. Choose the sheets that came out well.',
      );
    }
    const print = { id: output, when, title: job.title, cards: [...copies.values()] };
    return rowOf(await this.library().prints.add(print));
  }

  async list(): Promise<PrintRow[]> {
    return (await this.library().prints.list()).map(rowOf);
  }

  async setForgotten(print: string, forgotten: boolean): Promise<PrintRow> {
    return rowOf(await this.library().prints.setForgotten(print, forgotten));
  }

  /** For each card of a job, in its order: how many copies there are of it as it is now, and as it once was. */
  async ledger(job: PrintJob): Promise<LedgerRow[]> {
    const library = this.library();
    const printed = await library.prints.copies();
    const marks = this.#marks(job);
    const rows = new Map<
      string,
      { card: string; wanted: number; present: number; older: number; back: string }
    >();
    for (const { card, copies, back = job.back } of job.items) {
      const row = rows.get(`${card} ${back}`);
      if (row) row.wanted += copies;
      else rows.set(`${card} ${back}`, { card, back, wanted: copies, present: 0, older: 0 });
    }
    const known = [...new Set(job.items.map(({ card }) => card))].filter((card) => printed.has(card));
    const fronts = new Map<string, string>();
    for (const card of await library.cards.getAll(known)) {
      fronts.set(card.id, markOfList(await this.faces.front(card)));
    }
    for (const row of rows.values()) {
      const front = fronts.get(row.card);
      const present = front === undefined ? '' : await marks(front, row.back);
      for (const [face, copies] of printed.get(row.card) ?? []) {
        if (face === present) row.present += copies;
        else row.older += copies;
      }
    }
    return [...rows.values()];
  }

  /** The job's items without the copies that were printed as they are now. */
  async missing(job: PrintJob): Promise<PrintItem[]> {
    const there = new Map((await this.ledger(job)).map((row) => [`${row.card} ${row.back}`, row.present]));
    return job.items.flatMap((item): PrintItem[] => {
      const key = `${item.card} ${item.back ?? job.back}`;
      const used = Math.min(item.copies, there.get(key) ?? 0);
      there.set(key, (there.get(key) ?? 0) - used);
      return item.copies > used ? [{ ...item, copies: item.copies - used }] : [];
    });
  }

  /** Gives a card's whole mark from its front's and the name of its back, whose list is laid out once. */
  #marks(job: PrintJob): (front: string, back: string) => Promise<string> {
    const backs = new Map<string, Promise<string>>();
    return async (front, back) => {
      if (job.sheet.backs === 'none') return faceMark(front, null, job.sheet);
      let mark = backs.get(back);
      if (!mark) backs.set(back, (mark = this.faces.back(back).then(markOfList)));
      return faceMark(front, await mark, job.sheet);
    };
  }
}

function slotsOn(pages: readonly SheetPage[], sheets: readonly SheetRange[]): Slot[] {
  return pages
    .filter(({ sheet }) => sheets.length === 0 || sheets.some(({ from, to }) => from <= sheet && sheet <= to))
    .flatMap((page) => page.slots.filter(({ face }) => face === 'front'));
}

const rowOf = ({ id, when, title, forgotten, cards }: PrintRecord): PrintRow => ({
  id,
  when,
  title,
  forgotten,
  cards: new Set(cards.map(({ card }) => card)).size,
  copies: cards.reduce((sum, { copies }) => sum + copies, 0),
});
