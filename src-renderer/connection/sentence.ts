import { ORPCError } from '@orpc/client';

/** What went wrong, as a sentence to show. The contract's errors already say what to do. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ORPCError && !error.defined) return sentenceOfFault(error.code);
  const message = error instanceof Error ? error.message.trim() : '';
  if (message === '' || isLineBreak(error)) return 'The connection broke off. Try again in a moment.';
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

/** True for a call that was ended on purpose. */
export const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

const isLineBreak = (error: unknown): boolean =>
  isAbort(error) || (error instanceof Error && /WebSocket is not open/.test(error.message));

/** Of what no person caused: the program's own names for it say nothing to people. */
const sentenceOfFault = (code: string): string =>
  code === 'BAD_REQUEST'
    ? 'This cannot be taken as it was entered. Change it and try again.'
    : 'Cardwright made a mistake and could not do this. Try again; if it happens again, close Cardwright and start it anew. What was saved is safe.';
