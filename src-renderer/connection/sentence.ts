import { ORPCError } from '@orpc/client';

/** What went wrong, as a sentence to show. The contract's errors already say what to do. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ORPCError && !error.defined) return sentenceOfFault(error.code);
  const message = error instanceof Error ? error.message.trim() : '';
  if (message === '' || isLineBreak(error)) return 'The connection broke off. Try again in a moment.';
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

/** What to show of an error that nobody was there to hear: where it is no answer of the host it is the program's own mistake. */
export const sentenceOfUnheard = (error: unknown): string =>
  error instanceof ORPCError || isLineBreak(error) ? sentenceOf(error) : sentenceOfFault('');

/** True for a call that was ended on purpose. */
export const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** True for an answer that what was asked for is not there, or no more. */
export const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'NOT_FOUND';

const isLineBreak = (error: unknown): boolean =>
  isAbort(error) || (error instanceof Error && /WebSocket is not open/.test(error.message));

/** Of what no person caused: the program's own names for it say nothing to people. */
const sentenceOfFault = (code: string): string =>
  code === 'BAD_REQUEST'
    ? 'This cannot be taken as it was entered. Change it and try again.'
    : 'Cardwright made a mistake and could not do this. Try again; if it happens again, close Cardwright and start it anew. What was saved is safe.';
