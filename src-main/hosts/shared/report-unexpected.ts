import { ORPCError } from '@orpc/server';

/** What only the program can have caused goes to the terminal with its stack; what a person caused goes to the person. */
export function reportUnexpected(error: unknown): void {
  if (error instanceof ORPCError && error.code !== 'INTERNAL_SERVER_ERROR') return;
  if (error instanceof Error && error.name === 'AbortError') return;
  console.error(error instanceof ORPCError && error.cause !== undefined ? error.cause : error);
}
