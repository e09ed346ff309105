import { isAbort, sentenceOfUnheard } from '../connection/sentence.js';
import { notices } from '../shared/notices/notices.svelte.js';

/** Says an error that nothing else has caught: what a person did has come to nothing. */
export function sayUnheard(error: unknown): void {
  if (!isAbort(error)) notices.complain(sentenceOfUnheard(error));
}
