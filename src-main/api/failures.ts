import { ORPCError } from '@orpc/server';
import { LibraryError } from '../library/errors.js';
import { PrintRefusal } from '../print/refusal.js';

/** Turns what a person can cause into the contract's errors; everything else stays a fault of the program. */
export function asContractError(error: unknown): unknown {
  if (error instanceof LibraryError) return contractError(error.code, error);
  if (error instanceof PrintRefusal) return contractError('BAD_INPUT', error);
  return error;
}

const contractError = (code: LibraryError['code'], error: Error): ORPCError<string, undefined> =>
  new ORPCError(code, { defined: true, message: error.message, cause: error });

/** The same for a stream of events, which fails while it is read. */
export async function* withContractErrors<T>(events: AsyncIterable<T>): AsyncGenerator<T, void, void> {
  try {
    yield* events;
  } catch (error) {
    throw asContractError(error);
  }
}
