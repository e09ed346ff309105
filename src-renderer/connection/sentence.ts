/** What went wrong, as a sentence to show. The contract's errors already say what to do. */
export function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message.trim() : '';
  if (message === '' || isLineBreak(error)) return 'The connection broke off. Try again in a moment.';
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

/** True for a call that was ended on purpose. */
export const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

const isLineBreak = (error: unknown): boolean =>
  isAbort(error) || (error instanceof Error && /WebSocket is not open/.test(error.message));
