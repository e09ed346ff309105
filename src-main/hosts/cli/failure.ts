/** Something that a person can put right; the message is one sentence that says how. Exit code 1. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

/** What was asked about is not so, and all about it has been said: only the exit code is left. */
export class NotSo extends Error {
  override readonly name = 'NotSo';
  constructor(readonly exitCode: 1 | typeof NOT_LEGAL = 1) {
    super('What was asked about is not so.');
  }
}

/** With `--strict`: a card or deck may not be played, or has no price. */
export const NOT_LEGAL = 3;

/** The command line itself is wrong. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** One line with a full stop at its end. */
export function sentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return /[.!?]$/.test(line) ? line : `${line}.`;
}
