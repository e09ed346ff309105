import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ownProgram } from '../../library/pictures/own-program.js';
import { TableRefusal } from '../refusal.js';
import type { CoachReport } from './coach-report.js';
import type { CoachMessage } from './coach-worker.js';
import type { ReviewProgress, ReviewRequest } from './review.js';

/** What is told of a review; the report is the last. */
export type ReviewEvent = { readonly progress: ReviewProgress } | { readonly report: CoachReport };

/**
 * Looks through a game in a thread of its own, which ends with it.
 *
 * @param signal ends it before its time
 * @param start begins the thread
 * @throws TableRefusal where the game cannot be looked through; the signal's reason when it is aborted
 */
export async function* reviewInThread(
  request: ReviewRequest,
  signal?: AbortSignal,
  start: (request: ReviewRequest) => Worker = startWorker,
): AsyncGenerator<ReviewEvent, void, void> {
  signal?.throwIfAborted();
  const worker = start(request);
  try {
    const messages = on(worker, 'message', { close: ['exit'], ...(signal && { signal }) });
    for await (const [message] of messages as AsyncIterable<[CoachMessage]>) {
      if ('fault' in message) {
        throw new TableRefusal(
          message.isRefusal ? message.fault : `The coach cannot look through this game (${message.fault}).`,
        );
      }
      yield message;
      if ('report' in message) return;
    }
    throw new TableRefusal('The coach has stopped working. Ask again.');
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    await worker.terminate();
  }
}

const startWorker = (request: ReviewRequest): Worker =>
  new Worker(ownProgram('coach-worker', import.meta.url), { workerData: request });
