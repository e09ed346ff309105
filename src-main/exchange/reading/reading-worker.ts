import { parentPort } from 'node:worker_threads';
import { ExchangeRefusal } from '../refusal.js';
import type { Reading, ReadingAnswer, ReadingQuestion, Readings } from './jobs.js';
import { JobReader } from './read-job.js';

/** Rows in a message: few enough that whoever gets them is done with them in some milliseconds. */
const AT_ONCE = 250;

const reader = new JobReader();
let reading: Reading<keyof Readings> = { about: null, rows: [] };
let sent = 0;

async function answer(question: ReadingQuestion): Promise<ReadingAnswer> {
  try {
    if (question !== 'more') {
      reading = await reader.read(question.job);
      sent = 0;
    }
    const rows = reading.rows.slice(sent, sent + AT_ONCE);
    sent += rows.length;
    return { about: question === 'more' ? null : reading.about, rows, more: sent < reading.rows.length };
  } catch (error) {
    if (error instanceof ExchangeRefusal) return { refused: error.message };
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (question: ReadingQuestion) => {
  void answer(question).then((said) => parentPort?.postMessage(said));
});
