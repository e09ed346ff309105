import { parentPort, workerData } from 'node:worker_threads';
import { TableRefusal } from '../refusal.js';
import type { CoachReport } from './coach-report.js';
import { review, type ReviewProgress, type ReviewRequest } from './review.js';

/** From the thread of the coach, which is given a `ReviewRequest`. The report is the last. */
export type CoachMessage =
  | { readonly progress: ReviewProgress }
  | { readonly report: CoachReport }
  /** Why there is none: a sentence where it is refused. */
  | { readonly fault: string; readonly isRefusal: boolean };

function say(message: CoachMessage): void {
  parentPort?.postMessage(message);
}

try {
  const reviewing = review(workerData as ReviewRequest);
  let step = reviewing.next();
  for (; !step.done; step = reviewing.next()) say({ progress: step.value });
  say({ report: step.value });
} catch (error) {
  say({ fault: (error as Error).message, isRefusal: error instanceof TableRefusal });
}
