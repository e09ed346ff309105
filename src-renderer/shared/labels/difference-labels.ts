import type { Findings } from '../../../src-main/api/answers/lab-answers.js';

/** "+1 ± 3 %": a difference of win rates in percentage points. */
export function percentOf({ difference, within }: Pick<Findings, 'difference' | 'within'>): string {
  const points = Math.round(100 * difference);
  const signed = points < 0 ? `−${-points}` : `+${points}`;
  return within === null ? `${signed} %` : `${signed} ± ${Math.max(1, Math.round(100 * within))} %`;
}
