import type { PrintJobInput } from '../../../../src-main/print/job.js';
import type { SheetPlan } from '../../../../src-main/print/plan.js';
import type { PrintOutput } from '../../../../src-main/print/presets.js';
import { countOf } from '../../../shared/labels/card-labels.js';

const figure = (count: number, one: string, more: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : more}`;

/** What comes out, in a few words: "27 cards on 3 sheets". */
export function summaryOf(plan: SheetPlan | null, job: PrintJobInput, { kind, dpi }: PrintOutput): string {
  if (!plan || plan.pages.length === 0) return 'Nothing to print yet';
  if (kind === 'images') {
    const fronts = new Set(job.items.map(({ card }) => card)).size;
    const backs = plan.backs === 'none' ? 0 : new Set(job.items.map(({ back }) => back)).size;
    return `${figure(fronts + backs, 'picture', 'pictures')} of ${dpi} dpi`;
  }
  const sheets = new Set(plan.pages.map(({ sheet }) => sheet)).size;
  if (kind === 'single') return `${countOf(sheets)} on ${figure(plan.pages.length, 'page', 'pages')}`;
  const slots = plan.pages.flatMap((page) => page.slots);
  const fronts = slots.filter(({ face }) => face === 'front').length;
  return `${countOf(fronts || slots.length)} on ${figure(sheets, 'sheet', 'sheets')}`;
}
